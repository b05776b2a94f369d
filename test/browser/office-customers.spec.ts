import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'
import { place } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const bearing = 'ball-bearing-6204-2rs'

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

test('two accounts of one person are merged after a preview, and ordered for at the counter', async ({
  page,
  context,
  request,
}) => {
  const [one, other] = [await newShopper(request, [bearing]), await newShopper(request, [bearing])]
  await one.call('PATCH', '/user/update-user', { address: { ...kozhikode, phone: one.phonenumber } })
  const address = { ...kozhikode, phone: one.phonenumber }
  const { data: order } = await one.call('POST', '/order/placeorder', { address })
  await other.call('POST', '/order/placeorder', { address })
  await signInStaff(context, ['owner'], 'Owner Merges')
  await openOffice(page, `/orders/${order._id}`)
  await page.locator('a[href^="/customers/"]').first().click()
  await page.getByRole('button', { name: 'Merge with …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Same phone number')).toBeVisible()
  await look(page, 'merge-choice')
  await dialog.getByRole('searchbox', { name: 'Search customers' }).fill(other.phonenumber)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Merge with Amina Beevi' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Choose someone else' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('searchbox', { name: 'Search customers' })).toBeFocused()
  await page.keyboard.type(other.phonenumber)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Merge with Amina Beevi' }).click()
  await expect(dialog.getByText('Each account keeps its own sign-in.')).toBeVisible()
  await expect(dialog.getByRole('listitem').getByText('1 order')).toBeVisible()
  await look(page, 'merge-preview')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Merged accounts' })).toBeVisible()
  await look(page, 'merged')
  await page.getByRole('link', { name: 'Order for them' }).click()
  await expect(page.getByRole('heading', { name: 'Order for Amina Beevi' })).toBeVisible()
  await expect(page.getByLabel('Saved address')).toHaveValue(/./)
  await page.getByLabel('Barcode, SKU or name').fill('ball bearing 6204')
  await page.keyboard.press('Enter')
  const results = page.getByRole('list', { name: 'Results' }).getByRole('button')
  await expect(results.or(page.getByRole('list', { name: 'Items' })).first()).toBeVisible()
  if (await results.count()) await results.first().click()
  await expect(page.getByRole('button', { name: 'Complete sale' })).toBeEnabled()
  await look(page, 'order-for')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByRole('link', { name: 'Print bill', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order for Amina Beevi' })).toHaveCount(0)
  const { data: own } = await one.call('GET', '/order/get-user-orders')
  expect(own).toHaveLength(2)
  expect((await other.call('GET', '/order/get-user-orders')).data).toHaveLength(1)
  await openOffice(page, `/orders/${order._id}`)
  await page.locator('a[href^="/customers/"]').first().click()
  await page.getByRole('button', { name: /^Separate/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Merged accounts' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Merge with …' })).toBeFocused()
})

/** A screen at each width: nothing wider than it, no violation. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect.soft(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/look/${name}-${width}.png` })
  }
}
