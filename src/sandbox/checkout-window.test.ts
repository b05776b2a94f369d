import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { browserLaunch } from '../../test/browser/find-browser.ts'
import unpackBrowser from '../../test/browser/unpack-browser.ts'
import { runSandbox } from './start-sandbox.ts'

// The window in a real browser, on a page of the shop: under its content security policy.

let shop: TestShop
let browser: Browser
let page: Page
let complaints: string[]
let orderId: string
beforeAll(async () => {
  shop = await openShop()
  await unpackBrowser()
  browser = await chromium.launch(browserLaunch())
})
beforeEach(async () => {
  const order = { amount: 123_456, currency: 'INR', receipt: 'r', notes: {}, expiryMinutes: 20 } as const
  orderId = (await shop.shop.provider.createOrder(order)).id
  page = await (await browser.newContext()).newPage()
  complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) complaints.push(message.text())
  })
  await page.goto(`${shop.url}/healthz`)
  await page.evaluate(trustScripts)
  await page.addScriptTag({ url: shop.shop.provider.checkoutScriptUrl })
})
afterEach(async () => {
  expect(complaints).toEqual([])
  await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await shop.close()
})

test('a card is paid with the keyboard alone, and the page gets the signed success', async () => {
  await open()
  const window = page.getByRole('dialog', { name: 'Pay ₹1,234.56 to Beypore Mill Store' })
  await window.waitFor()
  expect(await window.textContent()).toContain('TEST PAYMENT — no money moves')
  await focused('Card')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4100 2800 0000 1007')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/40')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await page.getByLabel('One-time password').waitFor()
  expect(await window.textContent()).toContain('TEST PAYMENT — no money moves')
  await page.keyboard.type('4321')
  await page.keyboard.press('Enter')
  const [[name, success]] = (await told(1)) as [[string, Record<string, string>]]
  expect(name).toBe('success')
  const { razorpay_order_id: order, razorpay_payment_id: id = '', razorpay_signature: signature = '' } = success
  expect(order).toBe(orderId)
  expect(await shop.shop.provider.verifyPaymentSignature(orderId, id, signature)).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.locator('[inert]').count()).toBe(0)
})

test.each([
  ['phone', { width: 360, height: 740 }],
  ['desk', { width: 1280, height: 900 }],
])('every step is accessible on a %s, and says that it is a test', async (name, size) => {
  await page.setViewportSize(size)
  await open({ timeout: 900, theme: { color: '#ff7a1a' } })
  await page.getByLabel('Card number').waitFor()
  await check(`${name}-card`)
  await page.getByLabel('UPI', { exact: true }).check()
  await page.getByRole('button', { name: 'Pay ₹1,234.56' }).click()
  await page.getByText('Only test UPI IDs work here').waitFor()
  await check(`${name}-upi`)
  await page.getByLabel('Card', { exact: true }).check()
  await page.getByText('Test cards', { exact: true }).click()
  await page.getByRole('button', { name: 'bank answers after' }).click()
  await page.keyboard.press('Enter')
  await page.getByLabel('One-time password').fill('1234')
  await check(`${name}-otp`)
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Waiting for the bank' }).waitFor()
  await check(`${name}-wait`)
})

test('a failed try is told, the window stays open, and the next try pays', async () => {
  await open({ prefill: { method: 'upi', contact: '+919876543210' } })
  await page.getByLabel('UPI ID').fill('failure@razorpay')
  await page.getByRole('button', { name: 'Pay ₹1,234.56' }).click()
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
  expect(await told(1)).toMatchObject([
    ['failed', { code: 'BAD_REQUEST_ERROR', reason: 'payment_failed', metadata: { order_id: orderId } }],
  ])
  await page.getByText('Test UPI IDs').click()
  await page.getByRole('button', { name: 'success@razorpay' }).click()
  await page.keyboard.press('Enter')
  expect((await told(2))[1]?.[0]).toBe('success')
})

test('without retry, a failure closes the window', async () => {
  await open({ retry: { enabled: false }, prefill: { method: 'upi' } })
  await page.getByLabel('UPI ID').fill('failure@razorpay')
  await page.keyboard.press('Enter')
  expect((await told(2)).map(([name]) => name)).toEqual(['failed', 'dismissed'])
})

test('a real card is refused at its field', async () => {
  await open()
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel('Valid until').fill('12/40')
  await page.getByLabel('CVV').fill('123')
  await page.keyboard.press('Enter')
  const number = page.getByLabel('Card number')
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true')
  expect(await number.evaluate((input) => input.parentElement?.textContent)).toContain('Only test cards work here')
})

test.each([
  ['the cross', () => page.getByRole('button', { name: 'Close the payment' }).click()],
  ['Escape', () => page.keyboard.press('Escape')],
])('%s dismisses it, and the page is as it was', async (_what, leave) => {
  await open()
  await page.getByLabel('Card number').waitFor()
  expect(await page.locator('body > [inert]').count()).toBeGreaterThan(0)
  await leave()
  expect(await told(1)).toEqual([['dismissed', 'dismissed']])
  expect(await page.locator('[inert], .razorpay-container').count()).toBe(0)
})

test('the shop may forbid Escape, and have the leaving asked twice', async () => {
  await open({ modal: { escape: false, confirm_close: true } })
  await page.getByLabel('Card number').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close the payment' }).click()
  await page.getByRole('button', { name: 'Go on paying' }).click()
  await page.getByLabel('Card number').waitFor()
  await page.getByRole('button', { name: 'Close the payment' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  expect(await told(1)).toEqual([['dismissed', 'dismissed']])
})

test('leaving the bank’s page cancels that payment', async () => {
  await open()
  await page.getByText('Test cards', { exact: true }).click()
  await page.getByRole('button', { name: '4100 2800 0000 1007' }).click()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cancel at the bank' }).click()
  expect(await told(1)).toMatchObject([['failed', { reason: 'payment_cancelled' }]])
  await page.getByRole('alert').filter({ hasText: 'You may have cancelled the payment' }).waitFor()
  await focused('Card')
})

test('after the timeout the window closes by itself', async () => {
  await open({ timeout: 1 })
  expect(await told(1)).toEqual([['dismissed', 'timeout']])
})

test('a bank that is slow: the window waits, and succeeds when it answers', async () => {
  await open({ config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } } })
  await page.getByLabel('UPI', { exact: true }).check()
  expect(await page.getByLabel('UPI ID').count()).toBe(0)
  await page.getByLabel('Bank answers after 30 seconds').check()
  await page.getByRole('button', { name: 'Pay ₹1,234.56' }).click()
  await page.getByRole('status').filter({ hasText: 'Waiting for the bank' }).waitFor()
  shop.advance(31_000)
  await runSandbox(shop.shop)
  expect((await told(1))[0]?.[0]).toBe('success')
})

test('an order that is paid, unknown or of another amount cannot be paid', async () => {
  await open({ amount: 100 })
  await page.getByText('The amount is not the one of the order.').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  expect(await told(1)).toEqual([['dismissed', 'dismissed']])
  await open({ order_id: 'order_unknown' })
  await page.getByText('The id provided does not exist').waitFor()
})

/** Checks that axe finds nothing in the window, and that nothing of it is wider than the screen. */
async function check(name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('.razorpay-container').analyze()
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([])
  expect(await page.getByRole('dialog').textContent()).toContain('TEST PAYMENT — no money moves')
  const wide = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth > window.innerWidth)
  expect(wide, name).toBe(false)
}

type Told = [string, unknown][]

/** Opens the window as the storefront does; what it calls back is kept on the page. */
async function open(more: Record<string, unknown> = {}): Promise<void> {
  const key = await shop.shop.provider.keyId()
  const options = { key, amount: 123_456, currency: 'INR', name: 'Beypore Mill Store', order_id: orderId, ...more }
  await page.evaluate((given) => {
    const all = window as unknown as { told: Told; Razorpay: new (options: object) => { on: On; open: () => void } }
    type On = (event: string, listener: (answer: { error: unknown }) => void) => void
    all.told = []
    const checkout = new all.Razorpay({
      ...given,
      handler: (success: unknown) => all.told.push(['success', success]),
      modal: { ...(given as { modal?: object }).modal, ondismiss: (why: unknown) => all.told.push(['dismissed', why]) },
    })
    checkout.on('payment.failed', ({ error }) => all.told.push(['failed', error]))
    checkout.open()
  }, options)
}

async function told(count: number): Promise<Told> {
  await page.waitForFunction((least) => (window as unknown as { told: Told }).told.length >= least, count)
  return page.evaluate(() => (window as unknown as { told: Told }).told)
}

async function focused(label: string): Promise<void> {
  await expect
    .poll(() => page.getByLabel(label, { exact: true }).evaluate((input) => input.matches(':focus')))
    .toBe(true)
}

/** Runs in the page: what the shop does before it loads the provider's script. */
function trustScripts(): void {
  type Policies = { createPolicy: (name: string, rules: Record<string, (text: string) => string>) => void }
  const { trustedTypes } = window as unknown as { trustedTypes: Policies }
  trustedTypes.createPolicy('default', { createHTML: (html) => html, createScriptURL: (address) => address })
}
