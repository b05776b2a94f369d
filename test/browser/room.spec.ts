import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

for (const path of ['/', '/products', '/products/angle-grinder', '/login', '/signup', '/payment-success', '/terms']) {
  test(`${path} needs no sideways scrolling on a phone with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, path)
    await expectRoom(page, path)
  })
}

test('the pages and windows of a shopper need no sideways scrolling with text of twice the size', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'impact-drill-13mm-650w', quantity: 1 })
  await shopper.signIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, opener] of [
    ['/cart', 'Proceed'],
    ['/profile', null],
    ['/profile?tab=saved-address', 'Edit Workshop'],
    ['/profile?tab=order-history', /^Track & Manage/],
    ['/profile?tab=help-support', null],
    ['/products/ball-bearing-6204-2rs', 'Rate Product'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const button = page.getByRole('main').getByRole('button', { name: opener ?? 'none' })
    if (opener) await expect(button.first()).toBeVisible()
    await expectRoom(page, path)
    if (!opener) continue
    await button.first().click()
    const window = page.getByRole('dialog')
    await expect(window).toBeVisible()
    expect.soft(await window.evaluate(overflows), `the window of ${path}`).toEqual([])
  }
})

test('words of any length in an address break where they are shown', async ({ page, request }) => {
  const long = 'Thiruvananthapuram'.repeat(6)
  const address = {
    ...kozhikode,
    fullName: long.slice(0, 72),
    building: long,
    street: long,
    city: long,
    landmark: long,
  }
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', { address })
  await shopper.call('POST', '/order/placeOrder', { address })
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'impact-drill-13mm-650w', quantity: 1 })
  await shopper.signIn(page)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/profile?tab=saved-address')
    await expect(page.getByRole('article')).toContainText(long)
    expect.soft(await page.getByRole('main').evaluate(overflows), `addresses, ${width} px`).toEqual([])
    for (const [path, opener] of [
      ['/profile?tab=order-history', /^Track & Manage/],
      ['/cart', 'Proceed'],
    ] as const) {
      await open(page, path)
      await page.getByRole('main').getByRole('button', { name: opener }).first().click()
      const window = page.getByRole('dialog')
      await expect(window).toContainText(long)
      expect.soft(await window.evaluate(sidewaysBy), `the window of ${path}, ${width} px`).toBe(0)
    }
  }
})

/** By how much what scrolls in a window is wider than its room (px). Runs in the page. */
function sidewaysBy(window: Element): number {
  return Math.max(
    ...[...window.querySelectorAll('*')].map((part) =>
      getComputedStyle(part).overflowY === 'auto' ? part.scrollWidth - part.clientWidth : 0,
    ),
  )
}

/** Returns the text of elements that are wider than their room and cannot be scrolled to. Runs in the page. */
function overflows(window: Element): string[] {
  const edge = window.getBoundingClientRect().right + 1
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== window &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  return [...window.querySelectorAll('button, input, select, textarea, h2, h3, p, a, label')]
    .filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().right > edge && !scrolls(part.parentElement),
    )
    .map((part) => part.textContent || part.tagName)
}

/** With text of twice the size neither the page nor its header is wider than the window. */
async function expectRoom(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const [width = 0, headerEnd = 0] = await page.evaluate(() => {
    const header = [...document.querySelectorAll('header *')].map((each) => each.getBoundingClientRect().right)
    return [document.documentElement.scrollWidth, Math.ceil(Math.max(...header))]
  })
  expect.soft(width, path).toBeLessThanOrEqual(360)
  expect.soft(headerEnd, `header of ${path}`).toBeLessThanOrEqual(360)
}

test('a toast covers neither the order bar of a phone nor the choice of payment and the button of the checkout', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w', 'ball-bearing-6204-2rs'])
  await shopper.signIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/cart')
  const proceed = page.getByRole('button', { name: 'Proceed' }).last()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectClear(page, proceed)
  await proceed.click()
  const confirm = page.getByRole('dialog').locator('footer').getByRole('button').last()
  await expectClear(page, confirm)
  await expectClear(
    page,
    page
      .getByRole('dialog')
      .getByRole('radio', { name: /Cash on delivery/ })
      .locator('..'),
  )
})

/** A toast is seen, and it does not lie over the button. */
async function expectClear(page: Page, button: Locator): Promise<void> {
  const toast = page.locator('[data-toast]').last()
  await expect(toast).toBeVisible()
  await expect.poll(() => overlap(toast, button)).toBe(false)
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('not on the page')
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}
