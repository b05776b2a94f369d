import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { failCall } from './calls.ts'
import { expect, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

// What fades in would be measured half transparent.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each looks at many screens.
test.slow()

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const aboutTheShop = ['/about', '/contact', '/shipping', '/returns', '/terms', '/privacy', '/accessibility']

/** Finds what WCAG 2.2 AA does not allow on the page as it is now. `screen` names it in the failure. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  const violations = await axeViolations(page, { tags: levels })
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  expect.soft(found, screen).toEqual([])
}

for (const width of [360, 1280]) {
  const narrow = width === 360

  test.describe(`at ${width} px axe finds nothing on`, () => {
    // So high that no bar at an edge covers a button: partly covered ones would be measured as too small.
    test.use({ viewport: { width, height: 3000 } })

    test('home, list and product', async ({ page }) => {
      await open(page, '/')
      await expectAccessible(page, 'home')
      if (narrow) await page.getByRole('button', { name: 'Open search' }).click()
      await page.getByPlaceholder('What are you looking for?').locator('visible=true').fill('bearing')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page, 'search results')
      await open(page, '/products?categoryId=bearings&minPrice=100&sort=price-low')
      await expectAccessible(page, 'list')
      if (narrow) {
        await page.getByRole('button', { name: /^Filters/ }).click()
        await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
        await expectAccessible(page, 'filters')
      }
      await open(page, '/products?q=nothing-like-it')
      await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
      await expectAccessible(page, 'empty list')
      await open(page, '/products/angle-grinder')
      await page.getByRole('button', { name: 'Show More' }).click()
      await expectAccessible(page, 'product')
    })

    test('home of which no goods come', async ({ page, journey }) => {
      journey.allow(/answer 500/)
      await open(page, '/terms')
      await failCall(page, '/product/get-products', 500)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /home page$/ })
        .click()
      const said = page.getByText('These products could not be loaded.').first()
      await expect(said).toBeVisible({ timeout: 20_000 })
      // of letters on a drawn ground axe measures nothing
      await expect(said).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expectAccessible(page, 'home without goods')
    })

    test('login, signup, documents, confirmation and what is not there', async ({ page, journey }) => {
      journey.allow(/answer 404/)
      for (const path of ['/login', '/signup']) {
        await open(page, path)
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
        await expectAccessible(page, `${path} with problems`)
      }
      for (const path of [
        '/forgot-password',
        ...aboutTheShop,
        '/unsubscribe',
        '/pay',
        '/payment-success',
        '/nowhere',
      ]) {
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, path)
      }
    })

    test('cart and checkout', async ({ page, request }) => {
      const shopper = await newShopper(request, ['ball-bearing-6204-2rs', 'impact-drill-13mm-650w'])
      await shopper.signIn(page)
      await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
      await open(page, '/cart')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
      if (narrow) await page.getByRole('button', { name: /^Available coupons/ }).click()
      await expect(page.getByRole('button', { name: /^Choose MILL5/ })).toBeVisible()
      await expectAccessible(page, 'cart')
      await page.getByRole('button', { name: 'Remove Ball Bearing 6204-2RS' }).click()
      await expectAccessible(page, 'remove item')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Proceed' }).locator('visible=true').first().click()
      await expectAccessible(page, 'checkout')
      await page.getByRole('button', { name: 'Confirm order' }).click()
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
      await expectAccessible(page, 'checkout with problems')
      await shopper.call('DELETE', '/cart')
      await open(page, '/cart')
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
      await expectAccessible(page, 'empty cart')
    })

    test('the account and its windows', async ({ page, request }) => {
      const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
      await shopper.signIn(page)
      await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
      await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
      await open(page, '/profile')
      await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible()
      await expectAccessible(page, 'personal info')
      await page.getByRole('button', { name: /^Account menu/ }).click()
      await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible()
      await expectAccessible(page, 'account menu')
      await open(page, '/profile?tab=saved-address')
      await expect(page.getByRole('article')).toHaveCount(1)
      await expectAccessible(page, 'saved addresses')
      await page.getByRole('button', { name: 'Edit Workshop' }).click()
      await expectAccessible(page, 'address window')
      await open(page, '/profile?tab=order-history')
      await page.getByRole('button', { name: /^Track & Manage/ }).click()
      await expectAccessible(page, 'order status')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Cancel Order/ }).click()
      await expectAccessible(page, 'order history and cancel question')
      await open(page, '/profile?tab=help-support')
      await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
      await expectAccessible(page, 'help')
      await open(page, '/products/ball-bearing-6204-2rs')
      await page.getByRole('button', { name: 'Rate Product' }).click()
      await expect(page.getByRole('dialog', { name: 'Rate this product' })).toBeVisible()
      await expectAccessible(page, 'review window')
    })
  })
}

test('nothing scrolls sideways at 320 px', async ({ page, request, journey }) => {
  journey.allow(/answer 404/)
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs', 'road-safety-cone-750mm'])
  await shopper.signIn(page)
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'road-safety-cone-750mm', quantity: 1 })
  await page.setViewportSize({ width: 320, height: 640 })
  const account = [
    'personal-info',
    'saved-address',
    'firms',
    'order-history',
    'usual-items',
    'statement',
    'help-support',
  ]
  for (const path of [
    '/',
    '/products',
    '/products?categoryId=valves-pipe-fittings&subcategoryId=hoses-couplings&labelId=clearance-sale&minPrice=100',
    '/products/induction-motor-3ph-1440rpm',
    '/login',
    '/signup',
    '/forgot-password',
    ...aboutTheShop,
    '/grievance',
    '/grievance/ticket',
    '/quick-order',
    '/compare',
    '/wish-list',
    '/search',
    '/products?q=bearing',
    '/stock-request',
    '/unsubscribe',
    '/pay',
    '/cart',
    '/payment-success',
    '/nowhere',
    ...account.map((tab) => `/profile?tab=${tab}`),
  ]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('main').getByRole('status', { name: /Loading/ })).toHaveCount(0)
    expect.soft(await sidewaysOverflow(page), path).toBe(0)
  }
})

/** By how many px the page is wider than the window. */
const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('what is wrong is found', async ({ page }) => {
  await page.setContent('<main><h1>Shop</h1><img src="/bolt.png"><button></button></main>')
  const found = (await axeViolations(page)).map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining(['image-alt', 'button-name']))
})
