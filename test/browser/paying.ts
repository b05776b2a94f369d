import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { open } from './journey.ts'
import { kozhikode, newShopper, type Shopper } from './shopper.ts'

/** A shopper with one drill of ₹2,390 in the cart, in the checkout with a saved address chosen. */
export async function atCheckout(page: Page, request: APIRequestContext): Promise<Shopper> {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page
    .getByRole('dialog', { name: 'Delivery and payment' })
    .getByRole('radio', { name: /Workshop/ })
    .check()
  return shopper
}

/** Opens the provider's window from the checkout. */
export async function continueToPayment(page: Page) {
  const checkout = page.getByRole('dialog', { name: 'Delivery and payment' })
  await checkout.getByLabel('Pay online').check()
  await checkout.getByRole('button', { name: 'Continue to payment' }).click()
  const window = page.getByRole('dialog', { name: /^Pay / })
  await expect(window).toBeVisible()
  return window
}

export type PaymentWindow = Awaited<ReturnType<typeof continueToPayment>>

export async function payByCard(window: PaymentWindow, number: string): Promise<void> {
  await window.getByLabel('Card number').fill(number)
  await window.getByLabel('Valid until (MM/YY)').fill('12/40')
  await window.getByLabel('CVV').fill('123')
  await window.getByRole('button', { name: /^Pay / }).click()
  await window.getByLabel('One-time password').fill('1234')
  await window.getByRole('button', { name: 'Confirm' }).click()
}

export async function payByUpi(window: PaymentWindow, id: string): Promise<void> {
  await window.getByRole('radio', { name: 'UPI' }).check()
  await window.getByLabel('UPI ID').fill(id)
  await window.getByRole('button', { name: /^Pay / }).click()
}
