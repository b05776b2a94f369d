import { expect, test } from './journey.ts'

test('the shop opens in a browser, without a complaint', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Beypore Mill Store/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
