import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { SaleDesk } from '../../../../test/builders/sale-desk.ts'
import { inCommand } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let desk: SaleDesk
beforeAll(async () => {
  desk = await SaleDesk.open()
})
afterAll(async () => expect(await desk.close()).toEqual([]))

/** Reads what a process asks: on the product page, in the list of the category, in a cart and for what is bought at once. */
async function asked(from: TestShop, id: string, category: string, token: string) {
  const { offerPrice, sale } = await desk.product(id, from)
  const list = await from.call('GET', `/product/get-products?categoryId=${category}`)
  const cart = await from.call('GET', '/cart/get-cart', { token })
  const [item] = cart.body.data.formattedCart.items
  const [card] = list.body.data.products
  return {
    prices: [offerPrice, card?.offerPrice, item?.offerPrice, cart.body.data.formattedCart.subTotal],
    struck: [card?.price, item?.price],
    badges: [sale?.badge, card?.sale?.badge, item?.sale?.split(' ·')[0]],
  }
}

it('a sale is asked everywhere, by every process, from its first moment to its last', async () => {
  const bearing = await buildProduct(desk.shop.shop, { price: 100, offerPrice: 99.99, stock: 9, breaks: [[5, 95]] })
  const { productId: id } = bearing
  const category = await desk.shelf('first-shelf', [bearing])
  const { token } = await buildShopper(desk.shop.shop)
  await desk.shop.call('POST', '/cart/add-to-cart', { token, body: { productId: id, quantity: 1 } })
  const { status, body } = await desk.add([category], { reach: 'category', startsAt: desk.inHours(1) })
  expect([status, body.message]).toEqual([201, 'Monsoon sale scheduled'])
  await desk.other.shop.moments.refresh()
  const plain = { prices: [99.99, 99.99, 99.99, 99.99], struck: [100, 100], badges: [undefined, undefined, undefined] }
  for (const from of [desk.shop, desk.other]) expect(await asked(from, id, category, token)).toEqual(plain)
  desk.advanceHours(1)
  // 9.999 is rounded half up to 10 off
  const cut = { prices: [89.99, 89.99, 89.99, 89.99], struck: [100, 100], badges: Array(3).fill('Monsoon sale') }
  const both = await Promise.all([desk.other, desk.shop].map((from) => asked(from, id, category, token)))
  expect(both).toEqual([cut, cut])
  expect((await desk.product(id)).priceBreaks).toEqual([])
  expect((await desk.shop.call('GET', '/product/get-products?maxPrice=90&q=bearing')).body.data.totalProducts).toBe(1)
  const counter = await desk.owner.call(calls.priceAtCounter, { body: { lines: [{ productId: id, quantity: 1 }] } })
  expect(counter.body.data.total).toBe(89.99)
  const { order } = await placeOrder(desk.shop, { product: bearing })
  expect(order.breakdown.subTotal).toBe(89.99)
  expect(await desk.look(body.data._id)).toMatchObject({ state: 'running', counts: { on: 1, refused: 0 } })
  desk.advanceHours(4)
  const after = await Promise.all([desk.shop, desk.other].map((from) => asked(from, id, category, token)))
  expect(after).toEqual([plain, plain])
  expect((await desk.product(id)).priceBreaks).toEqual([{ from: 5, price: 95 }])
  expect(await desk.look(body.data._id)).toMatchObject({ state: 'ended', counts: { on: 0, back: 1 } })
  const { rows } = await desk.shop.pool.query(
    `SELECT name, actor FROM commands WHERE subject_id = $1 ORDER BY at, name`,
    [body.data._id],
  )
  expect(rows).toEqual([
    { name: 'sale.add', actor: 'staff' },
    { name: 'sale.begun', actor: 'system' },
    { name: 'sale.ended', actor: 'system' },
  ])
})

it('begins at once, says its last day, and is ended early with the former price, none included', async () => {
  const { productId: id } = await buildProduct(desk.shop.shop, { price: 200 })
  await desk.change(id, { offerPrice: { was: 200, now: null } })
  const { body } = await desk.add([id], { discountType: 'flat', value: 12.5, endsAt: '2099-01-01T00:00:00.000+05:30' })
  expect(body.errors).toEqual({ endsAt: 'At most 731 days ahead' })
  const day = new Date(desk.shop.shop.clock().getTime() + 20 * 24 * 3_600_000).toISOString().slice(0, 10)
  const done = await desk.add([id], { discountType: 'flat', value: 12.5, endsAt: `${day}T23:59:59.999+05:30` })
  expect(done.body).toMatchObject({ message: 'Monsoon sale started', data: { state: 'running', counts: { on: 1 } } })
  const { sale, offerPrice } = await desk.product(id)
  const [, month, date] = day.split('-').map(Number)
  const named = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(day))
  expect([offerPrice, sale?.text]).toEqual([187.5, `Monsoon sale · until ${date} ${named.slice(0, 3)}`])
  expect(month).toBeGreaterThan(0)
  expect((await desk.end(done.body.data._id)).body).toMatchObject({ data: { state: 'ended', counts: { back: 1 } } })
  expect(await desk.offerOf(id)).toEqual([200, null, undefined])
  expect((await desk.end(done.body.data._id)).status).toBe(400)
  const cancelled = await desk.owner.call(calls.cancelSale, { params: { id: done.body.data._id } })
  expect(cancelled.status).toBe(400)
})

it('a price that somebody sets meanwhile stays, and its badge goes at once', async () => {
  const goods = [
    await buildProduct(desk.shop.shop),
    await buildProduct(desk.shop.shop),
    await buildProduct(desk.shop.shop),
  ]
  const [kept = '', mrp = '', plain = ''] = goods.map(({ productId }) => productId)
  const { body } = await desk.add([kept, mrp, plain])
  await desk.change(kept, { offerPrice: { was: 90, now: 80 } })
  await desk.change(mrp, { price: { was: 100, now: 95 } })
  expect(await desk.offerOf(kept)).toEqual([100, 80, undefined])
  expect(await desk.offerOf(mrp)).toEqual([95, 90, 'Monsoon sale'])
  desk.advanceHours(5)
  await vi.waitFor(async () => expect(await desk.offerOf(kept)).toEqual([100, 80, undefined]))
  // the former offer would be above the MRP by now
  expect(await desk.offerOf(mrp)).toEqual([95, null, undefined])
  expect(await desk.offerOf(plain)).toEqual([100, 100, undefined])
  const { counts, goods: rows } = await desk.look(body.data._id)
  expect(counts).toMatchObject({ kept: 1, back: 2 })
  expect(rows[0]).toMatchObject({ state: 'kept', refusal: expect.stringContaining('Another price was set') })
})

it('each variant has its own price, and what goes out of sale gets its price back too', async () => {
  const { productId: id, variantIds } = await buildProduct(desk.shop.shop, { price: 50, variants: ['S', 'L'] })
  const [small = '', large = ''] = variantIds
  await inCommand(desk.shop.db, (tx) =>
    tx.updateTable('variants').set({ price: 8000, offer_price: 7000 }).where('id', '=', large).execute(),
  )
  const { body } = await desk.add([id])
  const seen = await desk.product(id)
  expect(seen).toMatchObject({ price: 50, offerPrice: 45, sale: { badge: 'Monsoon sale' } })
  expect(seen.variants).toMatchObject([
    { _id: small, offerPrice: 45, sale: { badge: 'Monsoon sale' } },
    { _id: large, price: 80, offerPrice: 63, sale: { badge: 'Monsoon sale' } },
  ])
  await desk.owner.call(calls.withdrawGoods, { params: { id } })
  await desk.end(body.data._id)
  const { rows } = await desk.shop.pool.query(
    'SELECT offer_price FROM variants WHERE product_id = $1 ORDER BY position',
    [id],
  )
  expect(rows).toEqual([{ offer_price: 5000 }, { offer_price: 7000 }])
})
