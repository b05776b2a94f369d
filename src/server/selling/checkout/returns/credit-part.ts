import type { CreditReason, InvoiceLine } from '../../../../domain/selling/invoices/invoice-document.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { refundLimit } from '../../../../shared/copy/office/refund-limit.ts'
import { returnsCopy } from '../../../../shared/copy/office/returns.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { deskLimits } from '../../../../shared/order-desk-limits.ts'
import { ownCommandsAbout } from '../../../staff/commands/commands-about.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { type IssuedNote, issuePartNote } from '../../invoices/issue-credit-note.ts'
import { lockOrder, type OrderKey } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { lockPaymentOfOrder, type StoredRefund } from '../../payments/payment-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { type MadeRefund, refundPart } from '../../payments/queue-refund.ts'
import { refundedByCommands } from '../../payments/refund-queries.ts'

/** A part of an order that was credited. */
export interface CreditedPart {
  note: IssuedNote
  refund: MadeRefund | null
}

/**
 * Locks an order that a person saw in a version, with its payment. Throws `not_found`, and `order_state` where it has changed
 * since. `version` null: nobody saw one (at the terminal).
 */
export async function lockForCredit(work: CommandWork, key: OrderKey, version: number | null): Promise<StoredOrder> {
  const order = await lockOrder(work.tx, key)
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  work.about({ kind: 'order', id: order.id, name: order.number })
  if (version !== null && version !== order.version) {
    throw new Failure('order_state', failures.orderMovedMeanwhile(order.status, order.moves.at(-1)?.by ?? null))
  }
  await lockPaymentOfOrder(work.tx, order.id)
  return order
}

/** Throws `not_allowed` where all that a person gives back of an order is above their limit. */
export async function checkRefundLimit(work: CommandWork, order: StoredOrder, amount: number): Promise<void> {
  const { limits, staffId } = work.by
  if (limits.refund === null || staffId === null) return
  const own = await ownCommandsAbout(work.tx, { kind: 'order', id: order.id, staffId })
  const all = amount + (await refundedByCommands(work.tx, order.id, own))
  if (all <= limits.refund) return
  const [wanted, most] = [all, limits.refund].map((paise) => formatRupees(rupeesFromPaise(paise)))
  throw new Failure('not_allowed', refundLimit(wanted ?? '', most ?? ''))
}

interface Part {
  lines: InvoiceLine[]
  reason: CreditReason
  refundReason: Extract<StoredRefund['reason'], 'order_returned' | 'part_returned' | 'price_reduced'>
  amount: number
  /** Null: nothing goes back. */
  way: StoredRefund['way'] | null
}

/** Issues the credit note of a part of a locked order, and owes its amount back. */
export async function creditPart(
  shop: PayingShop,
  work: CommandWork,
  order: StoredOrder,
  { lines, reason, refundReason, amount, way }: Part,
): Promise<CreditedPart> {
  const note = await issuePartNote(shop, work.tx, order, { lines, reason })
  if (way === null || amount === 0) return { note, refund: null }
  const refund = await refundPart(work.tx, shop, {
    orderId: order.id,
    amount,
    reason: refundReason,
    way,
    creditNoteId: note.id,
    leavesAt: work.leavesAt,
  })
  return { note, refund }
}

/** Returns a sentence to show beside what is done: much cash is not paid out. Null: none. */
export function cashWarning({ way, amount }: { way: StoredRefund['way'] | null; amount: number }): string | null {
  return way === 'cash' && amount >= deskLimits.cashRefundWarned ? returnsCopy.muchCash : null
}
