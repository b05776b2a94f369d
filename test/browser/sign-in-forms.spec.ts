import { holdCall, recordCalls } from './calls.ts'
import { expect, expectToast, open, test } from './journey.ts'
import { newIdentity, newShopper, password } from './shopper.ts'

test('both forms lead to each other and to the documents, and ask for what they need', async ({ page }) => {
  const main = page.getByRole('main')
  for (const [path, other] of [
    ['/login', '/signup'],
    ['/signup', '/login'],
  ] as const) {
    await open(page, path)
    await expect(main.getByRole('link', { name: 'Terms of sale' })).toHaveAttribute('href', '/terms')
    await expect(main.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy')
    await expect(main.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await main.locator(`a[href="${other}"]`).click()
    await expect(page).toHaveURL(other)
  }
  await open(page, '/login')
  await expect(main.getByRole('textbox')).toHaveCount(2)
  await expect(main.getByLabel('Email address or phone number')).toBeVisible()
  await open(page, '/signup')
  for (const label of ['Full name', 'Phone number', 'Email Address', 'Password', 'Confirm Password']) {
    await expect(main.getByLabel(label, { exact: true })).toBeVisible()
  }
  await expect(main.getByText('+91', { exact: true })).toBeVisible()
})

test('each password is shown and hidden by itself', async ({ page }) => {
  await open(page, '/signup')
  const [first, second] = [page.getByLabel('Password', { exact: true }), page.getByLabel('Confirm Password')]
  const toggles = page.getByRole('main').getByRole('button', { name: /^(Show|Hide)/ })
  await expect(toggles).toHaveCount(2)
  await toggles.last().click()
  await expect(first).toHaveAttribute('type', 'password')
  await expect(second).toHaveAttribute('type', 'text')
  await toggles.first().click()
  await toggles.last().click()
  await expect(first).toHaveAttribute('type', 'text')
  await expect(second).toHaveAttribute('type', 'password')
})

test('signup shows its work, keeps the token and the user, and goes home', async ({ page }) => {
  await open(page, '/signup')
  const { phonenumber, email } = newIdentity()
  const main = page.getByRole('main')
  await main.getByLabel('Full name').fill('Amina Beevi')
  await main.getByLabel('Phone number').fill(phonenumber)
  await main.getByLabel('Email Address').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Confirm Password').fill(password)
  const held = await holdCall(page, '/user/register')
  await main.getByRole('button', { name: 'Continue' }).dblclick()
  const working = main.getByRole('button', { name: 'Continue' })
  await expect(working).toHaveAttribute('aria-busy', 'true')
  await expect(working).toBeDisabled()
  held.release()
  await expect(page).toHaveURL('/')
  expect(held.count()).toBe(1)
  const kept = await page.evaluate(() => [localStorage.getItem('user-auth-token'), localStorage.getItem('root')])
  expect(kept[0]).toMatch(/.{20}/)
  expect(JSON.parse(kept[1] ?? '').state.user).toMatchObject({ isLoggedIn: true, user: { phonenumber, email } })
  await expect(page.getByRole('button', { name: 'Account menu of Amina' })).toBeVisible()
})

test('a password that is easy to guess is warned of at its field and after signup, and taken', async ({ page }) => {
  await open(page, '/signup')
  const { phonenumber } = newIdentity()
  const main = page.getByRole('main')
  const secret = main.getByLabel('Password', { exact: true })
  await main.getByLabel('Full name').fill('Amina Beevi')
  await main.getByLabel('Phone number').fill(phonenumber)
  for (const guessable of ['Password1', 'Amina1234', `Aa${phonenumber}`, 'Demo@12345']) {
    await secret.fill('Grinder7Monsoon')
    await expect(secret).toHaveAccessibleDescription(/At least 8 characters/)
    await secret.fill(guessable)
    await expect(secret).toHaveAccessibleDescription(/^This password is easy to guess/)
    await expect(secret).not.toHaveAttribute('aria-invalid')
  }
  await main.getByLabel('Confirm Password').fill('Demo@12345')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Signup successful')
  await expect(page.locator('[data-toast=notice]')).toContainText('This password is easy to guess')
})

test('a code is asked for with what the last login of this browser gave, so that strangers keep nobody from it', async ({
  page,
  request,
}) => {
  const { email } = await newShopper(request)
  const sent = recordCalls(page)
  const main = page.getByRole('main')
  await open(page, '/login')
  await main.getByLabel('Email address or phone number').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/forgot-password')
  await main.getByLabel('Email Address').fill(email)
  await main.getByRole('button', { name: 'Send code' }).click()
  await expect(main.getByLabel('Code')).toBeVisible()
  const [asked] = await sent('POST', '/api/v1/user/forgot-password')
  expect(asked?.body).toEqual({ email, deviceToken: expect.stringMatching(/^[\w-]{43}$/) })
})
