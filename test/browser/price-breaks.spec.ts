import type { Page } from '@playwright/test'
import { openInvalidation } from '../../src/server/platform/cache/cache-invalidation.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { listingTag, productTag } from '../../src/shared/cache-tags.ts'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const washer = 'spring-washer-m8-100pc'
const screw = 'chipboard-screw-4x40-200'

/** Changes a product as its record in the office does, and tells the shop. */
async function change(id: string, values: { breaks: object[]; minimum: number; multiple: number }): Promise<void> {
  const config = readConfig({ DATA_DIR: process.env.BEYPORE_TEST_DATA })
  const database = await openDatabase({ config, role: 'guest', note: () => undefined, onGone: () => undefined })
  const notices = openInvalidation(database.target)
  try {
    const text = `UPDATE products SET price_breaks = $2, minimum_quantity = $3, multiple = $4, updated_at = now() WHERE id = $1`
    const client = await database.pool.connect()
    await client.query(`BEGIN; SELECT set_config('shop.command', 'test', true)`)
    await client.query(text, [id, JSON.stringify(values.breaks), values.minimum, values.multiple])
    await client.query('COMMIT')
    client.release()
    notices.announce([productTag(id), listingTag])
  } finally {
    await notices.close()
    await database.close()
  }
}

const quantityOf = (page: Page) => page.getByRole('main').getByRole('group', { name: /^Quantity of/ })

test('what more pieces cost stands on the page, in the list and in the cart', async ({ page, request }) => {
  const { data } = await (await request.get(`/api/v1/product/get-product/${washer}`)).json()
  const one = Math.round((data.offerPrice ?? data.price) * 100)
  await change(washer, {
    breaks: [
      { from: 3, price: one - 500 },
      { from: 6, price: one - 1000 },
    ],
    minimum: 1,
    multiple: 1,
  })
  const each = (paise: number) => `₹${paise / 100} each`
  await expect(async () => {
    await open(page, `/products/${washer}`)
    await expect(page.getByRole('region', { name: 'Price by quantity' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const steps = page.getByRole('region', { name: 'Price by quantity' }).getByRole('listitem')
  await expect(steps).toHaveText([`1–2${each(one)}`, `3–5${each(one - 500)}`, `6+${each(one - 1000)}`])
  const present = page.locator('li[aria-current=true]')
  await expect(present).toHaveText(`1–2${each(one)}`)
  for (const _ of [1, 2]) await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(present).toHaveText(`3–5${each(one - 500)}`)
  expect(await axeViolations(page, { include: 'main' })).toEqual([])
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `test-results/price-breaks-${width}.png` })
  }
  await page.goto('/products?q=spring washer m8')
  await expect(page.getByRole('article').first()).toContainText(`₹${(one - 1000) / 100} each from 6`)
  await page.screenshot({ path: 'test-results/price-breaks-list.png' })
  const shopper = await newShopper(request)
  await shopper.call('POST', '/cart/add-to-cart', { productId: washer, quantity: 4 })
  await shopper.signIn(page)
  await open(page, '/cart')
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await expect(line).toContainText(`₹${(one - 500) / 100}`)
  await expect(line).toContainText(`Add 2 to pay ${each(one - 1000)}`)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `test-results/price-breaks-cart-${width}.png` })
  }
  for (const _ of [1, 2]) await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(line).toContainText(`₹${(one - 1000) / 100} `)
  await expect(line).not.toContainText('to pay')
})

test('what is sold in packs goes by packs, and a cart from before says what is right', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.call('POST', '/cart/add-to-cart', { productId: screw, quantity: 5 })
  await change(screw, { breaks: [], minimum: 10, multiple: 6 })
  await shopper.signIn(page)
  await open(page, '/cart')
  await expect(quantityOf(page)).toContainText('5')
  await expect(page.getByRole('main')).toContainText(
    'is sold in multiples of 6, with a minimum order of 12. Please take 12.',
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await page.screenshot({ path: 'test-results/packs-cart-360.png' })
  await page.getByRole('button', { name: /^Increase quantity of .+ by 6$/ }).click()
  await expect(quantityOf(page)).toContainText('12')
  await expect(page.getByRole('main')).not.toContainText('Please take')
  await page.getByRole('button', { name: /^Decrease quantity of .+ by 6$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Remove Item' })).toBeVisible()
  await expect(async () => {
    await open(page, `/products/${screw}`)
    await expect(page.getByText('Sold in multiples of 6, minimum order 12')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(quantityOf(page)).toContainText('12')
  await expect(page.getByRole('button', { name: /^Decrease quantity of .+ by 6$/ })).toBeDisabled()
  await page.getByRole('button', { name: /^Increase quantity of .+ by 6$/ }).click()
  await expect(quantityOf(page)).toContainText('18')
  await page.screenshot({ path: 'test-results/packs-page-360.png', fullPage: true })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect
    .poll(async () => (await shopper.call('GET', '/cart/get-cart')).data.formattedCart.items[0]?.quantity)
    .toBe(30)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ journey }) => journey.allow(/request failed: GET \S+\.js csp$/))

  test('prices by quantity and packs can be read', async ({ page }) => {
    await change('hex-nut-m8-grade-8-50pc', { breaks: [{ from: 10, price: 100 }], minimum: 10, multiple: 5 })
    await expect(async () => {
      await page.goto('/products/hex-nut-m8-grade-8-50pc')
      await expect(page.getByRole('region', { name: 'Price by quantity' })).toHaveText('10+₹1 each', { timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('main')).toContainText('Sold in multiples of 5, minimum order 10')
  })
})
