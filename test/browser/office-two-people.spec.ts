import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { place } from './office-desk.ts'

test('two people at one record, by keys alone: each sees what it was, theirs and yours, and one of them chooses', async ({
  page,
  context,
  browser,
}) => {
  await signInStaff(context, ['manager'], 'Ramla Beegum')
  await openOffice(page, '/dictionary')
  const word = { said: `mooladi ${Date.now()}`, meant: 'drill', note: '' }
  const { _id: id } = await sendAs(page, 'POST /dictionary', word)
  const elsewhere = await browser.newContext()
  await signInStaff(elsewhere, ['manager'], 'Biju')
  const theirs = await elsewhere.newPage()
  const meant = 'Search for'
  for (const each of [page, theirs]) {
    // the news of it would be there before the second one saves
    await each.route('**/api/office/v1/live', (call) => call.abort())
    await openOffice(each, `/dictionary/${id}`)
    await expect(each.getByLabel(meant)).toHaveValue('drill')
  }
  await theirs.getByLabel(meant).fill('hammer drill')
  await theirs.keyboard.press('Control+s')
  await expect(theirs.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByLabel(meant).fill('impact drill')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' })
  await expect(dialog.getByRole('group', { name: meant })).toContainText(
    /Before drill.*Theirshammer drill.*Biju.*Yoursimpact drill/,
  )
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(await axeViolations(page, { include: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel(meant)).toHaveValue('impact drill')
  await expect(page.getByLabel(meant)).toBeFocused()
  await page.keyboard.press('Control+s')
  await dialog.getByRole('radio', { name: /Theirs/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Yours/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save selected' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(meant)).toHaveValue('impact drill')
  await elsewhere.close()
})

test('small windows, too, show was, theirs and yours: an order’s address and the goods of a supplier', async ({
  page,
  context,
  request,
}) => {
  const order = await place(request)
  await signInStaff(context, ['manager'], 'Ramla Beegum')
  await page.route('**/api/office/v1/live', (call) => call.abort())
  await openOffice(page, `/orders/${order.id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const street = page.getByLabel('Street / Area')
  const was = await street.inputValue()
  const theirs = { street: { was, now: 'Beach Road' } }
  await sendAs(page, `POST /orders/${order.id}/address`, { version: 1, changes: theirs })
  await street.fill('Mavoor Road')
  await page.getByRole('button', { name: 'Save address' }).click()
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' })
  await expect(conflict).toContainText(new RegExp(`Before ${was}.*TheirsBeach Road.*Ramla Beegum.*YoursMavoor Road`))
  await conflict.getByRole('radio', { name: /Yours/ }).check({ force: true })
  await conflict.getByRole('button', { name: 'Save selected' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Mill Compound, Mavoor Road')).toBeVisible()

  const item = 'ball-bearing-6204-2rs'
  const nothing = { phone: null, email: null, gstin: null, deliveryDays: 5, note: '' }
  const supplier = await sendAs(page, 'POST /suppliers', { name: `Elathur Bearings ${Date.now()}`, ...nothing })
  await openOffice(page, `/stock/items/${item}`)
  await page.getByRole('button', { name: 'Add or edit' }).click()
  await page.getByLabel('Supplier', { exact: true }).selectOption(supplier._id)
  const code = { theirCode: { was: null, now: 'EB-1' } }
  await sendAs(page, `POST /stock/${item}/suppliers/${supplier._id}`, { changes: code })
  await page.getByLabel('Supplier code').fill('EB-2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(conflict).toContainText(/Before empty.*TheirsEB-1.*YoursEB-2/)
  await conflict.getByRole('button', { name: 'Save selected' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('EB-1').first()).toBeVisible()
})
