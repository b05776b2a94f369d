import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '../../src/server/selling/checkout/settle/reconcile.ts'
import { buyersAmong } from '../../src/server/selling/orders/order-queries.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { set } from '../builders/set.ts'
import { Paying } from '../proof/paying.ts'

// Goods that nobody pays for: with the limits on, whoever never paid the shop keeps them from others for a while, not for ever.
const windowMs = 900_000
let paying: Paying
beforeAll(async () => {
  paying = await Paying.open({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => paying.close())

/** A newcomer with so many pieces in the cart. */
async function newcomer(productId: string, quantity: number) {
  const shopper = await buildShopper(paying.shop.shop)
  expect((await paying.add(shopper, productId, quantity)).status).toBe(200)
  return shopper
}
const stocked = async (stock: number) => (await buildProduct(paying.shop.shop, { stock })).productId
const held = async (productId: string) => (await paying.stockOf(productId)).held
/** Each attacker calls from a network of their own: what one network may is another test. */
const forgetNetworks = () => paying.shop.pool.query(`DELETE FROM rate_limits`)

test('newcomers together hold half of what there is; cash and who bought before find the rest', async () => {
  const productId = await stocked(101)
  const greedy = await newcomer(productId, 99)
  expect(await paying.intent(greedy)).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 51 } })
  const many = await Promise.all(Array.from({ length: 8 }, () => newcomer(productId, 20)))
  const answers = await Promise.all(many.map((each) => paying.intent(each)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await held(productId)).toBe(40)
  expect((await paying.cash(await newcomer(productId, 30))).status).toBe(201)

  const known = await newcomer(await stocked(5), 1)
  const { body } = await paying.intent(known)
  expect(await paying.verify(known, paying.bank.success(paying.bank.pay(body.order_id)))).toMatchObject({ status: 200 })
  await paying.add(known, productId, 31)
  expect((await paying.intent(known)).status).toBe(200)
  expect(await held(productId)).toBe(71)
})

test.each([
  [1, 1],
  [4, 4],
  [10, 10],
  [30, 15],
])('of %i pieces one ordinary newcomer buys %i online', async (stock, quantity) => {
  await forgetNetworks()
  const productId = await stocked(stock)
  const shopper = await newcomer(productId, quantity)
  const { status, body } = await paying.intent(shopper)
  expect(status).toBe(200)
  expect(await held(productId)).toBe(quantity)
  expect(await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))).toMatchObject({
    status: 200,
  })
})

test('a hold that runs out unpaid begins anew three times a day; reloads and changes of the cart use nothing up', async () => {
  await forgetNetworks()
  const productId = await stocked(4)
  const shopper = await newcomer(productId, 3)
  for (let nth = 0; nth < 3; nth += 1) {
    const first = await paying.intent(shopper)
    expect([first.status, (await paying.intent(shopper)).body.order_id]).toEqual([200, first.body.order_id])
    paying.shop.advance(windowMs + 1000)
    await reconcile(paying.shop.shop)
    expect(await held(productId)).toBe(0)
  }
  expect(await paying.intent(shopper)).toMatchObject({ status: 429, body: { message: /cash on delivery/ } })
  expect(await held(productId)).toBe(0)
  expect((await paying.cash(shopper)).status).toBe(201)

  const other = await stocked(9)
  const undecided = await newcomer(other, 1)
  for (let nth = 0; nth < 6; nth += 1) {
    expect((await paying.intent(undecided)).status).toBe(200)
    await paying.add(undecided, other, 1)
  }
})

test('accounts in numbers behind one network hold an article twenty times a day', async () => {
  await forgetNetworks()
  const productId = await stocked(100)
  const statuses: number[] = []
  for (let nth = 0; nth < 22; nth += 1) statuses.push((await paying.intent(await newcomer(productId, 1))).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
})

test('who has paid by a test is known while the shop takes nothing else, and a newcomer once it takes money', async () => {
  await forgetNetworks()
  const payer = await newcomer(await stocked(5), 1)
  const { body } = await paying.intent(payer)
  expect(await paying.verify(payer, paying.bank.success(paying.bank.pay(body.order_id)))).toMatchObject({ status: 200 })
  const [order] = await paying.ordersOf(payer)
  expect(order).toMatchObject({ paymentStatus: 'paid', test: true })
  const asked = () => buyersAmong(paying.shop.db, [payer.userId], { testsCount: paying.shop.shop.provider.isTest })
  expect([...(await asked())]).toEqual([payer.userId])
  const account = { keySecret: 's', webhookSecret: 'w', webhookSecretPrevious: null, keyId: 'rzp_live_proof00000001' }
  await set(paying.shop, { 'payment.razorpay': account })
  expect(paying.shop.shop.provider.isTest).toBe(false)
  expect([...(await asked())]).toEqual([])
  // what is greedy is refused before the provider is asked for anything
  const productId = await stocked(101)
  await paying.add(payer, productId, 99)
  expect(await paying.intent(payer)).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 51 } })
})
