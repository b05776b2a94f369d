import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { signUp } from '../../../../../test/builders/sign-up.ts'
import { moveOrder } from '../transitions/move-order.ts'

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z' })
  other = await openShop({ beside: shop, now: '2026-11-26T06:30:00Z' })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

/** Orders goods of so many rupees by cash; the delivery is free. `buyer`: the firm that buys. */
async function order(
  token: string,
  price: number,
  address: object = {},
  { at = shop, buyer = null as object | null } = {},
) {
  const { productId } = await buildProduct(shop.shop, { price, stock: 1 })
  await at.call('POST', '/cart/add-to-cart', { token, body: { productId } })
  return at.call('POST', '/order/placeorder', { token, body: { address: { ...kozhikode, ...address }, buyer } })
}

const firm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }

const refused = { status: 400, body: { code: 'cash_limit', message: expect.stringContaining('₹1,50,000') } }

describe('what one person orders by cash on a day stays below ₹2,00,000', () => {
  test('by one account: the second order is refused, one that still fits is not, and the cart stays', async () => {
    const { token } = await signUp(shop)
    expect((await order(token, 150_000)).status).toBe(201)
    expect(await order(token, 50_000)).toMatchObject(refused)
    const cart = (await shop.call('GET', '/cart/get-cart', { token })).body.data
    expect(cart.formattedCart.items).toHaveLength(1)
    await shop.call('DELETE', '/cart', { token })
    expect((await order(token, 49_999)).status).toBe(201)
  })

  test('by two accounts with one telephone number to deliver to, or the number of the other account', async () => {
    const [first, second, third] = [await signUp(shop), await signUp(shop), await signUp(shop)]
    expect((await order(first.token, 150_000, { phone: '9847055555' })).status).toBe(201)
    expect(await order(second.token, 150_000, { phone: '9847055555' })).toMatchObject(refused)
    expect(await order(third.token, 150_000, { phone: first.phonenumber })).toMatchObject(refused)
    expect((await order((await signUp(shop)).token, 150_000)).status).toBe(201)
  })

  test('what was cancelled or refused at the door does not count, nor another day', async () => {
    const { token } = await signUp(shop)
    const first = (await order(token, 150_000)).body.data
    await moveOrder(shop.shop, first._id, 'cancelled')
    const second = (await order(token, 150_000)).body.data
    for (const status of ['confirmed', 'packed', 'shipped', 'returned'] as const)
      await moveOrder(shop.shop, second._id, status)
    expect((await order(token, 150_000)).status).toBe(201)
    shop.advance(12 * 3_600_000)
    expect((await order(token, 150_000)).status).toBe(201)
    shop.advance(-12 * 3_600_000)
  })

  test('of many at once, by several accounts and processes, only as many as fit are taken', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(shop)))
    const phone = '9847066666'
    const answers = await Promise.all(
      people.map(({ token }, index) => order(token, 60_000, { phone }, { at: index % 2 ? shop : other })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400])
  })

  test('by two accounts that buy for one firm, however its GSTIN is written; another firm, or nobody, may', async () => {
    const accounts = [await signUp(shop), await signUp(shop), await signUp(shop), await signUp(shop)]
    const buy = (nth: number, price: number, buyer: object | null) =>
      order(accounts[nth]?.token ?? '', price, {}, { buyer })
    const first = await buy(0, 150_000, firm)
    expect(first.status).toBe(201)
    expect(await buy(1, 150_000, { gstin: '33aaffc 5678k1z5', legalName: 'Its other branch' })).toMatchObject(refused)
    await shop.call('DELETE', '/cart', { token: accounts[1]?.token ?? '' })
    expect((await buy(1, 150_000, null)).status).toBe(201)
    expect((await buy(2, 150_000, { ...firm, gstin: '29AAGCB7383J1Z4' })).status).toBe(201)
    await moveOrder(shop.shop, first.body.data._id, 'cancelled')
    expect((await buy(3, 150_000, firm)).status).toBe(201)
  })

  test('of many for one firm at once, by several accounts and processes, only as many as fit are taken', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(shop)))
    const buyer = { ...firm, gstin: '27AAPFU0939F1ZV' }
    const answers = await Promise.all(
      people.map(({ token }, index) => order(token, 60_000, {}, { at: index % 2 ? shop : other, buyer })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400])
  })
})
