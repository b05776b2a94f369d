import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { kozhikode } from '../../../test/builders/addresses.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { buildShopper } from '../../../test/builders/build-shopper.ts'
import { set } from '../../../test/builders/set.ts'
import { Bank } from '../../../test/proof/bank.ts'
import { listSettings, settingHistory } from './list-settings.ts'

const account = {
  keyId: 'rzp_live_settings1',
  keySecret: 'keySecretOfTheOffice1',
  webhookSecret: 'webhookSecretOfTheOffice1',
  webhookSecretPrevious: null,
}
const smtp = 'smtps://mailer:mailPasswordOfTheOffice@mail.example:465'
const secrets = [account.keySecret, account.webhookSecret, 'mailPasswordOfTheOffice']

let shop: TestShop
const logs: string[] = []
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logs.push(String(chunk))
      done()
    },
  })
  const { log } = fastify({ logger: { level: 'trace', stream } })
  shop = await openShop({ parts: { log } })
})
afterAll(() => shop.close())

const policy = async () => (await fetch(`${shop.url}/api/v1/shop/terms`)).headers.get('content-security-policy') ?? ''

test('payment keys take effect at once, with the script that may run, and stay secret everywhere', async () => {
  expect(await policy()).not.toContain('razorpay')
  expect(shop.shop.provider).toMatchObject({ isTest: true, checkoutScriptUrl: '/sandbox/v1/checkout.js' })
  const changed = await set(shop, { 'payment.razorpay': account, 'mail.smtp': smtp })
  expect(changed).toMatchObject([
    { key: 'payment.razorpay', before: null, after: { keyId: account.keyId } },
    { key: 'mail.smtp', before: null, after: { host: 'mail.example:465' } },
  ])
  expect(await policy()).toContain('https://checkout.razorpay.com')
  expect(shop.shop.provider).toMatchObject({ isTest: false, checkoutScriptUrl: expect.stringMatching(/razorpay\.com/) })
  expect(await shop.shop.provider.keyId()).toBe(account.keyId)
  expect((await fetch(`${shop.url}/sandbox/v1/checkout.js`)).status).toBe(404)

  const told = [
    await listSettings(shop.shop),
    await settingHistory(shop.shop, 'payment.razorpay'),
    await settingHistory(shop.shop, 'mail.smtp'),
    changed,
    shop.shop.settings.identity(),
    await Promise.all(['/', '/terms', '/api/v1/shop/terms'].map(async (page) => (await fetch(shop.url + page)).text())),
    (await shop.pool.query("select key, value, encode(sealed, 'escape') as sealed from settings")).rows,
    logs,
  ]
  for (const secret of secrets) expect(JSON.stringify(told)).not.toContain(secret)
})

test('a new webhook secret of the same account leaves the former one good for retries', async () => {
  await set(shop, { 'payment.razorpay': { ...account, webhookSecret: 'theNewWebhookSecret' } })
  const former = shop.shop.settings.now()['payment.razorpay']
  expect(former).toMatchObject({ webhookSecret: 'theNewWebhookSecret', webhookSecretPrevious: account.webhookSecret })
  await set(shop, { 'payment.razorpay': { ...account, keyId: 'rzp_live_other', webhookSecret: 'another' } })
  expect(shop.shop.settings.now()['payment.razorpay']?.webhookSecretPrevious).toBeNull()
})

test('without keys again the sandbox takes the payments again', async () => {
  await set(shop, { 'payment.razorpay': null })
  expect(shop.shop.provider.isTest).toBe(true)
  expect((await fetch(`${shop.url}/sandbox/v1/checkout.js`)).status).toBe(200)
  expect(await policy()).not.toContain('razorpay')
})

test('a payment is made with the account that was set while the shop was open', async () => {
  const bank = await Bank.open()
  const open = await openShop({ env: { RAZORPAY_API_URL: bank.env.RAZORPAY_API_URL ?? '' } })
  await set(open, {
    'payment.razorpay': {
      keyId: bank.env.RAZORPAY_KEY_ID ?? '',
      keySecret: bank.env.RAZORPAY_KEY_SECRET ?? '',
      webhookSecret: bank.env.RAZORPAY_WEBHOOK_SECRET ?? '',
      webhookSecretPrevious: null,
    },
  })
  const { token } = await buildShopper(open.shop)
  const { productId } = await buildProduct(open.shop, { price: 1000, stock: 3 })
  await open.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const intent = await open.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
  expect(intent).toMatchObject({ status: 200, body: { amount: 95_000, key_id: bank.env.RAZORPAY_KEY_ID } })
  await open.close()
  await bank.close()
})

test('the key lies in the data folder for the shop alone; under another one a secret is as good as not set', async () => {
  await set(shop, { 'mail.smtp': smtp })
  const file = path.join(shop.shop.config.dataDir, 'office.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const key = readFileSync(file)
  const other = await openShop({ beside: shop })
  expect(other.shop.settings.now()['mail.smtp']).toBe(smtp)
  await other.close()
  writeFileSync(file, `${Buffer.alloc(32, 7).toString('base64url')}\n`)
  const locked = await openShop({ beside: shop })
  expect(locked.shop.settings.now()['mail.smtp']).toBeNull()
  expect((await fetch(`${locked.url}/`)).status).toBe(200)
  await locked.close()
  writeFileSync(file, key)
})
