import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { indianMinute } from '../../src/shared/india-time.ts'
import { axeViolations } from './axe.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'

const widths = [1440, 768, 360]
const screens = [
  '/window/banners',
  '/window/banners/new',
  '/window/offers',
  '/window/category-banners',
  '/window/categories',
  '/window/subcategories',
  '/window/brands',
  '/window/labels',
  '/coupons',
  '/coupons/new',
]

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5a5e' } })
    .jpeg()
    .toBuffer()

async function choose(page: Page, width: number, height: number): Promise<void> {
  const file = { name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await picture(width, height) }
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file)
}

for (const width of widths) {
  test(`the shop window fits ${width} px and every reader`, async ({ page, context }) => {
    test.slow()
    await signInStaff(context, ['owner'])
    await page.setViewportSize({ width, height: 900 })
    for (const address of screens) {
      await openOffice(page, address)
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width)
      expect(await axeViolations(page), address).toEqual([])
      const name = address.slice(1).replaceAll('/', '-')
      if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}-${width}.png` })
    }
  })
}

test('a banner is made, seen beforehand, and shown to shoppers from its moment on', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/window/banners/new')
  await choose(page, 1200, 450)
  await expect(page.getByText('It needs at least 1600 × 600')).toBeVisible()
  await choose(page, 2400, 900)
  await page.getByLabel('Alt text').fill('A teal wall')
  const title = `Night shift ${Date.now()}`
  await page.getByLabel('Title', { exact: true }).fill(title)
  await expect(page.getByText('1440 px')).toBeVisible()
  await page.getByLabel('Link').fill('/nowhere')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await page.getByLabel('Shown from').fill(indianMinute(tomorrow))
  await page.getByRole('button', { name: 'New banner' }).click()
  await expect(page.getByText('This page does not exist in the shop').first()).toBeVisible()
  await expect(page.getByLabel('Link')).toBeFocused()
  await page.getByLabel('Link').fill('/products')
  await page.getByRole('button', { name: 'New banner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/banner-${width}.png`, fullPage: true })
  }
  const shop = await context.newPage()
  await shop.goto('/')
  await expect(shop.getByText(title)).toHaveCount(0)
  const soon = Date.now() + 60_000
  await page.getByLabel('Shown from').fill(indianMinute(new Date(soon - 120_000).toISOString()))
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await shop.reload()
  await expect(shop.getByText(title)).toHaveCount(1)
  await page.getByRole('button', { name: 'Hide' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByRole('button', { name: 'Show again' })).toBeVisible()
  await shop.reload()
  await expect(shop.getByText(title)).toHaveCount(0)
})

test('a picture that is still on its way is waited for, and not left behind', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/window/brands/new')
  await page.getByLabel('Name').fill(`Slow Link ${Date.now()}`)
  await choose(page, 400, 400)
  const chosen = page.getByRole('button', { name: 'Choose another picture' })
  await expect(chosen).toHaveCount(1)
  const held = Promise.withResolvers<void>()
  await page.route('**/window-pictures', async (route) => {
    await held.promise
    await route.continue()
  })
  const file = { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: await picture(1600, 700) }
  await page.getByLabel('Banner', { exact: true }).setInputFiles(file)
  const add = page.getByRole('button', { name: 'New brand' })
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Name').press('Enter')
  held.resolve()
  await expect(chosen).toHaveCount(2)
  await add.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Slow Link/ })).toBeVisible()
  await expect(chosen).toHaveCount(2)
})

test('a coupon is added from a phone, tried and ended', async ({ page, context }) => {
  // a manager gives 10 % at most
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 360, height: 800 })
  await openOffice(page, '/coupons/new')
  const code = `DIWALI${Date.now()}`
  await page.getByLabel('Code').fill(code.toLowerCase())
  await page.getByLabel('Value', { exact: true }).fill('12')
  await page.getByLabel('Min. cart value').fill('₹1,000.00')
  await page.getByLabel('Short description').fill('12% off')
  await page.getByLabel('Terms').fill('On orders from ₹1,000')
  await page.getByRole('button', { name: 'New coupon' }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  // as it lies in a cart, at both widths, also while it is typed
  await expect(page.locator('figure')).toHaveText([
    new RegExp(`^360 px.*${code}12% off`),
    new RegExp(`^1440 px.*${code}12% off`),
  ])
  await page.getByLabel('Short description').fill('Twelve percent off')
  await expect(page.locator('figure').first()).toContainText('Twelve percent off')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByLabel('Cart value', { exact: true }).fill('2000')
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByText('Discount ₹240. The customer pays ₹1,760.')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/coupon-${width}.png`, fullPage: true })
  }
  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
})

// not a category: other tests count those that shoppers see. The server's tests take one out with its subcategories
test('a subcategory with goods is taken out when they have another place, and undo brings all of it back', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/window/subcategories')
  const name = `Seeds ${Date.now()}`
  const fields = { categoryId: 'belts-pulleys', name }
  const subcategory = await sendAs(page, 'POST /window/subcategories', { fields })
  const [{ _id: brandId }] = await sendAs(page, 'GET /window/brands')
  const product = { ...fields, subcategoryId: subcategory._id, brandId, price: 40 }
  const { record } = await sendAs(page, 'POST /products', { product, variants: [], stock: 0 })
  const expectIn = async (place: { categoryId: string; subcategoryId: string | null }) =>
    expect((await sendAs(page, `GET /products/${record._id}`)).record).toMatchObject(place)
  await openOffice(page, `/window/subcategories/${subcategory._id}`)
  await page.getByRole('button', { name: 'Hide' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 product is in it')).toBeVisible()
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(dialog.getByLabel('Move its products to')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('option', { name })).toHaveCount(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/take-out-${width}.png` })
  }
  await dialog.getByLabel('Move its products to').selectOption('bearings')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByRole('button', { name: 'Show again' })).toBeVisible()
  await expectIn({ categoryId: 'bearings', subcategoryId: null })
  await page.getByRole('button', { name: /^Undo: Online store: hidden/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible()
  await expectIn({ categoryId: 'belts-pulleys', subcategoryId: subcategory._id })
  // other tests see the shop as it was
  const goodsTo = { categoryId: 'belts-pulleys', subcategoryId: null }
  await sendAs(page, `POST /window/subcategories/${subcategory._id}/archive`, { goodsTo })
})
