import type { Page } from '@playwright/test'
import { failCall, restoreCall } from './calls.ts'
import { cartBadge, expect, expectToast, open, takeToast, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const [bearing, rod] = ['ball-bearing-6204-2rs', 'threaded-rod-m10-1m']
const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' })

test('a cart that the confirmation emptied is put back from the cart’s page, beside what came since', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 500/)
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/payment-success')
  await expect(cartBadge(page)).toHaveText('00.00')
  await shopper.call('POST', '/cart/add-to-cart', { productId: rod, quantity: 1 })
  await open(page, '/cart')
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Emptied cart' })).toContainText('It had 1 item.')
  await failCall(page, '/cart/restore', 500)
  await restore(page).click()
  await takeToast(page, 'Failed to update cart')
  await restoreCall(page, '/cart/restore')
  await restore(page).click()
  await expectToast(page, 'Your cart is restored')
  await expect(lines(page)).toHaveCount(2)
  await expect(restore(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeFocused()
  await expect(cartBadge(page)).toHaveText('02.00')
})

test('the second of two tabs that restore says that there is nothing left, and shows the cart', async ({
  page,
  context,
  request,
  journey,
}) => {
  journey.allow(/answer 404: POST .*\/cart\/restore/)
  const shopper = await newShopper(request, [bearing])
  await shopper.call('DELETE', '/cart')
  await shopper.signIn(page)
  await open(page, '/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const other = await context.newPage()
  await open(other, '/cart')
  await expect(restore(other)).toBeVisible()
  await restore(page).click()
  await expect(lines(page)).toHaveCount(1)
  await restore(other).click()
  await takeToast(other, 'There is no emptied cart to restore')
  await expect(lines(other)).toHaveCount(1)
  await expect(restore(other)).toHaveCount(0)
})

test('whoever sees the confirmation without an account empties nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (call) => call.method() === 'DELETE' && sent.push(call.url()))
  await open(page, '/payment-success')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  expect(sent).toEqual([])
})
