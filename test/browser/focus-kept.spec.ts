import type { Locator, Page } from '@playwright/test'
import { holdCall } from './calls.ts'
import { expect, open, test } from './journey.ts'
import { kozhikode, newIdentity, newShopper, password } from './shopper.ts'

/** Presses with the keyboard while the call is held: the button is busy, takes no second press, and keeps the focus. */
async function expectBusyWithFocus(page: Page, button: Locator, call: string): Promise<void> {
  const held = await holdCall(page, call)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  held.release()
  await expect.poll(held.count).toBe(1)
}

test('a button that works keeps the focus', async ({ page, request, journey }) => {
  journey.allow(/answer 4\d\d/)
  await test.step('sign-up', async () => {
    await open(page, '/signup')
    const main = page.getByRole('main')
    await main.getByLabel('Full name').fill('Amina Beevi')
    await main.getByLabel('Phone number').fill(newIdentity().phonenumber)
    for (const label of ['Password', 'Confirm Password']) await main.getByLabel(label, { exact: true }).fill(password)
    await expectBusyWithFocus(page, main.getByRole('button', { name: 'Continue' }), '/user/register')
    await expect(page).toHaveURL('/')
  })
  await test.step('add to cart', async () => {
    await open(page, '/products/ball-bearing-6204-2rs')
    await expectBusyWithFocus(page, page.getByRole('button', { name: 'Add to Cart' }), '/cart/add-to-cart')
  })
  await test.step('a coupon, and its removal', async () => {
    await open(page, '/cart')
    const coupon = page.getByRole('region', { name: 'Coupon' })
    const apply = coupon.getByRole('button', { name: 'Apply' })
    await expect(apply).toBeDisabled()
    await coupon.getByLabel('Coupon code').fill('NOSUCHCODE')
    await expectBusyWithFocus(page, apply, '/coupon/apply')
    await expect(apply).toBeFocused()
  })
  await test.step('the address tile that becomes full', async () => {
    const shopper = await newShopper(request)
    for (const label of ['One', 'Two'])
      await shopper.call('PATCH', '/user/update-user', { address: { ...kozhikode, label } })
    const context = await page.context().browser()?.newContext()
    const other = (await context?.newPage()) as Page
    await shopper.signIn(other)
    await other.goto('/profile?tab=saved-address')
    const tile = other.getByRole('button', { name: 'Add new address' })
    await tile.focus()
    await other.keyboard.press('Enter')
    const dialog = other.getByRole('dialog')
    for (const [label, text] of [
      ['House no. / Building', '12/480'],
      ['Street / Area', 'Mavoor Road'],
      ['City / Town', 'Kozhikode'],
      ['PIN code', '673004'],
    ] as const) {
      await dialog.getByLabel(label).fill(text)
    }
    await dialog.getByLabel('State').fill('Kerala')
    await dialog.getByRole('button', { name: /^Save/ }).click()
    await expect(dialog).toHaveCount(0)
    const full = other.getByRole('button', { name: 'Remove address to add new' })
    await expect(full).toBeDisabled()
    await expect(full).toBeFocused()
    await context?.close()
  })
})

test('a stepper that has reached its end keeps the focus', async ({ page }) => {
  await open(page, '/products/ball-bearing-6204-2rs')
  const stepper = page.getByRole('group', { name: /^Quantity of/ })
  const fewer = stepper.getByRole('button').first()
  await stepper.getByRole('button').last().click()
  await fewer.focus()
  await page.keyboard.press('Enter')
  await expect(fewer).toBeDisabled()
  await expect(fewer).toBeFocused()
})
