import { failCall, onCall, restoreCall } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { atEachSize, expectNamesOnce, expectSaid } from './sizes.ts'

/** A product with what SPEC §3 names, and nothing else. */
const plain = (index: number) => ({
  _id: `stub-${index}`,
  name: `Stubbed product number ${index}`,
  mainImage: '/icon-512.png',
  images: [],
  category: { name: 'Bearings' },
  brand: { name: 'Plain', image: '', bannerImage: '' },
  price: 120,
  offerPrice: 100,
  discount: '17% off',
  averageRating: 4.5,
  totalRatings: 2,
  ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
  ratings: [],
  description: 'Plain',
  variants: [],
})

atEachSize(({ isNarrow }) => {
  test('filters, sort, chips and prices', async ({ page }) => {
    await page.goto('/products')
    const main = page.getByRole('main')
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('All products')
    await expect(main.getByText(/^\d+ products$/)).toBeVisible()
    await expect(main.getByRole('region', { name: 'Brands and offers' })).toBeVisible()
    const openFilters = async () => {
      if (isNarrow) await main.getByRole('button', { name: /^Filters/ }).click()
    }
    const closeFilters = async () => {
      if (isNarrow) await page.getByRole('button', { name: /^Show / }).click()
    }
    await main.getByLabel('Sort by').selectOption('price-low')
    await expect(page).toHaveURL('/products?sort=price-low')
    await openFilters()
    await expectNamesOnce(page)
    const choose = (group: string, name: string) =>
      main.getByRole('navigation', { name: group, exact: true }).getByRole('link', { name }).click()
    await choose('Category', 'Bearings')
    await choose('Subcategory', 'Ball Bearings')
    await choose('Label', 'Best Sellers')
    const [min, max] = [main.getByLabel('Minimum price'), main.getByLabel('Maximum price')]
    await min.pressSequentially('a1b,0')
    await expect(min).toHaveValue('1,0')
    await min.fill('500')
    await max.fill('100')
    await max.blur()
    await expect(min).toHaveValue('100')
    await min.fill('10')
    await max.fill('Any')
    await max.blur()
    await expect(page).toHaveURL(/minPrice=10(?!.*maxPrice)/)
    await closeFilters()

    await expect(main.getByRole('heading', { level: 1 })).toContainText('Ball Bearings')
    for (const chip of ['Bearings', 'Ball Bearings', 'Best Sellers', 'From ₹10']) {
      await expect(main.getByRole('link', { name: `Remove filter ${chip}`, exact: true })).toBeVisible()
    }
    await main.getByRole('link', { name: 'Remove filter Best Sellers' }).click()
    await expect(page).not.toHaveURL(/labelId/)
    await main.getByRole('link', { name: 'Clear All' }).click()
    await expect(page).toHaveURL('/products?sort=price-low')
  })

  test('a list that somebody else answers: cards, cut names, and the window of pages', async ({ page }) => {
    await onCall(page, '/product/get-products', (route) => {
      const products = Array.from({ length: 10 }, (_, index) => plain(index))
      return route.fulfill({ json: { success: true, data: { products, totalProducts: 120 } } })
    })
    await onCall(page, '/product/get-product/{id}', (route) =>
      route.fulfill({ json: { success: true, data: plain(1) } }),
    )
    await page.goto('/products')
    const main = page.getByRole('main')
    await expect(main.getByText('120 products')).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(10)
    const card = main.getByRole('article').first()
    await expect(card.getByRole('link')).toHaveText('Stubbed product numb…')
    for (const text of ['₹100', '₹120', '17% off']) await expect(card.getByText(text)).toBeVisible()
    const pages = main.getByRole('navigation', { name: 'Pages' })
    await expect(pages).toContainText('…')
    await pages.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/products?page=2')
    await onCall(page, '/product/get-products', (route) =>
      route.fulfill({ json: { success: true, data: { products: [plain(1)], totalProducts: 50 } } }),
    )
    await page.goto('/products')
    await expect(pages.getByRole('link', { name: /^Page/ })).toHaveText(['1', '2', '3', '4', '5'])
    await expect(pages).not.toContainText('…')
  })

  test('a list that cannot be loaded', async ({ page, journey }) => {
    journey.allow(/answer 500/)
    await failCall(page, '/product/get-products', 500, 'Something else')
    await page.goto('/products')
    await expectSaid(page, 'Server error while fetching products. Please try again later.')
    await restoreCall(page, '/product/get-products')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  })
})
