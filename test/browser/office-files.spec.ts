import { expect, type Page, test } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

const id = 'pu-round-belt-6mm'

/** On a phone, where it is tightest; with LOOK at every width, as pictures. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const width of process.env.LOOK ? [1440, 768, 360] : [360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `test-results/files-${name}-${width}.png`, fullPage: true })
  }
  expect(await axeViolations(page)).toEqual([])
}

async function bring(page: Page, content: string): Promise<void> {
  await bringFile(page, { name: 'rolvani-november.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
}

async function bringFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await openOffice(page, '/files')
  await page.getByTestId('table').setInputFiles(file)
  await page.getByRole('button', { name: 'Preview import' }).click()
}

test('a supplier’s list is brought in: columns named, changes seen, done, and taken back', async ({
  page,
  context,
  request,
}) => {
  // two files, two looks and a way back: long on a busy machine
  test.slow()
  await signInStaff(context, ['manager'])
  const before = (await (await request.get(`/api/v1/product/get-product/${id}`)).json()).data
  await bring(page, `Item code;M.R.P.;Stock\n${id};${before.price + 1}.55;4\nno-such-bearing;10;\n`)
  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible()
  await expect(page.getByLabel('M.R.P.')).toHaveValue('price')
  await looksRight(page, 'columns')
  await page.getByRole('button', { name: 'Preview again' }).click()
  await expect(page.getByText('there is no product “no-such-bearing”')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await bring(page, `product,price\n${id},${before.price + 1}.55\n`)
  await expect(page.getByRole('definition')).toContainText(`${before.price + 1}.55 was ${before.price}`)
  await looksRight(page, 'ready')
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('1 row saved')).toBeVisible({ timeout: 20_000 })
  const changed = (await (await request.get(`/api/v1/product/get-product/${id}`)).json()).data
  expect(changed.price).toBe(before.price + 1.55)
  await looksRight(page, 'done')
  await page.getByRole('link', { name: 'Print label', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Print labels' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create PDF (1)' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: changed.name })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByText(/^Undone by/)).toBeVisible()
  const back = (await (await request.get(`/api/v1/product/get-product/${id}`)).json()).data
  expect(back.price).toBe(before.price)
  await openOffice(page, '/files')
  await expect(page.getByText('rolvani-november.csv').first()).toBeVisible()
  await looksRight(page, 'list')
})

test('a list that was read from the wrong sheet, and from the wrong row of it, is read from the chosen ones', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const [bearing, drill] = ['ball-bearing-6204-2rs', 'impact-drill-13mm-650w']
  const { price } = (await (await request.get(`/api/v1/product/get-product/${bearing}`)).json()).data
  const head = ['product', 'price']
  const dealer = [['Dealer rates'], head, [drill, 3_495], head, [bearing, price + 2]]
  const sheets = [
    { name: 'Retail', rows: [head, [bearing, price + 1]] },
    { name: 'Dealer', rows: dealer },
  ]
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await signInStaff(context, ['manager'])
  await bringFile(page, { name: 'rolvani.xlsx', mimeType: type, buffer: Buffer.from(await writeXlsx({ sheets })) })
  const place = (sheet: string, row: number) =>
    page.getByText(`Read from the sheet “${sheet}”. Column names are in row ${row}.`)
  await expect(place('Retail', 1)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('definition')).toContainText(`${price + 1} was ${price}`)

  const change = page.getByRole('button', { name: 'Change column mapping' })
  const again = page.getByRole('button', { name: 'Read again' })
  await change.click()
  await expect(page.getByRole('heading', { name: 'Sheet and header row' })).toBeVisible()
  await expect(again).toHaveCount(0)
  await page.getByLabel('Sheet', { exact: true }).selectOption('Dealer')
  let former: unknown = null
  page.on('response', async (answer) => {
    if (/\/jobs\/[^/]+\/rows/.test(answer.url())) former = await answer.json().catch(() => former)
  })
  await again.click()
  await expect(place('Dealer', 2)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('impact-drill-13mm-650w').or(page.getByText('Impact Drill')).first()).toBeVisible()

  await change.click()
  await page.getByLabel('Header row', { exact: true }).selectOption('Row 4: product, price')
  await looksRight(page, 'place')
  // the rows of before are read once more while the file is read anew
  await page.route('**/jobs/*/rows*', (call) => call.fulfill({ json: former }), { times: 1 })
  await again.click()
  await expect(place('Dealer', 4)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('definition')).toHaveCount(1)
  await expect(page.getByRole('definition')).toContainText(`${price + 2} was ${price}`)
  await expect(page.getByRole('button', { name: 'Import 1 product' })).toBeVisible()
})

test('many prices are changed at once: what moves most is seen first, then it is done and taken back', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const bulk = 'steel-measuring-tape'
  const priceOf = async () => (await (await request.get(`/api/v1/product/get-product/${bulk}`)).json()).data.price
  const before = await priceOf()
  await signInStaff(context, ['manager'])
  await openOffice(page, '/bulk')
  await page.getByLabel('Name contains').fill('Steel Measuring Tape, Metric and Inch, ABS Case')
  await page.getByLabel('Which price?').selectOption('price')
  await page.getByLabel('Round to the nearest').selectOption('1')
  await page.getByLabel('Percent').fill('x')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByText('Write a number from -90 to 400')).toBeVisible()
  await page.getByLabel('Percent').fill('40')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  const rises = page.getByRole('region', { name: 'Largest price increases' })
  await expect(rises.getByRole('listitem').first()).toContainText(/→ ₹[\d,.]+\+\d\d(\.\d)?%/, { timeout: 20_000 })
  await looksRight(page, 'bulk')
  await page.getByRole('button', { name: /^Update \d+ products?$/ }).click()
  await expect(page.getByText(/rows? saved/)).toBeVisible({ timeout: 20_000 })
  expect(await priceOf()).toBeGreaterThan(before * 1.3)
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByText(/^Undone by/)).toBeVisible()
  expect(await priceOf()).toBe(before)
})
