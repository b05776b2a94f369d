import type { Page } from '@playwright/test'
import { alive, expect, expectToast, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

// Whatever breaks the content security policy is written to the console, and that fails a journey by itself (journey.ts).

test('no page breaks the content security policy, loaded or come to by a link', async ({ page, request }) => {
  const paths = [
    '/',
    '/products',
    '/products/angle-grinder',
    '/login',
    '/signup',
    '/terms',
    '/privacy',
    '/payment-success',
  ]
  for (const path of paths) await open(page, path)
  const [policy = ''] = [(await request.get('/')).headers()['content-security-policy']]
  expect(policy).toMatch(
    /style-src 'self' 'sha256-[^']+'; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'/,
  )
  expect(policy).not.toMatch(/(script-src|style-src) [^;]*unsafe/)

  await open(page, '/products?categoryId=bearings&labelId=best-sellers')
  await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2R…' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ball Bearing 6204-2RS')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL('/')
})

test('the description of the API is drawn under a policy of its own', async ({ page }) => {
  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { name: /Beypore Mill Store/ })).toBeVisible({ timeout: 40_000 })
  await page.getByText('/api/v1/product/get-product/{id}').first().click()
})

test('text becomes no HTML and no script in the shop’s pages', async ({ page, journey }) => {
  journey.allow(/CSP violation|console: /)
  await open(page, '/terms')
  const refused = await page.evaluate(() => {
    const attempts = [
      () => document.createElement('div').setHTMLUnsafe('<img>'),
      () => Object.assign(document.createElement('div'), { innerHTML: '<img>' }),
      () => Object.assign(document.createElement('script'), { src: '/anything.js' }),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError'])
})

for (const method of ['card', 'UPI'] as const) {
  test(`signing in and a payment by ${method} keep to it, and the order`, async ({ page, request, journey }) => {
    const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
    await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
    await signIn(page, shopper.email, shopper.password)
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByRole('button', { name: 'Proceed' }).click()
    const checkout = page.getByRole('dialog', { name: 'Delivery and payment' })
    await checkout.getByRole('radio', { name: /Workshop/ }).check()
    await checkout.getByLabel('Pay online').check()
    await checkout.getByRole('button', { name: 'Continue to payment' }).click()
    await pay(page, method)
    await expectToast(page, 'Order placed successfully')
    journey.allow(/'TrustedScriptURL' assignment and the 'default' policy failed|require-trusted-types-for/)
    const strange = await page.evaluate(() => {
      try {
        return Object.assign(document.createElement('script'), { src: '/media/anything.js' }).src
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(strange, 'of our scripts only the provider’s stand-in is trusted').toBe('TypeError')
    await page.getByRole('link', { name: 'View My Orders' }).click()
    await page.getByRole('button', { name: /^(Track & Manage|View)/ }).click()
  })
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Email address or phone number').fill(email)
  await page.getByLabel('Password').first().fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await alive(page)
}

async function pay(page: Page, method: 'card' | 'UPI'): Promise<void> {
  const window = page.getByRole('dialog', { name: /^Pay / })
  if (method === 'UPI') {
    await window.getByRole('radio', { name: 'UPI' }).check()
    await window.getByLabel('UPI ID').fill('success@razorpay')
    return window.getByRole('button', { name: /^Pay / }).click()
  }
  await window.getByLabel('Card number').fill('4100 2800 0000 1007')
  await window.getByLabel('Valid until (MM/YY)').fill('12/40')
  await window.getByLabel('CVV').fill('123')
  await window.getByRole('button', { name: /^Pay / }).click()
  await window.getByLabel('One-time password').fill('1234')
  await window.getByRole('button', { name: 'Confirm' }).click()
}
