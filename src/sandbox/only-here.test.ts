import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { kozhikode } from '../../test/builders/addresses.ts'
import { buildProduct } from '../../test/builders/build-product.ts'
import { buildShopper } from '../../test/builders/build-shopper.ts'
import { set } from '../../test/builders/set.ts'
import { payments } from '../shared/copy/payments.ts'

// A shop that others reach takes no play money, unless that is written out (SECURITY-REVIEW R2).

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ env: { PUBLIC_URL: 'https://mill.example' } })
})
afterAll(() => shop.close())

const status = async (at: TestShop, path: string) => (await fetch(at.url + path)).status

async function payOnline(at: TestShop) {
  const { productId } = await buildProduct(at.shop, { stock: 5 })
  const { token } = await buildShopper(at.shop)
  await at.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  return at.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
}

test('without keys nobody pays online in a shop that others reach, and it says so', async () => {
  expect(shop.shop.provider).toMatchObject({ isOff: true, isTest: false })
  expect(await status(shop, '/sandbox/v1/checkout.js')).toBe(404)
  expect(await payOnline(shop)).toMatchObject({ status: 503, body: { message: payments.off } })
})

test('without keys nothing is said to be cheaper online in a shop that others reach', async () => {
  const page = async (at: TestShop, path: string) => (await fetch(at.url + path)).text()
  const percent = async (at: TestShop) => (await at.call('GET', '/shop/terms')).body.data.onlineDiscountPercent
  const tried = await openShop()
  expect(await page(tried, '/terms')).toContain('5% is taken off the total')
  expect(await percent(tried)).toBe(5)
  await tried.close()
  expect(await percent(shop)).toBe(0)
  expect(await page(shop, '/terms')).not.toContain('is taken off the total')
  expect(await page(shop, '/shipping')).not.toContain('off the total')
  expect(await page(shop, '/cart')).toContain('"paymentsOff":true')
  await set(shop, { 'payment.razorpay': { keyId: 'rzp_live_1', keySecret: 's', webhookSecret: 'w' } as never })
  expect(await page(shop, '/terms')).toContain('5% is taken off the total')
  expect(await percent(shop)).toBe(5)
  await set(shop, { 'payment.razorpay': null })
})

test('an owner who takes the live keys out does not make it take play money', async () => {
  await set(shop, { 'payment.razorpay': { keyId: 'rzp_live_1', keySecret: 's', webhookSecret: 'w' } as never })
  expect(shop.shop.provider).toMatchObject({ isOff: false, isTest: false })
  await set(shop, { 'payment.razorpay': null })
  expect(shop.shop.sandbox).toBeNull()
  expect(shop.shop.provider).toMatchObject({ isOff: true, isTest: false })
  expect(await status(shop, '/sandbox/v1/checkout.js')).toBe(404)
  expect(await payOnline(shop)).toMatchObject({ status: 503 })
})

test('SANDBOX=on, written out, takes test payments and says that they are', async () => {
  const tried = await openShop({ env: { PUBLIC_URL: 'https://mill.example', SANDBOX: 'on' } })
  expect(tried.shop.provider).toMatchObject({ isOff: false, isTest: true })
  expect(await status(tried, '/sandbox/v1/checkout.js')).toBe(200)
  await tried.close()
  const off = await openShop({ env: { SANDBOX: 'off' } })
  expect(off.shop.provider).toMatchObject({ isOff: true })
  await off.close()
})
