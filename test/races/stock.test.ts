import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildProduct } from '../builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../builders/build-shopper.ts'
import { expectBooksInOrder } from './ledger.ts'
import { TwoShops, tally, times } from './two-shops.ts'

let two: TwoShops
beforeAll(async () => {
  two = await TwoShops.open()
})
afterAll(() => two.close())
afterEach(() => expectBooksInOrder(two.first.shop))

describe('stock', () => {
  it('of 10 pieces is sold 10 times to 40 shoppers; the others are told and keep their carts', async () => {
    const people = await two.shoppers(40)
    const { productId } = await buildProduct(two.first.shop, { stock: 10 })
    await times(40, (n) => two.add(n, people[n] as BuiltShopper, productId))
    const answers = await times(40, (n) => two.place(n, people[n] as BuiltShopper))
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 201: 10, 409: 30 })
    const losers = people.filter((_, n) => answers[n]?.status === 409)
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(answer.body).toMatchObject({ code: 'out_of_stock', available: 0 })
    }
    expect(await two.onHand(productId)).toBe(0)
    for (const loser of losers) expect(await two.linesOf(loser)).toMatchObject([{ quantity: 1, available: 0 }])
    const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.number)
    expect(new Set(numbers).size).toBe(10)
  })

  it('of several products bought in opposite orders never makes shoppers wait for each other for good', async () => {
    const people = await two.shoppers(24)
    const products = await times(4, () => buildProduct(two.first.shop, { stock: 12 }))
    for (const [n, shopper] of people.entries()) {
      const inTheirOrder = n % 2 === 0 ? products : [...products].reverse()
      for (const { productId } of inTheirOrder) await two.add(n, shopper, productId)
    }
    const answers = await times(24, (n) => two.place(n, people[n] as BuiltShopper))
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 201: 12, 409: 12 })
    for (const { productId } of products) expect(await two.onHand(productId)).toBe(0)
  })

  it('goes around: bought, cancelled and bought again at the same time, nobody is refused what is there', async () => {
    const people = await two.shoppers(16)
    const { productId } = await buildProduct(two.first.shop, { stock: 16 })
    for (let round = 0; round < 3; round += 1) {
      const orders = await times(16, async (n) => {
        const shopper = people[n] as BuiltShopper
        await two.add(n, shopper, productId)
        const { status, body } = await two.place(n, shopper)
        expect(status).toBe(201)
        expect((await two.cancel(n, shopper, body.data._id)).status).toBe(200)
        return body.data._id
      })
      expect(new Set(orders).size).toBe(16)
    }
    expect(await two.onHand(productId)).toBe(16)
  })

  it('that is just being given back is sold to whoever waited for it', async () => {
    const [shopper] = (await two.shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(two.first.shop, { stock: 1 })
    await two.add(0, shopper, productId)
    const { body } = await two.place(0, shopper)
    const next = await buildShopper(two.first.shop)
    await two.first.db.insertInto('carts').values({ user_id: next.userId, updated_at: new Date() }).execute()
    const line = { user_id: next.userId, product_id: productId, variant_id: null, quantity: 1, added_at: new Date() }
    await two.first.db.insertInto('cart_lines').values(line).execute()
    const waiting = await two.first.db.transaction().execute(async (tx) => {
      const items = tx.updateTable('stock_items').set({ on_hand: 1 }).where('product_id', '=', productId)
      const { id } = await items.returning('id').executeTakeFirstOrThrow()
      const cause = { order_id: body.data._id, checkout_id: null, note: null, created_at: new Date() }
      await tx
        .insertInto('stock_movements')
        .values({ stock_item_id: id, kind: 'return', on_hand_change: 1, ...cause })
        .execute()
      await tx.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', body.data._id).execute()
      const answer = two.place(1, next)
      await expect.poll(() => two.waiting()).toBe(1)
      return { answer }
    })
    expect((await waiting.answer).status).toBe(201)
  })
})

it('a sale in one process is seen in the other', async () => {
  const [shopper] = (await two.shoppers(1)) as [BuiltShopper]
  const { productId } = await buildProduct(two.first.shop, { stock: 3 })
  const seen = async () => (await two.second.call('GET', `/product/get-product/${productId}`)).body.data.stock
  expect(await seen()).toBe(3)
  await two.add(0, shopper, productId, 2)
  expect((await two.place(0, shopper)).status).toBe(201)
  await expect.poll(seen).toBe(1)
})
