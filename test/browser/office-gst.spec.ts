import type { Page } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { openOffice, signInStaff } from './office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectWell(page: Page, name: string): Promise<void> {
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
  }
}

test('a code is found by a word, and by digits', async ({ page, context }) => {
  await signInStaff(context, ['packer'])
  await openOffice(page, '/gst')
  await expect(page.getByText('All HSN codes and rates match the table.')).toBeVisible()
  const found = page.getByRole('region', { name: 'HSN codes' }).getByRole('listitem')
  await page.getByLabel('Product or HSN code').fill('safety shoes')
  await expect(found.filter({ hasText: '640340' })).toContainText('5% or 18%')
  await page.getByLabel('Product or HSN code').fill('8482')
  await expect(found.first()).toContainText('18%')
  await expectWell(page, 'gst')
})

test('another rate is planned for a day, refused where the table says otherwise, and taken back', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/400/)
  await signInStaff(context, ['manager'])
  await openOffice(page, '/products/adjustable-wrench/tax')
  await expect(page.getByText('Matches the table of rates.')).toBeVisible()
  await page.getByRole('button', { name: 'Schedule GST/HSN change' }).click()
  const dialog = page.getByRole('dialog')
  const day = `${new Date().getFullYear() + 1}-12-01`
  await dialog.getByLabel('Effective from').fill(day)
  await dialog.getByLabel('GST rate').selectOption('5')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByLabel('GST rate')).toHaveAccessibleDescription(/has 18% in the table of rates, not 5%/)
  await expect(dialog.getByLabel('GST rate')).toBeFocused()
  await expectWell(page, 'gst-dialog')
  await dialog.getByLabel('Use it even if the table differs').check()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText('Change scheduled')).toBeVisible()
  const days = page.getByRole('region', { name: 'Scheduled changes' }).getByRole('listitem')
  await expect(days).toContainText('GST 5%')
  await expect(days).toContainText('Scheduled')
  await expectWell(page, 'gst-product')
  await days.getByRole('button', { name: 'Cancel change' }).click()
  await expect(days).toHaveCount(0)
})
