import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

for (const path of ['/', '/products', '/products/angle-grinder', '/login', '/signup', '/payment-success', '/terms']) {
  test(`${path} needs no sideways scrolling on a phone with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const reach = () =>
      page.evaluate(() => {
        const header = [...document.querySelectorAll('header *')].map((each) => each.getBoundingClientRect().right)
        return [document.documentElement.scrollWidth, Math.ceil(Math.max(...header))]
      })
    const [width = 0, headerEnd = 0] = await reach()
    expect(width).toBeLessThanOrEqual(360)
    expect(headerEnd).toBeLessThanOrEqual(360)
  })
}

test('a toast covers neither the order bar of a phone nor the button of the checkout', async ({ page, request }) => {
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
