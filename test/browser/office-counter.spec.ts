import type { Page } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { openOffice, signInStaff } from './office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// one till, and what is sold into it is counted: one after the other
test.describe.configure({ mode: 'default' })

async function expectWell(page: Page): Promise<void> {
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
}

/** Types as a person does: keys that come faster than every 50 ms are a scanner's (`back-office/scan/wedge-reader.ts`). */
const typeBearing = (page: Page) => page.keyboard.type('bearing', { delay: 80 })

test('a sale with the keyboard alone: search, pieces, cash, Ctrl+Enter, the bill', async ({ page, context }) => {
  await signInStaff(context, ['counter'])
  await openOffice(page, '/counter')
  await page.getByLabel('Barcode, SKU or name').focus()
  await typeBearing(page)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Results' }).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  const line = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
  await line.getByRole('textbox', { name: /^Quantity of/ }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await expect(page.getByRole('button', { name: 'Complete sale' })).toBeEnabled()
  await page.getByLabel('Cash received').focus()
  await page.keyboard.type('9000')
  await expectWell(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { name: /^Change due ₹/ })).toBeVisible()
  const bill = page.getByRole('link', { name: 'Print bill, 80 mm roll' })
  await expect(bill).toBeFocused()
  await expectWell(page)
  const address = (await bill.getAttribute('href')) ?? ''
  const type = await page.evaluate(async (of) => {
    const answer = await fetch(of, { headers: { 'x-office': '1' } })
    return answer.headers.get('content-type')
  }, address)
  expect(type).toBe('application/pdf')
  // nobody's account: there is no customer to open
  await openOffice(page, `/orders/${new URL(address, page.url()).searchParams.get('ids')}`)
  const customer = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Customer' }) })
  await expect(customer).toContainText('Walk-in customer')
  await expect(customer.getByRole('link')).toHaveCount(0)
})

test('a discount above the limit is said at its line, and nothing is sold', async ({ page, context, journey }) => {
  journey.allow(/403/)
  await signInStaff(context, ['counter'])
  await openOffice(page, '/counter')
  await page.getByLabel('Barcode, SKU or name').fill('ball bearing 62')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await page.getByRole('textbox', { name: /^Discount on/ }).fill('50')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('status')).toContainText('3%')
  await expect(page.getByRole('button', { name: 'Complete sale' })).toBeDisabled()
})

test('a search that finds nothing stays within a phone, however long it is', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, '/counter')
  await page.getByLabel('Barcode, SKU or name').fill('W'.repeat(80))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^No results for “W+”$/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('the till is opened, booked and closed with its count', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/counter')
  const till = page.getByRole('region', { name: 'Till' })
  const dialog = page.getByRole('dialog')
  await till.getByRole('button', { name: 'Open till' }).click()
  await dialog.getByLabel('Float').fill('2000')
  await dialog.getByRole('button', { name: 'Open till' }).click()
  await till.getByRole('button', { name: 'Cash in or out' }).click()
  await dialog.getByLabel('Amount').fill('120.50')
  await dialog.getByLabel('Reason').fill('Tea and a courier')
  await dialog.getByRole('button', { name: 'Cash in or out' }).click()
  await expect(till).toContainText('₹1,879.50')
  await till.getByRole('button', { name: 'Close till' }).click()
  await dialog.getByLabel('Cash counted').fill('1879.50')
  await dialog.getByRole('button', { name: 'Close till' }).click()
  await expect(till.getByText('Z reports')).toBeVisible()
  await expect(till.getByRole('button', { name: 'Open till' })).toBeVisible()
})

test('a firm of another state is asked at the counter whose place the goods go to, and the bill has the tax of the answer', async ({
  page,
  context,
  journey,
}) => {
  // without its legal name, and with an address without a PIN code, nothing is priced or sold
  journey.allow(/answer 400/)
  await signInStaff(context, ['counter'])
  await openOffice(page, '/counter')
  await page.getByLabel('Barcode, SKU or name').focus()
  await typeBearing(page)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await page.getByText('Customer and GSTIN').click()
  await page.getByLabel('GSTIN', { exact: true }).fill('33AAFFC5678K1Z5')
  await page.getByLabel('Legal name').fill('Coimbatore Pumps & Motors LLP')
  const question = page.getByRole('group', { name: 'The goods go to Kerala, the GSTIN is of Tamil Nadu' })
  await expect(question).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete sale' })).toBeEnabled()
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(question).toContainText('Please choose whose place the goods go to')
  await expectWell(page)
  await question.getByRole('radio', { name: /Somebody else/ }).check()
  await page.getByRole('checkbox', { name: 'Add the billing address' }).check()
  await page.getByLabel('Billing: House no.').fill('8')
  await page.getByLabel('Billing: Street').fill('Avinashi Road')
  await page.getByLabel('Billing: City').fill('Coimbatore')
  await page.getByLabel('Billing: State').fill('Tamil Nadu')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByLabel('Billing: PIN code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Billing: PIN code').fill('641018')
  await expectWell(page)
  await expect(page.getByRole('button', { name: 'Complete sale' })).toBeEnabled()
  await page.getByRole('button', { name: 'Complete sale' }).click()
  const bill = page.getByRole('link', { name: 'Print bill, 80 mm roll' })
  await expect(bill).toBeVisible()
  const address = (await bill.getAttribute('href')) ?? ''
  await openOffice(page, `/orders/${new URL(address, page.url()).searchParams.get('ids')}`)
  await expect(page.getByText(/Delivered for the firm to another person/)).toBeVisible()
  await expect(page.getByText(/Avinashi Road, Coimbatore 641018/)).toBeVisible()
})

test('an order by phone: address, delivery charge, the question about PIN and state, cash on delivery, the order', async ({
  page,
  context,
  journey,
}) => {
  // placed before the address is whole, it is said at the fields
  journey.allow(/answer 400/)
  await signInStaff(context, ['counter'])
  await openOffice(page, '/counter')
  await page.getByLabel('Barcode, SKU or name').focus()
  await typeBearing(page)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await page.getByRole('radio', { name: 'Delivered later' }).check()
  const main = page.getByRole('main')
  await main.getByLabel('Phone number').fill('9847012345')
  await expect(main.getByRole('button', { name: 'Place order' })).toBeEnabled()
  await main.getByRole('button', { name: 'Place order' }).click()
  await expect(main.getByLabel('House no.')).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Name', { exact: true }).fill('Jose Mathew')
  await main.getByLabel('House no.').fill('4')
  await main.getByLabel('Street').fill('Church Lane')
  await main.getByLabel('City').fill('Mahe')
  await main.getByLabel('PIN code').fill('673310')
  await main.getByLabel('State', { exact: true }).selectOption('Kerala')
  const question = main.getByRole('checkbox', { name: /PIN code 673310 is in Puducherry/ })
  await expect(question).toBeVisible()
  await expectWell(page)
  await question.check()
  await expect(main.getByRole('button', { name: 'Place order' })).toBeEnabled()
  await main.getByRole('button', { name: 'Place order' }).click()
  await expect(main.getByRole('heading', { name: /^Order .+ placed$/ })).toBeVisible()
  const link = main.getByRole('link', { name: 'Open order' })
  await expect(link).toBeFocused()
  await expectWell(page)
  await link.click()
  await expect(page.getByText('COD: to collect').first()).toBeVisible()
  await expect(page.getByText('Phone order')).toBeVisible()
})

test('a sale is parked under a name, resumed on another computer as it was typed, and the till says that it waits', async ({
  page,
  context,
  browser,
  journey,
}) => {
  // half a telephone number is parked as it is, and not priced; the file of the window does not come at first
  journey.allow(/answer 400|request failed: GET .*\.js|console: .*(dynamically imported|Failed to fetch)/)
  await signInStaff(context, ['manager'])
  await openOffice(page, '/counter')
  const main = page.getByRole('main')
  await main.getByLabel('Barcode, SKU or name').focus()
  await typeBearing(page)
  await page.keyboard.press('Enter')
  await main.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await main.getByRole('textbox', { name: /^Quantity of/ }).fill('2')
  await main.getByText('Customer and GSTIN').click()
  await main.getByLabel('Phone number').fill('98470')
  const window = /\/park-dialog-[^/]*\.js/
  await page.route(window, (route) => route.abort('connectionreset'))
  await main.getByRole('button', { name: 'Park sale' }).click()
  await expect(page.getByText(/^The window did not load/)).toBeVisible()
  await page.unroute(window)
  await main.getByRole('button', { name: 'Park sale' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the parked sale').fill('Lunch')
  await expectWell(page)
  await dialog.getByRole('button', { name: 'Park sale' }).click()
  await expect(main.getByRole('region', { name: 'Parked sales' })).toContainText('Lunch')
  await expect(main.getByText('No items yet')).toBeVisible()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Resume Lunch' })).toBeVisible()
  await expectWell(page)
  const elsewhere = await browser.newContext()
  await signInStaff(elsewhere, ['counter'])
  const other = await elsewhere.newPage()
  await openOffice(other, '/counter')
  await other.getByRole('button', { name: 'Resume Lunch' }).click()
  await expect(other.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2')
  await expect(other.getByLabel('Phone number')).toHaveValue('98470')
  await expect(other.getByRole('region', { name: 'Parked sales' })).toContainText(/Resumed by/)
  await other.getByLabel('Phone number').fill('')
  await expect(other.getByRole('button', { name: 'Complete sale' })).toBeEnabled()
  await other.getByRole('button', { name: 'Complete sale' }).click()
  await expect(other.getByRole('link', { name: 'Print bill, 80 mm roll' })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Parked sales' })).toBeHidden()
  await elsewhere.close()
  await expect(main.getByRole('button', { name: 'Resume Lunch' })).toBeHidden()
})
