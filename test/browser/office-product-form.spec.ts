import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { buildPdf } from '../builders/build-pdf.ts'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { as, makeDraft } from './office-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const saved = 'Unsaved changes'

test('an HSN code is found by a word, by the keys alone; its rate is proposed and never set by itself', async ({
  page,
  context,
}) => {
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products/metal-cutting-disc')
  const code = page.getByRole('combobox', { name: 'HSN code' })
  const options = page.getByRole('listbox', { name: 'HSN codes' }).getByRole('option')
  const before = await page.getByLabel('GST rate').inputValue()
  await code.fill('helmet')
  await expect(options.first()).toBeVisible()
  await code.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const chosen = await options.first().locator('span').first().textContent()
  const violations = await axeViolations(page)
  expect(violations).toEqual([])
  await code.press('Enter')
  await expect(code).toHaveValue(chosen ?? '')
  await expect(page.getByLabel('GST rate')).toHaveValue(before)

  await code.fill('99999999')
  await expect(page.getByText(/is not in the shop’s table/i).first()).toBeVisible()
  await page.getByLabel('GST rate').selectOption('40')
  await code.fill('848210')
  await page.getByRole('button', { name: 'Use 18%' }).click()
  await expect(page.getByLabel('GST rate')).toHaveValue('18')
  await code.fill('only a word')
  await page.getByLabel('Country of origin').focus()
  await expect(page.getByText('Select an HSN code from the list')).toBeVisible()
})

test('a data sheet is added, named, and found by a shopper; one with a script is refused', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/answer 400/)
  await page.setViewportSize({ width: 390, height: 844 })
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products/ball-bearing-6204-2rs')
  const choose = (buffer: Buffer) =>
    page.locator('[data-sheet]').setInputFiles({ name: 'skf-6204.pdf', mimeType: 'application/pdf', buffer })
  await choose(buildPdf({ packed: '4 0 << /S /JavaScript /JS (app.alert(1)) >>' }))
  await expect(page.getByText(/The PDF has more in it than pages/)).toBeVisible()
  await choose(buildPdf())
  const sheets = page.getByRole('region', { name: 'Data sheets' })
  await expect(sheets.getByLabel('Name')).toHaveValue('skf-6204')
  await sheets.getByLabel('Name').fill('Dimensions and loads')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: saved })).toBeHidden()
  const shop = await context.newPage()
  await open(shop, '/products/ball-bearing-6204-2rs')
  const link = shop.getByRole('link', { name: /Dimensions and loads.*PDF, 1 KB/ })
  const [download] = await Promise.all([shop.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('Dimensions and loads.pdf')
})

/** On a phone, where it is tightest; with LOOK at every width, as pictures. */
const widths = process.env.LOOK ? [1440, 768, 360] : [360]

/** Nothing is wider than the screen, and axe finds nothing. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // in the frame of the preview nothing runs, axe neither: the pages of the shop have tests of their own
    const violations = await axeViolations(page, { exclude: 'iframe' })
    expect(violations, `${name} at ${width} px`).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}-${width}.png` })
  }
}

test('a variant has pictures and attributes of its own, which shoppers see; undo takes the picture away', async ({
  page,
  context,
  request,
}) => {
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products')
  const sizes = ['10 mm', '12 mm'].map((name) => ({
    name,
    price: 120,
    attributeTitle: 'Size',
    attributeDescription: name,
  }))
  const id = await makeDraft(page, 'Idler Pulley in two sizes', sizes)
  await sendAs(page, `POST /products/${id}/publish`)
  await openOffice(page, `/products/${id}`)
  const variant = page.getByRole('listitem', { name: '10 mm' })
  await variant.getByText('More options').click()
  const pictures = variant.getByRole('group', { name: 'Variant photos' })
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#7a3b2e' } })
    .jpeg()
    .toBuffer()
  await pictures.locator('[data-picture]').setInputFiles({ name: 'ten.jpg', mimeType: 'image/jpeg', buffer })
  await expect(pictures.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  const attributes = variant.getByRole('group', { name: 'Variant attributes' })
  await attributes.getByRole('combobox').selectOption('bore')
  await attributes.getByRole('textbox', { name: /^Bore/ }).fill('10')
  const makers = variant.getByRole('group', { name: 'Origin & manufacturer of the variant' })
  await makers.getByRole('textbox', { name: 'Country of origin' }).fill('Germany')
  await makers.getByRole('textbox', { name: 'Importer' }).fill('Pazhayangara Tool Imports, Kochi 682003')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: saved })).toBeHidden()
  await pictures.scrollIntoViewIfNeeded()
  await looksRight(page, 'variant')
  const shown = async () => (await (await request.get(`/api/v1/product/get-product/${id}`)).json()).data
  const { images, variants } = await shown()
  expect(variants[0].images).toHaveLength(1)
  expect(images).not.toContain(variants[0].images[0])
  expect(variants[0].ownAttributes).toMatchObject([{ text: '10 mm' }])
  expect(variants[0].made).toMatchObject({ countryOfOrigin: 'Germany', importer: expect.stringContaining('Imports') })
  expect(variants[1]).toMatchObject({ images: [], ownAttributes: [] })
  await page.getByRole('button', { name: /^Undo: Pictures changed/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this' }).click()
  await expect(pictures.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(0)
  expect((await shown()).variants[0].images).toEqual([])
})

test('a set has several sizes of one kind, each by itself; a number may be below nothing', async ({
  page,
  context,
  request,
}) => {
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products/masonry-bit-set-5pc')
  const attributes = page.getByRole('region', { name: 'Attributes' })
  const sizes = attributes.getByRole('textbox', { name: 'Diameter (mm)' })
  await expect(sizes).toHaveCount(5)
  await sizes.nth(1).fill('5.5')
  await attributes.getByRole('button', { name: 'Remove Diameter (mm) 10 mm' }).click()
  await attributes.getByRole('combobox').selectOption({ label: 'Diameter (mm), one more' })
  await sizes.nth(4).fill('12')
  await attributes.getByRole('combobox').selectOption('min-temperature')
  await attributes.getByRole('textbox', { name: /^Temperature from/ }).fill('-20')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: saved })).toBeHidden()
  const { data } = await (await request.get('/api/v1/product/get-product/masonry-bit-set-5pc')).json()
  const said = (key: string) =>
    data.attributes.flatMap((each: { key: string; text: string }) => (each.key === key ? [each.text] : []))
  expect(said('diameter')).toEqual(['4 mm', '5.5 mm', '6 mm', '8 mm', '12 mm'])
  expect(said('min-temperature')).toEqual(['-20 °C'])
})

test('a number that is half typed stays while other rows come and go', async ({ page, context }) => {
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products/masonry-bit-set-5pc')
  const attributes = page.getByRole('region', { name: 'Attributes' })
  const sizes = attributes.getByRole('textbox', { name: 'Diameter (mm)' })
  await sizes.nth(2).fill('6.')
  await attributes.getByRole('button', { name: 'Remove Diameter (mm) 4 mm' }).click()
  await expect(sizes.nth(1)).toHaveValue('6.')
  await attributes.getByRole('combobox').selectOption({ label: 'Diameter (mm), one more' })
  await expect(sizes.nth(1)).toHaveValue('6.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(sizes.nth(2)).toHaveValue('6')
  await expect(sizes).toHaveCount(5)
})

test('a draft is seen as its page in the shop will be, as wide as a phone and a computer; strangers find nothing', async ({
  page,
  context,
  request,
  journey,
}) => {
  // what a test looks at a page by is a script, too
  journey.allow(/Blocked script execution/)
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products')
  const id = await makeDraft(page, 'Flat Belt, not on sale yet')
  await openOffice(page, `/products/${id}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  const shop = page.frameLocator('iframe')
  const drawnAs = () => shop.locator('body').evaluate((body) => body.clientWidth)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Flat Belt, not on sale yet')
  await expect(shop.getByText('For flour mills and lathes.').first()).toBeVisible()
  expect(await drawnAs()).toBe(360)
  await looksRight(page, 'preview-phone')
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await drawnAs()).toBe(1440)
  await looksRight(page, 'preview-computer')
  // Escape closes it from within the page that is shown, too
  await shop.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)

  // what is typed and not saved is said not to be there, and is there when it was saved
  await page.getByLabel('Description').fill('For rice mills.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('One change is not saved and not shown here.')).toBeVisible()
  await expect(shop.getByText('For flour mills and lathes.').first()).toBeVisible()
  await looksRight(page, 'preview-unsaved')
  await page.getByRole('button', { name: 'Save and show' }).click()
  await expect(shop.getByText('For rice mills.').first()).toBeVisible()
  await expect(page.getByText(/not saved and not shown/)).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('region', { name: saved })).toBeHidden()

  // what may not be saved closes the page, and its field says why
  journey.allow(/answer 400/)
  await page.getByLabel('Name', { exact: true }).first().fill('x')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Save and show' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused()
  expect((await request.get(`/products/${id}`)).status()).toBe(404)
  expect((await request.get(`/api/office/v1/products/${id}/page`)).status()).toBe(404)
})
