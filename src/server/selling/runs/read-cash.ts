import { type CashClosed, closeCash, closeDays, sumOfCash } from '../../../domain/selling/runs/close-cash.ts'
import type { CashOfRuns } from '../../../shared/contract/office/run-calls.ts'
import { indianMidnight, indianMonth, monthAfter } from '../../../shared/india-time.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { runLimits } from '../../../shared/run-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  type CarriedCash,
  type CarriedSum,
  listCarried,
  sumCarried,
  sumCashBefore,
  sumCashByDay,
} from './run-cash-queries.ts'

/**
 * Reads the cash that people carry now, and the close of each day of a month ('YYYY-MM'; default: this one); in rupees. Sums count
 * every stop, listed or not; `most`: stops that are listed, null: all of them.
 */
export async function readCash(
  { db, clock }: Shop,
  month = indianMonth(clock()),
  most: number | null = runLimits.outstandingShown,
): Promise<CashOfRuns> {
  const from = indianMidnight(`${month}-01`)
  const until = indianMidnight(`${monthAfter(month)}-01`)
  const [listed, carried, before, moved] = await Promise.all([
    listCarried(db, most),
    sumCarried(db),
    sumCashBefore(db, from),
    sumCashByDay(db, { from, until }),
  ])
  const opening = before.reduce((sum, { amount }) => sum + amount, 0)
  const names = [...new Map([...before, ...moved].map(({ staffId, name }) => [staffId, name]))]
  const people = names
    .sort(([, one], [, other]) => one.localeCompare(other))
    .map(([staffId, name]) => {
      const open = before.find((row) => row.staffId === staffId)?.amount ?? 0
      const own = moved.filter((row) => row.staffId === staffId)
      return { staffId, name, ...inRupees(closeCash(open, sumOfCash(own))) }
    })
  return {
    outstanding: byPerson(carried, listed),
    total: rupeesFromPaise(carried.reduce((sum, { amount }) => sum + amount, 0)),
    month: {
      month,
      opening: rupeesFromPaise(opening),
      days: closeDays(opening, moved).map(({ day, ...sums }) => ({ day, ...inRupees(sums) })),
      ...inRupees(closeCash(opening, sumOfCash(moved))),
      people,
    },
  }
}

function byPerson(carried: readonly CarriedSum[], listed: readonly CarriedCash[]): CashOfRuns['outstanding'] {
  return carried.map(({ staffId, name, amount, since, stops }) => {
    const own = listed.filter((each) => each.staffId === staffId)
    return {
      ...{ staffId, name, amount: rupeesFromPaise(amount), since: since.toISOString() },
      parcels: own.map((each) => {
        const { orderId, number, parcel } = each
        return { orderId, number, parcel, amount: rupeesFromPaise(each.amount), since: each.since.toISOString() }
      }),
      more: Math.max(0, stops - own.length),
    }
  })
}

function inRupees({ collected, handedIn, difference, outstanding }: CashClosed): CashClosed {
  return {
    collected: rupeesFromPaise(collected),
    handedIn: rupeesFromPaise(handedIn),
    difference: rupeesFromPaise(difference),
    outstanding: rupeesFromPaise(outstanding),
  }
}
