import type { Request } from '@playwright/test'
import { expect, expectToast, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

test('a heart that is pressed while the list is still on its way stays filled', async ({ page, request }) => {
  await (await newShopper(request)).signIn(page)
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/v1/wish-list/ids', async (route) => {
    const before = await route.fetch()
    await pressed.promise
    // whoever asked may have given it up by then
    await route.fulfill({ response: before }).catch(() => {})
  })
  const isIds = (request: Request) => request.url().endsWith('/wish-list/ids')
  const asked = page.waitForRequest(isIds)
  const over = Promise.race([page.waitForEvent('requestfinished', isIds), page.waitForEvent('requestfailed', isIds)])
  await open(page, '/products/angle-grinder')
  await asked
  await page.getByRole('button', { name: 'Save to wish list', exact: true }).click()
  await expectToast(page, 'Saved to your wish list')
  pressed.resolve()
  await over
  // what came of the answer is on the screen after the next frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page.getByRole('button', { name: 'On your wish list' })).toHaveAttribute('aria-pressed', 'true')
})

test('two hearts that are pressed at once are both filled, in whatever order the answers come', async ({
  page,
  request,
}) => {
  await (await newShopper(request)).signIn(page)
  const bothPressed = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/api/v1/wish-list/items', async (route) => {
    asked.push(route.request().postData() ?? '')
    const answer = await route.fetch()
    if (asked.length === 1) await bothPressed.promise
    await route.fulfill({ response: answer })
  })
  await open(page, '/products?categoryId=bearings')
  const main = page.getByRole('main')
  const empty = main.getByRole('button', { name: /^Save .+ to your wish list$/ })
  const filled = main.getByRole('button', { name: /^Remove .+ from your wish list$/ })
  const first = await empty.nth(0).elementHandle()
  await empty.nth(1).click()
  await expect.poll(() => asked.length).toBe(1)
  await first?.click()
  await expect(main.locator('[aria-busy] >> nth=1')).toBeVisible()
  bothPressed.resolve()
  await expect(filled).toHaveCount(2)
  await expect(main.locator('[aria-busy]')).toHaveCount(0)
  await expect(filled).toHaveCount(2)
  expect(asked).toHaveLength(2)
})
