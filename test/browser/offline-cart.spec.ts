import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { cartBadge, expect, open, test } from './journey.ts'
import { isKept } from './kept.ts'
import { newShopper } from './shopper.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ journey }) => journey.allow(/ERR_INTERNET_DISCONNECTED|request failed|console: /))

const bearing = 'ball-bearing-6204-2rs'

test('the cart opens without a connection as it was last seen, says so, and shows what waits', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  await isKept(page)
  await expect.poll(() => seenQuantities(page)).toEqual([1])
  await page.getByRole('button', { name: 'Increase quantity of Ball Bearing 6204-2RS' }).click()
  await expect.poll(() => seenQuantities(page)).toEqual([2])

  await context.setOffline(true)
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  await expect(main.getByText(/^You are offline. This is your cart as of \d/)).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Ball Beari' })).toHaveCount(1)
  await expect(cartBadge(page)).toHaveText('01.00')
  await page.getByRole('button', { name: 'Increase quantity of Ball Bearing 6204-2RS' }).click()
  await expect(main.getByText('Offline: 1 more')).toBeVisible()
  const violations = await axeViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
  await page.reload()
  await expect(main.getByText('Offline: 1 more')).toBeVisible()
  await expect(page.getByText('1 cart change not sent yet')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await expect(main.getByText(/^You are offline. This is your cart as of/)).toHaveCount(0)
  await expect.poll(() => seenQuantities(page)).toEqual([3])
  const { data } = await shopper.call('GET', '/cart/get-cart')
  expect(data.formattedCart.items.map((item: { quantity: number }) => item.quantity)).toEqual([3])
})

test('a quantity that is typed without a connection waits, and the last one is what the cart has', async ({
  page,
  context,
  request,
}) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  await isKept(page)
  await context.setOffline(true)
  const main = page.getByRole('main')
  const box = main.getByLabel('Enter quantity: Ball Bearing 6204-2RS')
  await box.fill('40')
  await box.press('Enter')
  await expect(main.getByText('Offline: 39 more')).toBeVisible()
  await page.getByRole('button', { name: 'Increase quantity of Ball Bearing 6204-2RS' }).click()
  await expect(main.getByText('Offline: 40 more')).toBeVisible()
  await box.fill('12')
  await box.press('Enter')
  await expect(main.getByText('Offline: 11 more')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await expect.poll(() => seenQuantities(page)).toEqual([12])
})

test('the cart that was seen is shown to nobody else, and goes with the session: by a logout, and by a 401', async ({
  page,
  context,
  request,
  journey,
}) => {
  journey.allow(/answer 401/)
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  await isKept(page)
  await expect.poll(() => seenQuantities(page)).toEqual([1])
  // as if it had been left behind by somebody else
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('seen-cart') ?? '')
    localStorage.setItem('seen-cart', JSON.stringify({ ...seen, userId: 'somebody-else' }))
  })
  await context.setOffline(true)
  await page.reload()
  await expect(
    page.getByText('Unable to connect to server. Please check your internet connection.').first(),
  ).toBeVisible()
  await expect(page.getByText('Ball Beari')).toHaveCount(0)

  // with the connection it is the own one again; it goes with a logout without one
  await context.setOffline(false)
  await open(page, '/cart')
  await expect.poll(() => seenQuantities(page)).toEqual([1])
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-cart'))).toBeNull()
  await context.setOffline(false)

  const other = await newShopper(request, [bearing])
  const second = await context.newPage()
  await other.signIn(second)
  await open(second, '/cart')
  await expect.poll(() => seenQuantities(second)).toEqual([1])
  await other.call('POST', '/user/logout')
  await second.reload()
  await expect(second).toHaveURL('/login')
  expect(await second.evaluate(() => localStorage.getItem('seen-cart'))).toBeNull()
})

/** Returns the number of pieces of each line of the saved cart. */
function seenQuantities(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('seen-cart') ?? 'null')
    return seen ? seen.cart.formattedCart.items.map((item: { quantity: number }) => item.quantity) : []
  })
}
