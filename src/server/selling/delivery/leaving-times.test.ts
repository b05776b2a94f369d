import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { set } from '../../../../test/builders/set.ts'

const hour = 3_600_000
let shop: TestShop
beforeAll(async () => {
  // Monday, 2 pm in India
  shop = await openShop({ now: '2026-08-24T14:00:00+05:30' })
})
afterAll(() => shop.close())

async function expectedNow(): Promise<string | undefined> {
  const { status, body } = await shop.call('GET', `/delivery/check?pincode=${kozhikode.pincode}`)
  expect(status).toBe(200)
  return body.data?.expectedDelivery
}

test('cut-off, closed weekdays and holidays move the day, which turns over by itself; an order placed then has the same', async () => {
  await set(shop, { 'delivery.days': { ownState: 3, region: 3, elsewhere: 3 } })
  const thursday = '2026-08-27T12:30:00.000Z'
  expect(await expectedNow()).toBe(thursday)
  await set(shop, {
    'delivery.cutOff': '15:00',
    'delivery.closedDays': ['Sunday'],
    'delivery.holidays': ['2026-08-25', '2026-08-26', '2026-08-27'].map((day) => ({ day, name: 'Onam' })),
  })
  const early = await placeOrder(shop)
  expect(await expectedNow()).toBe(thursday)
  expect(early.order.expectedDelivery).toBe(thursday)

  shop.advance(hour)
  const late = await placeOrder(shop)
  expect(await expectedNow()).toBe('2026-08-31T12:30:00.000Z')
  expect(late.order.expectedDelivery).toBe('2026-08-31T12:30:00.000Z')

  // Friday, 3 pm: what is ordered now leaves on Saturday
  shop.advance(96 * hour)
  expect(await expectedNow()).toBe('2026-09-01T12:30:00.000Z')
  // Saturday, 3 pm: on Monday
  shop.advance(24 * hour)
  expect(await expectedNow()).toBe('2026-09-03T12:30:00.000Z')
})

test('the page about shipping says it, and says nothing of it where nothing is set', async () => {
  const page = async () => (await fetch(`${shop.url}/shipping`)).text()
  await set(shop, { 'delivery.cutOff': '15:00', 'delivery.closedDays': ['Sunday'], 'delivery.holidays': [] })
  expect(await page()).toContain('Orders placed from 3 pm on leave the next day. No dispatch on Sundays.')
  const tomorrow = new Date(shop.shop.clock().getTime() + 24 * hour).toISOString().slice(0, 'YYYY-MM-DD'.length)
  await set(shop, { 'delivery.holidays': [{ day: tomorrow, name: 'Onam' }] })
  expect(await page()).toContain('No dispatch on Sundays and our holidays.')
  shop.advance(48 * hour)
  expect(await page()).toContain('No dispatch on Sundays.')
  await set(shop, { 'delivery.cutOff': null, 'delivery.closedDays': [] })
  expect(await page()).toContain('Days are counted from the day of the order.')
})
