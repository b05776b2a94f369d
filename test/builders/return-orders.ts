import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { TestShop } from '../app.ts'
import { buildDesk } from './build-desk.ts'
import { type BuiltProduct, buildProduct } from './build-product.ts'
import { buildShopper } from './build-shopper.ts'
import { placeOrder } from './place-order.ts'

/** A desk that brings orders of three pieces as far as a request needs. */
export async function buildReturnDesk(shop: TestShop) {
  const desk = await buildDesk(shop)
  const placed = async (quantity = 3, bought?: BuiltProduct) => {
    const product = bought ?? (await buildProduct(shop.shop, { stock: 50 }))
    return { ...(await placeOrder(shop, { product, quantity })), product }
  }
  const confirmed = async (quantity?: number) => {
    const made = await placed(quantity)
    await desk.confirm(made.order._id)
    return made
  }
  const shipped = async () => {
    const made = await confirmed()
    await desk.pack(made.order._id)
    await desk.ship(made.order._id)
    return made
  }
  const deliver = async (id: string) => {
    await desk.confirm(id)
    await desk.pack(id)
    await desk.ship(id)
    await desk.sendOut(id)
    const body = { saw: 'out_for_delivery', collectedAs: 'cash' }
    const { status } = await desk.manager.call(calls.deliverOrder, { params: { id }, body })
    if (status !== 200) throw new Error(`delivering answered ${status}`)
  }
  const delivered = async (quantity?: number) => {
    const made = await placed(quantity)
    await deliver(made.order._id)
    return made
  }
  return {
    manager: desk.manager,
    packer: desk.packer,
    placed,
    confirmed,
    shipped,
    deliver,
    delivered,
    stranger: () => buildShopper(shop.shop),
  }
}
