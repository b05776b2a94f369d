import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { kozhikode } from '../../test/builders/addresses.ts'
import { buildProduct } from '../../test/builders/build-product.ts'
import { buildShopper } from '../../test/builders/build-shopper.ts'
import { payInSandbox } from '../../test/builders/pay-in-sandbox.ts'
import { runCommand } from '../server/terminal/run-command.ts'
import { runSandbox } from './start-sandbox.ts'

const day = 86_400_000

let shop: TestShop
let paid: { order: string; payment: string }
beforeAll(async () => {
  // a Friday
  shop = await openShop({ now: '2026-10-02T06:00:00Z' })
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 500, stock: 9 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 4 } })
  const { body } = await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
  const { success } = await payInSandbox(shop.shop, body.order_id)
  const order = await shop.call('POST', '/order/paymentVerify', { token, body: success })
  paid = { order: order.body.data._id, payment: success?.razorpay_payment_id ?? '' }
  await shop.shop.provider.refund({
    ...{ paymentId: paid.payment, amount: 50_000, idempotencyKey: 'a-part-of-it', receipt: 'part', notes: {} },
  })
  shop.advance(day)
  await runSandbox(shop.shop)
})
afterAll(() => shop.close())

const fetch = (text: string, ...more: string[]) => runCommand(shop.shop, ['settlement', '--fetch', text, ...more])

test('the sandbox settles on the second working day, less 2 % and the GST on it; the shop asks for it by the provider’s call', async () => {
  await expect(fetch('2026-10-06')).rejects.toThrow('2026-10-06 has not come yet.')
  shop.advance(4 * day)
  await expect(fetch('2026-10-05')).rejects.toThrow('settled nothing on 2026-10-05')
  const answer = JSON.parse(await fetch('2026-10-06', '--json'))
  expect(answer).toMatchObject({ new: 2, known: 0 })
  const [settlement] = answer.settlements
  expect(settlement).toMatchObject({
    ...{ payments: 1, gross: 190_000, fee: 4_484, ofItTax: 684, refunds: 50_000, adjustments: 0 },
    ...{ bank: 190_000 - 4_484 - 50_000, difference: 0 },
  })
  expect(settlement.rows).toContainEqual(expect.objectContaining({ entityId: paid.payment, kind: 'payment' }))
  expect(settlement.notes).toContainEqual(expect.objectContaining({ entity: settlement.settlement, why: 'test' }))
  expect(await fetch('2026-10-06')).toContain('Nothing is new: all 2 rows are known.')
})

test.each([
  ['year=26&month=10', 'year'],
  ['year=2026&month=13', 'month'],
  ['year=2026&month=10&day=32', 'day'],
])('a call for %s is refused at its field, as the provider does', async (query, field) => {
  const { keyId, keySecret } = (await shop.shop.sandbox?.keys()) ?? { keyId: '', keySecret: '' }
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const path = `${shop.url}/sandbox/v1/settlements/recon/combined?${query}`
  const answer = await globalThis.fetch(path, { headers: { authorization } })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR', field } })
  expect((await globalThis.fetch(path)).status).toBe(401)
})
