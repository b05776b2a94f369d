import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'
import { placeMany } from './office-desk.ts'

const lists = ['/orders?queue=to_confirm', '/products', '/stock', '/customers']

/** Counts how many rows as high as one with short words have room from the first one to the lower edge. */
function rowsInSight(rows: Element[]): number {
  const usual = Math.min(...rows.map((row) => row.getBoundingClientRect().height))
  return Math.floor((innerHeight - (rows[0]?.getBoundingClientRect().top ?? 0)) / usual)
}

test('fifteen rows of each list are seen at once on a desk 900 px high', async ({ page, context, request }) => {
  test.setTimeout(180_000)
  await placeMany(request, 16, 670_100)
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 1440, height: 900 })
  // others place orders meanwhile: the line that says so comes and goes
  await page.route('**/api/office/v1/orders/queues**', (call) => call.abort())
  for (const path of lists) {
    await openOffice(page, path)
    await expect(page.getByRole('main').locator('tbody tr').nth(14)).toBeAttached()
    expect.soft(await page.locator('main tbody tr').evaluateAll(rowsInSight), path).toBeGreaterThanOrEqual(15)
    expect.soft(await axeViolations(page), path).toEqual([])
  }
})

test('a list uses the whole width of a wide desk', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 1600, height: 900 })
  for (const path of lists.slice(1)) {
    await openOffice(page, path)
    const table = page.getByRole('main').getByRole('table')
    await expect(table).toBeVisible()
    expect.soft((await table.boundingBox())?.width, path).toBeGreaterThan(1280)
  }
})
