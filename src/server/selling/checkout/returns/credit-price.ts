import { amountLeft, type CreditableLine, linesOfPrice } from '../../../../domain/selling/invoices/credit-note-lines.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { writeOpenReturns } from '../../orders/open-returns.ts'
import { findOrder, type OrderKey } from '../../orders/order-queries.ts'
import { countVersion } from '../../orders/returned-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { noted } from '../transitions/step-order.ts'
import { checkRefundLimit, creditPart, lockForCredit } from './credit-part.ts'
import { badField, creditableOf, type ReturnInput, wayOf } from './plan-return.ts'
import type { PiecesReturned } from './return-pieces.ts'

/** Money that goes back without goods. */
interface PriceCredit {
  order: OrderKey
  version: number | null
  /** In paise. */
  amount: number
  /** Positions of the lines whose price is reduced, from 1; that of the delivery charge is the last. */
  lines: readonly number[]
  refund: ReturnInput['refund']
}

/**
 * Reduces the price of lines of an order, in a command: a credit note without pieces over them, by what is left of each, and
 * the refund. Of an order that is back whole, what is left of its delivery charge. Throws as returnPieces does; `bad_input` too
 * where no line is named, for its tax would stay wrong, or more than is left of them.
 */
export async function creditPrice(shop: PayingShop, work: CommandWork, input: PriceCredit): Promise<PiecesReturned> {
  const { tx } = work
  const { amount } = input
  const order = await lockForCredit(work, input.order, input.version)
  if (order.payment_status === 'due') throw new Failure('order_state', failures.returnUnpaid)
  const chosen = chosenLines(await creditableOf(tx, order), input)
  const way = wayOf(order, input.refund, amount)
  await checkRefundLimit(work, order, amount)
  const credited = await creditPart(shop, work, order, {
    lines: linesOfPrice(chosen, amount),
    reason: 'price',
    refundReason: 'price_reduced',
    amount,
    way,
  })
  const at = shop.clock()
  await countVersion(tx, order, at)
  await writeOpenReturns(tx, order.id, at)
  work.news({ topic: 'orders', id: order.id })
  const note = credited.note.document.number
  await queueOrderMail(tx, shop, { orderId: order.id, news: 'price_reduced', note, leavesAt: work.leavesAt })
  const after = (await findOrder(tx, { id: order.id })) ?? order
  return { ...credited, order: noted(work, order, after) }
}

function chosenLines(lines: readonly CreditableLine[], { lines: positions, amount }: PriceCredit): CreditableLine[] {
  if (positions.length === 0) throw badField('lines', failures.creditNoLine)
  const chosen = positions.map((position, index) => {
    const line = lines.find((each) => each.position === position)
    if (!line) throw badField(`lines.${index}`, failures.returnNoLine(position))
    if (positions.indexOf(position) !== index) throw badField(`lines.${index}`, failures.returnTwice(position))
    return line
  })
  const left = amountLeft(chosen)
  if (amount > left) throw badField('amount', failures.creditTooMuch(formatRupees(rupeesFromPaise(left))))
  // in the order of the invoice: the delivery charge is known by its place at the end
  return chosen.sort((one, other) => one.position - other.position)
}
