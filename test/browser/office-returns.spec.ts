import { expect, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { as, place } from './office-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

for (const width of [360, 1440]) {
  test(`items come back and are paid back by hand, ${width} pixels wide`, async ({ page, context, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id } = await place(request)
    await as(context, 'manager', 'Ramla Beegum')
    await openOffice(page, `/orders/${id}`)
    await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
    await sendAs(page, `POST /orders/${id}/pack`, { saw: 'confirmed' })
    await sendAs(page, `POST /orders/${id}/ship`, { saw: 'packed', carrier: 'DTDC', trackingNumber: null })
    await sendAs(page, `POST /orders/${id}/out-for-delivery`, { saw: 'shipped' })
    await sendAs(page, `POST /orders/${id}/deliver`, { saw: 'out_for_delivery', collectedAs: 'cash' })
    await page.reload()
    await page.getByRole('button', { name: 'Return items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Return items' })
    await expect(dialog.getByRole('button', { name: 'Return items' })).toBeDisabled()
    await dialog.getByLabel('Quantity returned').first().fill('1')
    await dialog.getByLabel('What happens to it').first().selectOption('inspect')
    await expect(dialog.getByRole('status')).toContainText('₹')
    await dialog.getByRole('button', { name: 'Return items' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Reason').fill('It rattles')
    await dialog.getByRole('button', { name: 'Return items' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('1 returned')).toBeVisible()

    await page.getByRole('button', { name: 'Mark as refunded' }).click()
    const refund = page.getByRole('dialog', { name: 'Record refund' })
    await refund.getByLabel('UPI').check()
    await refund.getByLabel('Reference').fill('UTR 4021')
    await refund.getByRole('button', { name: 'Save refund' }).click()
    await expect(page.getByText(/completed, UPI, UTR 4021/)).toBeVisible()

    await page.getByRole('button', { name: 'Check returned items' }).click()
    const check = page.getByRole('dialog', { name: 'Check returned items' })
    await check.getByLabel('Restock').fill('1')
    await check.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Check returned items' })).toBeHidden()
  })
}
