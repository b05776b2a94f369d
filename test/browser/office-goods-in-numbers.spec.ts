import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

const heads =
  'Product code,Product name,MRP (₹),Offer price (₹),HSN,GST %,Opening stock,Cost (₹),Supplier,Supplier code,Shelf,Bar code'

async function bring(page: Page, name: string, content: string | Buffer): Promise<void> {
  await openOffice(page, '/files')
  const buffer = Buffer.from(content)
  await page.getByTestId('table').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Preview import' }).click()
}

async function looksRight(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await axeViolations(page)).toEqual([])
}

test('of 200 rows the 198 good ones go in, the file of two comes back, is mended and goes in; photos follow', async ({
  page,
  context,
}) => {
  test.slow()
  await signInStaff(context, ['manager'])
  const rows = Array.from({ length: 200 }, (_, at) => {
    const price = at === 57 || at === 142 ? '12.505' : `${at + 10}`
    return `JRN-${at + 1},Journey washer ${at + 1},${price},,73182200,18,${at},1.25,,,j  ${at},`
  })
  await bring(page, 'washers.csv', `${heads}\n${rows.join('\n')}\n`)
  const good = page.getByRole('button', { name: 'Import the 198 good rows' })
  await expect(good).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('198 rows are about drafts: shoppers do not see them')).toBeVisible()
  await looksRight(page)
  await good.click()
  await expect(page.getByText('198 rows saved')).toBeVisible({ timeout: 20_000 })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as .csv: Rows with errors' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text.trim().split(/\r?\n/)).toHaveLength(3)
  expect(text).toContain('MRP (₹): “12.505” has more than two decimals')

  await bring(page, 'mended.csv', text.replaceAll(/,12\.505,/g, ',12.5,'))
  await page.getByRole('button', { name: 'Import 2 products' }).click({ timeout: 20_000 })
  await expect(page.getByText('2 rows saved')).toBeVisible({ timeout: 20_000 })

  await openOffice(page, '/files')
  const colours = { JRN: '#336699', 'JRN-58_2': '#993333', 'JRN-58': '#339933' }
  const photos = await Promise.all(
    Object.entries(colours).map(async ([name, background]) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 640, height: 640, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )
  await page.getByTestId('photos').setInputFiles(photos)
  await expect(page.getByText('2 photos of 3 matched')).toBeVisible()
  await expect(page.getByText('Nothing has this code')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Add 2 photos' }).click()
  await expect(page.getByText('2 photos added.')).toBeVisible({ timeout: 20_000 })
  await openOffice(page, '/products/jrn-58')
  await expect(page.getByAltText('Photo 2')).toBeVisible()
})
