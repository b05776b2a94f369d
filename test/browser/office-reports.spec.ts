import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'
import { action, place } from './office-desk.ts'

test('sales are read at every width, compared, and kept in the address', async ({ page, context, request }) => {
  const { id } = await place(request)
  await signInStaff(context, ['manager'], 'Manager Reports')
  await openOffice(page, `/orders/${id}`)
  await action(page, 'Confirm order').click()
  await expect(page.getByText('Confirmed').first()).toBeVisible()
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, '/reports/sales?range=today')
    await expect(page.getByRole('region', { name: 'Sales by row' }).getByRole('row')).not.toHaveCount(0)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect.soft(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/reports-${width}.png`, fullPage: true })
  }
  await page.getByLabel('Group by').selectOption('State')
  await expect(page).toHaveURL(/by=state/)
  await expect(page.getByRole('columnheader', { name: 'State' })).toBeVisible()
  await page.getByLabel('Compare with').selectOption('Same days last year')
  await expect(page).toHaveURL(/against=year/)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'State' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'GST' }).click()
  await expect(page).toHaveURL(/reports\/gst\?.*range=today/)
})

test('dates of one’s own begin with those that were shown, and files are those of the dates', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['accountant'], 'Accountant Reports')
  await openOffice(page, '/reports/products?range=last_month')
  await page.getByLabel('Dates').selectOption('Custom')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(/-01$/)
  const from = await page.getByLabel('From', { exact: true }).inputValue()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toContain(`products-${from}-`)
  await openOffice(page, '/reports/sales?range=custom&from=2001-01-01&to=2001-01-02')
  await expect(page.getByRole('heading', { name: 'Nothing on these dates' })).toBeVisible()
})

test('a report that does not come says so, and comes when it is asked for again', async ({ page, context }) => {
  await signInStaff(context, ['owner'], 'Owner Reports')
  await openOffice(page, '/')
  const shop = { answers: false }
  await page.route('**/api/office/v1/reports/**', (route) =>
    shop.answers ? route.continue() : route.fulfill({ status: 503, json: {} }),
  )
  await openOffice(page, '/reports/stock')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  shop.answers = true
  // unless it has come by itself
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 5000 })
    .catch(() => {})
  await expect(page.getByRole('region', { name: 'Stock by row' })).toBeVisible()
})
