import { failCall, onCall, restoreCall } from './calls.ts'
import { expect, test } from './journey.ts'

// The page comes from the server with everything in it; what the screens say is what the browser's own calls answer.

test('offers that the browser cannot load, or that are none', async ({ page, journey }) => {
  journey.allow(/answer 500/)
  await failCall(page, '/offerBanner', 500)
  await page.goto('/')
  await expect(page.getByText('Error loading offers')).toBeVisible()
  await expect(page.getByText('Use this offer')).toHaveCount(0)
  await onCall(page, '/offerBanner', (route) => route.fulfill({ json: { success: true, data: [] } }))
  await page.goto('/')
  await expect(page.getByText('No offers available')).toBeVisible()
})

test('a list that the browser cannot load', async ({ page, journey }) => {
  journey.allow(/answer 500/)
  await failCall(page, '/product/get-products', 500, 'Something else')
  await page.goto('/products')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Server error while fetching products. Please try again later.')
  await restoreCall(page, '/product/get-products')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a product that the browser cannot load', async ({ page, journey }) => {
  journey.allow(/answer 500/)
  await failCall(page, '/product/get-product/{id}', 500)
  await page.goto('/products/angle-grinder')
  await expect(page.getByRole('alert')).toContainText('The product could not be loaded')
  await restoreCall(page, '/product/get-product/{id}')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})
