import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { as, loseAnswer, place } from './office-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

for (const width of [360, 1440]) {
  test(`an order is edited before its invoice, ${width} pixels wide`, async ({ page, context, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id } = await place(request)
    await as(context, 'manager', 'Ramla Beegum')
    await openOffice(page, `/orders/${id}`)
    await page.getByRole('button', { name: 'Edit order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit order' })
    const save = dialog.getByRole('button', { name: 'Save changes' })
    const quantity = dialog.getByLabel(/^Quantity of/).first()
    await expect(save).toBeDisabled()
    await quantity.fill('0')
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect(save).toBeDisabled()
    await quantity.fill('2')
    const compare = dialog.getByRole('table', { name: 'Was and becomes' })
    await expect(compare.getByRole('row', { name: /^Total/ })).toContainText('₹')
    await expect(dialog.getByText(/1 taken from stock/)).toBeVisible()

    await dialog.getByLabel('Add an item').fill('belt')
    await dialog.getByRole('button', { name: 'Search' }).click()
    const found = dialog.getByRole('list').filter({ has: page.getByRole('button', { name: /belt/i }) })
    await found.getByRole('button', { name: /belt/i }).first().click()
    await expect(dialog.getByLabel(/^Quantity of/)).toHaveCount(2)
    await expect(save).toBeEnabled()
    expect(await axeViolations(page, { include: 'dialog' })).toEqual([])

    // what was typed is still there after the dialog was closed
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Edit order' }).click()
    await expect(dialog.getByLabel(/^Quantity of/)).toHaveCount(2)
    await expect(save).toBeEnabled()
    await save.click()
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Reason').fill('The customer called')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Order edited').first()).toBeVisible()
    await expect(page.getByText('2 Nos').first()).toBeVisible()

    await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit order' })).toBeHidden()
  })
}

test('an edit whose answer is lost is sent again; a line that is taken off is asked for no number', async ({
  page,
  context,
  request,
}) => {
  const { id } = await place(request, undefined, { products: ['ball-bearing-6204-2rs', 'impact-drill-13mm-650w'] })
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, `/orders/${id}`)
  await page.getByRole('button', { name: 'Edit order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit order' })
  const save = dialog.getByRole('button', { name: 'Save changes' })
  await dialog
    .getByLabel(/^Quantity of/)
    .first()
    .fill('2x')
  await expect(dialog.getByText('One quantity cannot be read. Correct it first.')).toBeVisible()
  await expect(save).toBeDisabled()
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(dialog.getByText('One quantity cannot be read. Correct it first.')).toBeHidden()
  await expect(save).toBeEnabled()
  await dialog.getByLabel('Reason').fill('The customer called')
  await loseAnswer(page, 'edit', 1)
  await save.dblclick()
  await expect(dialog.getByText('Unable to connect to server')).toBeVisible()
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Order edited')).toHaveCount(1)
})
