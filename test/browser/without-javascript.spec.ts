import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

// Switched off, scripts are refused like this.
test.beforeEach(({ journey }) => journey.allow(/request failed: GET \S+\.js csp$/))

test('the home page is complete without JavaScript', async ({ page, baseURL }) => {
  await page.goto('/')
  for (const part of ['Shop By Category', 'Clearance sale', 'Trending Collections', 'Best Sellers', 'Special Offers']) {
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
  }
  const strip = page.getByRole('region', { name: 'Best Sellers' })
  await expect(strip.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'Featured' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Calicut')
  await expectHead(page, { title: /Beypore Mill Store/, canonical: `${baseURL}/`, type: 'website' })
  const [card] = await structuredData(page)
  expect(card).toMatchObject({ '@type': 'HardwareStore', url: `${baseURL}/`, currenciesAccepted: 'INR' })
})

test('the list can be filtered, sorted, paged and searched without JavaScript', async ({ page, baseURL }) => {
  await page.goto('/products')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('navigation', { name: 'Category', exact: true }).getByRole('link', { name: 'Bearings' }).click()
  await expect(title).toHaveText('Bearings')
  await expectHead(page, {
    title: /^Bearings · /,
    canonical: `${baseURL}/products?categoryId=bearings`,
    type: 'website',
  })
  const data = await structuredData(page)
  const names = data.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement.map(nameOf)
  expect(names).toEqual(['Home', 'All products', 'Bearings'])
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page).toHaveURL(/categoryId=bearings.*sort=price-low/)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('₹48')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByPlaceholder('What are you looking for?').fill('grinder')
  await page.getByPlaceholder('What are you looking for?').press('Enter')
  await expect(title).toHaveText('Results for “grinder”')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('what is only similar is marked as such without JavaScript, on the second page as well', async ({ page }) => {
  for (const address of ['/products?q=beering', '/products?q=beering&page=2']) {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: 'Similar products' })).toBeVisible()
    await expect(main.getByText('No exact match for “beering”. Showing results for “bearing”.')).toBeVisible()
  }
})

test('a product is complete without JavaScript', async ({ page, baseURL }) => {
  await page.goto('/products/angle-grinder')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angle Grinder, Slide Switch')
  await expect(page.getByRole('main')).toContainText('₹2,490')
  await expect(page.getByRole('heading', { name: 'Ratings & Reviews' })).toBeVisible()
  const declared = page.locator('section', { has: page.getByRole('heading', { name: 'Declarations' }) })
  const care = declared
    .locator('div', { has: page.getByText('Customer care', { exact: true }) })
    .getByRole('definition')
  await expect(care).toHaveText(/^Beypore Mill Store, .*Mill Road, Valiyangadi.*, \+91 495 000 0140, \S+@\S+, Monday/)
  const canonical = `${baseURL}/products/angle-grinder`
  await expectHead(page, { title: /^Angle Grinder, Slide Switch · /, canonical, type: 'product' })
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`^${baseURL}/`))
  const data = await structuredData(page)
  const product = data.find((each) => each['@type'] === 'Product')
  expect(product).toMatchObject({ name: 'Angle Grinder, Slide Switch', brand: { name: 'Tavrik' } })
  expect(product?.offers).toHaveLength(3)
  expect(product?.offers[0]).toMatchObject({ priceCurrency: 'INR', price: 2490 })
  expect(product?.aggregateRating.reviewCount).toBeGreaterThan(10)
  expect(data.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement.map(nameOf)).toEqual([
    'Home',
    'Power Tools',
    'Angle Grinder, Slide Switch',
  ])
})

for (const [path, heading] of [
  ['/about', 'About us'],
  ['/contact', 'Contact'],
  ['/shipping', 'Shipping and delivery'],
  ['/returns', 'Cancellation, returns and refunds'],
  ['/grievance', 'Complaints'],
  ['/terms', /Terms/],
  ['/privacy', /Privacy/],
  ['/accessibility', 'Accessibility'],
  ['/login', 'Login'],
  ['/signup', 'Create an account'],
  ['/payment-success', 'Order Confirmed!'],
] as const) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test('the pages that the law wants say who sells, what delivery costs and who answers for complaints', async ({
  page,
}) => {
  const main = page.getByRole('main')
  for (const [path, parts] of [
    ['/about', ['Beypore Mill Store, a partnership firm', '32AAKFB7421M1ZE', 'Mill Road, Valiyangadi']],
    ['/contact', ['Beypore Mill Store, a partnership firm', '+91 495 000 0140', 'Faisal Rahman', 'Monday to Saturday']],
    ['/shipping', ['Delivery costs ₹59', 'From ₹999 on it is free', 'Karnataka', '₹2,00,000']],
    ['/returns', ['within 7 days', '“Pending”', '5 to 7 working days', 'You may return a part of an order']],
    ['/terms', ['Razorpay Software Limited', 'razorpay.com/support', 'charge-back', 'Best Sellers and Trending']],
    ['/privacy', ['press “Unsubscribe”, and follow the link that we mail you']],
    ['/accessibility', ['WCAG 2.2', 'Orca', 'What is not good yet', '+91 495 000 0140']],
    [
      '/grievance',
      ['Faisal Rahman', 'Grievance Officer', 'grievance@beyporemill.example', '48 hours', 'one month', '1915'],
    ],
  ] as const) {
    await page.goto(path)
    for (const part of parts) await expect(main, path).toContainText(part)
  }
  await expect(main.locator('noscript > p')).toBeVisible()
})

test('a form says that it needs scripts, and no password gets into an address', async ({ page }) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await expect(main.locator('noscript > p')).toBeVisible()
  await main.getByLabel('Email address or phone number').fill('9847012345')
  await main.getByLabel('Password', { exact: true }).fill('Mill-Store-9')
  const loaded = page.waitForResponse((answer) => answer.request().redirectedFrom()?.method() === 'POST')
  await main.getByRole('button', { name: 'Continue' }).click()
  expect((await loaded).status()).toBe(200)
  await expect(page).toHaveURL('/login')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Login')
})

test('a page for the signed-in says that it needs scripts, and nothing turns for ever', async ({ page }) => {
  for (const path of ['/cart', '/profile', '/wish-list']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.locator('noscript > p')).toHaveText(/^This page needs JavaScript/)
    await expect(main.getByRole('status')).toBeHidden()
  }
})

test('the page of a mail’s link says that it needs scripts, and not that the link is cut off', async ({ page }) => {
  for (const path of ['/unsubscribe#abc.def', '/pay#abc.def', '/stock-request#end.abc.defdefdefdefdefdefdefdef']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.locator('noscript > p')).toHaveText(/^This page needs JavaScript/)
    await expect(main).not.toContainText('Please open the full link')
    await expect(main.getByRole('status')).toBeHidden()
  }
})

test('what moves by itself offers no controls that do nothing', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Featured' }).getByRole('link').first()).toBeVisible()
  for (const name of ['Pause', 'Next', '1 of 5']) await expect(page.getByRole('button', { name })).toHaveCount(0)
})

test('what is not there answers 404 and says so', async ({ page, journey, baseURL }) => {
  journey.allow(/answer 404/)
  for (const path of ['/nowhere', '/products/no-such-product', '/products/%E0%A4%A', '//x']) {
    const answer = await page.goto(baseURL + path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByRole('main')).toContainText('404')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})

test('a list of nothing is none for search engines', async ({ page }) => {
  for (const path of ['/products?categoryId=no-such-category', '/products?page=99', '/products?q=bearing']) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
  await page.goto('/products?categoryId=best-sellers')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('lists without end are none for search engines, which are led to the list that they narrow', async ({
  page,
  baseURL,
}) => {
  for (const [narrowed, list] of [
    ['/products?minPrice=100', '/products'],
    ['/products?categoryId=bearings&minPrice=101&maxPrice=5003', '/products?categoryId=bearings'],
    ['/products?categoryId=bearings&maxPrice=5003&sort=price-low&page=2', '/products?categoryId=bearings'],
    ['/products?categoryId=bearings&attr.bore=20&rating=4', '/products?categoryId=bearings'],
    ['/products?labelId=trending&brandId=rolvani', '/products?labelId=trending'],
  ]) {
    await page.goto(narrowed ?? '')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${list}`)
  }
})

test('search engines find every page by robots.txt and the sitemap', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/', '/products', '/products/angle-grinder', '/terms', '/about', '/shipping', '/grievance']) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  }
  expect(sitemap).not.toContain('/cart')
  expect(sitemap).not.toContain('/grievance/ticket')
  const product = await request.get('/products/angle-grinder')
  expect(product.headers()['content-type']).toContain('text/html')
})

type Head = { title: RegExp; canonical: string; type: string }

async function expectHead(page: Page, { title, canonical, type }: Head): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', type)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
}

// biome-ignore lint/suspicious/noExplicitAny: structured data has no type of ours
type Data = any

async function structuredData(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

const nameOf = (item: Data): string => item.name
