import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { kozhikode } from '../../../test/builders/addresses.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { buildShopper } from '../../../test/builders/build-shopper.ts'
import { inCommand, set } from '../../../test/builders/set.ts'
import { settingKeys } from '../../shared/settings/settings.ts'
import { transact } from '../platform/db/transact.ts'
import { changeSettings } from './change-settings.ts'
import { listSettings, settingHistory } from './list-settings.ts'
import { restoreSetting } from './restore-setting.ts'
import { insertSetting } from './settings-queries.ts'
import { withdrawSetting } from './withdraw-setting.ts'

const day = 86_400_000
const by = { source: 'staff', id: 'staff-1' } as const

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T09:00:00Z' })
  other = await openShop({ beside: shop, now: '2026-11-21T09:00:00Z' })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const terms = async (from: TestShop) => (await shopTerms(from)).delivery
const shopTerms = async (from: TestShop) => (await from.call('GET', '/shop/terms')).body.data
const listed = async (key: string) => {
  const found = (await listSettings(shop.shop)).find((each) => each.key === key)
  if (!found) throw new Error(`no setting ${key}`)
  return found
}

test('what is set is shown with the next answer, and by the other process as soon as it hears of it', async () => {
  expect(await terms(shop)).toMatchObject({ charge: 59, freeFrom: 999 })
  expect(await terms(other)).toMatchObject({ charge: 59 })
  await set(shop, { 'delivery.charge': 4_050 })
  expect(await terms(shop)).toMatchObject({ charge: 40.5, freeFrom: 999 })
  await expect.poll(async () => (await terms(other)).charge).toBe(40.5)
  expect(other.shop.settings.now()['delivery.charge']).toBe(4_050)
})

test('a value for a later day waits for its first moment, in every process by its own clock', async () => {
  const { charge } = await terms(shop)
  const from = new Date(shop.shop.clock().getTime() + 10 * day)
  await set(shop, { 'delivery.charge': 7_500 }, from)
  await expect.poll(() => other.shop.settings.now()['delivery.charge']).toBe(charge * 100)
  expect((await listed('delivery.charge')).waiting).toMatchObject([{ value: 7_500, from: from.toISOString() }])
  shop.advance(10 * day - 60_000)
  expect((await terms(shop)).charge).toBe(charge)
  shop.advance(60_000)
  expect((await terms(shop)).charge).toBe(75)
  expect((await terms(other)).charge).toBe(charge)
  // its clock is a little behind
  other.advance(10 * day + 60_000)
  await expect.poll(async () => (await terms(other)).charge).toBe(75)
  expect((await listed('delivery.charge')).waiting).toEqual([])
})

test('a value that waits can be withdrawn, one that holds cannot', async () => {
  const from = new Date(shop.shop.clock().getTime() + day)
  const [made] = await set(shop, { 'delivery.freeFrom': 50_000 }, from)
  const key = 'delivery.freeFrom'
  const withdraw = (version: number) => inCommand(shop, (work) => withdrawSetting(shop.shop, work, { key, version }))
  expect(await withdraw(made?.version ?? 0)).toEqual({ value: 50_000, from })
  await expect(withdraw(made?.version ?? 0)).rejects.toMatchObject({ code: 'edit_conflict' })
  await expect(withdraw(99)).rejects.toMatchObject({ code: 'not_found' })
  shop.advance(day)
  expect((await terms(shop)).freeFrom).toBe(999)
  expect((await settingHistory(shop.shop, key))[0]).toMatchObject({ setBy: 'staff-1', withdrawnAt: expect.any(String) })
})

test('every value stays, with who set it and when; a former one is set again as a new one', async () => {
  await set(shop, { 'shop.tagline': 'Tools' })
  await set(shop, { 'shop.tagline': 'Belts' })
  const key = 'shop.tagline'
  const history = await settingHistory(shop.shop, key)
  expect(history.map(({ value, source }) => [value, source])).toEqual([
    ['Belts', 'staff'],
    ['Tools', 'staff'],
    ['Mill stores, tools and machine parts from Kozhikode', 'demo'],
  ])
  const { seen } = await listed(key)
  const restored = await inCommand(shop, (work) => restoreSetting(shop.shop, work, { key, version: 2, seen, by }))
  expect(restored).toMatchObject([{ key, version: 4, before: 'Belts', after: 'Tools' }])
  expect(shop.shop.settings.identity().tagline).toBe('Tools')
  await expect(shop.pool.query("update settings set value = '1' where key = 'shop.tagline'")).rejects.toThrow(
    /only added/,
  )
  await expect(shop.pool.query('delete from settings')).rejects.toThrow(/only added/)
})

test('of two who change one setting the second is told; other settings are no matter', async () => {
  const [name, tagline] = [await listed('shop.name'), await listed('shop.tagline')]
  const change = (changes: { key: string; value: unknown; seen: number }[]) =>
    inCommand(shop, (work) => changeSettings(shop.shop, work, { changes, by }))
  await change([{ ...name, value: 'First' }])
  await change([{ ...tagline, value: 'Second' }])
  const late = [
    { ...name, value: 'Late' },
    { key: 'shop.credit', value: 'Late', seen: (await listed('shop.credit')).seen },
  ]
  await expect(change(late)).rejects.toMatchObject({
    code: 'edit_conflict',
    details: { errors: { 'shop.name': expect.any(String) } },
  })
  expect(shop.shop.settings.identity()).toMatchObject({
    name: 'First',
    tagline: 'Second',
    credit: expect.stringMatching(/crew/),
  })
})

test('what a person sets is set in a command, or the database refuses it', async () => {
  const { seen } = await listed('shop.credit')
  const changes = [{ key: 'shop.credit', value: 'By nobody', seen }]
  const change = transact(shop.shop, (work) => changeSettings(shop.shop, work, { changes, by }))
  await expect(change).rejects.toThrow(/by a command only/)
})

test('40 at once on one setting: one wins, nothing is lost and nothing fails otherwise', async () => {
  const { seen } = await listed('shop.description')
  const changes = (value: string) => [{ key: 'shop.description', value, seen }]
  const tries = Array.from({ length: 40 }, (_, n) =>
    inCommand(shop, (work) => changeSettings(shop.shop, work, { changes: changes(`Number ${n}`), by })),
  )
  const ends = await Promise.allSettled(tries)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['edit_conflict']))
  expect((await listed('shop.description')).seen).toBe(seen + 1)
})

test.each([
  ['company.gstin', '32AAKFB7421M1ZF', /check digit/],
  ['company.gstin', '33AAKFB7421M1ZC', /GSTIN of Kerala: it begins with 32/],
  ['company.gstin', '32AAKFB7421M1', /GSTIN of 15 characters/],
  ['company.state', 'Atlantis', /state/],
  ['shop.name', 'two\nlines', /one line/],
  ['shop.name', 'x'.repeat(61), /60/],
  ['contact.email', 'not mail', /email/],
  ['contact.social', { name: 'Shady', url: 'javascript:alert(1)' }, /https/],
  ['delivery.charge', -1, /amount/],
  ['delivery.charge', 0.5, /amount/],
  ['cash.below', 20_000_001, /2,00,000/],
  ['payment.onlineDiscountPercent', 51, /50/],
  ['brand.colours', { main: '#dddddd', accent: '#ff7a1a' }, /too light/],
  ['brand.colours', { main: '#0c4a55', accent: '#202020' }, /too dark/],
  ['brand.colours', { main: 'red', accent: '#ff7a1a' }, /colour such as/],
  ['numbers.creditNote', 'BMS', /differ/],
  ['mail.smtp', 'http://mail.example', /smtp/],
  ['mail.smtp', 'smtp://mail.example?ignoreTLS=true', /nothing after it/],
  ['mail.smtp', 'smtp://127.0.0.1/?sendmail=true&path=/usr/bin/ex', /nothing after it/],
  ['hours.week', [], /seven days/],
  ['no.such', 1, /not a setting/],
])('%s cannot be %j, and the others beside it are not set either', async (key, value, problem) => {
  const credit = await listed('shop.credit')
  const seen = settingKeys.some((each) => each === key) ? (await listed(key)).seen : 0
  const changes = [
    { key, value, seen },
    { ...credit, value: 'Changed all the same' },
  ]
  const change = inCommand(shop, (work) => changeSettings(shop.shop, work, { changes, by }))
  await expect(change).rejects.toMatchObject({
    code: 'bad_input',
    details: { errors: { [key]: expect.stringMatching(problem) } },
  })
  expect((await listed('shop.credit')).value).toBe(credit.value)
})

test('what vouchers begin with is no new beginning of invoices; who had it before may change other settings', async () => {
  const refused = (key: string) => ({ details: { errors: { [key]: expect.stringMatching(/vouchers begin with it/) } } })
  await expect(set(shop, { 'numbers.invoice': 'RV' })).rejects.toMatchObject(refused('numbers.invoice'))
  const at = shop.shop.clock()
  const row = { key: 'numbers.invoice', value: 'RV', sealed: null, effective_from: at, set_at: at, set_by: null }
  await inCommand(shop, ({ tx }) => insertSetting(tx, { ...row, source: 'environment' }))
  await set(shop, { 'shop.tagline': 'Ropes' })
  await set(shop, { 'shop.tagline': 'Chains', 'numbers.invoice': 'RV' })
  await expect(set(shop, { 'numbers.creditNote': 'RFV' })).rejects.toMatchObject(refused('numbers.creditNote'))
  await set(shop, { 'numbers.invoice': 'BMS' })
  expect((await listed('shop.tagline')).value).toBe('Chains')
})

test('state and GSTIN move together, and what waits has to fit with them', async () => {
  const from = new Date(shop.shop.clock().getTime() + day)
  await set(shop, { 'company.state': 'Puducherry', 'company.gstin': '34AAKFB7421M1ZA' }, from)
  await expect(set(shop, { 'company.gstin': '32AAKFB7421M1ZE' }, new Date(from.getTime() + day))).rejects.toMatchObject(
    {
      details: { errors: { 'company.gstin': expect.stringMatching(/Puducherry/) } },
    },
  )
  await expect(set(shop, { 'shop.name': 'Too late' }, new Date(shop.shop.clock().getTime() - 1))).rejects.toMatchObject(
    {
      details: { errors: { from: expect.any(String) } },
    },
  )
  const { productId } = await buildProduct(shop.shop, { price: 1180, stock: 9, gstRate: 18 })
  const place = async () => {
    const { token } = await buildShopper(shop.shop)
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    return (await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })).body.data.breakdown
  }
  expect(await place()).toMatchObject({ cgst: 90, sgst: 90, igst: 0 })
  shop.advance(day)
  expect(await place()).toMatchObject({ cgst: 0, sgst: 0, igst: 180 })
})
