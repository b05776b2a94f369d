import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the owner sees every message by its ways, and leaves one out', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  const table = page.getByRole('group', { name: 'Emails that are not sent' }).getByRole('table')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await openOffice(page, '/settings/messages')
    await expect(table.getByRole('row').filter({ hasText: 'Order received' })).toContainText(
      /Always: proof of the purchase.*By hand/,
    )
    await expect(table.getByRole('row').filter({ hasText: 'Back in stock' })).toContainText('If the customer agreed')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
  const reviews = table.getByRole('checkbox', { name: 'Email: Review published' })
  await expect(reviews).toBeChecked()
  await reviews.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save Emails that are not sent' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(reviews).not.toBeChecked()
  await openOffice(page, '/settings')
  await expect(page.getByRole('main').getByText('Emails that are not sent: 1 email')).toBeVisible()
  await openOffice(page, '/settings/messages')
  await reviews.check()
  await page.getByRole('button', { name: 'Save Emails that are not sent' }).click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
})
