import { mayStepBack, paymentBefore } from '../../../../domain/selling/orders/order-status.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import type { OrderNews } from '../../../../shared/copy/order-mails.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import { verifyBuyer } from '../../../feedback/reviews/verify-buyer.ts'
import { type Withdrawal, withdrawMail } from '../../../platform/mail/queue-mail.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { orderMailKey, queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { removeShipment, writeMove } from '../../orders/move-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { reopenStops } from '../../runs/reopen-stops.ts'
import { stepParcelsBack } from '../parcels/follow-parcels.ts'
import { byCommand, lockAsSeen, noted, type Step } from './step-order.ts'
import { isNews, productsOf, timesReached } from './transition-order.ts'

/** An order that a step was taken back of, and what became of the mail about that step. */
export interface TakenBack {
  order: StoredOrder
  mail: Withdrawal
}

/**
 * Takes the last step of an order back, in a command: packed, shipped, out for delivery, delivered. The mail about it is
 * withdrawn while it waits; where it has gone, another one says that it was a mistake. Throws `not_found`, and
 * `order_state` where the order is not where the person saw it, its step is none that can be taken back, or a part of it is
 * credited: goods that came back and money that went back belong to an order that has left. Stops of a run that are
 * delivered by it are open again.
 */
export async function undoStep(
  shop: Shop,
  work: CommandWork,
  { orderId, to, saw }: Pick<Step, 'orderId' | 'to' | 'saw'>,
): Promise<TakenBack> {
  const order = await lockAsSeen(work, orderId, saw)
  const { payment_method: method, delivery_way: way } = order
  if (!mayStepBack(order.status, to, { method, way }) || order.credit_notes.length > 0)
    throw new Failure('order_state', failures.orderStepStays)
  const paymentStatus = paymentBefore(order.status, order.payment_status)
  const collectedAs = paymentStatus === 'due' ? null : order.collected_as
  const at = shop.clock()
  if (order.status === 'delivered') await reopenStops(work, order.id, at)
  const before = await stepParcelsBack(work.tx, order, to, at)
  const moved = await writeMove(work.tx, before, { status: to, paymentStatus, collectedAs, by: byCommand(work), at })
  const mail = await withdraw(shop, work, order, to)
  if (order.status === 'delivered' && order.user_id !== null) await verifyBuyer(work, order.user_id, productsOf(order))
  if (order.status !== 'shipped') return { order: noted(work, order, moved), mail }
  await removeShipment(work.tx, order.id)
  return { order: noted(work, order, { ...moved, shipment: null }), mail }
}

async function withdraw(shop: Shop, { tx }: CommandWork, order: StoredOrder, to: OrderStatus): Promise<Withdrawal> {
  const news = order.pickup && order.status === 'packed' ? 'ready' : order.status
  if (news !== 'ready' && !isNews(news)) return 'none'
  const time = (news === 'ready' ? (order.pickup?.issue ?? 1) : timesReached(order, news)) - 1
  const keys: { news: OrderNews; parcel?: number }[] = [{ news }, ...(news === 'shipped' ? parcelNews(order) : [])]
  const mails: Withdrawal[] = []
  for (const key of keys) mails.push(await withdrawMail(tx, orderMailKey({ orderId: order.id, time, ...key })))
  const mail = mails.includes('gone') ? 'gone' : (mails[0] ?? 'none')
  if (mail === 'gone')
    await queueOrderMail(tx, shop, { orderId: order.id, news: 'corrected', time: timesReached(order, to) })
  return mail
}

/** Returns the news of the parcels of an order that left one after the other. */
function parcelNews({ parcels }: StoredOrder): { news: OrderNews; parcel: number }[] {
  return parcels.map(({ number }) => ({ news: 'parcel_shipped', parcel: number }))
}
