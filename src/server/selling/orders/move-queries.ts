import type { Kysely } from 'kysely'
import type { Mover } from '../../../domain/selling/orders/order-status.ts'
import type { OrderStatus, PaymentStatus } from '../../../shared/order-statuses.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredOrder } from './stored-order.ts'

type Db = Kysely<Database>

/** Author of an order's move; of staff also the person. */
export interface MovedBy {
  mover: Mover
  person?: { staffId: string | null; name: string }
  /** Moment at which the messages and refunds of the move leave: before it, the move can be undone unseen. Default: at once. */
  leavesAt?: Date
}

/** A locked order's new status, with what follows from it. */
interface Move {
  status: OrderStatus
  paymentStatus: PaymentStatus
  collectedAs: StoredOrder['collected_as']
  by: MovedBy
  at: Date
}

/** Writes a move of an order that this transaction has locked. Gives the order as it is now. */
export async function writeMove(db: Db, order: StoredOrder, move: Move): Promise<StoredOrder> {
  const changes = {
    status: move.status,
    payment_status: move.paymentStatus,
    collected_as: move.collectedAs,
    delivered_at: deliveredAt(order, move),
    updated_at: move.at,
  }
  await db.updateTable('orders').set(changes).where('id', '=', order.id).execute()
  const { mover, person } = move.by
  await db
    .insertInto('order_moves')
    .values({
      order_id: order.id,
      from_status: order.status,
      to_status: move.status,
      moved_by: mover === 'counter' || mover === 'hand_over' ? 'owner' : mover,
      staff_id: person?.staffId ?? null,
      by_name: person?.name ?? null,
      created_at: move.at,
    })
    .execute()
  const made = { status: move.status, at: move.at.toISOString(), by: person?.name ?? null }
  return { ...order, ...changes, moves: [...order.moves, made] }
}

function deliveredAt(order: StoredOrder, { status, at }: Move): Date | null {
  if (status === 'delivered') return at
  return status === 'returned' ? order.delivered_at : null
}

/** With whom an order travels. Written in a command only. */
export async function writeShipment(
  db: Db,
  { id }: Pick<StoredOrder, 'id'>,
  shipment: { carrier: string; tracking_number: string | null; created_at: Date },
): Promise<void> {
  await db
    .insertInto('order_shipments')
    .values({ order_id: id, ...shipment })
    .execute()
}

/** It travels no more: its parcel came back to the bench. */
export async function removeShipment(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('order_shipments').where('order_id', '=', orderId).execute()
}
