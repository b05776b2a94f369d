import { onCall, recordCalls } from './calls.ts'
import { expect, open, takeToast, test } from './journey.ts'
import { newIdentity, newShopper, password } from './shopper.ts'

const next = 'Grinder7Monsoon'

test('the password is changed with the present one; other devices are signed out', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer (400|401)|request failed/)
  const shopper = await newShopper(request)
  const login = { email: shopper.email, password }
  const other = await (await request.post('/api/v1/user/login', { data: login })).json()
  await shopper.signIn(page)
  await open(page, '/profile')
  const part = page.getByRole('region', { name: 'Sign-in and security' })
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await part.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const save = dialog.getByRole('button', { name: 'Save new password' })
  await save.click()
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await dialog.getByLabel('Current password').fill('Not-The-One-9')
  await dialog.getByLabel('New password', { exact: true }).fill(next)
  await dialog.getByLabel('Confirm new password').fill('Grinder7')
  await save.click()
  await expect(dialog.getByText('Passwords do not match')).toBeVisible()
  await dialog.getByLabel('Confirm new password').fill(next)
  await save.click()
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription('Wrong password')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByLabel('New password', { exact: true }).fill('Password123')
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/easy to guess/)
  await dialog.getByLabel('New password', { exact: true }).fill(next)
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/At least 8/)
  await save.click()
  await takeToast(page, 'Your password has been changed. All other devices are signed out.')
  await expect(dialog).toHaveCount(0)
  await expect(part.getByRole('listitem')).toHaveCount(1)
  const asOther = { headers: { authorization: `Bearer ${other.token}` } }
  expect((await request.get('/api/v1/user/check-user', asOther)).status()).toBe(401)
})

test('devices are listed and signed out one by one, or all of them, this one too', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 401/)
  const shopper = await newShopper(request)
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36' }
  await request.post('/api/v1/user/login', { data: { email: shopper.email, password }, headers })
  await shopper.signIn(page)
  await open(page, '/profile')
  const part = page.getByRole('region', { name: 'Sign-in and security' })
  const own = part.getByRole('listitem').filter({ hasText: 'This device' })
  await expect(own).toHaveCount(1)
  await expect(own.getByRole('button')).toHaveCount(0)
  const onPhone = part.getByRole('listitem').filter({ hasText: 'Chrome on Android' })
  await expect(onPhone).toContainText(/Last used .* from 127\.0\.0\.…/)
  await onPhone.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
  await takeToast(page, 'That device is signed out')
  await expect(onPhone).toHaveCount(0)
  await part.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await takeToast(page, 'You are signed out on all devices')
  expect(await page.evaluate(() => localStorage.getItem('user-auth-token'))).toBeNull()
})

test('an email address is given, and confirmed with the code that was mailed to it', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 400/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/profile')
  const { email } = newIdentity()
  const main = page.getByRole('main')
  await main.getByLabel('Email Address').fill(email)
  await main.getByRole('button', { name: 'Save changes' }).click()
  await takeToast(page, 'User updated successfully')
  const part = page.getByRole('region', { name: 'Sign-in and security' })
  await expect(part).toContainText(email)
  await expect(part).toContainText('Not confirmed')
  await part.getByRole('button', { name: 'Send me a code' }).click()
  await takeToast(page, 'A 6 digit code is on its way to your email address')
  const code = part.getByLabel('6 digit code')
  await code.fill('000000')
  await part.getByRole('button', { name: 'Confirm' }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  const { user } = await shopper.call('GET', '/user/check-user')
  await onCall(page, '/user/confirm-email', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: 'Your email address is confirmed',
        user: { ...user, emailConfirmedAt: '2026-11-01T00:00:00.000Z' },
      },
    }),
  )
  await code.fill('123456')
  await part.getByRole('button', { name: 'Confirm' }).click()
  await takeToast(page, 'Your email address is confirmed')
  await expect(part.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(part.getByText('Not confirmed')).toHaveCount(0)
})

test('a browser that has logged in says so at its next login, until the account is closed', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  const sent = recordCalls(page)
  const main = page.getByRole('main')
  const logIn = async () => {
    await main.getByLabel('Email address or phone number').fill(shopper.phonenumber)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
  }
  const known = () => page.evaluate(() => localStorage.getItem('known-device'))
  await open(page, '/login')
  await logIn()
  const device = await known()
  expect(device).toMatch(/^[\w-]{43}$/)
  await page.getByRole('button', { name: 'Account menu of Amina' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await known()).toBe(device)
  await logIn()
  const logins = (await sent('POST', '/api/v1/user/login')).map(({ body }) => body)
  expect(logins).toEqual([
    { email: shopper.phonenumber, password },
    { email: shopper.phonenumber, password, deviceToken: device },
  ])
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account?' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  await takeToast(page, 'Your account is closed, and what we knew about you is erased')
  expect(await known()).toBeNull()
})
