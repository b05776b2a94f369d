import AxeBuilder from '@axe-core/playwright'
import { buildPdf } from '../builders/build-pdf.ts'
import { expect, open, test } from './journey.ts'
import { openOffice } from './office.ts'
import { as } from './office-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const saved = 'Changes that are not saved'

test('an HSN code is found by a word, by the keys alone; its rate is proposed and never set by itself', async ({
  page,
  context,
}) => {
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products/metal-cutting-disc')
  const code = page.getByRole('combobox', { name: 'HSN code' })
  const options = page.getByRole('listbox', { name: 'Codes of the table' }).getByRole('option')
  const before = await page.getByLabel('GST rate').inputValue()
  await code.fill('helmet')
  await expect(options.first()).toBeVisible()
  await code.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const chosen = await options.first().locator('span').first().textContent()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await code.press('Enter')
  await expect(code).toHaveValue(chosen ?? '')
  await expect(page.getByLabel('GST rate')).toHaveValue(before)

  await code.fill('99999999')
  await expect(page.getByText(/is not in the shop’s table/i).first()).toBeVisible()
  await page.getByLabel('GST rate').selectOption('40')
  await code.fill('848210')
  await page.getByRole('button', { name: 'Take 18 %' }).click()
  await expect(page.getByLabel('GST rate')).toHaveValue('18')
  await code.fill('only a word')
  await page.getByLabel('Country of origin').focus()
  await expect(page.getByText('Choose a code: a word alone is none')).toBeVisible()
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
