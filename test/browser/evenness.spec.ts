import type { Locator } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The left, right, top and bottom edge of something on the page (px). */
async function edges(part: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  await expect(part).toBeVisible()
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })
}

test('the mail address of the footer stands on one line of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, '/terms')
  const mail = await edges(page.getByRole('contentinfo').getByRole('link', { name: '@' }).locator('span'))
  expect(mail.bottom - mail.top).toBeLessThan(30)
})

test('the parts of a cart stand at one distance from each other', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs', 'impact-drill-13mm-650w'])
  await shopper.signIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/cart')
  const items = await edges(page.getByRole('list', { name: 'Items in your cart' }))
  const coupon = await edges(page.getByRole('region', { name: 'Coupon' }))
  const summary = await edges(page.getByRole('region', { name: 'Order Summary' }))
  expect(coupon.top - items.bottom).toBeCloseTo(summary.top - coupon.bottom, 0)
})

test('what can be done with an order stands at one place, and on one line of a phone', async ({ page, request }) => {
  const login = { email: 'demo@beypore.example', password: 'Demo@12345' }
  const { token, user } = await (await request.post('/api/v1/user/login', { data: login })).json()
  await page.addInitScript(
    ([key, root]) => {
      localStorage.setItem('user-auth-token', key ?? '')
      localStorage.setItem('root', root ?? '')
    },
    [token, JSON.stringify({ state: { user: { user, isLoggedIn: true } }, version: 0 })],
  )
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, '/profile?tab=order-history')
  const buttons = page.getByRole('article').getByRole('button', { name: /^(Track & Manage|View)/ })
  await expect(buttons).toHaveCount(5)
  const lefts = await buttons.evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().left)))
  expect(new Set(lefts).size, `left edges ${lefts}`).toBe(1)
  await page.setViewportSize({ width: 360, height: 740 })
  const heights = await buttons.evaluateAll((all) => all.map((button) => button.clientHeight))
  expect(Math.max(...heights), `heights ${heights}`).toBeLessThan(50)
})

test('both ways to pay have their amount at the right edge', async ({ page, request }) => {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'line-laser-green-2-line', quantity: 1 })
  await shopper.signIn(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const amounts = page.getByRole('dialog').locator('label .figures')
  await expect(amounts).toHaveCount(2)
  const rights = await amounts.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)))
  expect(rights[0]).toBe(rights[1])
})

test('the steps of a complaint stay within the edges of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/grievance')
  const heading = await edges(page.getByRole('heading', { name: 'What happens next' }))
  const step = await edges(page.getByRole('region', { name: 'What happens next' }).locator('li span').first())
  expect(step.left).toBeGreaterThanOrEqual(heading.left - 1)
})
