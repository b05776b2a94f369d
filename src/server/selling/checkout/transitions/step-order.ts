import { paymentAfter } from '../../../../domain/selling/orders/order-status.ts'
import { notCollected } from '../../../../domain/selling/parcels/pieces-in-parcels.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { type MovedBy, writeShipment } from '../../orders/move-queries.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import type { ShipmentOfOrder, StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { numberParcel } from '../parcels/shipment-of-parcels.ts'
import { checkRefundLimit } from '../returns/credit-part.ts'
import { badField, checkTerm } from '../returns/plan-return.ts'
import { transitionOrder } from './transition-order.ts'

/** Whoever gives the command moves the order; what that sends leaves when the command cannot be taken back unseen any more. */
export function byCommand({ by, leavesAt }: CommandWork): MovedBy {
  return { mover: 'owner', person: by, leavesAt }
}

/** A step that a member of the staff asks for on an order. */
export interface Step {
  orderId: string
  to: OrderStatus
  /** The status that the person saw: where the order has another one, somebody was faster. */
  saw: OrderStatus
  /** With whom it travels, where it leaves. */
  shipment?: { carrier: string; trackingNumber: string | null }
  /** Way in which the amount due was paid at the door. */
  collectedAs?: 'cash' | 'online' | undefined
  /** The person takes goods back after the days of the terms too (default). */
  mayLate?: boolean
}

/**
 * A person of the shop brings an order one step on, in a command. Throws `not_found`; `order_state` where somebody moved it
 * meanwhile, naming who; `bad_input` where it is delivered and nobody says how it was paid; `not_allowed` where more goes
 * back to the shopper than the person may give back, or it comes back after the days of the terms.
 */
export async function stepOrder(
  shop: PayingShop,
  work: CommandWork,
  { orderId, to, saw, shipment, collectedAs, mayLate = true }: Step,
): Promise<StoredOrder> {
  const order = await lockAsSeen(work, orderId, saw)
  if (to === 'delivered' && order.payment_status === 'due' && !collectedAs) {
    throw badField('collectedAs', failures.howWasItPaid)
  }
  if (to === 'returned') checkTerm(shop, order, mayLate)
  await refuseLargeRefund(work, order, to)
  const at = shop.clock()
  const leaves = shipment && (await numberParcel(work.tx, order, inColumns(shipment), at))
  const beside = collectedAs ? { collectedAs } : {}
  const moved = await transitionOrder(shop, work, leaves?.order ?? order, to, byCommand(work), beside)
  if (!leaves) return noted(work, order, moved)
  await writeShipment(work.tx, order, { ...leaves.shipment, created_at: at })
  return noted(work, order, { ...moved, shipment: leaves.shipment })
}

function inColumns({ carrier, trackingNumber }: NonNullable<Step['shipment']>): ShipmentOfOrder {
  return { carrier, tracking_number: trackingNumber }
}

/**
 * Refuses a cancellation or return whose refund is above the person's limit, with what they gave back of the order before. What is
 * left of a paid amount goes back, online or by hand. Throws `not_allowed`.
 */
async function refuseLargeRefund(work: CommandWork, order: StoredOrder, to: OrderStatus): Promise<void> {
  if (paymentAfter(to, order.payment_status) !== 'refund_pending') return
  const given = order.refunds.reduce((sum, { amount, reason }) => sum + (reason === 'order_edited' ? 0 : amount), 0)
  const paid = order.payable - notCollected(order.parcels)
  if (paid > given) await checkRefundLimit(work, order, paid - given)
}

/** The order, locked. Throws `not_found`, and `order_state` where it is not where the person saw it. */
export async function lockAsSeen(work: CommandWork, orderId: string, saw: OrderStatus): Promise<StoredOrder> {
  const order = await lockOrder(work.tx, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  work.about({ kind: 'order', id: order.id, name: order.number })
  if (order.status === saw) return order
  const last = order.moves.at(-1)
  throw new Failure('order_state', failures.orderMovedMeanwhile(order.status, last?.by ?? null))
}

/** Writes into the history what a step changed of the order, and what else (`more`). */
export function noted(
  work: CommandWork,
  before: StoredOrder,
  after: StoredOrder,
  more: Record<string, string> = {},
): StoredOrder {
  work.changed('order', before.id, fieldsOf(before), { ...fieldsOf(after), ...more })
  return after
}

function fieldsOf(order: StoredOrder): Record<string, unknown> {
  return {
    status: order.status,
    payment_status: order.payment_status,
    collectedAs: order.collected_as,
    carrier: order.shipment?.carrier ?? null,
    trackingNumber: order.shipment?.tracking_number ?? null,
    invoice: order.invoice?.number ?? null,
    creditNote: order.credit_notes.at(-1)?.number ?? null,
  }
}
