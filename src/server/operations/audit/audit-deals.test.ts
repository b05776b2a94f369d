import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { BargainDesk } from '../../../../test/builders/bargain-desk.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { payInSandbox } from '../../../../test/builders/pay-in-sandbox.ts'
import { auditMoney } from './audit-money.ts'

let shop: TestShop
beforeAll(async () => {
  const desk = await BargainDesk.open()
  shop = desk.shop
  const productId = await desk.bargained()
  const { shopper } = await desk.agreed(productId)
  await desk.place(shopper)
  const other = await desk.agreed(productId)
  const { token } = other.shopper
  const intent = await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
  const { success } = await payInSandbox(shop.shop, intent.body.order_id)
  await shop.call('POST', '/order/paymentVerify', { token, body: success })
  await buildProduct(shop.shop, { price: 90 })
  const stranger = await buildShopper(shop.shop)
  const body = { productId, quantity: 1 }
  await shop.call('POST', '/cart/add-to-cart', { token: stranger.token, body })
  await desk.place(stranger)
  // open, and agreed but not used
  await desk.offer(await buildShopper(shop.shop), productId, 100)
  await desk.agreed(productId)
})
afterAll(() => shop.close())

const broken = async () => (await auditMoney(shop.shop)).checks.filter(({ faults }) => faults.length > 0)
const ofOrder = /^a deal is used by one order/
const ofTerms = /^no deal is agreed below/

test.each([
  [
    'that is used by the order of somebody else',
    ofOrder,
    `order_id = (SELECT id FROM orders WHERE user_id <> deals.user_id LIMIT 1)`,
  ],
  ['whose order costs another price', ofOrder, 'agreed_price = agreed_price + 1'],
  ['for more pieces than were sold', ofOrder, 'quantity = quantity + 1'],
  ['of other goods', ofOrder, `product_id = (SELECT id FROM products WHERE id <> deals.product_id LIMIT 1)`],
  ['agreed below what was asked', ofTerms, 'asks = ARRAY[agreed_price + 100]::bigint[], offers = 1'],
  ['whose line gave more for paying online', ofTerms, 'online_percent = 1'],
])('the audit finds a deal %s', async (_, rule, change) => {
  await shop.pool.query('CREATE TABLE kept AS SELECT * FROM deals')
  await shop.pool.query(`UPDATE deals SET ${change} WHERE state = 'used'`)
  expect((await broken()).map(({ rule: found }) => found)).toContainEqual(expect.stringMatching(rule))
  await shop.pool.query(`UPDATE deals d SET product_id = k.product_id, quantity = k.quantity, asks = k.asks, offers = k.offers,
    agreed_price = k.agreed_price, online_percent = k.online_percent, order_id = k.order_id FROM kept k WHERE k.id = d.id`)
  await shop.pool.query('DROP TABLE kept')
  expect(await broken()).toEqual([])
})
