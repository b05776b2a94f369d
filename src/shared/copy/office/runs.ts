import { formatDay } from '../../format-moment.ts'
import type { RunMark } from '../../run-stops.ts'

/** Reason of the till's row for cash that somebody brings. */
export const handInReason = (name: string, day: string) => `Deliveries of ${name}, ${formatDay(day)}`

/** Messages about runs. */
export const runDone = {
  marked: (number: string, how: RunMark, amount: string) =>
    ({
      delivered: `${number}: delivered`,
      cash: `${number}: ${amount} in cash`,
      upi: `${number}: ${amount} by UPI`,
      refused: `${number}: refused`,
      again: `${number}: again tomorrow`,
    })[how],
  /** Of a mark that had waited since an earlier day. */
  late: (at: string) => ` Marked ${at}, recorded today.`,
  nextRun: (day: string) => ` It is on your run of ${formatDay(day)}.`,
  toEnd: ' Bring it to the shop: the return is recorded there.',
  /** Courier of what the shop brings itself. */
  ownDelivery: 'Own delivery',
  given: (count: number, name: string) => `${count === 1 ? '1 parcel' : `${count} parcels`} given to ${name}`,
  tookOff: 'Taken off the run',
  sorted: 'Order of the stops saved',
  handedIn: (amount: string, name: string) => `${amount} from ${name} put into the till.`,
  handedInWithoutTill: (amount: string, name: string) =>
    `${amount} taken from ${name}. No till is open, so the cash is in no count.`,
  ofDifference: (amount: string) => ` Difference ${amount}.`,
} as const

/** Columns of the files about cash, and their names. */
export const cashFile = {
  outstanding: ['Person', 'Order', 'Parcel', 'Amount', 'Since'],
  month: ['Day', 'Collected', 'Handed in', 'Difference', 'Outstanding'],
  opening: 'Outstanding before',
  total: 'Total',
  sheet: 'Cash',
} as const
