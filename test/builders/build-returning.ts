import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { moveOrder } from '../../src/server/selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../src/server/terminal/run-command.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { OrderStatus } from '../../src/shared/order-statuses.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import type { Paying } from '../proof/paying.ts'
import { buildProduct } from './build-product.ts'
import { buildShopper } from './build-shopper.ts'

/** The way of an order to the door. */
export const toTheDoor: OrderStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery']

/** A line that comes back, as a call gives it. */
export interface BackLine {
  position: number
  pieces: number
  condition?: string | undefined
}

/** Orders of which parts come back, and who takes them back. */
export async function buildReturning(paying: Paying) {
  const { shop } = paying
  const owner: BuiltStaff = await buildStaff(shop, ['owner'])
  const manager: BuiltStaff = await buildStaff(shop, ['manager'])
  const place = async (how: 'online' | 'cash') => {
    const shopper = await buildShopper(shop.shop)
    const bearing = await buildProduct(shop.shop, { price: 165, stock: 3 })
    const belt = await buildProduct(shop.shop, { price: 275, stock: 1 })
    await paying.add(shopper, bearing.productId, 3)
    await paying.add(shopper, belt.productId, 1)
    if (how === 'cash') return { shopper, bearing, belt, order: (await paying.cash(shopper)).body.data }
    const { body } = await paying.intent(shopper)
    const paid = await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))
    return { shopper, bearing, belt, order: paid.body.data }
  }
  /** Three pieces at ₹165 and one at ₹275 with a delivery charge, paid online or in cash, that have come so far. */
  const sold = async (to: OrderStatus[] = [...toTheDoor, 'delivered'], how: 'online' | 'cash' = 'online') => {
    const { order, shopper, bearing, belt } = await place(how)
    for (const status of to) await moveOrder(shop.shop, order._id, status)
    const lines = await shop.db
      .selectFrom('order_lines')
      .select(['position', 'product_id'])
      .where('order_id', '=', order._id)
      .execute()
    const positionOf = (id: string) => lines.find(({ product_id }) => product_id === id)?.position ?? 0
    const read = async () => (await owner.call(calls.getOrder, { params: { id: order._id } })).body.data
    return {
      id: order._id as string,
      number: order.number as string,
      shopper,
      bearing: { ...bearing, position: positionOf(bearing.productId) },
      belt: { ...belt, position: positionOf(belt.productId) },
      payable: Math.round(order.totalAmount * 100),
      read,
    }
  }
  type Sold = Awaited<ReturnType<typeof sold>>
  /** The call that takes these lines back. */
  const wish = async (order: Sold, lines: BackLine[], more: object = {}) => ({
    params: { id: order.id },
    body: {
      version: (await order.read()).version,
      lines: lines.map((line) => ({ condition: 'restock', ...line })),
      delivery: false,
      reason: 'The customer sent it back',
      refund: 'same_way',
      ...more,
    },
  })
  /** The invoice and the credit notes of an order, without the vouchers of its payment. */
  const papers = async (order: Sold) => {
    const all = JSON.parse(await runCommand(shop.shop, ['papers', order.number, '--json']))
    return all.filter(({ kind }: { kind: string }) => !kind.endsWith('_voucher'))
  }
  /** Faults of the books: none. */
  const faults = async () => (await auditMoney(shop.shop)).checks.filter((check) => check.faults.length > 0)
  /** Numbers of the orders under returns and refunds. */
  const queue = async () => {
    const { body } = await owner.call(calls.listOrders, { query: { queue: 'coming_back' } })
    return body.data.map(({ number }) => number)
  }
  return { paying, owner, manager, sold, wish, papers, faults, queue }
}

export type Returning = Awaited<ReturnType<typeof buildReturning>>
export type Sold = Awaited<ReturnType<Returning['sold']>>
