import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { moveOrder } from '../../src/server/selling/checkout/transitions/move-order.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { TestShop } from '../app.ts'
import { type BuiltStaff, buildStaff, inCommand } from '../office.ts'
import { type BuiltProduct, buildProduct } from './build-product.ts'
import { placeOrder } from './place-order.ts'

/** Pieces of an item that somebody taps for an order. */
export interface Tapped {
  order: { _id: string }
  product: BuiltProduct
  pieces: number
  kind?: 'take' | 'back'
  /** Moment of the tap: the same command has the same one. */
  at?: string
}

/** Confirmed orders of goods on shelves, and people who pick them. */
export async function buildPicking(shop: TestShop) {
  const owner = await buildStaff(shop, ['owner'])
  const packer = (name: string) => buildStaff(shop, ['packer'], { name })
  /** Goods on a shelf. */
  const onShelf = async (shelf: string | null, name: string, stock = 10) => {
    const product = await buildProduct(shop.shop, { name, stock })
    if (shelf !== null) {
      await inCommand(shop.db, (tx) =>
        sql`INSERT INTO stock_places (stock_item_id, shelf)
          SELECT id, ${shelf} FROM stock_items WHERE product_id = ${product.productId}`.execute(tx),
      )
    }
    return product
  }
  /** A confirmed cash order of so many pieces of a product. */
  const confirmed = async (product: BuiltProduct, quantity = 1) => {
    const { order } = await placeOrder(shop, { product, quantity })
    await moveOrder(shop.shop, order.number, 'confirmed')
    return order
  }
  const now = () => shop.shop.clock().toISOString()
  const start = (who: BuiltStaff, orders: readonly { _id: string }[], command: string = randomUUID()) =>
    who.call(calls.startPicking, { body: { orders: orders.map(({ _id }) => _id) }, command })
  const startOldest = (who: BuiltStaff, oldest: number) => who.call(calls.startPicking, { body: { oldest } })
  const picking = async (who: BuiltStaff) => (await who.call(calls.getPicking, {})).body.data
  const walk = async (who: BuiltStaff) => {
    const { walk: own } = await picking(who)
    if (!own) throw new Error('nobody is on a walk')
    return own
  }
  const tap = (who: BuiltStaff, walkId: string, tapped: Tapped, command: string = randomUUID()) => {
    const { order, product, pieces, kind = 'take', at = now() } = tapped
    const key = { orderId: order._id, productId: product.productId, variantId: null }
    return who.call(calls.tapPick, { params: { id: walkId }, body: { ...key, kind, pieces, at }, command })
  }
  const short = (
    who: BuiltStaff,
    walkId: string,
    product: BuiltProduct,
    there: number,
    command: string = randomUUID(),
  ) => {
    const body = { productId: product.productId, variantId: null, there, at: now() }
    return who.call(calls.shortPick, { params: { id: walkId }, body, command })
  }
  const end = (who: BuiltStaff, walkId: string) => who.call(calls.endPicking, { params: { id: walkId }, body: {} })
  /** The state of picking an order, as its page says. */
  const stateOf = async ({ _id: id }: { _id: string }) =>
    (await owner.call(calls.getOrder, { params: { id } })).body.data.picking?.state ?? null
  const faults = async () =>
    (await auditMoney(shop.shop)).checks.filter((check) => check.faults.length > 0).map(({ rule }) => rule)
  const goods = { onShelf, confirmed }
  return { owner, packer, ...goods, start, startOldest, picking, walk, tap, short, end, stateOf, faults }
}

export type PickingDesk = Awaited<ReturnType<typeof buildPicking>>
