import {
  dayInIndia,
  firstMomentOf,
  lastMomentOf,
  momentOfTime,
  timeInIndia,
} from '../../shared/office/indian-moments.ts'

/** What is typed into a field: a line, a text, a choice, an amount in rupees, percent, a count, a day, a day with its time. */
export type FieldKind = 'line' | 'text' | 'choice' | 'rupees' | 'percent' | 'count' | 'firstDay' | 'lastDay' | 'moment'

/** A value as its field shows it. */
export function asTyped(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'firstDay' || kind === 'lastDay') return dayInIndia(String(value))
  return kind === 'moment' ? timeInIndia(String(value)) : String(value)
}

/**
 * What was typed as a value: '₹1,250.00' is 1250. Nothing is null, but for texts. What cannot be read stays as it was typed: the
 * server says at the field what would fit.
 */
export function fromTyped(kind: FieldKind, typed: unknown, isNullable: boolean): unknown {
  if (typeof typed !== 'string') return typed
  if (typed.trim() === '') return isNullable ? null : ''
  if (kind === 'firstDay') return firstMomentOf(typed)
  if (kind === 'lastDay') return lastMomentOf(typed)
  if (kind === 'moment') return momentOfTime(typed)
  return kind === 'rupees' || kind === 'percent' || kind === 'count' ? asNumber(typed) : typed
}

function asNumber(typed: string): number | string {
  const plain = typed.replaceAll(/[\s,₹%]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}
