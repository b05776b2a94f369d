import type { Page } from '@playwright/test'
import { cutCall, failCall, holdCall, onCall, restoreCall } from './calls.ts'
import { cartBadge, expect, expectToast, open, takeToast, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'
const noConnection = 'Unable to connect to server. Please check your internet connection.'
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })
const line = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
const quantity = (page: Page) => page.getByRole('group', { name: 'Quantity of Ball Bearing 6204-2RS' })
const more = (page: Page) => page.getByRole('button', { name: /^Increase quantity of/ })
const fewer = (page: Page) => page.getByRole('button', { name: 'Decrease quantity of Ball Bearing 6204-2RS' })

test('quantities, and the question before an item goes', async ({ page, request }) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Cart/)
  await expect(page.getByRole('main')).toContainText('1 item')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Coupon' }).getByLabel('Coupon code')).toBeVisible()
  await expect(line(page)).toContainText('Ball Beari…')
  // what the cut leaves out stands below: it tells two bearings apart
  await expect(line(page).getByText('6204-2RS', { exact: true })).toBeVisible()
  await expect(line(page)).toContainText('ball-beari…')
  await expect(summary(page)).toContainText('Delivery charges₹59')
  await expect(summary(page)).toContainText('Total₹224')
  for (let pieces = 2; pieces <= 7; pieces++) await more(page).click()
  await expect(quantity(page)).toContainText('7')
  await expect(summary(page)).toContainText('Delivery chargesFree')
  await expect(summary(page)).toContainText('Total₹1,155')
  await expect(summary(page)).toContainText('GST included')
  for (let pieces = 6; pieces >= 1; pieces--) await fewer(page).click()
  await expect(quantity(page)).toContainText('1')

  const question = page.getByRole('dialog', { name: 'Remove Item' })
  await fewer(page).click()
  await expect(question).toContainText('Are you sure you want to remove this item from your cart?')
  // the safe answer has the focus
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(question).toBeHidden()
  await expect(line(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove Ball Bearing 6204-2RS' }).click()
  const held = await holdCall(page, '/cart/remove-from-cart')
  await question.getByRole('button', { name: 'Remove', exact: true }).dblclick()
  held.release()
  await expectToast(page, 'Item removed from cart')
  expect(held.count()).toBe(1)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText('Add items to your cart to continue shopping')).toBeVisible()
  await expect(cartBadge(page)).toHaveText('00.00')
})

test('a change that fails is told, and the cart stays as it is', async ({ page, request, journey }) => {
  journey.allow(/answer (404|409|500)|request failed: (PATCH|DELETE|POST)/)
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  const update = '/cart/update-cart-quantity'
  for (const [breakIt, text] of [
    [() => failCall(page, update, 409, 'Only 1 left of Ball Bearing 6204-2RS'), 'Only 1 left of Ball Bearing 6204-2RS'],
    [() => failCall(page, update, 500), 'Failed to update quantity'],
    [() => cutCall(page, update), noConnection],
  ] as const) {
    await breakIt()
    await more(page).click()
    await takeToast(page, text)
    await expect(quantity(page)).toContainText('1')
    await expect(page.getByText('Updating your cart')).toHaveCount(0)
  }
  await failCall(page, '/cart/remove-from-cart', 500)
  await page.getByRole('button', { name: 'Remove Ball Bearing 6204-2RS' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await takeToast(page, 'Failed to remove item')
  await failCall(page, '/cart/remove-from-cart', 200)
  await page.getByRole('button', { name: 'Remove Ball Bearing 6204-2RS' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await takeToast(page, 'Failed to remove item from cart')
  await expect(line(page)).toHaveCount(1)

  const code = page.getByLabel('Coupon code')
  await code.fill('nosuch')
  await code.press('Enter')
  await takeToast(page, 'This coupon code does not exist')
  await expect(code).toHaveValue('NOSUCH')
  await failCall(page, '/coupon/apply', 500)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await takeToast(page, 'Failed to apply coupon')
  await code.fill('')
  await code.press('Enter')
  await takeToast(page, 'Please select a coupon')
})

test('a cart that cannot be loaded goes to the error screen, from which one can try again', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 500|console: /)
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await failCall(page, '/cart/get-cart', 500, 'The carts are being moved')
  await open(page, '/cart')
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The carts are being moved')
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await failCall(page, '/cart/get-cart', 500)
  await page.reload()
  await expect(page.getByText('An unexpected error occurred')).toBeVisible()
  await restoreCall(page, '/cart/get-cart')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(line(page)).toHaveCount(1)
})

test('a cart that cannot be fetched after a change stays as it is shown, and that is said', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 500/)
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  await shopper.signIn(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: /^Choose MILL5/ }).click()
  await failCall(page, '/cart/get-cart', 500)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await takeToast(page, 'Failed to update cart')
  await expect(line(page)).toHaveCount(1)
  await expect(page.getByText('Updating your cart')).toHaveCount(0)
  await restoreCall(page, '/cart/get-cart')
  await more(page).click()
  await expect(summary(page)).toContainText('Coupon discount')
})

test('while the cart is worked on a sign turns, and not after', async ({ page, request }) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  await expect(line(page)).toHaveCount(1)
  const held = await holdCall(page, '/cart/update-cart-quantity')
  await more(page).click()
  await expect(page.getByText('Updating your cart')).toBeAttached()
  held.release()
  await expect(quantity(page)).toContainText('2')
  await expect(page.getByText('Updating your cart')).toHaveCount(0)
})

test('a coupon that no longer holds is taken off, and the shopper is told', async ({ page, request }) => {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w', bearing])
  await shopper.signIn(page)
  await shopper.call('POST', '/coupon/apply', { couponId: 'FLAT75' })
  await open(page, '/cart')
  await expect(summary(page)).toContainText('−₹75')
  await page.getByRole('button', { name: 'Remove Impact Drill 13 mm 650 W' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(/^Coupon FLAT75 was removed\./)).toBeVisible()
  await expect(summary(page)).not.toContainText('−₹75')
})

test('on phones: coupons behind a toggle, a bar with Proceed, no footer up to 768 px', async ({ page, request }) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/cart')
  const coupon = page.getByRole('button', { name: /^Choose MILL5/ })
  const toggle = page.getByRole('button', { name: /^Available coupons/ })
  const proceed = page.getByRole('button', { name: 'Proceed' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(coupon).toBeHidden()
  await toggle.click()
  await expect(coupon).toBeVisible()
  await expect(proceed).toHaveCount(2)
  await expect(proceed.last()).toBeInViewport()
  for (const [width, shown] of [
    [390, false],
    [768, false],
    [769, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: shown })
  }
  await expect(toggle).toBeHidden()
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(toggle).toBeVisible()
  await proceed.last().click()
  await expect(page.getByRole('dialog', { name: 'Delivery and payment' })).toBeVisible()
})

test('the page of a cart begins at its top, and a picture leads to its product', async ({ page, request }) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/products')
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(line(page)).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await line(page).getByRole('link', { name: 'Ball Bearing 6204-2RS' }).first().click()
  await expect(page).toHaveURL(`/products/${bearing}`)
})

test('a percentage coupon is shown as a whole percent of the original amount', async ({ page, request }) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await onCall(page, '/cart/get-cart', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const amounts = { discountAmount: 33, originalAmount: 165, finalAmount: 132, savings: 33 }
    body.data.couponDetails = { _id: 'c', code: 'TEST', discountType: 'percentage', ...amounts }
    body.data.couponDetails.discountAmount = 20.5
    await route.fulfill({ response: answer, json: body })
  })
  await open(page, '/cart')
  await expect(summary(page)).toContainText('Coupon discount (12%)')
})
