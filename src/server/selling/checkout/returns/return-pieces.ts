import { returnStock } from '../../../catalogue/stock/stock-queries.ts'
import { atTerminal } from '../../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { writeOpenReturns } from '../../orders/open-returns.ts'
import { findOrder, type OrderKey } from '../../orders/order-queries.ts'
import { countVersion, insertReturned } from '../../orders/returned-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { lockOpenPayLink } from '../pay/checkout-queries.ts'
import { byCommand, noted } from '../transitions/step-order.ts'
import { transitionOrder } from '../transitions/transition-order.ts'
import { type CreditedPart, checkRefundLimit, creditPart, lockForCredit } from './credit-part.ts'
import { checkTerm, planReturn, type ReturnInput, type ReturnPlan } from './plan-return.ts'

/** Goods of an order that somebody of the shop takes back. */
interface ReturnOfPieces extends ReturnInput {
  order: OrderKey
  /** Version that the person saw; null: at the terminal. */
  version: number | null
  /** The person takes goods back after the days of the terms too. */
  mayLate: boolean
}

/** An order of which pieces came back. */
export interface PiecesReturned extends CreditedPart {
  order: StoredOrder
}

/**
 * Takes pieces of an order back, in a command: credit note, refund and stock at once, as often as something is left. With the
 * last piece the order is returned. Without pieces it is the delivery charge alone, also of an order that is back: money without
 * goods. What was refused at the door is credited whole, and nothing goes back for it. Throws
 * `not_found`; `order_state` where somebody changed it meanwhile or it cannot be returned so; `bad_input` naming the field;
 * `not_allowed` above the person's limit or after the days of the terms.
 */
export async function returnPieces(
  shop: PayingShop,
  work: CommandWork,
  input: ReturnOfPieces,
): Promise<PiecesReturned> {
  const { tx } = work
  const order = await lockForCredit(work, input.order, input.version)
  const at = shop.clock()
  checkTerm(shop, order, input.mayLate)
  const plan = await planReturn(tx, order, input)
  if (plan.way !== null) await checkRefundLimit(work, order, plan.amount)
  await lockOpenPayLink(tx, order.id)
  await restock(work, order, input, at)
  const { reason, refundReason, news } = reasonsOf(input, plan)
  const credited = await creditPart(shop, work, order, {
    lines: plan.noteLines,
    reason,
    refundReason,
    amount: plan.amount,
    way: plan.way,
  })
  await insertReturned(tx, { creditNoteId: credited.note.id, orderId: order.id, at }, piecesOf(input))
  await countVersion(tx, order, at)
  await goOn(shop, work, order, { plan, credited, news, parcel: input.parcel?.number })
  await writeOpenReturns(tx, order.id, at)
  return { ...credited, order: await tell(work, order, input) }
}

/** The same at the terminal; `reason` in the words of who gives it. */
export function returnAtTerminal(
  shop: PayingShop,
  input: ReturnOfPieces,
  reason: string | null,
): Promise<PiecesReturned> {
  return atTerminal(shop, 'order.return_items', { ...input }, (work) => returnPieces(shop, work, input), reason)
}

/** Puts what can be sold again back on the shelf. */
async function restock(work: CommandWork, order: StoredOrder, { lines }: ReturnInput, now: Date): Promise<void> {
  const back = lines.flatMap(({ position, pieces, condition }) => {
    const line = order.lines.find((each) => each.position === position)
    if (condition !== 'restock' || !line) return []
    return [{ productId: line.product_id, variantId: line.variant_id, quantity: pieces }]
  })
  if (back.length > 0) await returnStock(work, back, { orderId: order.id, now })
}

function piecesOf({ lines }: ReturnInput) {
  return lines.map(({ position, pieces, condition }) => ({
    position,
    pieces,
    restocked: condition === 'restock' ? pieces : 0,
    scrapped: condition === 'scrap' ? pieces : 0,
    by_hand: 0,
  }))
}

type PartNews = 'part_returned' | 'price_reduced' | 'parcel_refused' | 'parcel_lost'
type Done = { plan: ReturnPlan; credited: CreditedPart; news: PartNews; parcel: number | undefined }

/** Returns the reasons of note, refund and mail: a delivery charge that is credited alone is a lower price. */
function reasonsOf({ lines, parcel }: ReturnInput, { isLast }: ReturnPlan) {
  if (lines.length === 0) return { reason: 'price', refundReason: 'price_reduced', news: 'price_reduced' } as const
  const refundReason = isLast ? ('order_returned' as const) : ('part_returned' as const)
  const news = parcel ? (`parcel_${parcel.how}` as const) : ('part_returned' as const)
  return { reason: 'returned', refundReason, news } as const
}

/** With its last piece the order is returned; until then its shopper is written to about the part. */
async function goOn(
  shop: PayingShop,
  work: CommandWork,
  order: StoredOrder,
  { plan, credited, news, parcel }: Done,
): Promise<void> {
  if (plan.isLast) {
    await transitionOrder(shop, work, order, 'returned', byCommand(work), { credited: true })
    return
  }
  work.news({ topic: 'orders', id: order.id })
  const about = { orderId: order.id, note: credited.note.document.number, leavesAt: work.leavesAt }
  await queueOrderMail(work.tx, shop, { ...about, news, parcel })
}

async function tell(work: CommandWork, before: StoredOrder, { lines }: ReturnInput): Promise<StoredOrder> {
  const after = (await findOrder(work.tx, { id: before.id })) ?? before
  const pieces = lines.map(({ position, pieces, condition }) => `${position}: ${pieces} ${condition}`).join(', ')
  return noted(work, before, after, lines.length > 0 ? { returned: pieces } : {})
}
