import type { Page } from '@playwright/test'
import { failCall, restoreCall } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { kozhikode, newShopper } from '../shopper.ts'
import { atEachSize, expectNamesOnce, expectSaid } from './sizes.ts'

const openWindow = async (page: Page) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed' }).filter({ visible: true }).last().click()
  return page.getByRole('dialog', { name: 'Delivery and payment' })
}

atEachSize(() => {
  test('a new address, cash on delivery, the confirmation', async ({ page, request, journey }) => {
    journey.allow(/answer 500/)
    const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
    await shopper.signIn(page)
    const window = await openWindow(page)
    await expectNamesOnce(page)
    const confirm = window.getByRole('button', { name: /^(Confirm order|Place order)$/ })
    await confirm.click()
    await expectSaid(page, 'Please select an address or fill in all required fields.')
    for (const [label, text] of [
      ['Full name', 'Amina Beevi'],
      ['House no. / Building', '12/480 Mill Compound'],
      ['Street / Area', 'Beypore Road'],
      ['City / Town', 'Kozhikode'],
      ['State', 'kerala'],
      ['PIN code', '673015'],
    ] as const) {
      await window.getByLabel(label).fill(text)
    }
    await expect(window.getByLabel('State')).toHaveValue('Kerala')
    await confirm.click()
    await expectSaid(page, 'Please select a payment method')
    await window.getByRole('radio', { name: /Cash on delivery/ }).check()
    await failCall(page, '/order/placeOrder', 500)
    await confirm.click()
    await expectSaid(page, 'Something went wrong')
    await expectSaid(page, 'Failed to place order. Something went wrong')
    await restoreCall(page, '/order/placeOrder')
    await confirm.click()
    await expectSaid(page, 'Order placed successfully')
    await expect(page).toHaveURL('/payment-success')
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    const thanks = 'Thank you for your purchase. Your order has been placed successfully.'
    await expect(page.getByText(thanks)).toBeVisible()
    const mark = await page.getByRole('main').locator('svg').first().boundingBox()
    expect([mark?.width, mark?.height]).toEqual([240, 240])
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products')
    await page.getByRole('link', { name: 'View My Orders' }).click()
    await expect(page).toHaveURL('/profile?tab=order-history')
  })

  test('a saved address disables the fields; with three none more is saved', async ({ page, request }) => {
    const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
    for (const label of ['Workshop', 'Site', 'Home']) {
      await shopper.call('PATCH', '/user/update-user', { address: { ...kozhikode, label, building: `House ${label}` } })
    }
    await shopper.signIn(page)
    const window = await openWindow(page)
    const save = window.getByLabel(/Save this address/)
    await window.getByRole('radio', { name: /Another address/ }).check()
    await expect(save).toBeDisabled()
    await expect(window.getByText(/Delete some/)).toBeVisible()
    await window.getByRole('radio', { name: /Site/ }).check()
    await expect(window.getByLabel('Full name')).toBeDisabled()
    await window.getByRole('radio', { name: /Pay online/ }).check()
    await expect(
      window
        .getByText(/5% off/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })
})
