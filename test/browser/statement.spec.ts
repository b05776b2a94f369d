import { readFile } from 'node:fs/promises'
import { axeViolations } from './axe.ts'
import { failCall, restoreCall } from './calls.ts'
import { expect, open, takeToast, test } from './journey.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { kozhikode, newShopper } from './shopper.ts'

const buyer = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd', poNumber: '4500123' }
/** The first month of the list, below five financial years. */
const thisMonth = { index: 5 }

test('a firm reads its statement on a phone and a desk, and saves it and the invoices of a month', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  const { data } = await shopper.call('POST', '/order/placeorder', { address: kozhikode, buyer })
  const context = await browser.newContext()
  await signInStaff(context, ['manager'])
  const office = await context.newPage()
  await openOffice(office, '/orders')
  await sendAs(office, `POST /orders/${data._id}/confirm`, { saw: 'pending' })
  await context.close()

  await shopper.signIn(page)
  const table = page.getByRole('region', { name: 'Statement of account' })
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/profile?tab=statement')
    const invoice = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Invoice' }) })
    await expect(invoice).toContainText(data.number)
    await expect(invoice).toContainText(buyer.poNumber)
    await expect(table.getByRole('row', { name: /Closing balance/ })).toContainText(/ Dr$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
  // the phone's page stays, and the table scrolls in its own region
  expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true)

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const saved = await csv
  expect(saved.suggestedFilename()).toMatch(/^statement-\d{4}-04-01-to-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await saved.path(), 'utf8')).toContain(`${data.number},4500123`)
  await page.getByLabel('Period').selectOption(thisMonth)
  await expect(table).toContainText(data.number)
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Invoices of / }).click()
  expect((await zip).suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d\.zip$/)
})

test('who has no orders is told so, and what could not be loaded is tried again', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer (404|500)/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await failCall(page, '/user/statement', 500)
  await open(page, '/profile')
  await page.getByRole('navigation', { name: 'Account sections' }).getByRole('link', { name: 'Statement' }).click()
  await expect(page).toHaveURL('/profile?tab=statement')
  await expect(page.getByRole('alert')).toContainText('Your statement could not be loaded')
  await restoreCall(page, '/user/statement')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing in this period' })).toBeVisible()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await axeViolations(page)).toEqual([])
  }
  await page.getByLabel('Period').selectOption(thisMonth)
  await page.getByRole('button', { name: /^Invoices of / }).click()
  await takeToast(page, 'This month has no invoices and no credit notes.')
})
