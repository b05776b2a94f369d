import { readOrderNumber } from '../../domain/selling/orders/order-number.ts'
import { nextStatuses } from '../../domain/selling/orders/order-status.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { moveOrder } from '../selling/checkout/transitions/move-order.ts'
import { findOrder } from '../selling/orders/order-queries.ts'
import { presentOrder } from '../selling/orders/present-order.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { readStatus, testMark } from './orders-command.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

/** `order <number or id> [<status>] [--json]`: shows an order, or brings it to a status. */
export async function orderCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { words, values } = readOptions(given, { json: { type: 'boolean' } }, 2)
  const [key, status] = words
  if (key === undefined) throw new UsageFailure('Which order? Give its number or its id.')
  if (status === undefined) {
    const order = await readOrder(shop, key)
    return values.json ? JSON.stringify(order, null, 2) : show(order)
  }
  const to = readStatus(status)
  const moved = await explainRefusal(shop, key, () => moveOrder(shop, key, to))
  if (values.json) return JSON.stringify(moved, null, 2)
  const returned = 'Its items are not back in stock: add them with the stock command after checking.'
  return `${moved.number} is ${moved.status}, payment ${moved.paymentStatus}.${to === 'returned' ? ` ${returned}` : ''}`
}

async function readOrder(shop: PayingShop, key: string): Promise<Order> {
  const number = readOrderNumber(key, shop.settings.now()['numbers.order'])
  const order = await findOrder(shop.db, number ? { number } : { id: key })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  return presentOrder(order)
}

/** A move that cannot be made says which can. */
async function explainRefusal<T>(shop: PayingShop, key: string, move: () => Promise<T>): Promise<T> {
  try {
    return await move()
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'not_found') throw error
    const order = await readOrder(shop, key)
    throw new Failure(error.code, `${error.message}. ${order.number} is ${order.status}. ${next(order)}`)
  }
}

function next(order: Order): string {
  const statuses = nextStatuses(order.status, 'owner')
  return statuses.length === 0 ? 'No further steps.' : `Next: ${statuses.join(' or ')}.`
}

/** Money that went back though the order goes on: somebody gave it back in the provider's dashboard. */
function givenBack({ refund, status, paymentStatus, creditNotes }: Order): string[] {
  if (!refund || paymentStatus !== 'paid' || creditNotes.length > 0) return []
  const amount = formatRupees(refund.amount)
  return [`${amount} of it was given back at the payment provider (${refund.status}), though the order is ${status}`]
}

function show(order: Order): string {
  const { deliveryAddress: to, breakdown } = order
  const lines = order.products.map((line) => [
    `${line.quantity} ×`,
    line.variantName ? `${line.name}, ${line.variantName}` : line.name,
    formatRupees(line.price),
    formatRupees(line.lineTotal),
  ])
  const street = [to.building, to.street, to.landmark, to.city, to.state, to.pincode].filter(Boolean).join(', ')
  const discounts = breakdown.couponDiscount + breakdown.onlineDiscount
  return [
    `${order.number} (${order._id}): ${order.status}, ${order.paymentMethod}, payment ${order.paymentStatus}${testMark({ isTest: order.test ?? false })}`,
    `Placed ${formatMoment(order.createdAt)}, expected ${formatMoment(order.expectedDelivery)}`,
    ...(order.deliveredAt ? [`Delivered ${formatMoment(order.deliveredAt)}`] : []),
    `To ${to.fullName}, ${street}, phone ${to.phone}`,
    '',
    layOut(lines),
    '',
    `Subtotal ${formatRupees(breakdown.subTotal)}, delivery ${formatRupees(breakdown.deliveryCharges)}` +
      (breakdown.cashFee ? ` with ${formatRupees(breakdown.cashFee)} cash on delivery fee` : '') +
      (discounts > 0 ? `, discounts ${formatRupees(discounts)}` : '') +
      (order.couponApplied ? ` (${order.couponApplied.code})` : ''),
    `To pay ${formatRupees(order.totalAmount)}, GST in it ${formatRupees(breakdown.gst)}`,
    ...givenBack(order),
    next(order),
  ].join('\n')
}
