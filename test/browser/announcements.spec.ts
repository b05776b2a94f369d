import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { failCall, holdCall, restoreCall } from './calls.ts'
import { expect, open, stopClock, test } from './journey.ts'
import { newShopper } from './shopper.ts'

/** The live region that a screen reader reads on the page while no dialog is open. */
const said = (page: Page) => page.locator('[data-frame] > [aria-live="polite"]')

test('the live region is in the page from its first byte, and says page titles and toasts', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 401: POST .*add-to-cart/)
  const html = await (await request.get('/products/threaded-rod-m10-1m')).text()
  expect(html).toMatch(/<div aria-live="polite" data-announcer/)
  await open(page, '/products/threaded-rod-m10-1m')
  const region = await said(page).elementHandle()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(said(page)).toContainText('Please login to add item to cart')
  // Its words are cut off by the focus that moves to the login page: there they come once more, after its title.
  await expect(said(page)).toContainText(/Login · Beypore Mill Store/)
  await expect(said(page)).toContainText('Please login to add item to cart')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true)
})

test('what was said before a dialog opened is not read again in it, and never before what the dialog is about', async ({
  page,
  request,
}) => {
  await (await newShopper(request)).signIn(page)
  await stopClock(page)
  await open(page, '/products/threaded-rod-m10-1m')
  const dialog = page.getByRole('dialog', { name: 'Rate this product' })
  const openAfter = async (ms: number) => {
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Item added to cart')).toBeVisible()
    await page.clock.runFor(ms)
    await page.getByRole('button', { name: 'Rate Product' }).click()
    await expect(dialog.locator('[data-toast]')).toBeVisible()
  }
  await openAfter(1500)
  await expect(dialog.locator('[data-toast]')).toHaveAttribute('aria-live', 'off')
  const order = await dialog.evaluate((element) =>
    [...element.querySelectorAll('h2, [data-announcer]')].map(({ tagName }) => tagName),
  )
  expect(order).toEqual(['H2', 'DIV'])
  await page.keyboard.press('Escape')
  // what has just come is read wherever it is
  await page.clock.runFor(5000)
  await openAfter(100)
  await expect(dialog.locator('[data-toast]')).not.toHaveAttribute('aria-live')
})

test('every navigation is announced, and the focus is not lost where the path stays', async ({ page, request }) => {
  await (await newShopper(request)).signIn(page)
  await open(page, '/products?categoryId=bearings&minPrice=50&labelId=best-sellers')
  await page.getByRole('link', { name: 'Remove filter Bearings' }).click()
  await expect(page).not.toHaveURL(/categoryId/)
  await expect(said(page)).toContainText('Beypore Mill Store')
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link').first()).toBeFocused()

  await open(page, '/products')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(said(page)).toContainText('Page 2 · Beypore Mill Store')
  await expect(page.getByRole('main')).toBeFocused()

  await open(page, '/profile')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Saved Address' }).click()
  await expect(page.getByRole('heading', { name: 'Saved Address' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the focus goes to what stands where a file was chosen', async ({ page, request }) => {
  await (await newShopper(request)).signIn(page)
  await open(page, '/products/threaded-rod-m10-1m')
  await page.getByRole('button', { name: 'Rate Product' }).click()
  const file = page.getByLabel('Photo or video (optional)')
  const blank = sharp({ create: { width: 32, height: 24, channels: 3, background: '#b5651d' } })
  const picture = await blank.png().toBuffer()
  await file.focus()
  await file.setInputFiles({ name: 'rod.png', mimeType: 'image/png', buffer: picture })
  const remove = page.getByRole('button', { name: 'Remove the file' })
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(file).toBeFocused()
})

test('a page always has a title: while a product loads, and where something went wrong', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 500|console: /)
  await (await newShopper(request)).signIn(page)
  await open(page, '/products?categoryId=bearings&labelId=best-sellers')
  const held = await holdCall(page, '/product/get-product/{id}')
  await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2R…' }).click()
  await expect(page).toHaveTitle('Loading the product · Beypore Mill Store')
  held.release()
  await expect(page).toHaveTitle('Ball Bearing 6204-2RS · Beypore Mill Store')
  await failCall(page, '/cart/get-cart', 500)
  await open(page, '/cart')
  await expect(page).toHaveTitle('Oops! Something went wrong · Beypore Mill Store')
  await restoreCall(page, '/cart/get-cart')
  await failCall(page, '/user/check-user', 500)
  await open(page, '/profile')
  await expect(page).toHaveTitle('Failed to check auth · Beypore Mill Store')
})

test('the skip link and the number of ratings lead to their parts, from wherever one came', async ({ page }) => {
  await open(page, '/products?categoryId=bearings&labelId=best-sellers')
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2R…' }).click()
  await page.getByRole('link', { name: /ratings$/ }).click()
  await expect(page.getByRole('heading', { name: 'Ratings & Reviews' })).toBeInViewport()
  await expect(page.locator('#ratings')).toBeFocused()
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the pictures of banners have the words that the shop gave them', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/banner')).json()
  for (const [path, kind] of [
    ['/', 'hero'],
    ['/products', 'product'],
  ] as const) {
    await open(page, path)
    const { alt } = data.find((banner: { bannerFor: string }) => banner.bannerFor === kind)
    expect(alt).not.toBe('')
    await expect(page.getByRole('img', { name: alt }).first()).toBeVisible()
  }
})
