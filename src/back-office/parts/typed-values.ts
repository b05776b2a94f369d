import { numberFault } from '../../shared/copy/numbers.ts'
import { indianDay, indianMinute } from '../../shared/india-time.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { readNumber } from '../../shared/numbers/read-number.ts'
import { firstMomentOf, lastMomentOf, momentOfTime } from '../../shared/office/typed-moments.ts'

/**
 * The kind of value typed into a field: a line, a text, a choice, an amount in rupees, percent, a count, a day, a day with its
 * time, or ids of what was chosen, which a picker shows by name.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'choice'
  | 'rupees'
  | 'percent'
  | 'count'
  | 'firstDay'
  | 'lastDay'
  | 'moment'
  | 'ids'

/** A value as its field shows it. */
export function asTyped(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'firstDay' || kind === 'lastDay') return indianDay(String(value))
  return kind === 'moment' ? indianMinute(String(value)) : String(value)
}

/** Value that a field of a number reads; undefined: it is none. A number of a coupon or a banner is no negative one. */
export function numberKind(kind: FieldKind): 'rupees' | 'percent' | 'count' | undefined {
  return kind === 'rupees' || kind === 'percent' || kind === 'count' ? kind : undefined
}

/**
 * Returns the typed text as a value: '₹1,250.00' is 1250. Empty text is null if the field is nullable. A number that cannot be
 * read is an `Unread`, which is never sent; days that cannot be read stay as typed, and the server's message at the field gives
 * the right format.
 */
export function fromTyped(kind: FieldKind, typed: unknown, isNullable: boolean): unknown {
  if (typeof typed !== 'string') return typed
  if (typed.trim() === '' && isNullable) return null
  if (kind === 'ids') return typed === '' ? [] : typed.split(',')
  const number = numberKind(kind)
  if (number !== undefined) {
    const reading = readNumber(typed, numberRules[number])
    return 'fault' in reading ? { unread: typed } : reading.value
  }
  if (typed.trim() === '') return ''
  if (kind === 'firstDay') return firstMomentOf(typed)
  if (kind === 'lastDay') return lastMomentOf(typed)
  return kind === 'moment' ? momentOfTime(typed) : typed
}

/** Faults of the numbers of a form, by the names of their fields. */
export function unreadOf(fields: readonly NamedField[], typed: Readonly<Record<string, unknown>>) {
  const wrong: Record<string, string> = {}
  for (const { name, kind, isNullable = false } of fields) {
    const number = numberKind(kind)
    const value = typed[name]
    if (number === undefined || typeof value !== 'string' || (isNullable && value.trim() === '')) continue
    const reading = readNumber(value, numberRules[number])
    if ('fault' in reading) wrong[name] = numberFault(reading.fault, numberRules[number])
  }
  return wrong
}

/** A field by its name and its kind; `isNullable`: empty is a value of its own. */
export interface NamedField {
  name: string
  kind: FieldKind
  isNullable?: boolean
}
