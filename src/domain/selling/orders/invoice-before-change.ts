import type { OrderStatus } from '../../../shared/order-statuses.ts'

/** An invoiced order, and since when goods of it have another rate than their invoice says. */
interface InvoicedOrder {
  invoicedAt: Date
  /** Moment at which its goods left the shop; null: they have not. */
  leftAt: Date | null
  /** Moments of the changes, one for each line with another rate. */
  changedAt: readonly Date[]
}

/** Statuses in which a cash order is invoiced and not paid. */
export const unpaidStatuses = ['confirmed', 'packed', 'shipped', 'out_for_delivery'] as const satisfies OrderStatus[]

/**
 * Tells whether the rate of an unpaid order is that of the day of its payment, and not of its invoice (CGST Act s.14): invoiced before
 * the change, supplied and paid after it (clause (b)(i)). Goods that left before the change were supplied before it: the day of the
 * invoice counts (clause (a)(ii)), whenever they are paid. Goods that are moved are supplied when they leave (s.31(1)(a)).
 */
export function isRateOfPayment({ invoicedAt, leftAt, changedAt }: InvoicedOrder): boolean {
  return changedAt.length > 0 && changedAt.every((at) => invoicedAt < at && (leftAt === null || leftAt >= at))
}
