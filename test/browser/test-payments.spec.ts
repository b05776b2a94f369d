import { expect, open, test } from './journey.ts'
import { openOffice } from './office.ts'
import { as, place } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

test('a test payment says so on the screens of the office and of its shopper, a cash order does not', async ({
  page,
  context,
  request,
}) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  const { order_id, key_id } = await shopper.call('POST', '/order/paymentIntent', {
    address: { ...kozhikode, phone: shopper.phonenumber },
  })
  const means = { method: 'upi', vpa: 'success@razorpay', order_id, key_id }
  const { success } = await (await request.post('/sandbox/v1/checkout/payments', { data: means })).json()
  const { data: order } = await shopper.call('POST', '/order/paymentVerify', success)
  const cash = await place(request)

  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/orders?queue=to_confirm&sort=newest')
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  await expect(row(order.number)).toContainText('Test payment')
  await expect(row(cash.number)).not.toContainText('Test payment')
  await openOffice(page, `/orders/${order._id}`)
  await expect(page.getByRole('heading', { name: order.number })).toBeVisible()
  await expect(page.getByText('Test payment', { exact: true })).toBeVisible()
  await openOffice(page, `/orders/${cash.id}`)
  await expect(page.getByRole('heading', { name: cash.number })).toBeVisible()
  await expect(page.getByText('Test payment', { exact: true })).toHaveCount(0)
  await openOffice(page, '/')
  await expect(page.getByText(/^Excludes \d+ test payments? of the last 14 days/)).toBeVisible()

  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: /^Track & Manage/ }).click()
  await expect(page.getByRole('dialog', { name: 'Order status' })).toContainText('Test payment, paid')
})
