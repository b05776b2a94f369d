import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { breakOff, cutCall, expectNothingTurning, failCall, holdCall, onCall, restoreCall } from './calls.ts'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const noConnection = 'Unable to connect to server. Please check your internet connection.'
const bearing = 'ball-bearing-6204-2rs'

/** Something that a page shows and that has to be loaded. */
interface Part {
  name: string
  path: string
  go: (page: Page) => Promise<unknown>
  /** Text shown while it loads. */
  loading: string
  /** Returns the element shown once it has loaded. */
  there: (page: Page) => ReturnType<Page['locator']>
  /** Messages of a failure: without a reason of the server's, with one, and without a connection. */
  says: { bare: string; reason?: string; cut?: string }
}

const parts: Part[] = [
  {
    name: 'the cart',
    path: '/cart/get-cart',
    go: (page) => open(page, '/cart'),
    loading: 'Loading your cart',
    there: (page) => page.getByRole('list', { name: 'Items in your cart' }),
    says: { bare: 'An unexpected error occurred', reason: 'A reason', cut: noConnection },
  },
  {
    name: 'the coupons',
    path: '/coupon',
    go: (page) => open(page, '/cart'),
    loading: 'Updating your cart',
    there: (page) => page.getByRole('button', { name: /^Choose MILL5/ }),
    says: { bare: 'The coupons could not be loaded.' },
  },
  {
    name: 'the orders',
    path: '/order/get-user-orders',
    go: (page) => open(page, '/profile?tab=order-history'),
    loading: 'Loading your orders',
    there: (page) => page.getByRole('heading', { name: 'No orders yet' }),
    says: { bare: 'Failed to get order history', reason: 'A reason', cut: noConnection },
  },
  {
    name: 'the account',
    path: '/user/check-user',
    go: (page) => open(page, '/profile'),
    loading: 'Checking who is signed in',
    there: (page) => page.getByRole('heading', { name: 'Personal Info' }),
    says: { bare: 'Failed to check auth', reason: 'A reason', cut: noConnection },
  },
  {
    name: 'the list',
    path: '/product/get-products',
    go: (page) => viaStrip(page),
    loading: 'Loading products',
    there: (page) => page.getByRole('main').getByRole('article').first(),
    says: { bare: 'Server error while fetching products. Please try again later.', cut: noConnection },
  },
  {
    name: 'a product',
    path: '/product/get-product/{id}',
    go: async (page) => {
      await open(page, '/products?categoryId=bearings&labelId=best-sellers')
      await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2R…' }).click()
    },
    loading: 'Loading the product',
    there: (page) => page.getByRole('heading', { level: 1, name: 'Ball Bearing 6204-2RS' }),
    says: { bare: 'Something went wrong while loading this product.', reason: 'A reason', cut: noConnection },
  },
  {
    name: 'the search index',
    path: '/product/search-index',
    go: async (page) => {
      await open(page, '/terms')
      await page.getByPlaceholder('What are you looking for?').fill('6204')
    },
    loading: 'Loading the catalogue',
    there: (page) => page.getByRole('option').first(),
    says: { bare: 'Something went wrong', reason: 'A reason', cut: noConnection },
  },
]

for (const part of someOf(parts)) {
  const { path, says } = part
  test(`${part.name} on its way: its place is kept, and nothing turns once it is there`, async ({ page, request }) => {
    await (await newShopper(request, [bearing])).signIn(page)
    const late = await holdCall(page, path)
    await part.go(page)
    await expect(page.getByText(part.loading).first()).toBeAttached()
    await expect(part.there(page)).toHaveCount(0)
    late.release()
    await expect(part.there(page)).toBeVisible()
    await expectNothingTurning(page)
    await expect(page.getByText(part.loading)).toHaveCount(0)
  })

  test(`${part.name} that fails, breaks off or is cut says so, and nothing keeps turning`, async ({
    page,
    request,
    journey,
  }) => {
    test.slow()
    journey.allow(/answer (429|500)|request failed: GET|console: /)
    await (await newShopper(request, [bearing])).signIn(page)
    for (const [breakIt, text] of [
      [() => failCall(page, path, 500), says.bare],
      [() => failCall(page, path, 429, 'A reason'), says.reason ?? (part.name === 'the list' ? 'A reason' : says.bare)],
      [() => breakOff(page, path), says.bare],
      [() => cutCall(page, path), says.cut ?? says.bare],
    ] as const) {
      await breakIt()
      await part.go(page)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectNothingTurning(page)
    }
    await restoreCall(page, path)
    await part.go(page)
    await expect(part.there(page)).toBeVisible()
  })
}

test('an answer that comes an hour late is taken: there is no timeout', async ({ page, request }) => {
  await (await newShopper(request, [bearing])).signIn(page)
  await page.addInitScript(() => {
    const limit = AbortSignal.timeout
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset.limited = String(ms)
      return limit.call(AbortSignal, ms)
    }
  })
  await page.clock.install()
  const late = await holdCall(page, '/cart/get-cart')
  await open(page, '/cart')
  await expect(page.getByText('Loading your cart').first()).toBeAttached()
  await page.clock.fastForward('01:00:00')
  await expect(page.getByText('Loading your cart').first()).toBeAttached()
  late.release()
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-limited')
  expect(late.count()).toBe(1)
})

test('an answer that breaks off in the middle is as none', async ({ page, request, journey }) => {
  journey.allow(/request failed: GET|console: /)
  await (await newShopper(request, [bearing])).signIn(page)
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"success":true,"data":', () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await onCall(page, '/order/get-user-orders', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  await open(page, '/profile?tab=order-history')
  await expect(page.getByText(noConnection).first()).toBeVisible()
  server.close()
})

async function viaStrip(page: Page): Promise<void> {
  await open(page, '/terms')
  await page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link', { name: 'Welding' }).click()
}
