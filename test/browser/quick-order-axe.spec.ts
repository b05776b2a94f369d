import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

// What fades in would be measured half transparent.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const list = '105 x 1 cutting disc 25 nos\ndrill bit 6mm 10 nos\nM8x50 bolt 100, nut 100\nquartz whatsit 3 nos'

for (const width of someOf([360, 768, 1440])) {
  test(`at ${width} px axe finds nothing on a list that was read, nor on warnings`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 3000 })
    const shopper = await newShopper(request)
    const add = (productId: string, variantId: string) =>
      shopper.call('POST', '/cart/add-to-cart', { productId, variantId, quantity: 1 })
    await add('angle-grinder', 'angle-grinder--100mm-850w')
    await add('metal-cutting-disc', 'metal-cutting-disc--355x3')
    await shopper.signIn(page)
    const expectAccessible = async () => {
      const violations = await axeViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
      expect
        .soft(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)))
        .toEqual([])
    }
    await open(page, '/quick-order')
    await page.getByLabel('Your list').fill(list)
    await page.getByRole('button', { name: 'Read the list' }).click()
    await expect(page.getByRole('region', { name: 'Ask the shop for the rest' })).toBeVisible()
    await expectAccessible()
    await open(page, '/cart')
    await expect(page.getByRole('region', { name: 'Check before you pay' })).toBeVisible()
    await expectAccessible()
    await open(page, '/products/sds-plus-drill-bit')
    await expect(page.getByRole('region', { name: 'Fits with' })).toBeVisible()
    await expectAccessible()
  })
}
