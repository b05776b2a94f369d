import type { Buyer } from '../../../../domain/selling/invoices/invoice-document.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { orderToasts } from '../../../../shared/copy/office/order-toasts.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { writeBuyer } from '../../orders/address-of-order.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { taxOrderAnew } from '../transitions/tax-order-anew.ts'

/** Answer to whose place the goods of a firm go to. */
interface Answer {
  orderId: string
  shipTo: NonNullable<Buyer['shipTo']>
}

/**
 * Says for the firm that a pending order is for whose place the goods go to, in a command: the tax follows at once (IGST Act
 * s.10(1)), the price stays. Throws `not_found`; `order_state` once it is confirmed, and where no firm buys.
 */
export async function answerShipTo(shop: Shop, work: CommandWork, { orderId, shipTo }: Answer): Promise<StoredOrder> {
  const order = await lockOrder(work.tx, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  work.about({ kind: 'order', id: order.id, name: order.number })
  const { buyer_firm: buyer } = order
  if (order.status !== 'pending') throw new Failure('order_state', orderToasts.shipToFixed)
  if (!buyer) throw new Failure('order_state', orderToasts.noFirm)
  const answered = { ...buyer, shipTo }
  const version = await writeBuyer(work.tx, order, answered, shop.clock())
  work.changed('order', order.id, { shipTo: buyer.shipTo ?? null }, { shipTo })
  return taxOrderAnew(shop, work, { ...order, buyer_firm: answered, version })
}
