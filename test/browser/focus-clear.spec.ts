import type { Locator } from '@playwright/test'
import { coveredBy } from './covered.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, signInStaff } from './office.ts'
import { newShopper } from './shopper.ts'

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

test('a button that lies mostly under a bar takes the press: nothing moves away from under the pointer', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'])
  await page.setViewportSize({ width: 360, height: 640 })
  await openOffice(page, '/attributes/of/bearings')
  const rows = page.getByRole('button', { name: /from the list$/ })
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  const at = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const bar = await at(page.locator('nav.fixed'))
  const far = await at(rows.last())
  const by = far.y + 10 - bar.y
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by)
  const { x, y, width, height } = await at(rows.last())
  expect(y + height).toBeGreaterThan(bar.y)
  await page.mouse.move(x + width / 2, y + 6)
  await page.mouse.down()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
  await expect(rows).toHaveCount(count - 1)
})

for (const height of [640, 740]) {
  test.describe(`in the checkout at 360 × ${height}`, () => {
    test.use({ viewport: { width: 360, height } })

    test('no message lies over a field, nor over a choice or a button', async ({ page, request }) => {
      await (await newShopper(request, ['ball-bearing-6204-2rs'])).signIn(page)
      await open(page, '/cart')
      await page.getByRole('button', { name: 'Proceed' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
      await dialog.locator('footer').getByRole('button').last().click()
      // under the pointer it stays
      await dialog.locator('[data-toast]').hover()
      for (const control of await dialog.locator('input:visible, footer button').all()) {
        await control.focus()
        await expect.poll(() => coveredBy(page)).toBeNull()
      }
      await page.screenshot({ path: `test-results/checkout-toasts-${height}.png` })
    })

    test('the question about a state leaves the address its room, and gives the focus to it', async ({
      page,
      request,
    }) => {
      await (await newShopper(request, ['ball-bearing-6204-2rs'])).signIn(page)
      await open(page, '/cart')
      await page.getByRole('button', { name: 'Proceed' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
      for (const [label, text] of [
        ['House no. / Building', '7'],
        ['Street / Area', 'Court Road'],
        ['City / Town', 'New Delhi'],
        ['State', 'Delhi'],
        ['PIN code', '673001'],
      ] as const) {
        await dialog.getByLabel(label, { exact: true }).fill(text)
      }
      await dialog.getByLabel('Cash on delivery').check()
      await dialog.getByRole('button', { name: 'Place order' }).click()
      await expect(dialog.getByRole('alert').filter({ hasText: 'PIN code 673001 is in Kerala' })).toBeFocused()
      const seen = await dialog.locator('form').evaluate((form) => form.parentElement?.clientHeight ?? 0)
      expect(seen).toBeGreaterThan(height * 0.45)
      await page.screenshot({ path: `test-results/state-question-${height}.png` })
      await dialog.getByRole('button', { name: 'Change address' }).click()
      await expect(dialog.getByLabel('PIN code', { exact: true })).toBeFocused()
      await expect(dialog.getByRole('button', { name: 'Place order' })).toBeVisible()
      expect(await coveredBy(page)).toBeNull()
    })
  })
}
