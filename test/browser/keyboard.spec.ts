import type { Locator, Page } from '@playwright/test'
import { expect, expectToast, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

test('a purchase works with the keyboard alone', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/')

  await test.step('the first stop leads past the header', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  })
  await test.step('search', async () => {
    await tabTo(page, page.getByPlaceholder('What are you looking for?'), 'Shift+Tab')
    await page.keyboard.type('6204-2rs')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ball Bearing 6204-2RS')
  })
  await test.step('into the cart', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Item added to cart')
    await tabTo(page, page.getByRole('link', { name: 'Cart, 1 item' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
  })

  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await test.step('the window holds the focus and gives it back', async () => {
    const proceed = page.getByRole('button', { name: 'Proceed' })
    await tabTo(page, proceed)
    await page.keyboard.press('Enter')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(proceed).toBeFocused()
    await page.keyboard.press('Enter')
  })
  await test.step('order', async () => {
    await tabTo(page, dialog.getByLabel('PIN code'))
    await page.keyboard.type('673015')
    await expect(dialog.getByLabel('State')).toHaveValue('Kerala')
    await tabTo(page, dialog.getByLabel('Full name'))
    await page.keyboard.type('Amina Beevi')
    for (const text of ['12/480 Mill Compound', 'Beypore Road', '', 'Kozhikode']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await tabTo(page, dialog.getByRole('radio', { name: /Cash on delivery/ }))
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Place order' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('an online payment works with the keyboard alone', async ({ page, request }) => {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  await open(page, '/cart')
  await tabTo(page, page.getByRole('button', { name: 'Proceed' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await tabTo(page, dialog.getByRole('radio', { name: /Another address/ }))
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('radio', { name: /Workshop/ })).toBeChecked()
  await tabTo(page, dialog.getByRole('radio', { name: /Cash on delivery/ }))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Pay online/ })).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Continue to payment' }))
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: /^Pay / })
  await expect(window.locator(':focus')).toHaveCount(1)
  for (const [label, text] of [
    ['Card number', '4100 2800 0000 1007'],
    ['Valid until (MM/YY)', '12/40'],
    ['CVV', '123'],
  ] as const) {
    await tabTo(page, window.getByLabel(label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(window.getByLabel('One-time password')).toBeFocused()
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Order placed successfully')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // The payment window is a tree of its own, with a focus of its own.
  const hasFocus = () =>
    target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element)
  for (let presses = 0; presses < 120; presses++) {
    if (await hasFocus()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}
