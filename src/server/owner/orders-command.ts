import type { Order } from '../../shared/contract/orders.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { type OrderStatus, orderStatuses } from '../../shared/order-statuses.ts'
import { listAllOrders } from '../orders/order-queries.ts'
import { presentOrder } from '../orders/present-order.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { indianTime, layOut } from './lay-out.ts'
import { readCount, readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

const LIMIT = 50

/** `orders`: the newest orders, of one status or all. */
export async function ordersCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { values } = readOptions(given, { status: { type: 'string' }, limit: { type: 'string' } }, 0)
  const status = values.status === undefined ? null : readStatus(values.status)
  const orders = await listAllOrders(shop.db, status, readCount('--limit', values.limit) ?? LIMIT)
  if (orders.length === 0) return status ? `No order is ${status}.` : 'There is no order yet.'
  const rows = orders
    .map(presentOrder)
    .map((order) => [
      order.number,
      indianTime(order.createdAt),
      order.status,
      `${order.paymentMethod} ${order.paymentStatus}${testMark(shop, order)}`,
      formatRupees(order.totalAmount),
      `${order.deliveryAddress.fullName}, ${order.deliveryAddress.city}`,
    ])
  return layOut([['Number', 'Placed', 'Status', 'Payment', 'Amount', 'For'], ...rows])
}

/** Behind the payment of an order that was paid to the built-in sandbox: no money came. */
export function testMark({ provider }: Pick<PayingShop, 'provider'>, { paymentMethod }: Order): string {
  return provider.isTest && paymentMethod === 'online' ? ' (test payment)' : ''
}

/** A status as the owner typed it. Throws UsageFailure with all of them. */
export function readStatus(typed: string): OrderStatus {
  const status = orderStatuses.find((each) => each === typed.toLowerCase().replaceAll('-', '_'))
  if (!status) throw new UsageFailure(`${typed} is not a status. There are ${orderStatuses.join(', ')}.`)
  return status
}
