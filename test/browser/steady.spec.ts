import type { Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

// Fonts and data come late, as on a slow connection: what is there already must stay where it is.
test.use({ viewport: { width: 360, height: 740 } })
// Many pages, one after the other.
test.slow()

test('pages stay still while fonts and pictures come', async ({ page, journey }) => {
  journey.allow(/answer 404/)
  await countShifts(page)
  for (const path of [
    '/',
    '/products',
    '/products/angle-grinder',
    '/login',
    '/signup',
    '/payment-success',
    '/nowhere',
  ]) {
    await expectStill(page, path)
  }
})

test('the cart and the account stay still while they load', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('POST', '/order/placeOrder', { address: { ...kozhikode, save: true } })
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'road-safety-cone-750mm', quantity: 1 })
  await shopper.signIn(page)
  await countShifts(page)
  const account = [
    'personal-info',
    'saved-address',
    'firms',
    'order-history',
    'usual-items',
    'statement',
    'help-support',
  ]
  for (const path of ['/cart', ...account.map((tab) => `/profile?tab=${tab}`)]) await expectStill(page, path)
})

/** Opens a page whose font comes only when it is alive; then nothing may have moved by more than a hair (CLS under 0.02). */
async function expectStill(page: Page, path: string): Promise<void> {
  let comeNow = () => {}
  const late = new Promise<void>((resolve) => {
    comeNow = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await late
    await route.continue()
  })
  await open(page, path)
  await expect(page.getByRole('main').getByRole('status', { name: /Loading|Checking/ })).toHaveCount(0)
  comeNow()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  expect.soft(await page.evaluate(shiftsSoFar), path).toBeLessThan(0.02)
  await page.unroute('**/*.woff2')
}

/** Begins to count at the start of every page. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput } of entries as (PerformanceEntry & Shift)[]) {
        if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value
      }
    }
    window.shiftObserver = new PerformanceObserver((list) => count(list.getEntries()))
    window.shiftObserver.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Runs in the page, after the next two frames have been drawn. */
function shiftsSoFar(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifted ?? 0))))
  })
}

type Shift = { value: number; hadRecentInput: boolean }

declare global {
  interface Window {
    shifted?: number
    shiftObserver?: PerformanceObserver
  }
}
