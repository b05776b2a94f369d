import { expect, type Page, test } from '@playwright/test'
import bwip from 'bwip-js/node'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'
import { as } from './office-desk.ts'
import { newCode, scan } from './scanner.ts'

async function looksRight(page: Page, name: string): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}-${width}.png` })
  }
}

test('a rack is counted with a phone, also without a connection, and somebody else puts it right', async ({
  page,
  context,
}) => {
  test.slow()
  const code = newCode()
  await signInStaff(context, ['packer'], 'Asha')
  await page.setViewportSize({ width: 360, height: 800 })
  await openOffice(page, '/counts')
  await page.getByRole('button', { name: 'New count' }).click()
  if (process.env.LOOK) await page.screenshot({ path: 'test-results/new-count-360.png' })
  await page.getByRole('radio', { name: /Scan as you go/ }).check()
  await page.getByLabel('Count name').fill('Rack B, upper shelf')
  await page.getByRole('button', { name: 'Start count' }).click()
  await expect(page.getByText('Scan an item, or select it below')).toBeVisible()

  await scan(page, code)
  const link = page.getByRole('dialog', { name: `Link ${code} to a product` })
  await link.getByLabel('Results').fill('earth clamp 500')
  await link.getByRole('button', { name: /Earth Clamp 500 A/ }).click()
  await link.getByRole('button', { name: 'Save barcode' }).click()
  const current = page.getByRole('region', { name: 'Last counted' })
  await expect(current.getByRole('status')).toHaveText('1')
  await page.getByLabel('Total pieces').fill('12')
  // a scan into a field that somebody types in takes nothing of it
  await scan(page, code)
  await expect(current.getByRole('status')).toHaveText('2')
  await expect(page.getByLabel('Total pieces')).toHaveValue('12')
  await page.getByRole('button', { name: /^Save:/ }).click()
  await expect(current.getByRole('status')).toHaveText('12')
  await expect(page.getByText(/expected/)).toHaveCount(0)
  await looksRight(page, 'counting')

  await page.setViewportSize({ width: 360, height: 800 })
  await context.setOffline(true)
  for (let n = 0; n < 3; n++) await scan(page, code)
  await expect(current.getByRole('status')).toHaveText('15')
  await expect(page.getByText(/not sent yet/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish counting' })).toBeDisabled()
  if (process.env.LOOK) await page.screenshot({ path: 'test-results/count-offline-360.png' })
  await context.setOffline(false)
  await expect(page.getByText(/not sent yet/)).toHaveCount(0, { timeout: 20_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: /Earth Clamp 500 A.*15$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Finish counting' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish counting' }).click()
  await expect(page.getByText('It is waiting for approval.', { exact: false })).toBeVisible()

  const address = new URL(page.url()).pathname
  await as(context, 'manager', 'Meera')
  await openOffice(page, address)
  await expect(page.getByText(/15 counted · \d+ expected · Asha/)).toBeVisible()
  await looksRight(page, 'count-review')
  await page.setViewportSize({ width: 360, height: 800 })
  // a tick says that its stock is updated, as everywhere
  const tick = page.getByRole('checkbox', { name: /^Update ./ })
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await expect(page.getByRole('button', { name: 'Close count' })).toBeVisible()
  await expect(page.getByText('Items not selected are skipped', { exact: false })).toBeVisible()
  await tick.check()
  await page.getByRole('button', { name: 'Update stock (1)' }).click()
  await expect(page.getByText('Stock of 1 item updated', { exact: false })).toBeVisible()
  await expect(page.getByText('Count approved').first()).toBeVisible()
  await openOffice(page, '/counts?which=done')
  await looksRight(page, 'counts')
})

test('a code is looked up by scanner, photo and typing; labels are made for what it is on', async ({
  page,
  context,
}) => {
  test.slow()
  await signInStaff(context, ['packer'])
  await page.setViewportSize({ width: 360, height: 800 })
  await openOffice(page, '/scan')
  await page.getByLabel('Code or name').fill('angle grinder')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Generate barcode' }).click()
  const codes = page.getByRole('region', { name: 'Barcodes' })
  const code = (await codes.getByText(/^20\d{11}$/).textContent()) ?? ''
  const name = (await page.locator('section h2').first().textContent()) ?? ''

  await page.reload()
  await scan(page, code)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await scan(page, `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`)
  await expect(page.getByText(/is wrong: its last digit should be/)).toBeVisible()

  // no camera here: a photo of the label
  const png = await bwip.toBuffer({
    bcid: 'ean13',
    text: code,
    scale: 4,
    paddingwidth: 20,
    paddingheight: 20,
    backgroundcolor: 'ffffff',
  })
  await page.getByRole('button', { name: 'Camera' }).click()
  await page.getByLabel('Photo of barcode').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await looksRight(page, 'scan')

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('link', { name: 'Print labels' }).click()
  await page.getByRole('button', { name: `Add a label of ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Create PDF (2)' })).toBeVisible()
  await page.getByLabel('Label type').selectOption('code')
  await page.getByLabel('Paper size').selectOption('a4-65')
  await looksRight(page, 'labels')
  await page.getByRole('button', { name: 'Create PDF (2)' }).click()
  await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', /size=a4-65/)
})
