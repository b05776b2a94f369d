import { expect, type Page, test } from '@playwright/test'
import { open } from './journey.ts'

/** Returns what the pages tell the shop from now on, in their order. */
function listen(page: Page): unknown[] {
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/seen')) told.push(JSON.parse(request.postData() ?? 'null'))
  })
  return told
}

test('a page tells the shop once what it showed: a product, a search and whether it found anything', async ({
  page,
}) => {
  const told = listen(page)
  await open(page, '/products/ball-bearing-6204-2rs')
  await expect.poll(() => told).toEqual([{ productId: 'ball-bearing-6204-2rs' }])
  await open(page, '/products?q=bearing')
  await expect.poll(() => told.slice(1)).toEqual([{ search: 'bearing', found: expect.any(Number) }])
  // what is only pointed at was not looked at; what narrows a list is no other search
  await page.getByRole('main').locator('a[href*="/products/"]').first().hover()
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Bearings' }).click()
  await expect(page).toHaveURL(/categoryId=bearings/)
  await open(page, '/products?q=qqqzzz')
  await expect.poll(() => told.slice(2)).toEqual([{ search: 'qqqzzz', found: 0 }])
})

test('a page shows the same where a count cannot be sent', async ({ page }) => {
  await page.route('**/api/v1/seen', (call) => call.abort())
  await open(page, '/products/ball-bearing-6204-2rs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
