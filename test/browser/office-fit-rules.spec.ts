import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { alive } from './journey.ts'
import { openOffice, signInStaff } from './office.ts'

async function looksRight(page: Page, name: string) {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}-${width}.png`, fullPage: true })
  }
  expect(await axeViolations(page)).toEqual([])
}

test('a rule is written, refused where it compares nothing, tried on the goods, kept, read by shoppers and taken out', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/fit')
  await page.getByRole('link', { name: 'New rule' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New compatibility rule')

  await page.getByLabel('Name', { exact: true }).fill('Spanner and bolt')
  const part = page.getByRole('region', { name: 'Part', exact: true })
  const host = page.getByRole('region', { name: 'Counterpart' })
  await part.getByLabel('Name contains').fill('Combination Spanner, ring spanner')
  const lines = page.getByRole('region', { name: 'Conditions' })
  await lines.getByLabel('Add condition').selectOption('is equal')
  await page.getByRole('button', { name: 'Test rule' }).click()
  await expect(host.getByText('Select products: by name, category or attribute')).toBeVisible()
  await expect(lines.getByText('Select an attribute on both sides')).toBeVisible()

  await host.getByLabel('Name contains').fill('hex bolt')
  await host.getByLabel('Categories').selectOption('Fasteners')
  await lines.getByLabel('Attribute of the part', { exact: true }).selectOption('Spanner size, mm')
  // what cannot be compared with it is not offered
  const others = lines.getByLabel('Attribute of the counterpart')
  await expect(others.getByRole('option', { name: 'Square drive, inch' })).toHaveCount(0)
  await others.selectOption('Spanner size, mm')
  await page.getByRole('button', { name: 'Test rule' }).click()
  const tried = page.getByRole('region', { name: 'Test result' })
  await expect(tried.getByText('6 with warning')).toBeVisible()
  await expect(tried.getByText('5 compatible')).toBeVisible()
  await expect(tried.getByText(/Spanner size is 32 mm, but spanner size is/)).toBeVisible()

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spanner and bolt')
  await expect(page).toHaveURL(/\/fit\/fits-spanner-and-bolt$/)
  const shop = await context.newPage()
  await shop.goto('/products/combination-spanner-crv')
  await alive(shop)
  await expect(shop.getByRole('heading', { name: 'Spanner and bolt' })).toBeVisible()

  await page.getByLabel('Warning text').fill('Take the other one.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Compatibility rule changed')).toBeVisible()
  await page.getByRole('button', { name: 'Delete rule' }).click()
  await expect(page.getByText('Spanner and bolt: deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Spanner and bolt' })).toHaveCount(0)
  await shop.reload()
  await alive(shop)
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shop.getByRole('heading', { name: 'Spanner and bolt' })).toHaveCount(0)
})

test('the form of a rule, with what it would say, at three widths', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/fit/blade-hacksaw')
  await page.getByRole('button', { name: 'Test rule' }).click()
  await expect(page.getByText('3 compatible')).toBeVisible()
  await looksRight(page, 'fit-rule')
})

test('a rule that the shop came with is changed by the keyboard alone', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/fit')
  await page.getByRole('link', { name: 'Hacksaw blade and frame' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hacksaw blade and frame')
  const within = page.getByLabel('Tolerance ±', { exact: true })
  await expect(within).toHaveValue('5')
  await within.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('2.5')
  await expect(within).toHaveValue('2.5')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Compatibility rule changed')).toBeVisible()
  await openOffice(page, '/fit')
  await expect(page.getByText('Length is Blade length ± 2.5 mm')).toBeVisible()
  await page.getByRole('link', { name: 'Hacksaw blade and frame' }).click()
  await page.getByRole('button', { name: /undo/i }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /undo/i }).last().click()
  await expect(within).toHaveValue('5')
})
