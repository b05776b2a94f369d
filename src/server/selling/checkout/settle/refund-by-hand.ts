import { failures } from '../../../../shared/copy/failures.ts'
import type { CashBooking } from '../../../../shared/copy/office/returns.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { RefundWay } from '../../../../shared/office/refund-ways.ts'
import type { Shop } from '../../../platform/shop.ts'
import { atTerminal } from '../../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { writeFinish } from '../../payments/note-refund.ts'
import { listOwedRefunds } from '../../payments/owed-refunds.ts'
import { findRefund } from '../../payments/refund-queries.ts'
import { bookCashRefund } from '../../till/book-cash-refund.ts'

/** A refund by hand: `way` null where it was not said; `reference` is what the shopper can show the bank. */
interface ByHand {
  way: RefundWay | null
  reference: string
}

/**
 * A refund that was paid by hand: `name` is the order's number, or the payment; `booking`: whether its cash was booked out of the
 * open till, null: it was no cash.
 */
interface PaidBack {
  name: string
  booking: CashBooking | null
}

/** The owner has paid back by hand, at the terminal. Throws as payBack does. */
export function payBackByHand(shop: Shop, of: string, byHand: ByHand): Promise<PaidBack> {
  return atTerminal(shop, 'refund.by_hand', { ...byHand }, (work) => payBack(shop, work, of, byHand))
}

/**
 * Somebody has paid back by hand what the provider could not, or what is paid so; `of` is the refund, its payment, or
 * the order's number, where one alone is due. In a command. Cash is taken out of the open till. Throws `not_found`,
 * `order_state` where it may still go back by itself: it would be paid back twice; and as bookCashRefund does.
 */
export async function payBack(
  shop: Shop,
  work: CommandWork,
  of: string,
  { way, reference }: ByHand,
): Promise<PaidBack> {
  const all = await listOwedRefunds(work.tx, of)
  const byHand = all.filter(({ status }) => status === 'owed' || status === 'stopped')
  // whoever says it twice of an order would say it of another refund
  if (byHand.length > 1) throw new Failure('order_state', failures.severalRefunds)
  const owed = byHand[0] ?? all[0]
  const refund = owed && (await findRefund(work.tx, owed.refundId))
  if (!owed || !refund) throw new Failure('not_found', failures.noRefundOwed)
  if (owed.status !== 'stopped' && owed.status !== 'owed') throw new Failure('order_state', failures.refundUnderWay)
  const said = way ?? (refund.way === 'provider' ? 'bank' : refund.way)
  await writeFinish(shop, work.tx, refund, { id: null, reference, way: said })
  const name = owed.orderNumber ?? owed.paymentId ?? ''
  if (refund.order_id !== null) work.news({ topic: 'orders', id: refund.order_id })
  work.about({ kind: 'refund', id: refund.id, name })
  work.changed('refund', refund.id, { status: owed.status }, { status: 'processed', way: said })
  // a test payment brought no money, and none goes back
  const isCash = said === 'cash' && !owed.isTest
  return { name, booking: isCash ? await bookCashRefund(shop, work, { amount: refund.amount, of: name }) : null }
}
