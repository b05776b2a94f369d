import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../app.ts'
import { kozhikode } from '../builders/addresses.ts'
import { buildCoupon } from '../builders/build-coupon.ts'
import { buildProduct } from '../builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../builders/build-shopper.ts'
import { expectBooksInOrder } from './ledger.ts'

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
afterEach(() => expectBooksInOrder(first.shop))

const shopOf = (n: number) => (n % 2 === 0 ? first : second)
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const shoppers = (count: number) => times(count, () => buildShopper(first.shop))
const tally = (values: readonly (string | number)[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

const add = (n: number, { token }: BuiltShopper, productId: string, quantity = 1) =>
  shopOf(n).call('POST', '/cart/add-to-cart', { token, body: { productId, quantity } })
const place = (n: number, { token }: BuiltShopper, key?: string) =>
  shopOf(n).call('POST', '/order/placeOrder', {
    token,
    body: { address: kozhikode },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const cancel = (n: number, { token }: BuiltShopper, orderId: string) =>
  shopOf(n).call('PATCH', `/order/change-status/${orderId}`, { token, body: { status: 'cancelled' } })
const linesOf = async ({ token }: BuiltShopper) =>
  (await first.call('GET', '/cart/get-cart', { token })).body.data.formattedCart.items
const onHand = async (productId: string) =>
  (
    await first.db
      .selectFrom('stock_items')
      .select('on_hand')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).on_hand
const putOn = (couponId: string, people: readonly BuiltShopper[]) =>
  first.db
    .updateTable('carts')
    .set({ coupon_id: couponId })
    .where(
      'user_id',
      'in',
      people.map((each) => each.userId),
    )
    .execute()

const sessionsThatWait = async ({ pool }: TestShop) => {
  const { rows } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('stock', () => {
  it('of 10 pieces is sold 10 times to 40 shoppers; the others are told and keep their carts', async () => {
    const people = await shoppers(40)
    const { productId } = await buildProduct(first.shop, { stock: 10 })
    await times(40, (n) => add(n, people[n] as BuiltShopper, productId))
    const answers = await times(40, (n) => place(n, people[n] as BuiltShopper))
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 201: 10, 409: 30 })
    const losers = people.filter((_, n) => answers[n]?.status === 409)
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(answer.body).toMatchObject({ code: 'out_of_stock', available: 0 })
    }
    expect(await onHand(productId)).toBe(0)
    for (const loser of losers) expect(await linesOf(loser)).toMatchObject([{ quantity: 1, available: 0 }])
    const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.number)
    expect(new Set(numbers).size).toBe(10)
  })

  it('of several products bought in opposite orders never makes shoppers wait for each other for good', async () => {
    const people = await shoppers(24)
    const products = await times(4, () => buildProduct(first.shop, { stock: 12 }))
    for (const [n, shopper] of people.entries()) {
      const inTheirOrder = n % 2 === 0 ? products : [...products].reverse()
      for (const { productId } of inTheirOrder) await add(n, shopper, productId)
    }
    const answers = await times(24, (n) => place(n, people[n] as BuiltShopper))
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 201: 12, 409: 12 })
    for (const { productId } of products) expect(await onHand(productId)).toBe(0)
  })

  it('goes around: bought, cancelled and bought again at the same time, nobody is refused what is there', async () => {
    const people = await shoppers(16)
    const { productId } = await buildProduct(first.shop, { stock: 16 })
    for (let round = 0; round < 3; round += 1) {
      const orders = await times(16, async (n) => {
        const shopper = people[n] as BuiltShopper
        await add(n, shopper, productId)
        const { status, body } = await place(n, shopper)
        expect(status).toBe(201)
        expect((await cancel(n, shopper, body.data._id)).status).toBe(200)
        return body.data._id
      })
      expect(new Set(orders).size).toBe(16)
    }
    expect(await onHand(productId)).toBe(16)
  })

  it('that is just being given back is sold to whoever waited for it', async () => {
    const [shopper] = (await shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(first.shop, { stock: 1 })
    await add(0, shopper, productId)
    const { body } = await place(0, shopper)
    const next = await buildShopper(first.shop)
    await first.db.insertInto('carts').values({ user_id: next.userId, updated_at: new Date() }).execute()
    const line = { user_id: next.userId, product_id: productId, variant_id: null, quantity: 1, added_at: new Date() }
    await first.db.insertInto('cart_lines').values(line).execute()
    const waiting = await first.db.transaction().execute(async (tx) => {
      const items = tx.updateTable('stock_items').set({ on_hand: 1 }).where('product_id', '=', productId)
      const { id } = await items.returning('id').executeTakeFirstOrThrow()
      const cause = { order_id: body.data._id, checkout_id: null, note: null, created_at: new Date() }
      await tx
        .insertInto('stock_movements')
        .values({ stock_item_id: id, kind: 'return', on_hand_change: 1, ...cause })
        .execute()
      await tx.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', body.data._id).execute()
      const answer = place(1, next)
      await expect.poll(() => sessionsThatWait(first)).toBe(1)
      return { answer }
    })
    expect((await waiting.answer).status).toBe(201)
  })
})

describe('one cart', () => {
  it('ordered 20 times at once with one Idempotency-Key is one order, which all 20 are given', async () => {
    const [shopper] = (await shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(first.shop, { stock: 50 })
    await add(0, shopper, productId, 2)
    const answers = await times(20, (n) => place(n, shopper, 'checkout-1'))
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 200: 19, 201: 1 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await onHand(productId)).toBe(48)
  })

  it('ordered 20 times at once without one is one order and 19 empty carts', async () => {
    const [shopper] = (await shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(first.shop, { stock: 50 })
    await add(0, shopper, productId, 2)
    const answers = await times(20, (n) => place(n, shopper))
    expect(tally(answers.map((answer) => answer.body.code ?? answer.status))).toEqual({ 201: 1, cart_empty: 19 })
    expect(await onHand(productId)).toBe(48)
  })

  it('takes 20 increments at once, one after the other, and not one more than there is', async () => {
    const [shopper] = (await shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(first.shop, { stock: 15 })
    await add(0, shopper, productId)
    const answers = await times(20, (n) =>
      shopOf(n).call('PATCH', '/cart/update-cart-quantity', {
        token: shopper.token,
        body: { productId, action: 'increment' },
      }),
    )
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 200: 14, 409: 6 })
    expect(await linesOf(shopper)).toMatchObject([{ quantity: 15 }])
  })

  it('loses and doubles nothing when pieces are added while it is ordered', async () => {
    const [shopper] = (await shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(first.shop, { stock: 100 })
    await add(0, shopper, productId)
    const answers = await times(
      20,
      async (n): Promise<{ status: number }> => (n % 3 === 0 ? place(n, shopper) : add(n, shopper, productId)),
    )
    const added = 1 + answers.filter(({ status }, n) => n % 3 !== 0 && status === 200).length
    const left = (await linesOf(shopper)).reduce((sum, line) => sum + line.quantity, 0)
    expect(left + (100 - (await onHand(productId)))).toBe(added)
    expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500)
  })
})

describe('one order', () => {
  it('cancelled 20 times at once is cancelled once, and its stock and coupon use go back once', async () => {
    const [shopper] = (await shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(first.shop, { stock: 10 })
    const { couponId } = await buildCoupon(first.shop, { total_limit: 5 })
    await add(0, shopper, productId, 4)
    await putOn(couponId, [shopper])
    const { body } = await place(0, shopper)
    const answers = await times(20, (n) => cancel(n, shopper, body.data._id))
    expect(tally(answers.map((answer) => answer.body.code ?? answer.status))).toEqual({ 200: 1, order_state: 19 })
    expect(await onHand(productId)).toBe(10)
  })
})

describe('a coupon', () => {
  it('with one use left is had by one of 10 shoppers; the others keep their carts without it', async () => {
    const people = await shoppers(10)
    const { productId } = await buildProduct(first.shop, { stock: 50, price: 1500 })
    const { couponId } = await buildCoupon(first.shop, { total_limit: 1 })
    await times(10, (n) => add(n, people[n] as BuiltShopper, productId))
    await putOn(couponId, people)
    const answers = await times(10, (n) => place(n, people[n] as BuiltShopper))
    expect(tally(answers.map((answer) => answer.body.code ?? answer.status))).toEqual({ 201: 1, coupon_refused: 9 })
    const refused = people.filter((_, n) => answers[n]?.status === 409)
    for (const shopper of refused) {
      const { body } = await first.call('GET', '/cart/get-cart', { token: shopper.token })
      expect(body.data).toMatchObject({ couponDetails: null, finalAmount: 1500 })
    }
    const again = await times(9, (n) => place(n, refused[n] as BuiltShopper))
    expect(tally(again.map((answer) => answer.status))).toEqual({ 201: 9 })
  })

  it('that everybody uses and gives back at once is counted right and blocks nobody for good', async () => {
    const people = await shoppers(12)
    const { productId } = await buildProduct(first.shop, { stock: 500 })
    const { couponId } = await buildCoupon(first.shop)
    const open = new Map<number, string>()
    for (let round = 0; round < 4; round += 1) {
      await times(12, (n) => add(n, people[n] as BuiltShopper, productId))
      await putOn(couponId, people)
      // each shopper orders with the coupon while their order of the round before is cancelled
      const answers = await times(12, async (n) => {
        const shopper = people[n] as BuiltShopper
        const before = open.get(n)
        const [placed, cancelled] = await Promise.all([
          place(n, shopper),
          before ? cancel(n + 1, shopper, before) : null,
        ])
        open.set(n, placed.body.data._id)
        return [placed.status, cancelled?.status ?? 200]
      })
      expect(tally(answers.flat())).toEqual({ 200: 12, 201: 12 })
    }
    expect(await onHand(productId)).toBe(488)
  })
})

it('a sale in one process is seen in the other', async () => {
  const [shopper] = (await shoppers(1)) as [BuiltShopper]
  const { productId } = await buildProduct(first.shop, { stock: 3 })
  const seen = async () => (await second.call('GET', `/product/get-product/${productId}`)).body.data.stock
  expect(await seen()).toBe(3)
  await add(0, shopper, productId, 2)
  expect((await place(0, shopper)).status).toBe(201)
  await expect.poll(seen).toBe(1)
})
