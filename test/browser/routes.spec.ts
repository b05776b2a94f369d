import { onCall } from './calls.ts'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

for (const [path, heading] of [
  ['/', 'Beypore Mill Store'],
  ['/signup', 'Create an account'],
  ['/login', 'Login'],
  ['/products', 'All products'],
  ['/products/angle-grinder', 'Angle Grinder, Slide Switch'],
  ['/payment-success', 'Order Confirmed!'],
  ['/about', 'About us'],
  ['/contact', 'Contact'],
  ['/shipping', 'Shipping and delivery'],
  ['/returns', 'Cancellation, returns and refunds'],
  ['/grievance', 'Complaints'],
  ['/grievance/ticket', 'Complaint status'],
  ['/terms', /Terms/],
  ['/privacy', /Privacy/],
  ['/accessibility', 'Accessibility'],
  ['/unsubscribe', 'Newsletter'],
  ['/pay', 'Pay for added items'],
] as const) {
  test(`${path} is open to everyone`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(path)
  })
}

test('headings and breadcrumbs of the guarded pages', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs', 'gear-oil-ep-90-1l'])
  await shopper.signIn(page)
  await open(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
  await expect(page.getByRole('main')).toContainText('2 items')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(['Home', 'Cart'])
  await open(page, '/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'My account'])
})

test('a category in the navigation state is obeyed', async ({ page }) => {
  await open(page, '/terms')
  await page.evaluate(() => {
    const state = { usr: { selectedCategory: { id: 'welding', name: 'Welding' } }, key: 'given', idx: 1 }
    history.pushState(state, '', '/products')
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welding')
  await expect(page).toHaveURL('/products?categoryId=welding')
})

test('a page beyond the end of a list says so, and leads to the first', async ({ page }) => {
  await open(page, '/products?categoryId=bearings&page=99')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'This list has no page 99' })).toBeVisible()
  await expect(main.getByText('No products match')).toHaveCount(0)
  await main.getByRole('link', { name: 'Go to first page' }).click()
  await expect(page).toHaveURL('/products?categoryId=bearings')
  await expect(main.getByRole('article')).toHaveCount(10)
})

test('the footer is hidden on the cart only', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/', '/products', '/products/angle-grinder', '/profile', '/payment-success', '/terms']) {
    await open(page, path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await open(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('the list shows the banners for it, the home page those for the hero', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/banner')).json()
  const of = (place: string) => data.filter((banner: { bannerFor: string }) => banner.bannerFor === place).length
  await open(page, '/products')
  const onList = page.getByRole('region', { name: 'Brands and offers' }).getByRole('list').first()
  await expect(onList.getByRole('listitem')).toHaveCount(of('product'))
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'Featured' }).getByRole('list').first()
  await expect(hero.getByRole('listitem')).toHaveCount(of('hero'))
})

test('the phone layout ends below 768 px', async ({ page }) => {
  await open(page, '/terms')
  const box = page.getByPlaceholder('What are you looking for?').locator('visible=true')
  const overlay = page.getByRole('button', { name: 'Open search' })
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(overlay).toBeVisible()
  await expect(box).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(overlay).toBeHidden()
  await expect(box).toHaveCount(1)
})

test('parts of the home page rise over the first 50 px that are scrolled into view', async ({ page }) => {
  await open(page, '/')
  const ranges = await page.getByRole('main').evaluate((main) =>
    main
      .getAnimations({ subtree: true })
      .filter((animation) => animation.timeline && 'subject' in animation.timeline)
      .map((animation) => {
        const { animationRangeStart, animationRangeEnd } = getComputedStyle(
          (animation.effect as KeyframeEffect).target as Element,
        )
        return `${animationRangeStart} to ${animationRangeEnd}`
      }),
  )
  expect(ranges.length).toBeGreaterThan(1)
  expect([...new Set(ranges)]).toEqual(['entry 0px to entry 50px'])
})

test('newest is what is asked for where nobody chose, and sent as -createdAt', async ({ page }) => {
  const asked: (string | null)[] = []
  await onCall(page, '/product/get-products', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('sort'))
    return route.continue()
  })
  await open(page, '/terms')
  await page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link', { name: 'Welding' }).click()
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Newest')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['-createdAt']))
})
