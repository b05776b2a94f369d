import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { makeDraft } from './office-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })

/** Takes away what stands in a field, one key at a time. */
async function empty(page: Page, field: ReturnType<Page['getByLabel']>): Promise<void> {
  await field.focus()
  await page.keyboard.press('End')
  for (const _ of await field.inputValue()) await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('')
}

/** A product of ₹790 that nobody else changes, by an owner. */
async function productOf790(page: Page): Promise<{ id: string; price: () => Promise<number> }> {
  await openOffice(page, '/products')
  const id = await makeDraft(page, 'Pump Seal for numbers')
  const { record } = await sendAs(page, `GET /products/${id}`)
  await sendAs(page, `POST /products/${id}`, { version: record.version, changes: { price: { was: 100, now: 790 } } })
  await openOffice(page, `/products/${id}`)
  return { id, price: async () => (await sendAs(page, `GET /products/${id}`)).record.price }
}

test('an emptied price is saved by no way: button, key, a reload, leaving; its field says why', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  const { id, price } = await productOf790(page)
  const mrp = page.getByRole('textbox', { name: 'MRP' })
  await empty(page, mrp)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Nothing was saved: correct the fields in red first.').first()).toBeVisible()
  await expect(mrp).toBeFocused()
  await expect(mrp).toHaveAccessibleDescription(/^Enter an amount in rupees/)
  await bar(page).getByRole('button', { name: /^Save/ }).click()
  await expect(mrp).toBeFocused()
  await mrp.press('Enter')
  expect(await price()).toBe(790)

  // what is typed is there again after a reload, and is saved as little
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(mrp).toHaveValue('')
  await expect(mrp).toHaveAccessibleDescription(/^Enter an amount in rupees/)
  await page.keyboard.press('Control+s')
  await expect(mrp).toBeFocused()
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pump Seal for numbers')
  expect(await price()).toBe(790)

  await openOffice(page, `/products/${id}`)
  await mrp.fill('₹ 1,25,000.50')
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toBeHidden()
  expect(await price()).toBe(125_000.5)
})

test('a decimal comma is no amount, and the point is proposed', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  const { price } = await productOf790(page)
  const mrp = page.getByRole('textbox', { name: 'MRP' })
  await mrp.fill('49,50')
  await expect(mrp).toHaveAccessibleDescription(/^Write 49\.50 with a point/)
  await page.keyboard.press('Control+s')
  await expect(mrp).toBeFocused()
  expect(await price()).toBe(790)
})

test('an emptied delivery charge is not saved as its last digit', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings/delivery')
  const charge = page.getByRole('textbox', { name: 'Delivery charge' }).first()
  const was = await charge.inputValue()
  await empty(page, charge)
  await page.keyboard.press('Control+s')
  await expect(charge).toBeFocused()
  await expect(charge).toHaveAccessibleDescription(/^Enter an amount in rupees/)
  await bar(page).getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(charge).toHaveValue(was)
})

test('a later price is emptied: nothing is scheduled', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  const { id } = await productOf790(page)
  await page.getByRole('button', { name: 'Schedule price' }).locator('visible=true').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Comes at').or(dialog.locator('input[type=datetime-local]')).first().fill('2030-01-01T09:00')
  const mrp = dialog.getByRole('textbox', { name: 'MRP' })
  await empty(page, mrp)
  await mrp.press('Enter')
  await expect(mrp).toBeFocused()
  await expect(mrp).toHaveAccessibleDescription(/^Enter an amount in rupees/)
  const { scheduled } = await sendAs(page, `GET /products/${id}`)
  expect(scheduled).toEqual([])
})

test('several lines pasted into one amount are not one number', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  const { price } = await productOf790(page)
  const mrp = page.getByRole('textbox', { name: 'MRP' })
  await mrp.fill('')
  await mrp.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, '790\n850')
  await expect(mrp).toHaveValue('790 ; 850')
  await page.keyboard.press('Control+s')
  await expect(mrp).toBeFocused()
  expect(await price()).toBe(790)
})

test('pasted variants keep their thousands; what is read is shown before it is done', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  const { id } = await productOf790(page)
  await page.getByRole('button', { name: 'Add variants' }).click()
  const dialog = page.getByRole('dialog')
  const text = dialog.getByLabel('Variants')
  await text.fill('0-25 mm\t12,010\n25-50 mm\t49,50')
  await expect(dialog.getByRole('row', { name: /0-25 mm ₹12,010/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 2 variants' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/^Line 2: Write 49\.50 with a point/)
  expect((await sendAs(page, `GET /products/${id}`)).record.variants).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  if (process.env.LOOK) await page.screenshot({ path: 'test-results/variants-360.png' })
  await text.fill('0-25 mm\t12,010\n25-50 mm\t25,020\t24,000.50')
  await dialog.getByRole('button', { name: 'Add 2 variants' }).click()
  await expect(dialog).toBeHidden()
  const { record } = await sendAs(page, `GET /products/${id}`)
  expect(record.variants).toMatchObject([
    { name: '0-25 mm', price: 12_010, offerPrice: null },
    { name: '25-50 mm', price: 25_020, offerPrice: 24_000.5 },
  ])
})
