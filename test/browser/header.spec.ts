import type { Page } from '@playwright/test'
import { failCall, onCall } from './calls.ts'
import { cartBadge, expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

// A menu that comes up softly is clicked while it moves: the test's second try would scroll, and scrolling closes it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the badge is 00.00 for an empty cart, and when logged out', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/terms')
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await expect(cartBadge(page)).toHaveText('00.00')
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'ball-bearing-6204-2rs', quantity: 1 })
  await open(page, '/terms')
  await expect(cartBadge(page)).toHaveText('01.00')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(cartBadge(page)).toHaveText('00.00')
})

test('the badge of the cart is zero-padded below ten', async ({ page, request }) => {
  await open(page, '/terms')
  await expect(cartBadge(page)).toHaveText('00.00')
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toHaveAttribute('href', '/cart')
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.signIn(page)
  let lines = 1
  await onCall(page, '/cart/get-cart', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.formattedCart.items = Array(lines).fill(body.data.formattedCart.items[0])
    await route.fulfill({ response: answer, json: body })
  })
  for (const [count, badge] of [
    [1, '01.00'],
    [9, '09.00'],
    [10, '10'],
    [12, '12'],
  ] as const) {
    lines = count
    await open(page, '/terms')
    await expect(cartBadge(page)).toHaveText(badge)
    await expect(page.getByRole('link', { name: count === 1 ? 'Cart, 1 item' : `Cart, ${count} items` })).toBeVisible()
  }
})

test('the account item: Login for visitors, a menu with three ways of closing for shoppers', async ({
  page,
  request,
}) => {
  await open(page, '/products')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')

  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/products')
  const button = page.getByRole('button', { name: 'Account menu of Amina' })
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' })
  await button.click()
  await expect(page.getByRole('banner').getByText(shopper.username, { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByText(shopper.email)).toBeVisible()
  await test.step('closes on a click outside', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await expect(logout).toBeHidden()
  })
  for (const [item, tab] of [
    ['Saved Address', 'saved-address'],
    ['Order status', 'order-history'],
    ['Help & support', 'help-support'],
  ] as const) {
    await test.step(`closes on choosing ${item}`, async () => {
      await button.click()
      await page.getByRole('banner').getByRole('link', { name: item }).click()
      await expect(page).toHaveURL(`/profile?tab=${tab}`)
      await expect(logout).toBeHidden()
    })
  }
  await test.step('closes on scrolling', async () => {
    await open(page, '/products')
    await button.click()
    await expect(logout).toBeVisible()
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 200)
    await expect(logout).toBeHidden()
  })
  await test.step('Logout forgets token, user and cart, and goes to the login page', async () => {
    await open(page, '/terms')
    await button.click()
    await logout.click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    const stored = await page.evaluate(() => [localStorage.getItem('user-auth-token'), localStorage.getItem('root')])
    expect(stored[0]).toBeNull()
    expect(JSON.parse(stored[1] ?? '').state).toEqual({ user: { user: null, isLoggedIn: false } })
  })
})

test('search finds by product and by category name, in any case', async ({ page, journey }) => {
  await open(page, '/terms')
  const box = page.getByPlaceholder('What are you looking for?')
  const matches = page.getByRole('option')
  await box.fill('ANGLE grin')
  await expect(matches).toHaveText([/Angle Grinder, Slide Switch/])
  await expect(matches.locator('img')).toHaveAttribute('src', /.+/)
  await box.fill('wELDing')
  await expect(matches.filter({ hasText: 'Electrode Holder 400 A' })).toHaveCount(1)
  await box.fill('no such thing')
  await expect(matches).toHaveCount(0)
  await expect(page.getByRole('search').getByText('No matching products')).toBeVisible()
  await box.fill('angle grin')
  await matches.first().click()
  await expect(page).toHaveURL('/products/angle-grinder')
  await expect(box).toHaveValue('')
  await expect(matches).toHaveCount(0)

  await test.step('says so where the products cannot be loaded', async () => {
    journey.allow(/answer 500/)
    await failCall(page, '/product/search-index', 500, 'The catalogue is resting')
    await open(page, '/terms')
    await box.fill('angle')
    await expect(page.getByRole('search').getByText('The catalogue is resting')).toBeVisible()
  })
})

test('on phones search is an overlay that forgets what was typed when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/terms')
  const box = page.getByPlaceholder('What are you looking for?').locator('visible=true')
  await expect(box).toHaveCount(0)
  await page.getByRole('button', { name: 'Open search' }).click()
  await expect(box).toBeFocused()
  await box.fill('angle')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(box).toHaveCount(0)
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open search' }).click()
  await expect(box).toHaveValue('')
  await box.fill('angle grinder')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL('/products/angle-grinder')
  await expect(box).toHaveCount(0)
})

for (const width of [360, 768, 1440]) {
  test(`the active category is in sight at ${width} px, however far to the right it stands`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/products?categoryId=measuring-tools')
    const strip = page.getByRole('navigation', { name: 'Categories' }).first()
    await expect(strip.getByRole('link', { name: 'Measuring Tools' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Power Tools' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Power Tools')
    await expect(strip.getByRole('link', { name: 'Power Tools' })).toBeInViewport({ ratio: 1 })
  })
}

test('rows that scroll sideways have a bar for a mouse, and none for a finger', async ({ page, browser, baseURL }) => {
  const barOf = (on: Page, name: string) =>
    on
      .getByRole('region', { name, exact: true })
      .last()
      .evaluate((row) => getComputedStyle(row).scrollbarWidth)
  const strip = (on: Page) =>
    on.locator('nav[aria-label="Categories"] ul').evaluate((row) => getComputedStyle(row).scrollbarWidth)
  await open(page, '/')
  expect([await strip(page), await barOf(page, 'Best Sellers')]).toEqual(['thin', 'thin'])
  const phone = await browser.newPage({ baseURL: baseURL ?? '', hasTouch: true, isMobile: true })
  await open(phone, '/')
  expect([await strip(phone), await barOf(phone, 'Best Sellers')]).toEqual(['none', 'none'])
  await phone.close()
})

test('the category strip hands its category over in the navigation state', async ({ page }) => {
  await open(page, '/terms')
  const strip = page.getByRole('navigation', { name: 'Categories' }).first()
  await expect(strip.getByRole('link')).toHaveCount(15)
  await strip.getByRole('link', { name: 'Welding' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welding')
  await expect(strip.getByRole('link', { name: 'Welding' })).toHaveAttribute('aria-current', 'true')
  const handedOver = () => page.evaluate(() => history.state.usr)
  expect(await handedOver()).toEqual({ selectedCategory: { id: 'welding', name: 'Welding' } })
  await strip.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
  await expect(strip.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'true')
  expect(await handedOver()).toEqual({ selectedCategory: { id: 'all', name: 'All' } })
  await page.getByRole('link', { name: 'Beypore Mill Store, home page' }).click()
  await expect(page).toHaveURL('/')
})
