import type { Page } from '@playwright/test'
import { onCall } from './calls.ts'
import { expect, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

// Cumulative layout shift as browsers count it, on a line with 6 Mbit/s and 60 ms: less than 0.02 on every page.
const MOST = 0.02
const WIDTHS = [1280, 390]

for (const path of [
  '/',
  '/products',
  '/products?categoryId=bearings&minPrice=100&sort=price-low',
  '/products/angle-grinder',
  '/login',
  '/signup',
  '/terms',
  '/payment-success',
  '/nowhere',
]) {
  test(`nothing moves while ${path} comes, nor when it is scrolled`, async ({ page, journey }) => {
    journey.allow(/answer 404/)
    await throttle(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      await expectStill(page, `${path} at ${width} px`)
    }
  })
}

test('nothing moves on the pages of a shopper', async ({ page, request }) => {
  test.slow()
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'impact-drill-13mm-650w', quantity: 1 })
  await shopper.signIn(page)
  await throttle(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, there] of [
      ['/cart', 'MILL5'],
      ['/profile', 'Save changes'],
      ['/profile?tab=saved-address', 'Beypore Road'],
      ['/profile?tab=order-history', 'Track & Manage'],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('main').getByText(there).first()).toBeAttached()
      await expectStill(page, `${path} at ${width} px`)
    }
  }
})

test('nothing moves when what a link leads to comes late', async ({ page }) => {
  // Shifts within half a second of a click are not counted: the answers come after that.
  for (const path of ['/product/get-products', '/product/get-product/{id}', '/offerBanner', '/banner']) {
    await onCall(page, path, async (route) => {
      const answer = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.fulfill({ response: answer })
    })
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/terms')
    await page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link', { name: 'Bearings' }).click()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    await cards.getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Beypore Mill Store, home page' }).click()
    await expect(page.getByText('Use this offer').first()).toBeAttached()
    await expectStill(page, `at ${width} px`)
  }
})

test('what moves is noticed', async ({ page }) => {
  await throttle(page)
  await open(page, '/terms')
  await page.evaluate(() => {
    const wedge = document.createElement('div')
    wedge.style.height = '14rem'
    document.body.prepend(wedge)
  })
  await expect.poll(async () => (await shifts(page)).sum).toBeGreaterThan(MOST)
})

/** A slow line, and a count of what moves on every page that is opened from now on. */
async function throttle(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const bytes = (6 * 1024 * 1024) / 8
  const line = { offline: false, latency: 60, downloadThroughput: bytes, uploadThroughput: bytes }
  await client.send('Network.emulateNetworkConditions', line)
}

/** Scrolls down to the end; less than the bound has moved since the page was opened. */
async function expectStill(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
  const { sum, moved } = await shifts(page)
  expect.soft(sum, `${what}, where this has moved:\n${moved.join('\n')}`).toBeLessThan(MOST)
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Returns the layout shift of this page since it was opened, and what moved. */
function shifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // What is buffered has been handed over after two frames.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    entries.push(...observer.takeRecords())
    observer.disconnect()
    const counted = (entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)
    const moved = counted.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [JSON.stringify(previousRect), JSON.stringify(currentRect)]
        return `${value.toFixed(4)} ${node?.outerHTML?.slice(0, 120)} ${from} ${to}`
      }),
    )
    return { sum: counted.reduce((sum, { value }) => sum + value, 0), moved }
  })
}
