import type { Browser, Page } from '@playwright/test'
import { median } from './measure.ts'

/** The waiting times of a visitor with a slow phone, in milliseconds; the layout shift has no unit. */
export interface PageFigures {
  path: string
  largestPaint: number
  /** From the navigation to a page that answers a press: React has it. */
  answers: number
  blocked: number
  shift: number
  /** Bytes over the wire until the page was still. */
  bytes: number
  requests: number
}

/** A phone four times slower than this machine, on 1.6 Mbit/s with round trips of 150 ms. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWED = 4
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Carousels move on after 2 s: what they paint then is not the page's first picture. */
const STILL_MS = 1500

/** A new visitor's first look at a page: medians over the rounds. */
export async function measurePage(browser: Browser, url: string, rounds: number): Promise<PageFigures> {
  const all: PageFigures[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await firstLook(browser, url))
  const of = (pick: (figures: PageFigures) => number) => median(all.map(pick))
  return {
    path: new URL(url).pathname,
    largestPaint: of((each) => each.largestPaint),
    answers: of((each) => each.answers),
    blocked: of((each) => each.blocked),
    shift: of((each) => each.shift),
    bytes: of((each) => each.bytes),
    requests: of((each) => each.requests),
  }
}

async function firstLook(browser: Browser, url: string): Promise<PageFigures> {
  const { page, wire, close } = await openSlowPage(browser)
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.locator('#root[data-alive]').waitFor({ state: 'attached' })
    await page.waitForTimeout(STILL_MS)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    return { path: url, ...seen, ...wire }
  } finally {
    await close()
  }
}

type Seen = { largestPaint: number; answers: number; blocked: number; shift: number }

/**
 * Runs in the page, before everything else. Blocked is what tasks take beyond 50 ms from the first contentful paint on, as
 * total blocking time is defined and Lighthouse counts it.
 */
function watch(): void {
  const seen: Seen = { largestPaint: 0, answers: 0, blocked: 0, shift: 0 }
  ;(globalThis as unknown as { seen: Seen }).seen = seen
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  new MutationObserver((_, alive) => {
    if (!document.querySelector('#root[data-alive]')) return
    seen.answers = performance.now()
    alive.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['data-alive'] })
  observe('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const from = Math.max(startTime, painted?.startTime ?? Number.POSITIVE_INFINITY)
    seen.blocked += Math.max(0, startTime + duration - from - 50)
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}

async function openSlowPage(browser: Browser) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  const wire = { bytes: 0, requests: 0 }
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength
    wire.requests += 1
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowNetwork)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
  return { page, wire, close: () => context.close() }
}

/** Milliseconds from a tap on a product, which was touched a moment before, until its page stands. */
export async function measureNextPage(browser: Browser, listingUrl: string, rounds: number): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openSlowPage(browser)
    try {
      await page.goto(listingUrl, { waitUntil: 'networkidle' })
      all.push(await tapTouched(page))
    } finally {
      await close()
    }
  }
  return median(all)
}

async function tapTouched(page: Page): Promise<number> {
  const link = page.locator('main a[href^="/products/"]').nth(1)
  await link.scrollIntoViewIfNeeded()
  await link.dispatchEvent('touchstart')
  await link.hover()
  await page.waitForLoadState('networkidle')
  return link.evaluate((element) => {
    const began = performance.now()
    const stands = () => location.pathname !== '/products' && document.querySelector('main h1') !== null
    return new Promise<number>((resolve) => {
      const look = () => (stands() ? resolve(performance.now() - began) : requestAnimationFrame(look))
      ;(element as HTMLElement).click()
      requestAnimationFrame(look)
    })
  })
}
