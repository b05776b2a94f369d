import type { Permission } from '../../shared/office/permissions.ts'

/** Ten digits of a mobile number however they are grouped, with or without +91 or a zero before them. */
const phones = /(?<!\d)(?:(?:\+|00)?91[\s().-]{0,2}|0[\s.-]?)?[6-9](?:[\s().-]{0,2}\d){9}(?!\d)/g
/** An id of ours: its digits are nobody's number. */
const id = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-z]{26})$/

/** Masks the phone numbers in a text that somebody typed, but for who may see them. */
export function openPhones(may: ReadonlySet<Permission>, text: string): string {
  if (may.has('customers.phone') || id.test(text)) return text
  return text.replace(phones, (phone) => maskPhone(phone.replace(/\D/g, '')))
}

/** Masks them in every text in a part of an answer. What is no plain object, such as a moment, stays as it is. */
export function openPhonesIn<T>(may: ReadonlySet<Permission>, value: T): T {
  if (may.has('customers.phone')) return value
  if (typeof value === 'string') return openPhones(may, value) as T
  if (Array.isArray(value)) return value.map((each) => openPhonesIn(may, each)) as T
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, openPhonesIn(may, each)])) as T
}

/** Masks a phone number but for its end, so that two customers can be told apart. */
export function maskPhone(phone: string): string {
  return phone === '' ? '' : `••••••${phone.slice(-4)}`
}

/** Masks an email address but for its first letter and its domain: two customers can be told apart. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
