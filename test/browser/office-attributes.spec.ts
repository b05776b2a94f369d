import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

async function looksRight(page: Page, name: string) {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}-${width}.png` })
  }
  expect(await axeViolations(page)).toEqual([])
}

test('an attribute is added on a phone, and put into a category’s list', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/attributes')
  await expect(page.getByRole('link', { name: /^Bearings/ })).toBeVisible()
  await looksRight(page, 'attributes')
  await page.getByRole('button', { name: 'Add attribute' }).click()
  const dialog = page.getByRole('dialog', { name: 'New attribute' })
  await dialog.getByLabel('Name').fill('Bore')
  await dialog.getByRole('button', { name: 'Add attribute' }).click()
  await expect(dialog.getByText('An attribute with this name already exists')).toBeVisible()
  await dialog.getByLabel('Name').fill('Arc length')
  await looksRight(page, 'attribute-new')
  await dialog.getByRole('button', { name: 'Add attribute' }).click()
  await expect(page.getByText('Arc length added')).toBeVisible()

  await openOffice(page, '/attributes/of/welding')
  const list = page.getByRole('listitem')
  await page.getByLabel('Add to the list').selectOption({ label: 'Arc length, mm' })
  const mine = list.filter({ hasText: 'Arc length, mm' })
  await mine.getByRole('button', { name: 'Move Arc length, mm up' }).click()
  await mine.getByLabel('Filter by Arc length, mm').check()
  await page.getByRole('button', { name: 'Remove Phase from the list' }).click()
  await looksRight(page, 'attributes-of')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.reload()
  await expect(mine.getByLabel('Filter by Arc length, mm')).toBeChecked()
  await expect(list.filter({ hasText: 'Phase' })).toHaveCount(0)
})

test('what an attribute is called is changed where shoppers read it', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/attributes?list=all')
  await page.getByLabel('Search attributes').fill('bore of')
  await page.getByRole('link', { name: /^Bore of the well/ }).click()
  await page.getByLabel('Unit').selectOption('inch')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Products have values in this unit').first()).toBeVisible()
  await page.getByLabel('Unit').selectOption('mm')
  await page.getByLabel('Name').fill('Borewell')
  await looksRight(page, 'attribute')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borewell')
  await page.goto('/products/borewell-submersible-v4-15hp')
  await expect(page.getByRole('main').locator('dl > div', { hasText: 'Borewell' }).locator('dd')).toHaveText(
    '100 mm (4 inch)',
  )
})
