import type { Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

/** What lies over something that has the focus and has been scrolled into the window: a bar, at its middle or an edge. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    if (!focused.closest('main, dialog')) return null
    const own = focused.closest('label') ?? focused
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    const x = Math.min(Math.max((left + right) / 2, 2), innerWidth - 2)
    for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
      const hit = document.elementFromPoint(x, y)
      if (hit && !own.contains(hit) && !hit.contains(focused))
        return `${focused.outerHTML.slice(0, 90)} at ${y}: ${hit.outerHTML.slice(0, 90)}`
    }
    return null
  })

for (const height of [640, 740]) {
  test.describe(`at 360 × ${height}`, () => {
    test.use({ viewport: { width: 360, height } })

    test('no field of the checkout lies behind the payment box when it gets the focus', async ({ page, request }) => {
      await (await newShopper(request, ['ball-bearing-6204-2rs'])).signIn(page)
      await open(page, '/cart')
      await page.getByRole('button', { name: 'Proceed' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
      for (const field of await dialog.locator('fieldset input, fieldset select').all()) {
        await field.focus()
        await expect.poll(() => coveredBy(page)).toBeNull()
      }
    })

    for (const path of ['/products/ball-bearing-6204-2rs', '/cart', '/quick-order']) {
      test(`no bar covers what the tab key reaches on ${path}, forward and back`, async ({ page, request }) => {
        await (await newShopper(request, ['ball-bearing-6204-2rs', 'threaded-rod-m10-1m'])).signIn(page)
        await open(page, path)
        await page.getByRole('main').waitFor()
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let stops = 0; stops < 40; stops += 1) {
            await page.keyboard.press(key)
            await expect.poll(() => coveredBy(page), { message: `${key} ${stops}` }).toBeNull()
          }
        }
      })
    }
  })
}
