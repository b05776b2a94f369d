import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Call = { token: string; id: string; mode?: string; key?: string }

const again = ({ token, id, mode, key }: Call) =>
  shop.call('POST', `/order/reorder/${id}`, {
    token,
    ...(mode !== undefined && { body: { mode } }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

/** Somebody's order of one product. */
async function ordered({ price = 165, stock = 20, quantity = 2 } = {}) {
  const product = await buildProduct(shop.shop, { price, stock })
  const { order, shopper } = await placeOrder(shop, { product, quantity })
  return { productId: product.productId, id: order._id as string, token: shopper.token }
}

const change = (
  productId: string,
  values: { price?: number; offer_price?: null; active?: boolean; multiple?: number; replaced_by?: string },
) => shop.db.updateTable('products').set(values).where('id', '=', productId).execute()

const setStock = (productId: string, pieces: number) =>
  shop.pool.query('UPDATE stock_items SET on_hand = held + $2 WHERE product_id = $1', [productId, pieces])

const cartOf = async (token: string) =>
  (await shop.call('GET', '/cart/get-cart', { token })).body.data.formattedCart.items.map(
    (item: { product: { _id: string }; quantity: number }) => [item.product._id, item.quantity],
  )

test('an order is bought again with one call: its goods are in the cart, and nothing has changed', async () => {
  const { productId, id, token } = await ordered()
  const { status, body } = await again({ token, id })
  expect([status, body.changes]).toEqual([200, []])
  expect(body.data.formattedCart.items).toMatchObject([{ product: { _id: productId }, quantity: 2, offerPrice: 165 }])
})

test('what has changed since is told line by line: price, stock, packs, and what is gone', async () => {
  const dearer = await ordered({ price: 165 })
  await change(dearer.productId, { price: 180_00, offer_price: null })
  expect((await again(dearer)).body.changes).toMatchObject([
    { line: 1, productId: dearer.productId, was: 165, now: 180, why: 'price' },
  ])
  const scarce = await ordered({ quantity: 5 })
  await setStock(scarce.productId, 3)
  expect((await again(scarce)).body.changes).toMatchObject([{ was: 5, now: 3, why: 'stock' }])
  expect(await cartOf(scarce.token)).toEqual([[scarce.productId, 3]])
  const packed = await ordered({ quantity: 2 })
  await change(packed.productId, { multiple: 5 })
  expect((await again(packed)).body.changes).toMatchObject([{ was: 2, now: 5, why: 'least' }])
  const gone = await ordered()
  await change(gone.productId, { active: false })
  expect((await again(gone)).body).toMatchObject({ changes: [{ was: 2, now: 0, why: 'gone' }] })
  expect(await cartOf(gone.token)).toEqual([])
})

test('what is gone is replaced by its successor that is on sale, at the end of the chain', async () => {
  const gone = await ordered({ price: 165, quantity: 3 })
  const [between, last] = [await buildProduct(shop.shop), await buildProduct(shop.shop, { price: 180, stock: 2 })]
  await change(gone.productId, { replaced_by: between.productId })
  await change(between.productId, { active: false, replaced_by: last.productId })
  // as long as it is sold itself nothing stands in its place
  expect((await again(gone)).body.changes).toEqual([])
  await change(gone.productId, { active: false })
  const { body } = await again({ ...gone, mode: 'replace' })
  const replacedBy = { productId: last.productId, variantId: null, variantName: null, name: 'Ball Bearing 6204-2RS' }
  expect(body.changes).toEqual([
    expect.objectContaining({ line: 1, productId: gone.productId, was: 3, now: 2, why: 'replaced', replacedBy }),
    expect.objectContaining({ line: 1, productId: gone.productId, was: 165, now: 180, why: 'price' }),
  ])
  expect(await cartOf(gone.token)).toEqual([[last.productId, 2]])
  await setStock(last.productId, 0)
  expect((await again({ ...gone, mode: 'replace' })).body.changes).toMatchObject([
    { was: 3, now: 0, why: 'replaced', replacedBy },
  ])
  await change(last.productId, { active: false })
  const left = await again({ ...gone, mode: 'replace' })
  expect(left.body.changes).toMatchObject([{ was: 3, now: 0, why: 'gone' }])
  expect(left.body.changes[0]).not.toHaveProperty('replacedBy')
})

test('of a successor in variants the one of the ordered name is taken; where none has it, the shopper has to choose', async () => {
  const old = await buildProduct(shop.shop, { variants: ['10 mm', '12 mm'] })
  const newer = await buildProduct(shop.shop, { name: 'Newer', variants: ['8 mm', '12 MM'] })
  const { token } = await buildShopper(shop.shop)
  const line = { productId: old.productId, variantId: old.variantIds[1], quantity: 1 }
  await shop.call('POST', '/cart/add-to-cart', { token, body: line })
  const { body: placed } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  await change(old.productId, { active: false, replaced_by: newer.productId })
  const call = { token, id: placed.data._id, mode: 'replace' }
  expect((await again(call)).body).toMatchObject({
    changes: [{ why: 'replaced', replacedBy: { variantId: newer.variantIds[1], variantName: '12 MM' } }],
    data: { formattedCart: { items: [{ variant: { _id: newer.variantIds[1] } }] } },
  })
  await shop.pool.query("UPDATE variants SET name = '14 mm' WHERE id = $1", [newer.variantIds[1]])
  expect((await again(call)).body.changes).toMatchObject([{ now: 0, why: 'gone' }])
})

test('a cart that is not empty asks: nothing is changed until a mode is said; what is replaced can be put back', async () => {
  const { productId, id, token } = await ordered()
  const other = await buildProduct(shop.shop, { stock: 9 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: other.productId, quantity: 1 } })
  expect(await again({ token, id })).toMatchObject({ status: 409, body: { code: 'cart_not_empty' } })
  expect(await cartOf(token)).toEqual([[other.productId, 1]])
  expect(await again({ token, id, mode: 'both' })).toMatchObject({
    status: 400,
    body: { errors: { mode: expect.any(String) } },
  })
  await again({ token, id, mode: 'add' })
  expect(await cartOf(token)).toEqual([
    [other.productId, 1],
    [productId, 2],
  ])
  await again({ token, id, mode: 'replace' })
  expect(await cartOf(token)).toEqual([[productId, 2]])
  await shop.call('POST', '/cart/restore', { token })
  expect(await cartOf(token)).toContainEqual([other.productId, 1])
})

test('pressed twice with the same key, it is added once', async () => {
  const { productId, id, token } = await ordered()
  const both = await Promise.all([1, 2].map(() => again({ token, id, mode: 'add', key: 'one-press' })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await cartOf(token)).toEqual([[productId, 2]])
})

test('another’s order, one that is none, and nobody’s call are refused', async () => {
  const { id } = await ordered()
  const { token } = await buildShopper(shop.shop)
  expect((await again({ token, id })).status).toBe(404)
  expect((await again({ token, id: 'nothing' })).status).toBe(404)
  expect((await shop.call('POST', `/order/reorder/${id}`, {})).status).toBe(401)
})

test('where the last pieces are bought by others at the same moment, nobody’s cart holds more than there are', async () => {
  const { productId, id, token } = await ordered({ quantity: 4 })
  await setStock(productId, 4)
  await Promise.all([
    again({ token, id, mode: 'add' }),
    again({ token, id, mode: 'add' }),
    again({ token, id, mode: 'add' }),
  ])
  expect(await cartOf(token)).toEqual([[productId, 4]])
})
