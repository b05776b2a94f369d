import { expect, type Page, test } from '@playwright/test'
import { signInScreens } from '../../src/shared/copy/office/sign-in-screens.ts'
import { officeUrl, openOffice, signInStaff } from './office.ts'
import { place } from './office-desk.ts'

/** The screens with forms of new records, and the field typed into. */
const forms = [
  ['/products/new', 'Product name'],
  ['/coupons/new', 'Code'],
  ['/window/categories/new', 'Name'],
  ['/window/banners/new', 'Alt text'],
] as const

test('what is typed of something new outlives a reload, and is forgotten once it is made', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'])
  for (const [screen, label] of forms) {
    await openOffice(page, screen)
    const field = page.getByRole('main').getByLabel(label, { exact: true })
    await field.fill('Tap and die set')
    await page.reload()
    await expect(field, screen).toHaveValue('Tap and die set')
  }
  await openOffice(page, '/products/new')
  await page.getByLabel('Category').selectOption('Hand Tools')
  await page.getByLabel('Brand').selectOption({ index: 1 })
  await page.getByLabel('HSN code').fill('820740')
  await page.getByLabel('MRP').fill('890')
  await page.reload()
  await expect(page.getByLabel('HSN code')).toHaveValue('820740')
  await page.getByRole('button', { name: 'Next: photos' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  await openOffice(page, '/products/new')
  await expect(page.getByLabel('Product name')).toHaveValue('')
})

test('what is typed into the window of a new attribute is there after a reload, and gone once it is cancelled', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/attributes')
  const open = page.getByRole('button', { name: 'Add attribute' })
  const name = page.getByRole('dialog').getByLabel('Name')
  await open.click()
  await name.fill('Shank diameter')
  await page.reload()
  await open.click()
  await expect(name).toHaveValue('Shank diameter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await open.click()
  await expect(name).toHaveValue('')
})

test('what one person has typed is there for them alone, and not for the next one in the same tab', async ({
  page,
  context,
}) => {
  const fields = [
    ['/coupons/new', 'Code'],
    ['/products/metal-cutting-disc', 'Name'],
    ['/settings/shop', 'Shop name'],
    ['/stock/receive', 'Bill number'],
  ] as const
  await signInStaff(context, ['owner'])
  const first = await context.cookies()
  for (const [screen, label] of fields) {
    await openOffice(page, screen)
    await page.getByRole('main').getByLabel(label, { exact: true }).first().fill('HALFTYPED')
  }
  await signInStaff(context, ['owner'], 'Next at the counter')
  for (const [screen, label] of fields) {
    await openOffice(page, screen)
    const field = page.getByRole('main').getByLabel(label, { exact: true }).first()
    await expect(field).toBeVisible()
    await expect(field, screen).not.toHaveValue('HALFTYPED')
  }
  await context.addCookies(first)
  for (const [screen, label] of fields) {
    await openOffice(page, screen)
    await expect(page.getByRole('main').getByLabel(label, { exact: true }).first(), screen).toHaveValue('HALFTYPED')
  }
})

test('a save without a connection keeps what was typed, and goes once it is there again', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/products/new')
  const name = page.getByLabel('Product name')
  await name.fill('Pipe wrench')
  await page.getByLabel('Category').selectOption('Hand Tools')
  await page.getByLabel('Brand').selectOption({ index: 1 })
  await page.getByLabel('HSN code').fill('820412')
  await page.getByLabel('MRP').fill('640')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next: photos' }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /connection/i })
      .first(),
  ).toBeVisible()
  await expect(name).toHaveValue('Pipe wrench')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Next: photos' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
})

test('a note that is not saved is there when one comes back, for its writer alone, and no browser stores it', async ({
  page,
  context,
  request,
}) => {
  const order = await place(request)
  await signInStaff(context, ['manager'])
  await openOffice(page, `/orders/${order.id}`)
  const note = page.getByLabel('Add a note')
  await note.fill('She wants to be called before six')
  await go(page, '/orders')
  await page.goBack()
  await expect(note).toHaveValue('She wants to be called before six')
  // from another screen, too: it would be lost
  await go(page, '/orders')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain('before six')
  const asked = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
})

test('a screen that one person has open saves nothing in the name of the next, who signed in beside it', async ({
  page,
  context,
  request,
}) => {
  const order = await place(request)
  await signInStaff(context, ['manager'], 'First at the counter')
  const first = await context.cookies()
  await openOffice(page, `/orders/${order.id}`)
  await page.getByLabel('Add a note').fill('Wants it before six')
  await signInStaff(context, ['manager'], 'Next at the counter')
  await page.getByRole('button', { name: 'Save note' }).click()
  const dialog = page.getByRole('dialog', { name: signInScreens.again.title })
  await dialog.getByRole('button', { name: signInScreens.again.cancel }).click()
  await expect(page.getByText('Next at the counter, ')).toHaveCount(0)
  // what the first one was doing is not the next one's to read
  await expect(page.getByLabel('Add a note')).toBeHidden()
  await context.addCookies(first)
  await page.getByRole('button', { name: signInScreens.again.open }).click()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('First at the counter, ')).toBeVisible()
})

/** By the menu, as within the office. */
async function go(page: Page, to: string): Promise<void> {
  await page.locator(`a[href="${to}"]`).locator('visible=true').first().click()
  await page.waitForURL(officeUrl + to)
}
