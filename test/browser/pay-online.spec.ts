import type { Page } from '@playwright/test'
import { cartBadge, expect, expectToast, open, takeToast, test } from './journey.ts'
import { atCheckout, continueToPayment, payByCard, payByUpi } from './paying.ts'
import type { Shopper } from './shopper.ts'

const verify = '**/api/v1/order/paymentVerify'

test('a card pays the order, after the amount was shown before the choice', async ({ page, request }) => {
  const shopper = await atCheckout(page, request)
  const checkout = page.getByRole('dialog', { name: 'Delivery and payment' })
  await expect(checkout.getByText('Test payments.')).toBeVisible()
  await expect(checkout.getByLabel('Pay online')).toBeVisible()
  await expect(checkout.getByText('₹2,270.50')).toBeVisible()
  const scripts: string[] = []
  page.on('request', (sent) => void (sent.url().includes('/sandbox/') && scripts.push(sent.url())))
  await checkout.getByLabel('Pay online').check()
  expect(scripts, 'nothing of the provider is loaded before paying').toEqual([])
  await expect(checkout.getByText(/^Razorpay takes the payment, support: razorpay\.com\/support\./)).toBeVisible()
  const chargeBack = checkout.getByRole('link', { name: 'How a charge-back goes' })
  await expect(chargeBack).toHaveAttribute('href', '/terms#payment')
  const window = await continueToPayment(page)
  await expect(window).toContainText('₹2,270.50')
  await expect(window).toContainText('TEST PAYMENT')
  await payByCard(window, '4100 2800 0000 1007')
  await expectConfirmed(page)
  expect(await ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid', totalAmount: 2270.5 }])
  await page.getByRole('link', { name: 'View My Orders' }).click()
  await page.getByRole('button', { name: /^Track & Manage/ }).click()
  const order = page.getByRole('dialog', { name: 'Order status' })
  await expect(order).toContainText('card ending in 1007')
  const [voucher] = await Promise.all([
    page.waitForEvent('download'),
    order.getByRole('button', { name: 'Download receipt voucher' }).click(),
  ])
  expect(voucher.suggestedFilename()).toMatch(/^receipt-voucher-TSRV-\d{4}-\d{6}\.pdf$/)
})

test('a UPI payment that is declined can be tried again in the same window', async ({ page, request }) => {
  const shopper = await atCheckout(page, request)
  const window = await continueToPayment(page)
  await payByUpi(window, 'failure@razorpay')
  await expectToast(page, 'payment failed')
  await expect(window.getByRole('alert')).not.toBeEmpty()
  await payByUpi(window, 'success@razorpay')
  await expectConfirmed(page)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('who closes the window keeps the cart, and is told how it ended', async ({ page, request }) => {
  const shopper = await atCheckout(page, request)
  const window = await continueToPayment(page)
  await window.getByRole('button', { name: 'Close the payment' }).click()
  await takeToast(page, 'payment cancelled')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/cart')
  await expect(cartBadge(page)).toHaveText('01.00')

  await test.step('also after a failed try, which it had said at once', async () => {
    await page.getByRole('button', { name: 'Proceed' }).click()
    const again = await continueToPayment(page)
    await payByUpi(again, 'failure@razorpay')
    await expectToast(page, 'payment failed')
    await expect(again).toBeVisible()
    await page.keyboard.press('Escape')
    await takeToast(page, 'payment cancelled')
    await expect(page).toHaveURL('/cart')
  })
  await test.step('going back closes the window and stays in the cart', async () => {
    await page.getByRole('button', { name: 'Proceed' }).click()
    const again = await continueToPayment(page)
    await page.goBack()
    await expect(again).toHaveCount(0)
    await expectToast(page, 'payment cancelled')
    await expect(page).toHaveURL('/cart')
  })
  expect(await ordersOf(shopper)).toEqual([])
})

test('a payment script that is blocked changes nothing, and cash is still possible', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/request failed: GET .*\/sandbox\//)
  journey.allow(/console: Razorpay SDK failed to load/)
  await atCheckout(page, request)
  await page.route('**/sandbox/v1/checkout.js', (route) => route.abort())
  const checkout = page.getByRole('dialog', { name: 'Delivery and payment' })
  await checkout.getByLabel('Pay online').check()
  await checkout.getByRole('button', { name: 'Continue to payment' }).click()
  await expectToast(page, 'payment failed')
  await expect(checkout.getByRole('alert')).toContainText('The payment window could not be loaded')
  await expect(checkout.getByRole('radio', { name: /Workshop/ })).toBeChecked()
  await checkout.getByLabel('Cash on delivery').check()
  await checkout.getByRole('button', { name: 'Place order' }).click()
  await expectConfirmed(page)
})

test('the provider’s window closes by itself 900 seconds after it was opened', async ({ page, request }) => {
  await page.clock.install()
  await atCheckout(page, request)
  const window = await continueToPayment(page)
  await page.clock.fastForward(800_000)
  await expect(window).toBeVisible()
  await page.clock.fastForward(101_000)
  await expect(window).toHaveCount(0)
})

test('an answer to the verification that is lost ends in the order, not in a failure', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/request failed: POST .*\/order\/paymentVerify/)
  const shopper = await atCheckout(page, request)
  await page.route(verify, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const window = await continueToPayment(page)
  await payByUpi(window, 'success@razorpay')
  await expectConfirmed(page)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a verification that fails without a word is said, and the page asks on until the order is there', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 500: POST .*\/order\/paymentVerify/)
  const shopper = await atCheckout(page, request)
  await page.route(verify, (route) => route.fulfill({ status: 500, json: { success: false } }))
  const window = await continueToPayment(page)
  await payByUpi(window, 'success@razorpay')
  await takeToast(page, 'Payment verification failed')
  await page.unroute(verify)
  await expectConfirmed(page)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a payment that the bank is slow with is confirmed after a reload, and told of on other pages', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const shopper = await atCheckout(page, request)
  const window = await continueToPayment(page)
  await payByUpi(window, 'pending@razorpay')
  await expect(window).toContainText('Waiting for the bank')
  await window.getByRole('button', { name: 'Close the payment' }).click()
  const confirming = page.getByRole('heading', { name: 'Confirming your payment' })
  await expect(confirming).toBeVisible()
  await expect(page.getByText('Please do not pay a second time.')).toBeVisible()
  await expect(page.getByText('Test payments.')).toBeVisible()
  await page.reload()
  await expect(confirming).toBeVisible()
  await expect(cartBadge(page)).toHaveText('01.00')

  await test.step('another tab knows of it', async () => {
    const other = await page.context().newPage()
    await open(other, '/')
    await expect(other.getByText('Your online payment is being confirmed.')).toBeVisible()
    await other.close()
  })
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible({ timeout: 60_000 })
  await expect(page).toHaveURL('/payment-success')
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a signature that is not the provider’s is refused, and nothing is lost', async ({ page, request, journey }) => {
  journey.allow(/answer 400: POST .*\/order\/paymentVerify/)
  const shopper = await atCheckout(page, request)
  // a success that somebody made up: nothing was paid
  await page.route('**/sandbox/v1/checkout/payments', async (route) => {
    const { order_id } = route.request().postDataJSON()
    const success = {
      razorpay_payment_id: 'pay_Forged',
      razorpay_order_id: order_id,
      razorpay_signature: '0'.repeat(64),
    }
    await route.fulfill({ json: { payment_id: 'pay_Forged', step: 'paid', success } })
  })
  const window = await continueToPayment(page)
  await payByUpi(window, 'success@razorpay')
  await expectToast(page, 'Payment verification failed')
  await expect(page.getByRole('heading', { name: 'Payment verification failed' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1)
  expect(await ordersOf(shopper)).toEqual([])
})

test('who cancels a paid order sees the refund and its reference', async ({ page, request }) => {
  test.setTimeout(90_000)
  await atCheckout(page, request)
  const window = await continueToPayment(page)
  await payByUpi(window, 'success@razorpay')
  await expectConfirmed(page)
  await page.getByRole('link', { name: 'View My Orders' }).click()
  const order = page.getByRole('article')
  await order.getByRole('button', { name: /^Cancel Order/ }).click()
  await page.getByRole('dialog', { name: 'Cancel Order' }).getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(order).toContainText('Cancelled')
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: /^View/ }).click()
    const details = page.getByRole('dialog', { name: 'Order status' })
    await expect(details).toContainText(/Refund of ₹2,270.50 completed.*Reference \w+/s, { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
})

test.describe('in the browser within Instagram', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Instagram 350.0.0.20.103',
  })

  test('the provider sends the shopper back with a form, and the order is there', async ({ page, request }) => {
    const shopper = await atCheckout(page, request)
    const window = await continueToPayment(page)
    const sent = page.waitForRequest((each) => each.url().endsWith('/order/payment-callback'))
    await payByUpi(window, 'success@razorpay')
    expect((await sent).method()).toBe('POST')
    await expectConfirmed(page)
    expect(await ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid' }])
  })
})

async function expectConfirmed(page: Page): Promise<void> {
  await expectToast(page, 'Order placed successfully')
  await expect(page).toHaveURL('/payment-success')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(cartBadge(page)).toHaveText('00.00')
}

async function ordersOf(shopper: Shopper): Promise<{ paymentStatus: string; totalAmount: number }[]> {
  return (await shopper.call('GET', '/order/get-user-orders')).data
}
