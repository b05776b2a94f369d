import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../app.ts'
import { kozhikode } from '../builders/addresses.ts'
import { buildCoupon } from '../builders/build-coupon.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildShopper } from '../builders/build-shopper.ts'

// Two processes on one database: half of every race goes through the one, half through the other.
let first: TestShop
let second: TestShop
beforeAll(async () => {
  first = await openShop()
  second = await openShop({ beside: first })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const shopOf = (n: number) => (n % 2 === 0 ? first : second)
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const add = (n: number, token: string, body: object) => shopOf(n).call('POST', '/cart/add-to-cart', { token, body })
const update = (n: number, token: string, body: object) =>
  shopOf(n).call('PATCH', '/cart/update-cart-quantity', { token, body })
const getCart = async (token: string) => (await first.call('GET', '/cart/get-cart', { token })).body.data
const quantityOf = async (token: string) => (await getCart(token)).formattedCart.items[0]?.quantity ?? 0
const won = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300).length

describe('one cart changed many times at once', () => {
  it('never loses an addition, the first one included', async () => {
    const { token } = await buildShopper(first.shop)
    const { productId } = await buildProduct(first.shop, { stock: 100 })
    expect(won(await times(30, (n) => add(n, token, { productId, quantity: 2 })))).toBe(30)
    expect(await quantityOf(token)).toBe(60)
  })

  it('never passes the stock; who is too late is told how many there are', async () => {
    const { token } = await buildShopper(first.shop)
    const { productId } = await buildProduct(first.shop, { stock: 10 })
    const answers = await times(24, (n) => add(n, token, { productId }))
    expect(won(answers)).toBe(10)
    for (const { status, body } of answers) {
      if (status !== 200) expect([status, body.code, body.available]).toEqual([409, 'out_of_stock', 10])
    }
    expect(await quantityOf(token)).toBe(10)
  })

  it('never holds more lines than a cart can', async () => {
    const { token, userId } = await buildShopper(first.shop)
    const variants = Array.from({ length: 119 }, (_, index) => `${index} mm`)
    const { productId, variantIds } = await buildProduct(first.shop, { variants })
    const now = first.shop.clock()
    await first.db.insertInto('carts').values({ user_id: userId, updated_at: now }).execute()
    const line = { user_id: userId, product_id: productId, quantity: 1, added_at: now }
    const rows = variantIds.slice(0, 99).map((variant_id) => ({ ...line, variant_id }))
    await first.db.insertInto('cart_lines').values(rows).execute()
    const answers = await times(20, (n) => add(n, token, { productId, variantId: variantIds[99 + n] }))
    expect(won(answers)).toBe(1)
    expect((await getCart(token)).formattedCart.items).toHaveLength(100)
  })

  it('counts every increment and every decrement', async () => {
    const { token } = await buildShopper(first.shop)
    const { productId } = await buildProduct(first.shop, { stock: 1000 })
    await add(0, token, { productId, quantity: 50 })
    const action = (n: number) => (n % 3 === 0 ? 'decrement' : 'increment')
    expect(won(await times(30, (n) => update(n, token, { productId, action: action(n) })))).toBe(30)
    expect(await quantityOf(token)).toBe(60)
  })

  it('incremented up to the stock and decremented down to 1, stops exactly there', async () => {
    const { token } = await buildShopper(first.shop)
    const { productId } = await buildProduct(first.shop, { stock: 7 })
    await add(0, token, { productId })
    expect(won(await times(20, (n) => update(n, token, { productId, action: 'increment' })))).toBe(6)
    expect(await quantityOf(token)).toBe(7)
    const down = await times(20, (n) => update(n, token, { productId, action: 'decrement' }))
    expect(won(down)).toBe(6)
    expect(down.every(({ status, body }) => status === 200 || body.code === 'quantity_at_minimum')).toBe(true)
    expect(await quantityOf(token)).toBe(1)
  })

  it('moved up and down between 1 and the stock, refuses only what did not fit, and counts the rest', async () => {
    const { token } = await buildShopper(first.shop)
    const { productId } = await buildProduct(first.shop, { stock: 3 })
    await add(0, token, { productId, quantity: 2 })
    const action = (n: number) => (n % 4 < 2 ? 'increment' : 'decrement')
    const answers = await times(48, async (n) => ({ n, ...(await update(n, token, { productId, action: action(n) })) }))
    const done = answers.filter(({ status }) => status === 200)
    const refusals = { increment: 'out_of_stock', decrement: 'quantity_at_minimum' }
    for (const { n, status, body } of answers) if (status !== 200) expect(body.code).toBe(refusals[action(n)])
    const up = done.filter(({ n }) => action(n) === 'increment').length
    expect(await quantityOf(token)).toBe(2 + up - (done.length - up))
  })

  it('emptied while it is filled, it ends as one of the two orders would have it', async () => {
    const products = await times(6, () => buildProduct(first.shop))
    // the first of them makes the cart: several rounds meet that moment
    for (let round = 0; round < 8; round += 1) {
      const { token } = await buildShopper(first.shop)
      const adding = times(6, (n) => add(n, token, { productId: products[n]?.productId }))
      const clearing = times(4, (n) => shopOf(n).call('DELETE', '/cart', { token }))
      expect(won([...(await adding), ...(await clearing)])).toBe(10)
      expect((await getCart(token)).formattedCart.items.length).toBeLessThanOrEqual(6)
    }
  })

  it('filled while it is ordered, every piece is either ordered or still in the cart', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await buildShopper(first.shop)
      const old = await buildProduct(first.shop, { stock: 500 })
      const fresh = await buildProduct(first.shop, { stock: 500 })
      await add(0, token, { productId: old.productId })
      const adding = times(16, (n) => add(n, token, { productId: (n % 3 === 0 ? fresh : old).productId }))
      const body = { address: kozhikode }
      const placing = times(4, (n) => shopOf(n).call('POST', '/order/placeOrder', { token, body }))
      expect(won(await adding)).toBe(16)
      const placed = (await placing).filter(({ status }) => status === 201)
      const ordered = placed.flatMap((answer) => answer.body.data.products)
      const inCart = (await getCart(token)).formattedCart.items
      const pieces = [...ordered, ...inCart].reduce((sum, line) => sum + line.quantity, 0)
      expect(placed.length).toBeGreaterThan(0)
      expect(pieces).toBe(17)
    }
  })

  it('looked at by many while its coupon has run out: it goes, and somebody is told', async () => {
    const { token, userId } = await buildShopper(first.shop)
    const { productId } = await buildProduct(first.shop)
    const { couponId } = await buildCoupon(first.shop, { valid_until: new Date('2020-01-01') })
    await add(0, token, { productId })
    await first.db.updateTable('carts').set({ coupon_id: couponId }).where('user_id', '=', userId).execute()
    const carts = await times(10, (n) => shopOf(n).call('GET', '/cart/get-cart', { token }))
    expect(carts.every(({ status, body }) => status === 200 && body.data.couponDetails === null)).toBe(true)
    expect(carts.filter(({ body }) => body.data.notices.length > 0)).toHaveLength(1)
  })
})
