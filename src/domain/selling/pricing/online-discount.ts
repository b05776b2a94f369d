import { type Paise, percentOf } from '../../../shared/money/money.ts'

/** A line at the price of a deal (docs/decisions/208): its value in paise, and the most that the online discount takes, in percent. */
export interface DealtLine {
  value: Paise
  dealPercent: number
}

/**
 * Computes what is taken off for paying online, in paise: a percentage of goods and delivery together (CONTRACT §3). `others`: all that
 * is at no deal's price, delivery included. Of a line at a deal's price it is no more than when the deal was made: raised since, it
 * would bring the line below the owner's floor.
 */
export function offOnline(dealt: readonly DealtLine[], others: Paise, percent: number): Paise {
  const add = (of: (line: DealtLine) => Paise) => dealt.reduce((sum, line) => sum + of(line), 0)
  const all = percentOf(others + add(({ value }) => value), percent)
  const takes = add((line) => mostOnline(line, percent))
  const kept = add(({ value }) => percentOf(value, percent)) - takes
  return Math.min(all - kept, others + takes)
}

/** Returns the most of the online discount that a line at a deal's price takes, in paise. */
export function mostOnline({ value, dealPercent }: DealtLine, percent: number): Paise {
  return percentOf(value, Math.min(percent, dealPercent))
}
