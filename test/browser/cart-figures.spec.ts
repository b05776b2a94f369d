import type { Page } from '@playwright/test'
import { holdCall } from './calls.ts'
import { cartBadge, expect, expectToast, open, test } from './journey.ts'
import { newShopper, password, type Shopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'

test('what coupons say follows what is added', async ({ page, request }) => {
  await (await newShopper(request, [bearing])).signIn(page)
  await open(page, '/cart')
  const short = page.getByText(/Add ₹[\d,.]+ more/).first()
  await expect(short).toBeVisible()
  const before = await short.textContent()
  await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2RS' }).first().click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expectToast(page, 'Item added to cart')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('2')
  await expect(short).toBeVisible()
  await expect(short).not.toHaveText(before ?? '')
})

test('minus pressed twice at two pieces asks whether to remove the item', async ({ page, request }) => {
  const shopper = await newShopper(request, [bearing, bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  const held = await holdCall(page, '/cart/update-cart-quantity')
  const fewer = page.getByRole('button', { name: /^Decrease quantity of/ })
  await fewer.click()
  await fewer.click()
  await expect(page.getByRole('dialog', { name: 'Remove Item' })).toBeVisible()
  held.release()
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('1')
  await expect(page.locator('[data-toast=error]')).toHaveCount(0)
  expect(held.count()).toBe(1)
})

test('the badge follows what another tab puts into the cart', async ({ page, context, request }) => {
  await (await newShopper(request, [bearing])).signIn(page)
  await open(page, '/terms')
  await expect(cartBadge(page)).toHaveText('01.00')
  const other = await context.newPage()
  await open(other, '/products/threaded-rod-m10-1m')
  await other.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartBadge(other)).toHaveText('02.00')
  await expect(cartBadge(page)).toHaveText('02.00')
})

test('the confirmation empties the cart on every load, however one came, and takes no figure back', async ({
  page,
  request,
}) => {
  await (await newShopper(request, [bearing])).signIn(page)
  const emptied = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await open(page, '/payment-success')
  expect((await emptied).url()).toMatch(/\/api\/v1\/cart$/)
  await expect(cartBadge(page)).toHaveText('00.00')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/products')
  const figures = await page.evaluate(() => {
    const seen: (string | null)[] = []
    const badge = document.querySelector('[data-cart-badge]')
    new MutationObserver(() => seen.push(badge?.textContent ?? null)).observe(badge as Element, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    Object.assign(window, { seen })
    history.back()
    return seen
  })
  expect(figures).toEqual([])
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(cartBadge(page)).toHaveText('00.00')
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).not.toContain('00.00')
})

test('an add waits ten minutes for its login, not longer', async ({ page, request, journey }) => {
  journey.allow(/answer 401: POST .*add-to-cart/)
  const shopper = await newShopper(request)
  await page.clock.install()
  await open(page, '/products/threaded-rod-m10-1m')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL('/login')
  await page.clock.fastForward('10:01')
  await signIn(page, shopper)
  expect((await shopper.call('GET', '/cart/get-cart')).data.formattedCart.items).toEqual([])
})

test('an add that was stopped when a session ended is for nobody else', async ({ page, request, journey }) => {
  journey.allow(/answer 401/)
  const amina = await newShopper(request)
  const biju = await newShopper(request)
  await amina.signIn(page)
  // the hearts come with the first sign of a hand: asked for later, they would hear of the session's end before the button does
  const hearts = page.waitForResponse((response) => response.url().endsWith('/wish-list/ids'))
  await open(page, '/products/threaded-rod-m10-1m')
  await hearts
  await amina.call('POST', '/user/logout')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, biju)
  expect((await biju.call('GET', '/cart/get-cart')).data.formattedCart.items).toEqual([])
})

/** Signs in on the login page; the cart has been looked up when it ends. */
async function signIn(page: Page, { email }: Shopper): Promise<void> {
  await page.getByLabel('Email address or phone number').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const cart = page.waitForResponse((response) => response.url().endsWith('/cart/get-cart'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await cart
}
