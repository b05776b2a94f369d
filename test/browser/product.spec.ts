import type { Page } from '@playwright/test'
import { cutCall, failCall, holdCall, restoreCall } from './calls.ts'
import { alive, cartBadge, expect, expectToast, open, takeToast, test } from './journey.ts'
import { newShopper } from './shopper.ts'

test('a variant has its own price and stock, and pictures can be chosen', async ({ page }) => {
  await open(page, '/products/angle-grinder')
  const box = page.getByRole('region', { name: 'Angle Grinder, Slide Switch' })
  const variants = box.getByRole('radio')
  await expect(variants).toHaveCount(3)
  const price = box.getByRole('paragraph').filter({ hasText: 'Price' }).first()
  await expect(price).toContainText('₹2,490')
  await variants.last().check({ force: true })
  await expect(price).not.toContainText('₹2,490')
  await expect(price).toContainText('MRP')
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await open(page, '/products/ball-bearing-6204-2rs')
  const shown = pictures.getByRole('img', { name: 'Ball Bearing 6204-2RS' })
  const first = await shown.getAttribute('src')
  await pictures.getByRole('button', { name: 'Show picture 2' }).click()
  await expect(shown).not.toHaveAttribute('src', first ?? '')
})

test('the specifications are those of the chosen variant', async ({ page }) => {
  await open(page, '/products/lithium-grease-ep2')
  const main = page.getByRole('main')
  const netQuantity = main.locator('dl > div', { hasText: 'Net quantity' }).locator('dd')
  for (const quantity of ['500 g', '2 kg', '18 kg']) {
    await main.getByRole('radio', { name: quantity }).check({ force: true })
    await expect(netQuantity).toHaveText(quantity)
  }
})

test('what is measured is that of the chosen variant, and one unit has its price beside it', async ({ page }) => {
  const fact = (name: string) =>
    page
      .getByRole('main')
      .locator('dl > div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
  await open(page, '/products/metal-cutting-disc')
  await expect(fact('Rated speed')).toHaveText('14500 rpm')
  await page.getByRole('radio', { name: '355 x 3 mm' }).check({ force: true })
  await expect(fact('Rated speed')).toHaveText('4300 rpm')
  await expect(fact('Bore')).toHaveText('25.4 mm')
  await expect(fact('Manufacturer')).toContainText('Gritovan Abrasives, Plot 23')
  await open(page, '/products/lithium-grease-ep2')
  const box = page.getByRole('region', { name: 'Lithium EP-2 Grease' })
  await expect(box).toContainText('₹0.53 per gram')
  await page.getByRole('radio', { name: '18 kg' }).check({ force: true })
  await expect(box).toContainText('₹404.44 per kilogram')
  await expect(fact('Temperature')).toHaveText('-20 to 120 °C')
})

test('without JavaScript everything that is declared can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/products/ball-bearing-6305-2rs-c3')
  const main = page.getByRole('main')
  for (const text of ['25 mm', '23.4 kN', 'Weisskorn Werk Hagen', 'Pazhayangara Tool Imports', 'Germany', '230 g']) {
    await expect(main.locator('dd', { hasText: text }).first()).toBeVisible()
  }
  await context.close()
})

test('how many stays with another variant, and nothing stays with another product', async ({ page }) => {
  await open(page, '/products/angle-grinder')
  const quantity = page.getByRole('main').getByRole('group', { name: /^Quantity of/ })
  const variants = page.getByRole('main').getByRole('radio')
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await variants.last().check({ force: true })
  await expect(quantity).toContainText('2')
  await expect(variants.last()).toBeChecked()
  await page.getByRole('combobox', { name: 'Search products' }).fill('bench grinder')
  await page.getByRole('option', { name: /Bench Grinder/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bench Grinder, Double Ended')
  await expect(quantity).toContainText('1')
  await expect(variants.first()).toBeChecked()
})

test('brand, price, offer and discount are shown', async ({ page, request }) => {
  const answer = await request.get('/api/v1/product/get-product/ball-bearing-6204-2rs')
  const { data } = await answer.json()
  await open(page, '/products/ball-bearing-6204-2rs')
  const box = page.getByRole('region', { name: 'Ball Bearing 6204-2RS' })
  await expect(box).toContainText(data.brand.name)
  await expect(box).toContainText(`₹${data.offerPrice}`)
  await expect(box).toContainText(`₹${data.price}`)
  await expect(box).toContainText(data.discount)
  expect(data.offerPrice).toBeLessThan(data.price)
})

test('two reviews, then all; a hundred words, then all; how the ratings are spread', async ({ page, request }) => {
  const answer = await request.get('/api/v1/product/get-product/angle-grinder')
  const { data } = await answer.json()
  await open(page, '/products/angle-grinder')
  const ratings = page.locator('#ratings')
  const reviews = ratings.getByRole('time')
  await expect(reviews).toHaveCount(2)
  await expect(ratings).toContainText(`${data.totalRatings} ratings`)
  for (const stars of [5, 4, 3, 2, 1]) {
    const count = data.ratingDistribution[stars]
    await expect(ratings.getByText(`${stars === 1 ? '1 star' : `${stars} stars`}: ${count}`)).toBeAttached()
  }
  await ratings.getByRole('button', { name: 'Show More' }).click()
  await expect(reviews).toHaveCount(data.ratings.length)

  const words: string[] = data.description.trim().split(/\s+/)
  expect(words.length).toBeGreaterThan(100)
  const cut = `${words.slice(0, 100).join(' ')}…`
  await expect(page.getByText(cut)).toBeVisible()
  await page.getByRole('button', { name: 'Read more' }).click()
  await expect(page.getByText(words.slice(-8).join(' '))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate Product' })).toHaveCount(0)
})

test('each button shows its own work and adds once, whatever is clicked', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/products/ball-bearing-6204-2rs')
  const add = page.getByRole('button', { name: 'Add to Cart' })
  const buy = page.getByRole('button', { name: 'Buy Now' })
  const held = await holdCall(page, '/cart/add-to-cart')
  await add.dblclick()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await expect(buy).toBeDisabled()
  await expect(buy).not.toHaveAttribute('aria-busy')
  held.release()
  await takeToast(page, 'Item added to cart')
  expect(held.count()).toBe(1)
  await expect(cartBadge(page)).toHaveText('01.00')

  const again = await holdCall(page, '/cart/add-to-cart')
  await buy.click()
  await expect(buy).toHaveAttribute('aria-busy', 'true')
  await expect(add).not.toHaveAttribute('aria-busy')
  again.release()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('2')
})

test('what keeps a product from the cart is said, and the page stays', async ({ page, request, journey }) => {
  journey.allow(/answer (409|429|500)|request failed: POST .*add-to-cart/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/products/ball-bearing-6204-2rs')
  const add = page.getByRole('button', { name: 'Add to Cart' })
  for (const [breakIt, text] of [
    [(call: string) => failCall(page, call, 409, 'Only 2 left of Ball Bearing'), 'Only 2 left of Ball Bearing'],
    [(call: string) => failCall(page, call, 429, 'Please wait a little'), 'Please wait a little'],
    [(call: string) => failCall(page, call, 500), 'Failed to add item to cart'],
    [(call: string) => cutCall(page, call), 'Unable to connect to server. Please check your internet connection.'],
  ] as const) {
    await breakIt('/cart/add-to-cart')
    await add.click()
    await takeToast(page, text)
    await expect(add).toBeEnabled()
  }
  await expect(page).toHaveURL('/products/ball-bearing-6204-2rs')
  await restoreCall(page, '/cart/add-to-cart')
  await add.click()
  await takeToast(page, 'Item added to cart')
})

test('what is sold out cannot be added', async ({ page }) => {
  await open(page, '/products/aviation-tin-snips-250mm')
  await expect(page.getByRole('main').getByText('Out of stock').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
})

test('a product that cannot be loaded can be reloaded', async ({ page, journey }) => {
  journey.allow(/answer 500/)
  await failCall(page, '/product/get-product/{id}', 500)
  await open(page, '/products?categoryId=bearings&labelId=best-sellers')
  await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2R…' }).click()
  await expect(page.getByRole('alert')).toContainText('The product could not be loaded')
  await restoreCall(page, '/product/get-product/{id}')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ball Bearing 6204-2RS')
})

test('the review window refuses what does not fit and keeps what was typed', async ({ page, request, journey }) => {
  journey.allow(/answer 500|answer 409/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/products/gear-oil-ep-90-1l')
  await page.getByRole('button', { name: 'Rate Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rate this product' })
  const submit = dialog.getByRole('button', { name: 'Submit' })
  const media = dialog.getByLabel('Photo or video (optional)')
  await media.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(dialog).toContainText('Please choose a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video')
  await media.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(dialog).toContainText('Please choose a picture of at most 5 MB')
  await fillReview(page, 'Right for the gearbox of the old mill.')
  await failCall(page, '/review/add-review', 500)
  await submit.click()
  await expectToast(page, 'Failed to submit the review')
  await expect(dialog.getByLabel('Your review')).toHaveValue('Right for the gearbox of the old mill.')
  await restoreCall(page, '/review/add-review')
  await submit.click()
  await expectToast(page, 'Review submitted successfully')
  await expect(page.locator('#ratings')).toContainText('Right for the gearbox of the old mill.')

  await page.reload()
  await alive(page)
  await page.getByRole('button', { name: 'Rate Product' }).click()
  await fillReview(page, 'Once more.')
  await submit.click()
  await expectToast(page, 'You have already reviewed this product')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

async function fillReview(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Rate this product' })
  await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await dialog.getByLabel('Your review').fill(text)
}
