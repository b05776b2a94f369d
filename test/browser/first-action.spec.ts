import type { Page } from '@playwright/test'
import { onCall } from './calls.ts'
import { expect, expectToast, test } from './journey.ts'

// As somebody from outside does it: goto, then the control. Nothing is waited for, no pointer moved, nothing scrolled before.
const sizes = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1440, height: 2400 },
]

for (const viewport of sizes) {
  test.describe(`as the first action at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('prices are typed', async ({ page }) => {
      await page.goto('/products')
      await openFilters(page)
      await page.getByRole('main').getByLabel('Minimum price').fill('500')
      await expect(page).toHaveURL('/products?minPrice=500')
      await page.getByRole('main').getByLabel('Maximum price').fill('2,000')
      await expect(page).toHaveURL('/products?minPrice=500&maxPrice=2000')
    })

    test('the price slider moves', async ({ page }) => {
      await page.goto('/products')
      await openFilters(page)
      await page.getByLabel('Price range, to').fill('5000')
      await expect(page).toHaveURL('/products?maxPrice=5000')
      await expect(page.getByLabel('Maximum price')).toHaveValue('5,000')
    })

    test('a product of the list is chosen to be compared', async ({ page }) => {
      await page.goto('/products?categoryId=bearings')
      const main = page.getByRole('main')
      await main
        .getByRole('button', { name: /^Add .+ to comparison$/ })
        .first()
        .click()
      await expect(main.getByRole('button', { name: /^Remove .+ from comparison$/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(page.getByText('Choose one more to compare')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Choose one more to compare')).toBeVisible()
    })

    test('a heart on the page of a product sends a visitor to the login', async ({ page, journey }) => {
      journey.allow(/answer 401/)
      await page.goto('/products/angle-grinder')
      await page.getByRole('button', { name: 'Save to wish list', exact: true }).click()
      await expectToast(page, 'Please login to save items to your wish list')
      await expect(page).toHaveURL('/login')
    })
  })
}

test('an address is left for what is sold out', async ({ page, request }) => {
  const path = '/products/demolition-hammer-1500w-hex30'
  expect(await (await request.get(path)).text()).toContain('Your email address')
  await page.goto(path)
  const ask = page.getByRole('region', { name: 'Notify me when in stock' })
  await ask.getByLabel('Your email address').fill('first-action@example.com')
  await ask.getByRole('button', { name: 'Notify me' }).click()
  await expect(ask.getByRole('status')).toHaveText(/open the mail that we have sent you/)
})

test('on a phone the price boxes stand once in the page, in the window too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products')
  await expect(page.getByRole('main').getByLabel('Minimum price')).toHaveCount(1)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('main').getByLabel('Minimum price').fill('500')
  await expect(page).toHaveURL('/products?minPrice=500')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').getByLabel('Minimum price')).toHaveValue('500')
})

test('prices are typed while the calls of the page are answered by somebody else', async ({ page }) => {
  const asked: string[] = []
  await onCall(page, '/product/get-products', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('minPrice') ?? '')
    return route.fulfill({ json: { success: true, data: { products: [], totalProducts: 0 } } })
  })
  await page.goto('/products')
  await page.getByLabel('Minimum price').fill('700')
  await expect.poll(() => asked).toContain('700')
  await expect(page.getByLabel('Minimum price')).toHaveValue('700')
})

/** On narrow screens the filters stand behind a button. */
async function openFilters(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  if (width < 1024) await page.getByRole('button', { name: 'Filters' }).click()
}
