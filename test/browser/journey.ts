import { test as base, expect, type Page } from '@playwright/test'

type Journey = {
  /** Faults of this page that the test expects, such as a refused sign-in: `allow(/401/)`. */
  allow: (fault: RegExp) => void
}

/**
 * Write journeys with this `test`: anything that the browser complains of fails it. That is errors on the console,
 * uncaught exceptions, requests that fail or are answered with 4xx or 5xx, and violations of the content security policy.
 */
export const test = base.extend<{ journey: Journey }>({
  // the shop's worker would answer before a test can: offline.spec.ts lets it in
  serviceWorkers: 'block',
  journey: [
    async ({ context }, use, info) => {
      const faults: string[] = []
      const allowed: RegExp[] = []
      context.on('page', (page) => watch(page, (fault) => faults.push(fault)))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await use({ allow: (fault) => void allowed.push(fault) })
      // A call that is being answered by the test when it ends has nobody to tell.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      if (info.status === info.expectedStatus) expect(unexpected, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens a page of the shop and waits until it is alive: React has taken the server's page over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await alive(page)
}

/** Waits until React has taken over a page that was loaded: a click before that would be lost. */
export async function alive(page: Page): Promise<void> {
  await page.locator('#root[data-alive]').waitFor({ state: 'attached' })
}

/** From the next page on, time in the page only moves when the test moves it: `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}

/** The toast with exactly this text is seen. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText(text, { exact: true }).last()).toBeVisible()
}

/** The toast with exactly this text is seen; it is closed, so that the next one is another. */
export async function takeToast(page: Page, text: string): Promise<void> {
  await expectToast(page, text)
  const toasts = page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]').filter({ hasText: text })
  const before = await toasts.count()
  await toasts.last().getByRole('button', { name: 'Close' }).click()
  await expect(toasts).toHaveCount(before - 1)
}

/** The figures on the cart in the header. */
export const cartBadge = (page: Page) => page.getByRole('banner').locator('[data-cart-badge]')

/** The browser gives requests up itself when a page is left. */
const GIVEN_UP = /net::ERR_ABORTED/

function watch(page: Page, tell: (fault: string) => void): void {
  page.on('console', (message) => {
    // The status of a failed answer is told below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      tell(`console: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => tell(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!GIVEN_UP.test(reason)) tell(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) tell(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
}
