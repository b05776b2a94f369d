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

test('a word is added, found by shoppers, changed with Ctrl+S and taken out', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/dictionary')
  await expect(page.getByRole('link', { name: /^aari/ })).toBeVisible()
  await looksRight(page, 'dictionary')
  await page.getByRole('button', { name: 'Add synonym', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New synonym' })
  await dialog.getByLabel('Customers type').fill('Chuttika')
  await dialog.getByLabel('Search for').fill('hammer')
  await dialog.getByRole('button', { name: 'Add synonym' }).click()
  await expect(dialog.getByText('This word already exists')).toBeVisible()
  await dialog.getByLabel('Customers type').fill('Mandangi')
  await looksRight(page, 'dictionary-new')
  await dialog.getByRole('button', { name: 'Add synonym' }).click()
  await expect(page.getByText('“Mandangi” added')).toBeVisible()

  await page.getByLabel('Search synonyms').fill('mandangi')
  await page.getByRole('link', { name: /^Mandangi/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mandangi')
  await page.getByLabel('Search for').fill('angle grinder')
  await looksRight(page, 'dictionary-word')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved').first()).toBeVisible()

  const shop = await context.newPage()
  await shop.goto('/products?q=mandangi')
  await expect(shop.getByRole('link', { name: /Angle Grinder/ }).first()).toBeVisible()
  await shop.close()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Mandangi” deleted')).toBeVisible()
  await page.getByLabel('Search synonyms').fill('mandangi')
  await expect(page.getByText('No synonyms found')).toBeVisible()
})
