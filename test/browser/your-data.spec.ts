import { readFile } from 'node:fs/promises'
import { someOf } from '../how-often.ts'
import { expect, open, takeToast, test } from './journey.ts'
import { newIdentity, newShopper, password } from './shopper.ts'

test('a copy of one’s data is saved as a file, and the account is closed with the password', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer (400|401)|request failed/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/profile')
  const part = page.getByRole('region', { name: 'Your data' })
  const saved = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download my data' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('my-data.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).data.account.email).toBe(shopper.email)

  await part.getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account?' })
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await expect(dialog.getByRole('button', { name: 'Close the account' })).toBeInViewport()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/close-${width}.png` })
  }
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  const field = dialog.getByLabel('Your password')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('Not-The-One-9')
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  await expect(field).toHaveAccessibleDescription('Wrong password')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await part.scrollIntoViewIfNeeded()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/data-${width}.png`, fullPage: true })
  }

  await part.getByRole('button', { name: 'Close my account' }).click()
  await field.fill(password)
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  await takeToast(page, 'Your account is closed, and what we knew about you is erased')
  expect(await page.evaluate(() => localStorage.getItem('user-auth-token'))).toBeNull()
  const login = { email: shopper.email, password }
  expect((await request.post('/api/v1/user/login', { data: login })).status()).toBe(401)
})

test('the newsletter is ended by a link that goes to its address, asked for at the foot of the page', async ({
  page,
  journey,
}) => {
  journey.allow(/answer 400/)
  const { email, phonenumber } = newIdentity()
  await open(page, '/terms')
  const form = page.getByRole('form', { name: 'Rates, arrivals and offers' })
  await form.getByRole('button', { name: 'Unsubscribe' }).click()
  await takeToast(page, 'Please enter the email address that gets our newsletter, then press Unsubscribe')
  await form.getByLabel('Full name').fill('Amina Beevi')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill(phonenumber)
  await form.getByRole('button', { name: 'Submit' }).click()
  await takeToast(page, 'Subscribed successfully')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Unsubscribe' }).click()
  await takeToast(page, 'If this email address gets our newsletter, we have mailed it a link to unsubscribe')
})

test('the page of that link asks before it ends anything, and says what is wrong with a link', async ({
  page,
  journey,
}) => {
  journey.allow(/answer 404/)
  await open(page, '/unsubscribe#abc.def')
  const main = page.getByRole('main')
  const end = main.getByRole('button', { name: 'Unsubscribe' })
  await end.click()
  await expect(main.getByRole('alert')).toHaveText('This link has expired, or it was not copied in full.')
  await page.route('**/newsletter/end', (call) => call.fulfill({ json: { success: true, message: 'done' } }))
  await end.click()
  await expect(main.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused()
})

test('without its key the page of that link offers nothing to press', async ({ page }) => {
  await open(page, '/unsubscribe')
  const main = page.getByRole('main')
  await expect(main.getByText('Please open the full link from our mail.')).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
})

test('WhatsApp messages and the newsletter are agreed to by a tick in the account, and taken back by another', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/profile')
  const part = page.getByRole('region', { name: 'What you agreed to' })
  for (const name of ['WhatsApp messages about my orders', 'Newsletter by mail']) {
    const tick = part.getByRole('checkbox', { name })
    await expect(tick).not.toBeChecked()
    await tick.click()
    await takeToast(page, 'Saved')
    await expect(tick).toHaveAccessibleDescription(/Agreed on/)
  }
  await page.reload()
  const messages = part.getByRole('checkbox', { name: 'WhatsApp messages about my orders' })
  await expect(messages).toBeChecked()
  await messages.focus()
  await page.keyboard.press('Space')
  await takeToast(page, 'Taken back. We do not use it for this any more')
  await expect(messages).not.toBeChecked()
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await part.scrollIntoViewIfNeeded()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/consents-${width}.png` })
  }
})
