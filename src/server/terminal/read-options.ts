import { parseArgs } from 'node:util'
import { isCalendarDay } from '../../shared/calendar-day.ts'
import { indianMoment } from '../../shared/india-time.ts'
import type { Paise } from '../../shared/money/money.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { numberIn, readNumber } from '../../shared/numbers/read-number.ts'
import { UsageFailure } from './usage.ts'

type Options = Record<string, { type: 'string' } | { type: 'boolean' }>
type Values<O extends Options> = { [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string }

/** Words and `--options` of a command, each option with a value or, where it is a boolean, without. Throws UsageFailure on one that it does not have. */
export function readOptions<O extends Options>(given: string[], options: O, words: number) {
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    if (positionals.length > words) throw new Error(`${positionals[words]} is one word too many.`)
    return { values: values as Values<O>, words: positionals }
  } catch (error) {
    throw new UsageFailure((error as Error).message)
  }
}

/** A whole number from 1 up; undefined where nothing was given. */
export function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const count = numberIn(text, numberRules.pieces)
  if (count !== undefined) return count
  throw new UsageFailure(`${name} must be a whole number from 1 up, not ${text}.`)
}

/** Rupees above nothing, as paise; undefined where nothing was given. */
export function readRupees(name: string, text: string | undefined): Paise | undefined {
  if (text === undefined) return undefined
  const reading = readNumber(text, { ...numberRules.rupees, least: 0.01, most: 9_999_999.99 })
  if (!('fault' in reading)) return reading.units
  throw new UsageFailure(`${name} must be an amount in rupees, such as 500 or 49.50, not ${text}.`)
}

/** A moment of a day in India, its first unless said otherwise; undefined where there is no such day. */
export function readDay(text: string, time = '00:00:00.000'): Date | undefined {
  return isCalendarDay(text) ? indianMoment(`${text}T${time}`) : undefined
}
