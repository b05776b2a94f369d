import type { BrowserContext, Page } from '@playwright/test'
import bwip from 'bwip-js/node'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, signInStaff } from './office.ts'

const box = (page: Page) => page.getByPlaceholder('What are you looking for?').locator('visible=true')

test('the bars on a package lead to what they are on; what is on nothing can be searched for', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/answer (404|400): GET .*by-code/)
  const code = await codeOfGrinder(context)
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/terms')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.getByRole('button', { name: 'Open search' }).click()
  const scan = page.getByRole('button', { name: 'Scan a barcode' }).locator('visible=true')
  await expect(scan).toBeVisible()
  expect(loaded.filter((url) => /zxing|code-reader|camera/.test(url))).toEqual([])
  await scan.click()
  const panel = page.getByRole('region', { name: 'Scan a barcode' })
  await expect(panel).toContainText('The picture stays on this device.')
  // no camera here: a photo
  const photo = panel.getByLabel('Photo of a barcode')
  await photo.setInputFiles(await photoOf('4006381333931'))
  await expect(panel.getByText('No product has the code 4006381333931')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Search for 4006381333931' })).toBeVisible()
  await expectAccessible(page)
  await photo.setInputFiles(await photoOf(code))
  await expect(page).toHaveURL('/products/angle-grinder')
  await expect(panel).toHaveCount(0)
})

test('the box is as good to read with everything that it can show, at three widths', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    localStorage.setItem(
      'recent-searches',
      JSON.stringify(['4 soot bit', 'half inch elbow, brass, with a long name that goes on']),
    )
    Object.assign(window, { SpeechRecognition: class {} })
  })
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/terms')
    if (width === 360) await page.getByRole('button', { name: 'Open search' }).click()
    await box(page).focus()
    await expect(page.getByRole('region', { name: 'Recent searches' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Search by voice' }).locator('visible=true').click()
    await expect(page.getByRole('region', { name: 'Search by voice' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeFocused()
    for (const text of width === 768 ? [] : ['bearing', 'beering', 'xyzzyqq']) {
      await box(page).fill(text)
      await expect(
        page
          .getByRole('search')
          .locator('visible=true')
          .getByText(/match|product/i)
          .first(),
      ).toBeVisible()
      await expectAccessible(page)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

/** A code of the shop's own for the angle grinder. */
async function codeOfGrinder(context: BrowserContext): Promise<string> {
  await signInStaff(context, ['packer'])
  const office = await context.newPage()
  await openOffice(office, '/scan')
  await office.getByLabel('Code or name').fill('angle grinder')
  await office.getByRole('button', { name: 'Find' }).click()
  await office.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await office.getByRole('button', { name: 'Generate barcode' }).click()
  const codes = office.getByRole('region', { name: 'Barcodes' })
  const code =
    (await codes
      .getByText(/^20\d{11}$/)
      .last()
      .textContent()) ?? ''
  await office.close()
  return code
}

async function photoOf(code: string) {
  const padding = { paddingwidth: 20, paddingheight: 20, backgroundcolor: 'ffffff' }
  const buffer = await bwip.toBuffer({ bcid: 'ean13', text: code, scale: 4, ...padding })
  return { name: 'code.png', mimeType: 'image/png', buffer }
}

async function expectAccessible(page: Page): Promise<void> {
  const violations = await axeViolations(page, {
    include: 'header',
    tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  })
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
}
