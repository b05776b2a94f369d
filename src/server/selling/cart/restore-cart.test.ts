import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { inCommand } from '../../../../test/office.ts'
import { receiveStock } from '../../catalogue/stock/receive-stock.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Wanted = { productId: string; variantId?: string; quantity?: number }
const add = (token: string, body: Wanted) => shop.call('POST', '/cart/add-to-cart', { token, body })
const clear = (token: string) => shop.call('DELETE', '/cart', { token })
const restore = (token: string) => shop.call('POST', '/cart/restore', { token })
const cleared = async (token: string) => (await shop.call('GET', '/cart/cleared', { token })).body.data
const linesOf = async (token: string) =>
  (await shop.call('GET', '/cart/get-cart', { token })).body.data.formattedCart.items.map((item) => [
    item.product._id,
    item.quantity,
  ])

/** A shopper who had these in the cart when it was emptied. */
async function whoCleared(...wanted: Wanted[]) {
  const shopper = await buildShopper(shop.shop)
  for (const each of wanted) expect((await add(shopper.token, each)).status).toBe(200)
  await clear(shopper.token)
  return shopper
}

describe('a cart that was emptied', () => {
  test('is put back as it stood, once, also by two at the same time', async () => {
    const products = [await buildProduct(shop.shop), await buildProduct(shop.shop, { variants: ['S', 'M'] })] as const
    const wanted = [
      { productId: products[1].productId, variantId: products[1].variantIds[1] as string, quantity: 3 },
      { productId: products[0].productId, quantity: 2 },
    ]
    const { token } = await whoCleared(...wanted)
    expect(await cleared(token)).toMatchObject({ items: 2 })
    const answers = await Promise.all([restore(token), restore(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const done = answers.find(({ status }) => status === 200)
    expect(done?.body).toMatchObject({ message: 'Your cart is restored', notRestored: [] })
    expect(done?.body.data.formattedCart.items).toMatchObject([
      { variant: { _id: products[1].variantIds[1] }, quantity: 3 },
      { product: { _id: products[0].productId }, quantity: 2 },
    ])
    expect(await cleared(token)).toBeNull()
    expect(await linesOf(token)).toHaveLength(2)
  })

  test('stays restorable when the empty cart is emptied again, and gives way to the next one', async () => {
    const [first, second] = [await buildProduct(shop.shop), await buildProduct(shop.shop)]
    const { token } = await whoCleared(first)
    await Promise.all([clear(token), clear(token), clear(token)])
    expect(await cleared(token)).toMatchObject({ items: 1 })
    await add(token, second)
    await clear(token)
    await restore(token)
    expect(await linesOf(token)).toEqual([[second.productId, 1]])
  })

  test('comes back beside what is in the cart by then; of an article in both the larger quantity counts', async () => {
    const [kept, both, fresh] = await Promise.all([1, 2, 3].map(() => buildProduct(shop.shop)))
    if (!kept || !both || !fresh) throw new Error('three products')
    const { token } = await whoCleared(kept, { ...both, quantity: 4 })
    await add(token, { ...both, quantity: 3 })
    await add(token, fresh)
    expect((await restore(token)).body.notRestored).toEqual([])
    expect(Object.fromEntries(await linesOf(token))).toEqual({
      [kept.productId]: 1,
      [both.productId]: 4,
      [fresh.productId]: 1,
    })
  })

  test('comes back as far as there is stock; the rest is named, and can be put back later', async () => {
    const [scarce, gone] = [await buildProduct(shop.shop), await buildProduct(shop.shop)]
    const packs = await buildProduct(shop.shop, { multiple: 4, stock: 14 })
    const { token } = await whoCleared({ ...scarce, quantity: 5 }, gone, { ...packs, quantity: 12 })
    await placeOrder(shop, { product: scarce, quantity: 8 })
    await placeOrder(shop, { product: packs, quantity: 8 })
    await shop.db.updateTable('products').set({ active: false }).where('id', '=', gone.productId).execute()
    const answer = await restore(token)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Your cart is restored, except 3 items',
        notRestored: [
          { productId: scarce.productId, quantity: 5, code: 'out_of_stock', available: 2 },
          { productId: gone.productId, code: 'not_found' },
          { productId: packs.productId, quantity: 12, code: 'out_of_stock', available: 6 },
        ],
      },
    })
    expect(await linesOf(token)).toEqual([
      [scarce.productId, 2],
      [packs.productId, 4],
    ])
    expect(await cleared(token)).toMatchObject({ items: 2 })
    await inCommand(shop.db, (tx) =>
      receiveStock(
        tx,
        [scarce, packs].map(({ productId }) => ({ productId, variantId: null, quantity: 10 })),
        shop.shop.clock(),
        'a delivery',
      ),
    )
    expect((await restore(token)).body.notRestored).toEqual([])
    expect(await linesOf(token)).toEqual([
      [scarce.productId, 5],
      [packs.productId, 12],
    ])
    expect(await cleared(token)).toBeNull()
  })

  test('brings its coupon back where there is no other', async () => {
    const product = await buildProduct(shop.shop, { price: 100 })
    const [tenOff, other] = [await buildCoupon(shop.shop), await buildCoupon(shop.shop)]
    const { token } = await buildShopper(shop.shop)
    const apply = (couponId: string) => shop.call('POST', '/coupon/apply', { token, body: { couponId } })
    await add(token, product)
    await apply(tenOff.couponId)
    expect((await clear(token)).body.data.couponDetails).toBeNull()
    expect((await restore(token)).body.data.couponDetails).toMatchObject({ code: tenOff.code })
    await clear(token)
    await add(token, product)
    await apply(other.couponId)
    expect((await restore(token)).body.data.couponDetails).toMatchObject({ code: other.code })
  })

  test('is nobody else’s, and there is none where nothing was emptied', async () => {
    await whoCleared(await buildProduct(shop.shop))
    const { token } = await buildShopper(shop.shop)
    expect(await cleared(token)).toBeNull()
    expect(await restore(token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('is kept 24 hours, then forgotten', async () => {
    const { token } = await whoCleared(await buildProduct(shop.shop))
    const kept = await cleared(token)
    expect(Date.parse(kept?.keptUntil ?? '') - Date.parse(kept?.clearedAt ?? '')).toBe(24 * 60 * 60_000)
    shop.advance(24 * 60 * 60_000 - 1000)
    await keepHouse(shop.shop)
    expect(await cleared(token)).not.toBeNull()
    shop.advance(2000)
    expect(await cleared(token)).toBeNull()
    expect((await restore(token)).status).toBe(404)
    await keepHouse(shop.shop)
    expect(await shop.db.selectFrom('cleared_carts').selectAll().execute()).toEqual([])
  })
})

describe('what was ordered', () => {
  const order = (token: string) => shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })

  test('is not put back: neither the cart that was sold, nor what of an emptied one was bought since', async () => {
    const [bought, partly, left] = await Promise.all([1, 2, 3].map(() => buildProduct(shop.shop)))
    if (!bought || !partly || !left) throw new Error('three products')
    const { token } = await whoCleared(bought, { ...partly, quantity: 5 }, left)
    await add(token, bought)
    await add(token, { ...partly, quantity: 2 })
    expect((await order(token)).status).toBe(201)
    await clear(token)
    await restore(token)
    expect(await linesOf(token)).toEqual([
      [partly.productId, 3],
      [left.productId, 1],
    ])
  })

  test('leaves nothing to put back where the order is of all of it', async () => {
    const product = await buildProduct(shop.shop)
    const { token } = await whoCleared(product)
    await add(token, product)
    expect((await order(token)).status).toBe(201)
    await clear(token)
    expect(await cleared(token)).toBeNull()
    expect((await restore(token)).status).toBe(404)
  })

  test('is in one place only, whichever comes first: the order, or the page that empties the cart', async () => {
    for (let time = 0; time < 12; time += 1) {
      const product = await buildProduct(shop.shop)
      const { token } = await buildShopper(shop.shop)
      await add(token, product)
      const [placed] = await Promise.all([order(token), clear(token)])
      expect((await cleared(token)) === null).toBe(placed.status === 201)
    }
  })
})
