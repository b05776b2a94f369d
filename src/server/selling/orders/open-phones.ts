import type { Permission } from '../../../shared/office/permissions.ts'
import { maskPhone } from './present-order-for-staff.ts'

/** Ten digits of a mobile number however they are grouped, with or without +91 or a zero before them. */
const phones = /(?<!\d)(?:(?:\+|00)?91[\s().-]{0,2}|0[\s.-]?)?[6-9](?:[\s().-]{0,2}\d){9}(?!\d)/g

/** A text of an order, a note or the history with its phone numbers only for who may see them. */
export function openPhones(may: ReadonlySet<Permission>, text: string): string {
  if (may.has('customers.phone')) return text
  return text.replace(phones, (phone) => maskPhone(phone.replace(/\D/g, '')))
}

/** The same for every text in a part of an answer. */
export function openPhonesIn<T>(may: ReadonlySet<Permission>, value: T): T {
  if (may.has('customers.phone')) return value
  if (typeof value === 'string') return openPhones(may, value) as T
  if (Array.isArray(value)) return value.map((each) => openPhonesIn(may, each)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, openPhonesIn(may, each)])) as T
}
