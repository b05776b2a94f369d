import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

const hourMs = 3_600_000
let shop: TestShop
let other: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  other = await openShop({ beside: shop })
  manager = await buildStaff(shop, ['manager'])
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const advance = (milliseconds: number) => {
  for (const each of [shop, other]) each.advance(milliseconds)
}
const inHours = (hours: number) => {
  const now = Math.min(...[shop, other].map((each) => each.shop.clock().getTime()))
  return new Date(now + hours * hourMs).toISOString()
}
const schedule = async (id: string, price: number, comesAt: string) => {
  const body = { price, offerPrice: null, comesAt }
  expect((await manager.call(calls.schedulePrice, { params: { id }, body })).status).toBe(200)
}

/** Reads the price that a process asks: on the product page, in a cart with the product, and in a list filtered by price. */
async function asked(from: TestShop, id: string, token: string) {
  const product = await from.call('GET', `/product/get-product/${id}`)
  const cart = await from.call('GET', '/cart/get-cart', { token })
  const dear = await from.call('GET', '/product/get-products?q=adze&minPrice=101')
  return [product.body.data.price, cart.body.data.formattedCart.subTotal, dear.body.data.totalProducts]
}

it('a price is asked by every process from its first moment on, whoever of them is first', async () => {
  const { productId: id } = await buildProduct(shop.shop, { name: 'Adze', price: 100, stock: 9 })
  const { token } = await buildShopper(shop.shop)
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: id, quantity: 1 } })
  await schedule(id, 120, inHours(1))
  await schedule(id, 140, inHours(3))
  await other.shop.moments.refresh()
  const former = [100, 100, 0]
  for (const from of [shop, other]) expect(await asked(from, id, token)).toEqual(former)
  advance(hourMs - 60_000)
  for (const from of [shop, other]) expect(await asked(from, id, token)).toEqual(former)
  advance(60_000)
  const both = await Promise.all([other, shop].map((from) => asked(from, id, token)))
  for (const seen of both) expect(seen).toEqual([120, 120, 1])
  // one that is taken back comes nowhere
  const { scheduled } = (await manager.call(calls.getGoods, { params: { id } })).body.data
  const waiting = scheduled.find(({ state }) => state === 'waiting')?._id ?? ''
  await manager.call(calls.unschedulePrice, { params: { id, price: waiting } })
  advance(2 * hourMs)
  await vi.waitFor(async () => expect(await asked(other, id, token)).toEqual([120, 120, 1]))
})
