import type { Page } from '@playwright/test'
import { cutCall, failCall, holdCall, onCall, restoreCall } from './calls.ts'
import { alive, expect, open, stopClock, test } from './journey.ts'

const products = '/product/get-products'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const strip = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).first()

test('filters, chips and Clear All stand in the address, which can be reloaded and gone back to', async ({ page }) => {
  await open(page, '/products')
  const total = page.getByRole('main').getByText(/^\d+ products$/)
  const all = await total.textContent()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*All products/)
  await expect(page.getByRole('navigation', { name: 'Subcategory' })).toHaveCount(0)
  const sidebar = (name: string) => page.getByRole('navigation', { name, exact: true })
  await sidebar('Category').getByRole('link', { name: 'Bearings' }).click()
  await sidebar('Subcategory').getByRole('link', { name: 'Ball Bearings' }).click()
  await sidebar('Label').getByRole('link', { name: 'Best Sellers' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /Home.*All products.*Bearings.*Ball Bearings/,
  )
  await expect(chips(page).getByRole('link')).toHaveText(['Bearings', 'Ball Bearings', 'Best Sellers', 'Clear All'])
  await expect(page.getByRole('main').getByText('1 product', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/products?categoryId=bearings&subcategoryId=ball-bearings&labelId=best-sellers')

  await page.reload()
  await alive(page)
  await expect(chips(page).getByRole('link')).toHaveCount(4)
  await chips(page).getByRole('link', { name: 'Remove filter Bearings' }).click()
  await expect(chips(page).getByRole('link')).toHaveText(['Best Sellers', 'Clear All'])
  await page.goBack()
  await expect(chips(page).getByRole('link')).toHaveCount(4)
  await page.goForward()
  await chips(page).getByRole('link', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/products')
  await expect(total).toHaveText(all ?? '')
  await expect(chips(page)).toHaveCount(0)
})

test('a category or label that comes in the navigation state alone is obeyed', async ({ page }) => {
  await open(page, '/terms')
  await page.evaluate(() => {
    const state = { usr: { selectedLabel: { id: 'trending', name: 'Trending' } }, key: 'given', idx: 1 }
    history.pushState(state, '', '/products')
  })
  await page.reload()
  await expect(title(page)).toHaveText('Trending')
  await expect(page).toHaveURL('/products?labelId=trending')
})

test('sorting asks the server and starts at the first page', async ({ page }) => {
  await open(page, '/products?page=2')
  const sort = page.getByLabel('Sort by')
  await expect(sort.getByRole('option')).toHaveCount(3)
  const asked: (string | null)[] = []
  await onCall(page, products, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('sort'))
    return route.continue()
  })
  const prices = page.getByRole('main').getByRole('article')
  await sort.selectOption('Price: low to high')
  await expect(prices.first()).toContainText('₹9')
  await expect(page).toHaveURL('/products?sort=price-low')
  await sort.selectOption('Price: high to low')
  await expect(prices.first()).toContainText('₹76,500')
  await sort.selectOption('Newest')
  await expect(page).toHaveURL('/products')
  await expect.poll(() => asked).toEqual(['price-low', 'price-high', '-createdAt'])
})

test('the pages show a window with gaps beyond five', async ({ page }) => {
  await open(page, '/products')
  const row = page.getByRole('navigation', { name: 'Pages' })
  await expect(row.getByRole('listitem').filter({ hasText: /./ })).toHaveText(['1', '2', '3', '4', '…', /^\d+$/])
  const last = Number(await row.getByRole('link', { name: /^Page/ }).last().textContent())
  await open(page, '/products?page=9')
  await expect(row.getByRole('listitem').filter({ hasText: /./ })).toHaveText([
    '1',
    '…',
    '8',
    '9',
    '10',
    '…',
    String(last),
  ])
  await row.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/products?page=10')
  await row.getByRole('link', { name: 'Previous page' }).click()
  await expect(row.getByRole('link', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page')
  await open(page, '/products?categoryId=bearings')
  await expect(row.getByRole('link', { name: /^Page/ })).toHaveText(['1', '2'])
})

test('the price boxes take digits and commas, wait half a second, and put min below max when they are left', async ({
  page,
}) => {
  await stopClock(page)
  await open(page, '/products')
  const min = page.getByRole('textbox', { name: 'Minimum price' })
  const max = page.getByRole('textbox', { name: 'Maximum price' })
  await min.pressSequentially('x1y,0z00')
  await expect(min).toHaveValue('1,000')
  await page.clock.runFor(490)
  await expect(page).toHaveURL('/products')
  await page.clock.runFor(20)
  await expect(page).toHaveURL('/products?minPrice=1000')
  await expect(chips(page).getByRole('link').first()).toHaveText('From ₹1,000')
  await max.fill('5000')
  await max.blur()
  await expect(page).toHaveURL('/products?minPrice=1000&maxPrice=5000')
  await expect(max).toHaveValue('5,000')
  await expect(chips(page).getByRole('link').first()).toHaveText('₹1,000 to ₹5,000')
  await min.fill('9000')
  await page.clock.runFor(600)
  await expect(page).toHaveURL('/products?minPrice=1000&maxPrice=5000')
  await min.blur()
  await expect(min).toHaveValue('5,000')
  await expect(page).toHaveURL('/products?minPrice=5000&maxPrice=5000')
  await max.fill('')
  await max.pressSequentially('Any')
  await max.blur()
  await expect(page).toHaveURL('/products?minPrice=5000')
  await min.fill('')
  await min.blur()
  await expect(page).toHaveURL('/products')

  const slider = page.getByRole('slider', { name: 'Price range, to' })
  await expect(slider).toHaveAttribute('max', '100000')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Any')
  await slider.press('ArrowLeft')
  await expect(max).toHaveValue('99,900')
  await page.clock.runFor(510)
  await expect(page).toHaveURL('/products?maxPrice=99900')
  await slider.press('End')
  await page.clock.runFor(510)
  await expect(page).toHaveURL('/products')
})

test('what is typed or chosen while an earlier price is taken over stays', async ({ page }) => {
  await stopClock(page)
  await open(page, '/products')
  const max = page.getByRole('textbox', { name: 'Maximum price' })
  await page.getByRole('textbox', { name: 'Minimum price' }).fill('50')
  await max.fill('5000')
  await expect(chips(page).getByRole('link').first()).toHaveText('From ₹50')
  await expect(max).toHaveValue('5000')
  await max.blur()
  await expect(page).toHaveURL('/products?minPrice=50&maxPrice=5000')
  await page.goBack()
  await expect(max).toHaveValue('')
  await page.goForward()
  await expect(max).toHaveValue('5,000')
})

test('a list that fails is asked for once more after a second, then offers to reload', async ({ page, journey }) => {
  journey.allow(/answer (500|503)|request failed: GET .*get-products/)
  let calls: number[] = []
  const failFirst = (times: number) => {
    calls = []
    return onCall(page, products, (route) => {
      calls.push(performance.now())
      const failed = { status: 500, json: { success: false, code: 'internal', message: 'Something else' } }
      return calls.length <= times ? route.fulfill(failed) : route.continue()
    })
  }
  const expectTwoCalls = () => {
    const [first = 0, second = 0] = calls
    expect(calls).toHaveLength(2)
    expect(second - first).toBeGreaterThan(990)
  }
  await test.step('which helps', async () => {
    await failFirst(1)
    await open(page, '/terms')
    await strip(page).getByRole('link', { name: 'Welding' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expectTwoCalls()
  })
  await test.step('or not: then the page can be reloaded', async () => {
    await failFirst(99)
    await open(page, '/terms')
    await strip(page).getByRole('link', { name: 'Safety' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Server error while fetching products. Please try again later.')
    expectTwoCalls()
    await restoreCall(page, products)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(title(page)).toHaveText('Safety')
  })
  for (const [breakIt, text] of [
    [() => cutCall(page, products), 'Unable to connect to server. Please check your internet connection.'],
    [() => failCall(page, products, 503, 'The shop is closing'), 'The shop is closing'],
  ] as const) {
    await breakIt()
    await open(page, '/terms')
    await strip(page).getByRole('link', { name: 'Fasteners' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text)
  }
})

test('while the list is on its way its place is kept, and afterwards nothing turns', async ({ page }) => {
  const held = await holdCall(page, products)
  await open(page, '/terms')
  await strip(page).getByRole('link', { name: 'Welding' }).click()
  await expect(page.getByText('Loading products')).toBeAttached()
  held.release()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Loading products')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('on phones the filters open in a window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/products?categoryId=bearings')
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('link', { name: 'Ball Bearings' }).click()
  await expect(page).toHaveURL(/subcategoryId=ball-bearings/)
  await filters.getByRole('button', { name: /^Show \d+ products?/ }).click()
  await expect(filters).toBeHidden()
  await expect(title(page)).toHaveText('Ball Bearings')
})

test('where both thumbs of the price slider stand at the upper end, the lower bound can be taken down', async ({
  page,
}) => {
  await open(page, '/products?minPrice=100000')
  const lower = page.getByRole('slider', { name: 'Price range, from' })
  await lower.scrollIntoViewIfNeeded()
  const box = await lower.boundingBox()
  if (!box) throw new Error('there is no slider')
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(page).toHaveURL(/minPrice=[4-6]\d{4}$/)
})

test('a price that is typed counts where a category or a chip is pressed in the same go', async ({ page }) => {
  await open(page, '/products?labelId=best-sellers')
  const min = page.getByRole('textbox', { name: 'Minimum price' })
  await min.fill('50')
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Bearings' }).click()
  await expect(page).toHaveURL('/products?categoryId=bearings&labelId=best-sellers&minPrice=50')
  await min.fill('60')
  await page.getByRole('link', { name: 'Remove filter Best Sellers' }).click()
  await expect(page).toHaveURL('/products?categoryId=bearings&minPrice=60')
})
