import { cutCall, failCall, holdCall, recordCalls, restoreCall } from './calls.ts'
import { alive, cartBadge, expect, open, takeToast, test } from './journey.ts'
import { newIdentity, newShopper, password } from './shopper.ts'

const noConnection = 'Unable to connect to server. Please check your internet connection.'

test('guarded pages send visitors to the login page', async ({ page }) => {
  for (const path of ['/cart', '/profile', '/profile?tab=order-history']) {
    await open(page, path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  }
})

test('the guard shows a spinner while it asks, and a dead token is removed', async ({ page, request, journey }) => {
  journey.allow(/answer 401/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  const held = await holdCall(page, '/user/check-user')
  await open(page, '/profile')
  await expect(page.getByText('Checking who is signed in')).toBeAttached()
  held.release()
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible()
  await failCall(page, '/user/check-user', 401)
  await open(page, '/profile')
  await expect(page).toHaveURL('/login')
  const token = () => page.evaluate(() => localStorage.getItem('user-auth-token'))
  expect(await token()).toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a check that fails otherwise is tried once more, then offers to reload and keeps the token', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 500/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  let checks = 0
  page.on('request', (call) => {
    if (call.url().endsWith('/user/check-user')) checks += 1
  })
  await failCall(page, '/user/check-user', 500)
  await open(page, '/profile')
  await expect(page.getByRole('alert')).toContainText('Failed to check auth')
  expect(checks).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('user-auth-token'))).not.toBeNull()
  await restoreCall(page, '/user/check-user')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible()
})

test('only the user is kept in the browser, and survives a reload', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await open(page, '/login')
  await page.getByLabel('Email address or phone number').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await expect(cartBadge(page)).toHaveText('01.00')
  const kept = await page.evaluate(() => [localStorage.getItem('user-auth-token'), localStorage.getItem('root')])
  expect(kept[0]).toMatch(/.{20}/)
  const { state } = JSON.parse(kept[1] ?? '')
  expect(Object.keys(state)).toEqual(['user'])
  expect(state.user).toMatchObject({ isLoggedIn: true, user: { username: shopper.username, email: shopper.email } })
  await page.reload()
  await alive(page)
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await expect(cartBadge(page)).toHaveText('01.00')
})

test('logging out in one tab logs out in the other', async ({ page, context, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.signIn(page)
  await open(page, '/profile')
  const other = await context.newPage()
  await open(other, '/terms')
  await expect(cartBadge(other)).toHaveText('01.00')
  await page.getByRole('navigation', { name: 'Account sections' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(cartBadge(other)).toHaveText('00.00')
})

test('login and signup keep what was typed when they fail', async ({ page, journey }) => {
  journey.allow(/answer (401|409|500)|request failed: POST/)
  await open(page, '/login')
  const login = page.getByRole('button', { name: 'Continue' })
  await login.click()
  await expect(page.getByText('Please fill in this field')).toHaveCount(2)
  await page.getByLabel('Email address or phone number').fill('9847012345')
  await page.getByLabel('Password', { exact: true }).fill('Secret-Word-1')
  const held = await holdCall(page, '/user/login')
  await login.click()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  held.release()
  await takeToast(page, 'Wrong email, phone number or password')
  await cutCall(page, '/user/login')
  await login.click()
  await takeToast(page, noConnection)
  await failCall(page, '/user/login', 500)
  await login.click()
  await takeToast(page, 'Failed to login')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Secret-Word-1')

  await open(page, '/signup')
  const { phonenumber, email } = newIdentity()
  await page.getByRole('main').getByLabel('Full name').fill('Amina Beevi')
  await page.getByLabel('Phone number').fill(phonenumber)
  await page.getByLabel('Email Address').fill(email)
  const secret = page.getByLabel('Password', { exact: true })
  await secret.fill(password)
  await expect(secret).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).first().click()
  await expect(secret).toHaveAttribute('type', 'text')
  await page.getByLabel('Confirm Password').fill(password)
  await failCall(page, '/user/register', 409, 'An account with this phone number already exists')
  await page.getByRole('button', { name: 'Continue' }).click()
  await takeToast(page, 'An account with this phone number already exists')
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('already exists')
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await failCall(page, '/user/register', 500)
  await page.getByRole('button', { name: 'Continue' }).click()
  await takeToast(page, 'Signup failed')
})

test('without a connection the shop says so, and goes on when it is back', async ({ page, context, journey }) => {
  journey.allow(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/products')
  await context.setOffline(true)
  const notice = page.getByText(/^You are offline\./)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('an unknown address says Page Not Found, also when it is come to by going back', async ({ page, journey }) => {
  journey.allow(/answer 404/)
  await open(page, '/nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByRole('main')).toContainText('404')
  await page.getByRole('link', { name: 'Browse all products' }).click()
  await expect(page).toHaveURL('/products')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('a page asks once for who is signed in, for the cart, and for its coupons, also when it is come back to', async ({
  page,
  request,
}) => {
  await (await newShopper(request, ['ball-bearing-6204-2rs'])).signIn(page)
  const sent = recordCalls(page)
  const asked = async () => {
    await expect(page.getByRole('heading', { name: 'Available coupons' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const calls = ['/user/check-user', '/cart/get-cart', '/coupon'].map((path) => sent('GET', `/api/v1${path}`))
    return (await Promise.all(calls)).map((each) => each.length)
  }
  await open(page, '/cart')
  expect(await asked()).toEqual([1, 1, 1])
  await page.reload()
  await alive(page)
  expect(await asked()).toEqual([2, 2, 2])
})
