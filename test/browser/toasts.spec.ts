import { expect, open, stopClock, takeToast, test } from './journey.ts'
import { newShopper } from './shopper.ts'

test('toasts stay four seconds, three at a time, at the lower right', async ({ page }) => {
  await stopClock(page)
  await open(page, '/terms')
  const form = page.getByRole('form', { name: 'Rates, arrivals and offers' })
  const toasts = page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]:visible')
  for (const [name, email, phone] of [
    ['', '', ''],
    ['A', 'b', '1'],
    ['A', 'b', '9847012345'],
    ['A', 'a@example.com', '9847012345'],
  ] as const) {
    await form.getByLabel('Full name').fill(name)
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Phone').fill(phone)
    await form.getByRole('button', { name: 'Submit' }).click()
  }
  await expect(toasts).toHaveText([
    'Please enter a valid phone number',
    'Please enter a valid email address',
    'Please enter a valid name',
  ])
  const box = await toasts.last().boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 40)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 40)
  await page.clock.runFor(3_900)
  await expect(toasts).toHaveCount(3)
  await page.clock.runFor(200)
  await expect(toasts).toHaveCount(0)
})

test('the same sentence again is a toast of its own, also as the first action', async ({ page }) => {
  await page.goto('/terms')
  const submit = page.getByRole('contentinfo').getByRole('button', { name: 'Submit' })
  const toasts = page.getByText('Please fill all the fields')
  for (const shown of [1, 2, 3]) {
    await submit.click()
    await expect(toasts).toHaveCount(shown)
  }
  await submit.click()
  await expect(page.getByText('Please fill all the fields').filter({ visible: true })).toHaveCount(3)
})

test('a toast beside an open window can be closed, and the window stays', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.signIn(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const window = page.getByRole('dialog', { name: 'Delivery and payment' })
  await window.getByRole('button', { name: 'Confirm order' }).click()
  await takeToast(page, 'Please select an address or fill in all required fields.')
  await expect(window).toBeVisible()
})
