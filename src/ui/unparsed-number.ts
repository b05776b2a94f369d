import { numbersCopy } from '../shared/copy/numbers.ts'
import { ApiFailure } from './api-failure.ts'

/** Text in a number field that is no number: kept as it is typed, also over a reload, and never sent. */
export interface Unread {
  readonly unread: string
}

/** Value of a number field: null is an empty one that may be empty. */
export type NumberInput = number | null | Unread

/** Returns whether a value is a text that is no number. */
export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Unread>).unread === 'string'
}

/** Returns whether such a text is anywhere in a value. */
export function holdsUnread(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isUnread(value) || Object.values(value).some(holdsUnread)
}

/** A value all of whose numbers were read. */
export type Read<T> = T extends Unread ? never : T extends object ? { [Key in keyof T]: Read<T[Key]> } : T

/** Gives what may be sent. Throws ApiFailure where a text in it is no number: nothing is sent then, by whatever way. */
export function allRead<T>(value: T): Read<T> {
  if (holdsUnread(value)) throw unreadFailure()
  return value as Read<T>
}

/** Returns the failure where nothing is sent; the error is shown at the field by itself, or in `errors`. */
export function unreadFailure(errors: Record<string, string> = {}): ApiFailure {
  return new ApiFailure({ status: 400, code: 'unread', message: numbersCopy.notSent, errors })
}
