import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { closeCheckout } from '../../selling/checkout/pay/close-checkout.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const firm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP', poNumber: 'PO/26-27/0042' }

/** A payment that was begun, for a firm or a consumer; gives what a copy of one's data says of it at each moment. */
async function beginPayment(buyer: object | null) {
  const { token, userId } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const intent = await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode, buyer } })
  expect(intent.status).toBe(200)
  const exported = async () => (await shop.call('GET', '/user/export', { token })).body.data.onlinePayments
  return { userId, exported }
}

test('a copy of one’s data names the firm of a payment that was begun, while it is open and when it has expired', async () => {
  const { userId, exported } = await beginPayment(firm)
  expect(await exported()).toMatchObject([{ status: 'open', address: { city: 'Kozhikode' }, buyer: firm }])
  const { rows } = await shop.pool.query('SELECT id FROM checkouts WHERE user_id = $1', [userId])
  await closeCheckout(shop.shop, rows[0].id, 'expired')
  expect(await exported()).toMatchObject([{ status: 'expired', buyer: firm }])
})

test('a consumer’s has none', async () => {
  const { exported } = await beginPayment(null)
  expect(await exported()).toEqual([expect.not.objectContaining({ buyer: expect.anything() })])
})
