import { afterEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { set } from '../../../test/builders/set.ts'
import { settingHistory } from './list-settings.ts'

const open: TestShop[] = []
const shopWith = async (options: Parameters<typeof openShop>[0]) => {
  const shop = await openShop(options)
  open.push(shop)
  return shop
}
afterEach(async () => {
  for (const shop of open.splice(0).reverse()) await shop.close()
})

const charge = (shop: TestShop) => shop.shop.settings.now()['delivery.charge']

test('the environment names a first value; what the owner sets stays while it says the same', async () => {
  const first = await shopWith({ env: { DELIVERY_CHARGE: '40' } })
  expect(charge(first)).toBe(4_000)
  await set(first, { 'delivery.charge': 6_000 })
  const again = await shopWith({ beside: first, env: { DELIVERY_CHARGE: '40' } })
  const silent = await shopWith({ beside: first })
  expect([charge(again), charge(silent)]).toEqual([6_000, 6_000])
})

test('what it says anew holds, as a version of its own', async () => {
  const first = await shopWith({ env: { DELIVERY_CHARGE: '40', SMTP_URL: 'smtp://127.0.0.1:1' } })
  await set(first, { 'delivery.charge': 6_000 })
  const second = await shopWith({ beside: first, env: { DELIVERY_CHARGE: '45', SMTP_URL: 'smtp://127.0.0.1:2' } })
  expect(charge(second)).toBe(4_500)
  expect(second.shop.settings.now()['mail.smtp']).toBe('smtp://127.0.0.1:2')
  await expect.poll(() => charge(first)).toBe(4_500)
  const history = await settingHistory(first.shop, 'delivery.charge')
  expect(history.map(({ source, value }) => [source, value])).toEqual([
    ['environment', 4_500],
    ['staff', 6_000],
    ['environment', 4_000],
    ['demo', 5_900],
  ])
})

test('a state that does not fit the GSTIN of the shop stops the start with one line', async () => {
  await expect(shopWith({ env: { SHOP_STATE: 'Tamil Nadu' } })).rejects.toThrow(
    /^SHOP_GSTIN must be a GSTIN of Tamil Nadu: it begins with 33\.$/,
  )
})
