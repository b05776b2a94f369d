import { expect, type Page, test } from '@playwright/test'
import { indianMinute } from '../../src/shared/india-time.ts'
import { axeViolations } from './axe.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'

/** A product on sale at ₹100 of ₹120 in a category of its own: what other tests look at stays as it is. */
async function makeShelf(page: Page, name: string): Promise<string> {
  const { record } = await sendAs(page, 'GET /products/metal-cutting-disc')
  const image = record.images[0]
  const category = await sendAs(page, 'POST /window/categories', { fields: { name, image } })
  const product = {
    name: `${name} belt`,
    categoryId: category._id,
    brandId: record.brandId,
    price: 120,
    offerPrice: 100,
    hsnCode: '40103590',
    gstRate: 18,
    unit: 'NOS',
    description: 'For flour mills.',
    netQuantity: '1 piece',
    countryOfOrigin: 'India',
    manufacturer: 'Malabar Belts, SIDCO Estate, Kozhikode 673014',
    images: [image],
  }
  const made = await sendAs(page, 'POST /products', { product, variants: [], stock: 9 })
  await sendAs(page, `POST /products/${made.record._id}/publish`)
  return made.record._id
}

async function looksRight(page: Page, what: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/sale-${what}-${width}.png`, fullPage: true })
  }
}

test('the owner cuts the prices of a category; a shopper sees badge, struck price and end; it ends', async ({
  page,
  context,
}) => {
  test.slow()
  await signInStaff(context, ['owner'])
  await openOffice(page, '/sales')
  const name = `Onam ${Date.now()}`
  const id = await makeShelf(page, name)
  await page.getByRole('link', { name: 'New sale' }).first().click()
  await page.getByLabel('Badge').fill('Onam sale')
  await page.getByLabel('Value').fill('91')
  await page.getByRole('button', { name: 'Preview prices' }).click()
  await expect(page.getByText('Choose what the sale applies to').first()).toBeVisible()
  await page.getByLabel('Add a category').selectOption({ label: name })
  const inDays = (days: number) => indianMinute(new Date(Date.now() + days * 86_400_000).toISOString())
  const lastDay = inDays(3).slice(0, 10)
  await page.getByLabel('Ends').fill(`${lastDay}T23:59`)
  await page.getByRole('button', { name: 'Preview prices' }).click()
  await expect(page.getByText('Enter a percentage from 1 to 90').first()).toBeVisible()
  await page.getByLabel('Value').fill('25')
  await page.getByRole('button', { name: 'Preview prices' }).click()
  await expect(page.getByRole('table', { name: 'Prices in this sale' })).toContainText('₹75')
  await looksRight(page, 'form')
  await page.getByRole('button', { name: 'Start sale' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Onam sale' })).toBeVisible()
  await expect(page.getByText('1 at the sale price')).toBeVisible()
  await looksRight(page, 'running')

  const shopper = await context.newPage()
  const day = new Date(`${lastDay}T12:00:00Z`)
  const until = `Onam sale · until ${day.getUTCDate()} `
  await shopper.goto(`/products/${id}`)
  await expect(shopper.getByText(until)).toBeVisible()
  await expect(shopper.locator('s', { hasText: '₹120' }).first()).toBeVisible()
  for (const width of [1440, 360]) {
    await shopper.setViewportSize({ width, height: 900 })
    await shopper.goto(`/products?q=${encodeURIComponent(name)}`)
    const card = shopper.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(until)
    await expect(card).toContainText('₹75')
    if (process.env.LOOK) await shopper.screenshot({ path: `test-results/sale-list-${width}.png` })
  }
  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('1 back at the former price')).toBeVisible()
  await shopper.goto(`/products/${id}`)
  await expect(shopper.getByText('₹100').first()).toBeVisible()
  await expect(shopper.getByText('Onam sale')).toHaveCount(0)
  await sendAs(page, `POST /products/${id}/archive`)
  await openOffice(page, '/sales?which=past')
  await looksRight(page, 'list')
})
