import { expect, type Page, test } from '@playwright/test'
import { productStockCopy } from '../../src/shared/copy/office/product-stock.ts'
import { todayScreen as copy } from '../../src/shared/copy/office/today-screen.ts'
import { indianDay } from '../../src/shared/india-time.ts'
import { formatRupees } from '../../src/shared/money/format-rupees.ts'
import { daysOfRange } from '../../src/shared/office/report-ranges.ts'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'

const sales = (page: Page, range: 'last_7' | 'last_30') => page.getByRole('region', { name: copy.salesOf[range] })

test('Home shows the sales of 7 and of 30 days by the figures of the report, with a chart and its table', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, '/')
    for (const range of ['last_7', 'last_30'] as const) {
      await page.getByRole('button', { name: copy.salesOf[range] }).click()
      const { from, to } = daysOfRange(range, indianDay(Date.now()))
      const report = await sendAs(page, `GET /reports/sales?from=${from}&to=${to}&by=day`)
      const [net] = report.summary
      await expect(sales(page, range).getByText(formatRupees(net.value), { exact: true }).first()).toBeVisible()
      await expect(sales(page, range).getByText(copy.wasBefore(formatRupees(net.before)))).toBeVisible()
      await expect(sales(page, range).getByRole('img')).toBeVisible()
      await sales(page, range).getByText(copy.asTable).click()
      await expect(sales(page, range).getByRole('table').getByRole('row')).toHaveCount(range === 'last_7' ? 8 : 31)
      await sales(page, range).getByText(copy.asTable).click()
    }
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await sales(page, 'last_30').getByRole('link', { name: copy.wholeReport }).click()
  await expect(page).toHaveURL(/\/reports\/sales\?range=last_30$/)
})

test('who may not see reports has no sales on Home, and only work that waits is shown', async ({ page, context }) => {
  await signInStaff(context, ['packer'])
  await openOffice(page, '/')
  const work = page.getByRole('region', { name: copy.waits })
  await expect(work).toBeVisible()
  for (const count of await work.getByRole('listitem').allTextContents()) expect(count).not.toMatch(/^0/)
  await expect(sales(page, 'last_7')).toHaveCount(0)
})

test('a product shows stock, shelf and bar codes of each variant, and leads there and back', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/products/ball-bearing-6204-2rs')
  const stock = page.getByRole('region', { name: productStockCopy.title })
  await expect(stock.getByText(productStockCopy.cost)).toBeVisible()
  await expect(stock.getByText(productStockCopy.codes, { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await stock.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/stock\/items\/ball-bearing-6204-2rs$/)
  await page.getByRole('link', { name: 'Open the product' }).click()
  await expect(page).toHaveURL(/\/products\/ball-bearing-6204-2rs$/)
})
