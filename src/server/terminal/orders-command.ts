import { formatMoment } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { type OrderStatus, orderStatuses } from '../../shared/order-statuses.ts'
import { listAllOrders } from '../selling/orders/order-queries.ts'
import { presentOrder } from '../selling/orders/present-order.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { readCount, readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

const LIMIT = 50

/** `orders [--status …] [--limit …] [--json]`: the newest orders, of one status or all. */
export async function ordersCommand(shop: PayingShop, given: string[]): Promise<string> {
  const options = { status: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } } as const
  const { values } = readOptions(given, options, 0)
  const status = values.status === undefined ? null : readStatus(values.status)
  const found = await listAllOrders(shop.db, status, readCount('--limit', values.limit) ?? LIMIT)
  const orders = found.map((order) => presentOrder(order))
  if (values.json) return JSON.stringify(orders, null, 2)
  if (orders.length === 0) return status ? `No order is ${status}.` : 'No orders yet.'
  const rows = orders.map((order) => [
    order.number,
    formatMoment(order.createdAt),
    order.status,
    `${order.paymentMethod} ${order.paymentStatus}${testMark({ isTest: order.test ?? false })}`,
    formatRupees(order.totalAmount),
    `${order.deliveryAddress.fullName}, ${order.deliveryAddress.city}`,
  ])
  return layOut([['Number', 'Placed', 'Status', 'Payment', 'Amount', 'For'], ...rows])
}

/** Behind the payment of an order that was paid by a test: no money came. */
export function testMark({ isTest }: { isTest: boolean }): string {
  return isTest ? ' (test payment)' : ''
}

/** A status as the owner typed it. Throws UsageFailure with all of them. */
export function readStatus(typed: string): OrderStatus {
  const status = orderStatuses.find((each) => each === typed.toLowerCase().replaceAll('-', '_'))
  if (!status) throw new UsageFailure(`${typed} is not a status. There are ${orderStatuses.join(', ')}.`)
  return status
}
