import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice } from './office.ts'
import { as } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** A photograph as a phone takes it: larger than what is kept. */
async function photograph(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#5b6b70' } })
  const disc = Buffer.from('<svg width="1200" height="1200"><circle cx="600" cy="600" r="560" fill="#ff7a1a"/></svg>')
  const buffer = await picture
    .composite([{ input: disc }])
    .jpeg()
    .toBuffer()
  return { name: 'shelf.jpg', mimeType: 'image/jpeg', buffer }
}

/** Counts from now on what a person does by hand on every page of the tab. */
async function countByHand(page: Page): Promise<() => Promise<{ fields: number; letters: number; presses: number }>> {
  await page.addInitScript(() => {
    const typed = new Map<EventTarget, number>()
    const hand = { fields: 0, letters: 0, presses: 0 }
    Object.assign(window, { hand })
    window.addEventListener(
      'input',
      ({ target }) => {
        if (!target) return
        typed.set(target, target instanceof HTMLSelectElement ? 0 : (target as HTMLInputElement).value.length)
        hand.fields = typed.size
        hand.letters = [...typed.values()].reduce((all, letters) => all + letters, 0)
      },
      true,
    )
    window.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('button')) hand.presses += 1
    })
  })
  return () =>
    page.evaluate(() => (window as unknown as { hand: { fields: number; letters: number; presses: number } }).hand)
}

/** Adds a product by the two steps; gives its id. */
async function addProduct(page: Page, name: string): Promise<string> {
  await openOffice(page, '/products/new')
  await page.getByLabel('Product name').fill(name)
  await page.getByLabel('Category').selectOption('Belts & Pulleys')
  await page.getByLabel('Brand').selectOption({ index: 1 })
  await page.getByLabel('HSN code').fill('401035')
  await page.getByLabel('MRP').fill('₹1,250.50')
  await page.getByLabel('Opening stock').fill('7')
  await page.getByRole('button', { name: 'Next: photos' }).click()
  const putOnSale = page.getByRole('button', { name: 'Publish', exact: true })
  const held = Promise.withResolvers<void>()
  await page.route('**/pictures', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('[data-photograph]').setInputFiles(await photograph())
  // without its photograph it would be refused
  await expect(putOnSale).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await page.getByLabel('Description').fill('For flour mills and lathes.')
  await page.getByLabel('Net quantity').fill('1 piece')
  await page.getByLabel('Country of origin').fill('India')
  const maker = page.getByLabel('Manufacturer')
  if (await maker.isVisible()) await maker.fill('Malabar Belts, SIDCO Estate, Kozhikode 673014')
  await putOnSale.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

test('a product is made on a phone with a photograph, and a shopper buys it', async ({ page, context, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await as(context, 'manager', 'Ramla Beegum')
  const byHand = await countByHand(page)
  const id = await addProduct(page, 'V-Belt Wrapped B 1250')
  // less than a minute: a thumb types three letters a second, finds a field and a button in two
  const { fields, letters, presses } = await byHand()
  expect(letters / 3 + 2 * (fields + presses)).toBeLessThan(60)
  expect(fields).toBeGreaterThan(5)
  const shop = await context.newPage()
  await open(shop, `/products/${id}`)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('V-Belt Wrapped B 1250')
  const picture = shop.getByRole('img', { name: /V-Belt Wrapped B 1250/ }).first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const shopper = await newShopper(request, [id])
  const order = await shopper.call('POST', '/order/placeorder', {
    address: { ...kozhikode, phone: shopper.phonenumber },
  })
  expect(order.data.products).toMatchObject([{ name: 'V-Belt Wrapped B 1250', price: 1250.5 }])
})

test('category and brand are advised: a product without them goes on to its photos', async ({ page, context }) => {
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products/new')
  await page.getByLabel('Product name').fill('Nobody’s belt')
  await page.getByLabel('MRP').fill('100')
  for (const [label, none] of Object.entries({ Category: 'None (Other goods)', Brand: 'None (Unbranded)' }))
    await expect(page.getByLabel(label).locator('option:checked')).toHaveText(none)
  await page.getByRole('button', { name: 'Next: photos' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
})

test('fields are changed, seen by shoppers, and taken back; what is refused is said at its field', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/answer 400/)
  await as(context, 'manager', 'Ramla Beegum')
  const id = await addProduct(page, 'Idler Pulley 60 mm')
  await page.getByLabel('Selling price').fill('1300')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/The selling price is above the MRP/).first()).toBeVisible()
  await expect(page.getByLabel('Selling price')).toBeFocused()
  await page.getByLabel('Selling price').fill('999')
  await page.getByLabel('Alt text').fill('An orange pulley from the front')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
  await page.getByRole('button', { name: 'Crop photo 1' }).click()
  await page.getByLabel('Size').fill('60')
  await page.getByRole('button', { name: 'Apply crop' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Add variants' }).click()
  await page.getByRole('textbox', { name: 'Variants' }).fill('10 mm, 120\n12 mm, 150, 140')
  await page.getByRole('button', { name: 'Add 2 variants' }).click()
  // which of them the pieces are that there are already
  await page.getByLabel('Move current stock to').selectOption('10 mm')
  await page.getByRole('button', { name: 'Add 2 variants' }).click()
  await expect(page.getByRole('listitem', { name: '12 mm' })).toBeVisible()
  const shop = await context.newPage()
  await open(shop, `/products/${id}`)
  await expect(shop.getByText('₹120').first()).toBeVisible()
  await expect(shop.getByRole('img', { name: 'An orange pulley from the front' })).toBeVisible()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText(/Shoppers no longer find it/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await page.getByRole('button', { name: /^Undo: Product archived/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
})

for (const width of someOf([360, 768, 1440])) {
  test(`axe finds nothing at ${width} px, and nothing is wider than the screen`, async ({ page, context, journey }) => {
    // what a test looks at the preview's frame by is a script, too, and none runs there
    journey.allow(/Blocked script execution/)
    await as(context, 'manager', 'Ramla Beegum')
    await page.setViewportSize({ width, height: 900 })
    const look = async (screen: string) => {
      // in the frame of the preview nothing runs, axe neither: the pages of the shop have tests of their own
      const violations = await axeViolations(page, { exclude: 'iframe' })
      const found = violations.flatMap(({ id: rule, nodes }) =>
        nodes.map(({ html }) => `${rule}: ${html.slice(0, 160)}`),
      )
      expect.soft(found, screen).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(width)
      const folder = process.env.BEYPORE_SCREENSHOTS
      if (folder) await page.screenshot({ path: `${folder}/${screen}-${width}.png`, fullPage: screen !== 'preview' })
    }
    await openOffice(page, '/products')
    await page.locator('[data-goods-link]').first().waitFor()
    await look('list')
    await page.getByRole('button', { name: 'Filters' }).click()
    await look('filters')
    await openOffice(page, '/products/new')
    await page.getByLabel('MRP').waitFor()
    await look('new')
    await openOffice(page, '/products/metal-cutting-disc')
    await page.getByText('More options').first().click()
    await look('product')
    await page.getByRole('button', { name: 'Preview' }).click()
    await look('preview')
  })
}
