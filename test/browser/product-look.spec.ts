import { expect, open, test } from './journey.ts'

test('no bands stand beside the picture of a product, at whatever width', async ({ page }) => {
  await open(page, '/products/angle-grinder')
  const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img', { name: /Angle Grinder/ })
  for (const width of [360, 700, 767, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await picture.boundingBox()
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0)), `${width} px`).toBeLessThanOrEqual(1)
    expect(box?.width, `${width} px`).toBeGreaterThan(250)
  }
})

test('nothing but its margin stands under the buy buttons, before anything is touched', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1400 })
  await page.goto('/products/angle-grinder', { waitUntil: 'networkidle' })
  const buttons = await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).boundingBox()
  const next = await page.getByRole('button', { name: 'Save to wish list', exact: true }).boundingBox()
  const gap = (next?.y ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0)
  expect(gap).toBeGreaterThanOrEqual(8)
  expect(gap).toBeLessThanOrEqual(40)
})
