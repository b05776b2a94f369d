import type { Page } from '@playwright/test'
import { alive, expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const note = (page: Page) => page.locator('.late-note')
const entry = /\/assets\/entry[.-][^/]*\.js$/
const filterDialog = /\/assets\/filter-dialog/
const others = /\/assets\/(?!entry[.-])[^/]*\.js$/

for (const [path, dead] of [
  ['/products/angle-grinder', 'Add to Cart'],
  ['/cart', 'Checking who is signed in'],
] as const) {
  test(`where a script of ${path} does not come, that is said, and a reload is offered`, async ({
    page,
    request,
    journey,
  }) => {
    journey.allow(/request failed|Failed to fetch|uncaught/i)
    await (await newShopper(request)).signIn(page)
    await page.route(others, (route) => route.abort('connectionfailed'))
    await page.goto(path)
    await expect(page.getByText(dead).first()).toBeAttached()
    await expect(note(page)).toBeVisible()
    await expect(note(page)).toContainText('Part of this page did not load. Some buttons may not work.')
    await page.unroute(others)
    await note(page).getByRole('link', { name: 'Reload the page' }).click()
    await alive(page)
    await expect(note(page)).toBeHidden()
    await expect(page).toHaveURL(path)
  })
}

test('where not even the first script comes, the page says so by itself after a while', async ({ page, journey }) => {
  journey.allow(/request failed/)
  await page.route(entry, (route) => route.abort('connectionfailed'))
  await page.goto('/products/angle-grinder')
  await expect(note(page)).toBeHidden()
  const afterMs = await note(page).evaluate((element) => {
    const [late] = element.getAnimations()
    const delay = late?.effect?.getTiming().delay
    late?.finish()
    return delay
  })
  expect(afterMs).toBe(20_000)
  await expect(note(page)).toBeVisible()
})

test('a page that is alive says nothing of it, however long it stays', async ({ page }) => {
  await open(page, '/products/angle-grinder')
  await expect(note(page)).toBeHidden()
  expect(await note(page).evaluate((element) => element.getAnimations().length)).toBe(0)
})

test('a part that does not come when it is wanted is said until it has come', async ({ page, journey }) => {
  journey.allow(/request failed/)
  await open(page, '/products?categoryId=bearings')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.route(filterDialog, (route) => route.abort('connectionfailed'))
  const filters = page.getByRole('button', { name: /^Filters?/ }).first()
  await filters.click()
  await expect(note(page)).toBeVisible()
  await page.unroute(filterDialog)
  await filters.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(note(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the buy buttons do not look alive, and the page says how to buy', async ({ page, journey }) => {
    journey.allow(/request failed: GET .*\.js csp/)
    await page.goto('/products/angle-grinder')
    for (const name of ['Add to Cart', 'Buy Now']) {
      await expect(page.getByRole('button', { name }).first()).toHaveCSS('opacity', '0.4')
    }
    await expect(page.locator('noscript > p', { hasText: 'Buying needs JavaScript' })).toBeVisible()
  })
})
