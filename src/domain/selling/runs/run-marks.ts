import { runFaults as faults } from '../../../shared/copy/office/run-faults.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { RunMark } from '../../../shared/run-stops.ts'

/** A mark of a stop with what was said beside it; amount in paise. */
export interface SaidOfStop {
  how: RunMark
  amount: Paise | null
  reference: string | null
  reason: string | null
}

/** Field of a mark that is wrong, and what to do. */
export interface MarkFault {
  field: 'how' | 'amount' | 'reference' | 'reason'
  text: string
}

/**
 * Returns what is wrong with a mark of a stop at which `due` paise are to be collected (null: nothing); null: it can be recorded.
 * All of the amount is collected or nothing: a part of it would leave the parcel half paid, with nobody to ask for the rest.
 */
export function faultOfMark({ how, amount, reference, reason }: SaidOfStop, due: Paise | null): MarkFault | null {
  if (how === 'refused') return reason ? null : { field: 'reason', text: faults.reasonNeeded }
  if (how === 'again') return null
  if (due === null) return how === 'delivered' ? null : { field: 'how', text: faults.nothingDue }
  const inWords = formatRupees(rupeesFromPaise(due))
  if (how === 'delivered') return { field: 'how', text: faults.isDue(inWords) }
  if (amount !== due) return { field: 'amount', text: faults.wholeAmount(inWords) }
  return how === 'upi' && !reference ? { field: 'reference', text: faults.referenceNeeded } : null
}

/** Returns the moment of a mark: as the phone says, but neither before the stop was given nor after now. */
export function momentOfMark(said: Date, given: Date, now: Date): Date {
  return new Date(Math.min(Math.max(said.getTime(), given.getTime()), now.getTime()))
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the day of the next try: the one after the mark, or today where the shop learns of it later than that. */
export function dayOfNextTry(marked: Date, now: Date): string {
  return indianDay(new Date(Math.max(marked.getTime() + dayMs, now.getTime())))
}

/** Returns stops in the order of a way before anybody has sorted them: by PIN code, then by place, then by street. */
export function byArea<T extends { pincode: string; city: string; street: string }>(stops: readonly T[]): T[] {
  const key = ({ pincode, city, street }: T) => [pincode, city, street].join('\n').toLowerCase()
  return [...stops].sort((one, other) => key(one).localeCompare(key(other), 'en'))
}

/** Returns a link to a map with an address: an ordinary web page, which a phone opens in its own map. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
