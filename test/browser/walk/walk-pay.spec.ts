import type { Page } from '@playwright/test'
import { failCall, restoreCall } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { continueToPayment, payByUpi } from '../paying.ts'
import { kozhikode, newShopper } from '../shopper.ts'
import { atEachSize, expectSaid } from './sizes.ts'

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' }).filter({ visible: true }).last().click()

atEachSize(() => {
  test('paying online: declined, cancelled, not verified, paid', async ({ page, request, journey }) => {
    journey.allow(/answer 500: POST .*\/order\/paymentVerify/)
    const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
    await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
    await shopper.signIn(page)
    await page.goto('/cart')
    await proceed(page)
    await page
      .getByRole('dialog', { name: 'Delivery and payment' })
      .getByRole('radio', { name: /Workshop/ })
      .check()
    const declined = await continueToPayment(page)
    await payByUpi(declined, 'failure@razorpay')
    await expectSaid(page, 'payment failed')
    await declined.getByRole('button', { name: 'Close the payment' }).click()
    await expectSaid(page, 'payment cancelled')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/cart')

    await failCall(page, '/order/paymentVerify', 500)
    await proceed(page)
    await payByUpi(await continueToPayment(page), 'success@razorpay')
    await expectSaid(page, 'Payment verification failed')
    await restoreCall(page, '/order/paymentVerify')
    await expectSaid(page, 'Order placed successfully')
    await expect(page).toHaveURL('/payment-success')
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  })
})
