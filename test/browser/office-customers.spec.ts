import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'
import { place } from './office-desk.ts'

test('an order leads to its customer, who is given a note and tags, and pays by cash no more', async ({
  page,
  context,
  request,
}) => {
  const { id, number } = await place(request)
  await signInStaff(context, ['manager'], 'Manager Customers')
  await openOffice(page, `/orders/${id}`)
  await page.locator('a[href^="/customers/"]').first().click()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  const tag = `weekly ${Date.now().toString(36)}`
  await page.getByLabel('Note', { exact: true }).fill('Calls before noon')
  await page.getByRole('textbox', { name: 'Tags' }).fill(`contractor, ${tag}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('header').getByText(tag)).toBeVisible()
  await page.getByRole('button', { name: 'Block COD' }).click()
  await expect(page.getByText('This customer must pay online.')).toBeVisible()
  const address = page.url()
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Calls before noon')
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect.soft(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/customer-${width}.png`, fullPage: true })
  }
})

test('customers are found, filtered and looked at at every width; the text stands in no address', async ({
  page,
  context,
  request,
}) => {
  await place(request)
  await signInStaff(context, ['accountant'], 'Accountant Customers')
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, '/customers')
    await expect(page.locator('a[href^="/customers/"]').first()).toBeVisible()
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect.soft(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/customers-${width}.png` })
  }
  // who counts money sees no phone number
  await expect(
    page
      .locator('main')
      .getByText(/••••••\d{4}/)
      .first(),
  ).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('nobody has this name')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible()
  expect(page.url()).not.toContain('nobody')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('link', { name: 'Repeat' }).click()
  await expect(page).toHaveURL(/show=repeat/)
})
