import { cutCall, failCall, holdCall, onCall, restoreCall } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { newIdentity, newShopper } from '../shopper.ts'
import { atEachSize, expectNamesOnce, expectSaid } from './sizes.ts'

atEachSize(() => {
  test('login', async ({ page, request, journey }) => {
    journey.allow(/answer (401|500)|request failed: POST/)
    const shopper = await newShopper(request)
    await page.goto('/login')
    const main = page.getByRole('main')
    const go = main.getByRole('button', { name: 'Continue' })
    await expect(main.locator('a[href="/terms"], a[href="/privacy"], a[href="/signup"]')).toHaveCount(3)
    await expectNamesOnce(page)
    const sent: string[] = []
    page.on('request', (call) => void (call.url().endsWith('/user/login') && sent.push(call.url())))
    await go.click()
    await expect(main.locator('[aria-invalid=true]')).toHaveCount(2)
    expect(sent).toEqual([])
    await main.getByLabel(/Email address or phone number/i).fill(shopper.phonenumber)
    await main.getByLabel('Password').fill(shopper.password)
    await failCall(page, '/user/login', 500)
    await go.click()
    await expectSaid(page, 'Failed to login')
    await cutCall(page, '/user/login')
    await go.click()
    await expectSaid(page, 'Unable to connect to server. Please check your internet connection.')
    await restoreCall(page, '/user/login')
    const held = await holdCall(page, '/user/login')
    await go.click()
    await expect(main.getByRole('button', { name: 'Logging in...' })).toBeVisible()
    held.release()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('user-auth-token'))).not.toBeNull()
  })

  test('sign-up', async ({ page, journey }) => {
    journey.allow(/answer 500/)
    await page.goto('/signup')
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true })
    await expect(main.getByText('+91', { exact: true })).toBeVisible()
    await expect(main.locator('a[href="/terms"], a[href="/privacy"], a[href="/login"]')).toHaveCount(3)
    for (const [label, text, sentence] of [
      ['Full name', 'Am', 'Full name must be at least 3 characters long'],
      ['Full name', 'Amina 2', 'Full name should only contain letters and spaces'],
      ['Phone number', '98470', 'Phone number must be 10 digits'],
      ['Email Address', 'nonsense', 'Please enter a valid email address'],
      ['Password', 'Abc123', 'Password must be at least 8 characters long'],
      [
        'Password',
        'abcdefgh',
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ],
      ['Confirm Password', 'another', 'Passwords do not match'],
    ] as const) {
      await field(label).fill(text)
      await expect(main.getByText(sentence, { exact: true })).toBeVisible()
    }
    for (const [toggle, label] of [
      ['password', 'Password'],
      ['confirm password', 'Confirm Password'],
    ] as const) {
      await main.getByRole('button', { name: `Show ${toggle}` }).click()
      await expect(field(label)).toHaveAttribute('type', 'text')
      await main.getByRole('button', { name: `Hide ${toggle}` }).click()
      await expect(field(label)).toHaveAttribute('type', 'password')
    }
    await expectNamesOnce(page)
    const { phonenumber, email } = newIdentity()
    for (const [label, text] of [
      ['Full name', 'Amina Beevi'],
      ['Phone number', phonenumber],
      ['Email Address', email],
      ['Password', 'Password1'],
      ['Confirm Password', 'Password1'],
    ] as const) {
      await field(label).fill(text)
    }
    await failCall(page, '/user/register', 500)
    await main.getByRole('button', { name: 'Continue' }).click()
    await expectSaid(page, 'Signup failed')
    await expect(main.getByRole('alert').filter({ hasText: 'Signup failed' })).toBeVisible()
    await restoreCall(page, '/user/register')
    await main.getByRole('button', { name: 'Continue' }).click()
    await expectSaid(page, 'Signup successful')
    await expect(page).toHaveURL('/')
  })

  test('guards and what is not there', async ({ page, request, journey }) => {
    journey.allow(/answer (401|404)/)
    for (const path of ['/cart', '/profile']) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
    }
    await page.goto('/no-such-page')
    await expect(page.getByText('Page Not Found').first()).toBeVisible()
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await page.goto('/payment-success')
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await (await newShopper(request)).signIn(page)
    await onCall(page, '/user/check-user', (route) =>
      route.fulfill({ status: 401, json: { success: false, code: 'unauthorized', message: 'Please login' } }),
    )
    await page.goto('/profile')
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('user-auth-token'))).toBeNull()
  })
})
