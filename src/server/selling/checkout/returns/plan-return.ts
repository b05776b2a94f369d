import type { Kysely } from 'kysely'
import {
  type CreditableLine,
  creditableLines,
  deliveryLeft,
  linesOfParcel,
  linesOfPieces,
  type UnpaidPieces,
} from '../../../../domain/selling/invoices/credit-note-lines.ts'
import { allLeft } from '../../../../domain/selling/invoices/credit-pieces.ts'
import type { InvoiceLine } from '../../../../domain/selling/invoices/invoice-document.ts'
import { hasLeft, isAllBack, mayComeBackInParts } from '../../../../domain/selling/orders/order-status.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDay } from '../../../../shared/india-time.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { RefundWay } from '../../../../shared/office/refund-ways.ts'
import type { ReturnCondition } from '../../../../shared/office/return-conditions.ts'
import { deskLimits } from '../../../../shared/order-desk-limits.ts'
import { returnsEnd } from '../../../../shared/returns-end.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { Shop } from '../../../platform/shop.ts'
import { findCreditNotes, findInvoice } from '../../invoices/invoice-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { StoredRefund } from '../../payments/payment-queries.ts'
import { wayItCame } from '../../payments/queue-refund.ts'

/** A line of an order of which pieces come back. */
export interface LineBack {
  /** Of the order, from 1. */
  position: number
  pieces: number
  condition: ReturnCondition
}

/** Items of an order that come back, and money that goes back for them. */
export interface ReturnInput {
  /** None: the delivery charge alone is credited. */
  lines: readonly LineBack[]
  /** With what is left of the delivery charge. */
  delivery: boolean
  /** `same_way`: as it came. */
  refund: 'same_way' | RefundWay
  /** The items are a parcel that did not arrive; `amount`: what it asked for at the door, in paise, and for which pieces. */
  parcel?: { number: number; how: 'refused' | 'lost'; amount: number; pieces: readonly UnpaidPieces[] }
}

/** Result of a plan: the lines of the credit note, and the refund; amounts in paise. */
export interface ReturnPlan {
  noteLines: InvoiceLine[]
  /** Of the credit note. */
  amount: number
  /** Null: nothing was paid, so nothing goes back. */
  way: StoredRefund['way'] | null
  /** With it the last pieces of the order come back. */
  isLast: boolean
}

/**
 * Plans the return of pieces of an order. Throws `order_state` where the order cannot be returned in parts, and `bad_input`
 * naming the field where a line or its pieces cannot be.
 */
export async function planReturn(db: Kysely<Database>, order: StoredOrder, input: ReturnInput): Promise<ReturnPlan> {
  const lines = await creditableOf(db, order)
  checkLines(lines, input)
  const leftAfter = lines.some((each) => !each.isDelivery && piecesLeft(each) > piecesOf(input, each.position))
  const isDue = order.payment_status === 'due'
  const noteLines = noteLinesOf(lines, input, { isDue, leftAfter })
  const amount = noteLines.reduce((sum, { total }) => sum + total, 0)
  return {
    noteLines,
    amount,
    way: isDue ? null : wayOf(order, input.refund, amount),
    isLast: !leftAfter && input.lines.length > 0,
  }
}

/** Draws up the lines of the note. Of what was refused at the door that is all, or a parcel: nothing was paid for it. */
function noteLinesOf(
  lines: readonly CreditableLine[],
  { lines: back, delivery, parcel }: ReturnInput,
  { isDue, leftAfter }: { isDue: boolean; leftAfter: boolean },
): InvoiceLine[] {
  if (!isDue || !leftAfter) return linesOfPieces(lines, back, delivery || isDue)
  if (!parcel) throw new Failure('order_state', failures.returnUnpaid)
  return linesOfParcel(lines, parcel.pieces, parcel.amount)
}

/**
 * Reads what can be credited of an order; once all its pieces are back that is its delivery charge, as long as something is left
 * of it. Throws `order_state` where nothing of it can come back now.
 */
export async function creditableOf(db: Kysely<Database>, order: StoredOrder): Promise<CreditableLine[]> {
  const invoice = await findInvoice(db, order.id)
  const isRefused = hasLeft(order) && order.payment_status === 'due'
  const mayBe = isRefused || mayComeBackInParts(order) || isAllBack(order)
  const lines = invoice && mayBe ? creditableLines(invoice, await findCreditNotes(db, order.id)) : []
  const nothingLeft = isAllBack(order) && deliveryLeft(lines) === 0
  if (lines.length === 0 || nothingLeft) throw new Failure('order_state', failures.returnNotYet)
  return lines
}

/** Returns whether all pieces of an order are back and something of its delivery charge is not credited. */
export async function isDeliveryLeft(db: Kysely<Database>, order: StoredOrder): Promise<boolean> {
  if (!isAllBack(order) || order.delivery_charges === 0) return false
  const invoice = await findInvoice(db, order.id)
  return invoice !== undefined && deliveryLeft(creditableLines(invoice, await findCreditNotes(db, order.id))) > 0
}

/** Returns the way in which money goes back. Throws `bad_input` where the provider cannot be asked for so little. */
export function wayOf(order: StoredOrder, refund: ReturnInput['refund'], amount: number): StoredRefund['way'] {
  const way = refund === 'same_way' ? wayItCame(order) : refund
  if (way === 'provider' && amount > 0 && amount < deskLimits.providerRefundLeast) {
    const least = formatRupees(rupeesFromPaise(deskLimits.providerRefundLeast))
    throw badField('refund', failures.refundTooSmall(least))
  }
  return way
}

/**
 * Throws `not_allowed` where the days of the terms (setting `returns.days`) are over and the person may not take goods back any
 * more.
 */
export function checkTerm(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  { delivered_at: deliveredAt }: Pick<StoredOrder, 'delivered_at'>,
  mayLate: boolean,
): void {
  if (mayLate || !deliveredAt) return
  const ends = returnsEnd(deliveredAt, settings.now()['returns.days'])
  if (clock() < ends) return
  throw new Failure('not_allowed', failures.returnLate(indianDay(new Date(ends.getTime() - 1))))
}

/** Returns a failure of one field of the input. */
export function badField(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}

function checkLines(lines: readonly CreditableLine[], { lines: wanted, delivery }: ReturnInput): void {
  if (wanted.length === 0 && !delivery) throw badField('lines', failures.returnNothing)
  for (const [index, { position, pieces }] of wanted.entries()) {
    const line = lines.find((each) => each.position === position)
    if (!line || line.isDelivery) throw badField(`lines.${index}.position`, failures.returnNoLine(position))
    if (wanted.findIndex((each) => each.position === position) !== index) {
      throw badField(`lines.${index}.position`, failures.returnTwice(position))
    }
    const left = piecesLeft(line)
    if (pieces > left) throw badField(`lines.${index}.pieces`, failures.returnTooMany(left))
  }
  if (delivery && deliveryLeft(lines) === 0) throw badField('delivery', failures.returnFree)
}

function piecesLeft({ left }: CreditableLine): number {
  return allLeft(left).quantity
}

function piecesOf({ lines }: ReturnInput, position: number): number {
  return lines.find((each) => each.position === position)?.pieces ?? 0
}
