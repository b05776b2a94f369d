import type { Page } from '@playwright/test'
import { cutCall, failCall, holdCall, restoreCall } from './calls.ts'
import { expect, expectToast, open, test } from './journey.ts'
import { kozhikode, newShopper, type Shopper } from './shopper.ts'

const place = '/order/placeOrder'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delivery and payment' })

async function openCheckout(page: Page, shopper: Shopper): Promise<void> {
  await shopper.signIn(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('the checkout begins with the account’s name, and names what is missing: address, then payment', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await openCheckout(page, shopper)
  const confirm = dialog(page).getByRole('button', { name: 'Confirm order' })
  await confirm.click()
  await expectToast(page, 'Please select an address or fill in all required fields.')
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('Amina Beevi')
  await expect(dialog(page).getByLabel('PIN code')).toBeFocused()
  for (const [label, text] of [
    ['House no. / Building', '12/480 Mill Compound'],
    ['Street / Area', 'Beypore Road'],
    ['City / Town', 'Kozhikode'],
    ['PIN code', '673015'],
  ] as const) {
    await dialog(page).getByLabel(label).fill(text)
  }
  await dialog(page).getByLabel('State').fill('Kerala')
  await confirm.click()
  await expectToast(page, 'Please select a payment method')
  const save = dialog(page).getByLabel('Save this address for next time')
  await expect(save).not.toBeChecked()
  await save.check()
  await expect(dialog(page).getByRole('radio', { name: /Cash on delivery/ })).toBeVisible()
  await expect(dialog(page)).toContainText('5% off')

  await test.step('what was typed stays when the window is closed', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Proceed' }).click()
    await expect(dialog(page).getByLabel('House no. / Building')).toHaveValue('12/480 Mill Compound')
  })
  await dialog(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL('/payment-success')
  await open(page, '/profile?tab=saved-address')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('an order that is not placed is told and can be tried again; it is never placed twice', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer (409|500)|request failed: POST .*placeOrder/)
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await openCheckout(page, shopper)
  await dialog(page)
    .getByRole('radio', { name: /Workshop/ })
    .check()
  await dialog(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  const submit = dialog(page).getByRole('button', { name: 'Place order' })
  for (const [breakIt, text] of [
    [() => failCall(page, place, 409, 'Only 0 left of it'), 'Only 0 left of it'],
    [() => failCall(page, place, 500), 'Something went wrong'],
    [() => cutCall(page, place), 'Unable to connect to server. Please check your internet connection.'],
  ] as const) {
    await breakIt()
    await submit.click()
    await expect(dialog(page).getByRole('alert')).toContainText(`Failed to place order. ${text}`)
    await expect(submit).toBeEnabled()
    await expect(dialog(page).getByRole('radio', { name: /Workshop/ })).toBeChecked()
  }
  await restoreCall(page, place)
  const held = await holdCall(page, place)
  await submit.dblclick()
  await expect(dialog(page).getByRole('button', { name: 'Placing your order' })).toBeDisabled()
  held.release()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  expect(held.count()).toBe(1)
  const { data } = await shopper.call('GET', '/order/get-user-orders')
  expect(data).toHaveLength(1)
})

test('an order of two lakh rupees and more cannot be paid in cash, and says why', async ({ page, request }) => {
  const shopper = await newShopper(request)
  for (const [productId, quantity] of [
    ['centrifugal-monoblock-10hp-3ph', 2],
    ['borewell-submersible-v4-15hp', 3],
  ] as const) {
    await shopper.call('POST', '/cart/add-to-cart', { productId, quantity })
  }
  await openCheckout(page, shopper)
  const cash = dialog(page).getByRole('radio', { name: /Cash on delivery/ })
  await expect(cash).toBeDisabled()
  await expect(dialog(page)).toContainText('by law we can take cash only below ₹2,00,000')
  await expect(dialog(page).getByRole('radio', { name: /Pay online/ })).toBeEnabled()
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const card = await dialog(page).locator('label', { hasText: 'Pay online' }).boundingBox()
    const amount = await dialog(page).locator('label', { hasText: 'Pay online' }).getByText(/^₹/).boundingBox()
    expect((amount?.x ?? 0) + (amount?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
  }
})

test('with three saved addresses none more can be saved', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  for (const label of ['Workshop', 'Site', 'Home']) {
    await shopper.call('PATCH', '/user/update-user', { address: { ...kozhikode, label, building: `House ${label}` } })
  }
  await openCheckout(page, shopper)
  const save = dialog(page).getByLabel('Save this address for next time')
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription(/Delete some/)
  await dialog(page).getByRole('radio', { name: /Site/ }).check()
  for (const label of ['Full name', 'House no. / Building', 'Street / Area', 'City / Town', 'PIN code']) {
    await expect(dialog(page).getByLabel(label)).toBeDisabled()
  }
  await dialog(page)
    .getByRole('radio', { name: /Another address/ })
    .check()
  await expect(dialog(page).getByLabel('Full name')).toBeEnabled()
})

test('the confirmation is open to everyone and leads on', async ({ page }) => {
  await open(page, '/payment-success')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  const mark = await page.getByRole('main').locator('svg').first().boundingBox()
  expect([mark?.width, mark?.height]).toEqual([240, 240])
  await expect(page.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/profile?tab=order-history')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/products')
})

test('the confirmation scrolls smoothly to the top', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    window.scrollTo = ((options: unknown) => asked.push(options)) as typeof window.scrollTo
  })
  await open(page, '/payment-success')
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)
  await expect.poll(asked).toContainEqual({ top: 0, behavior: 'smooth' })
})
