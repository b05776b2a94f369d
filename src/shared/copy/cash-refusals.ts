import { formatRupees } from '../money/format-rupees.ts'
import { rupeesFromPaise } from '../money/money.ts'
import { failures } from './failures.ts'

const inRupees = (paise: number) => formatRupees(rupeesFromPaise(paise))
const ordersOf = (count: number) => (count === 1 ? 'one order' : `${count} orders`)

/** Sentences for an order that cannot be paid in cash, each with what to do. Amounts in paise. */
export const cashRefusals = {
  nowhere: failures.noCash,
  tooMuch: (below: number, byLaw: boolean) =>
    byLaw
      ? failures.cashLimit(inRupees(below))
      : `We take cash only for orders below ${inRupees(below)}. Pay online, or order below ${inRupees(below)}.`,
  blocked: failures.cashBlocked,
  refused: (refused: number, days: number) => {
    const which = refused === 1 ? 'A cash order of yours was' : `${refused} cash orders of yours were`
    return `${which} refused at the door in the last ${days} days. Please pay online, or call us.`
  },
  /** Of others with the same number or address: nothing of them is told. */
  refusedByOthers: 'Cash on delivery is not available for this order. Please pay online, or call us.',
  newcomer: (below: number, open: number) =>
    open > 0
      ? `New customers can pay orders below ${inRupees(below)} in cash, and ${inRupees(open)} of yours is on its way. Pay online, or wait for it.`
      : `New customers can pay orders below ${inRupees(below)} in cash. Pay online, or order below ${inRupees(below)}.`,
  earn: (missing: number, then: number) =>
    `After ${ordersOf(missing)} delivered to you, paid in any way, you can pay orders below ${inRupees(then)} in cash.`,
  ofDay: (below: number, today: number) => failures.cashLimitOfDay(inRupees(below), inRupees(today)),
} as const
