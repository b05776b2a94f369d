import type { Page } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { officeUrl, openOffice, signInStaff } from './office.ts'
import { kozhikode, newShopper } from './shopper.ts'

test.use({ serviceWorkers: 'allow' })
// one after the other: each hears the orders that the others place
test.describe.configure({ mode: 'default' })

const widths = someOf([360, 768, 1440])
const bearing = 'ball-bearing-6204-2rs'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Nothing that axe finds, nothing beyond the edge. Keeps a picture. */
async function expectWell(page: Page, name: string, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
}

/** Counts the notes that a page plays. */
async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    const counted = window as unknown as { notes: number }
    counted.notes = 0
    OscillatorNode.prototype.start = function (...at) {
      counted.notes += 1
      start.apply(this, at)
    }
  })
  return () => page.evaluate(() => (window as unknown as { notes: number }).notes)
}

test('a placed order is heard in an open office, once in the whole browser, without a reload', async ({
  context,
  request,
}) => {
  await signInStaff(context, ['counter'])
  const tabs = [await context.newPage(), await context.newPage()]
  const notes = await Promise.all(tabs.map(countNotes))
  const streams: string[] = []
  context.on('request', (asked) => {
    if (asked.url().endsWith('/live')) streams.push(asked.url())
  })
  for (const tab of tabs) {
    await openOffice(tab, '/alerts')
    // one press, as browsers want it before they play anything
    await tab.getByRole('heading', { level: 1, name: 'Notifications' }).click()
    await expect(tab.getByText('Click anywhere on the page to allow sound.')).toHaveCount(0)
  }
  const shopper = await newShopper(request, [bearing])
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  for (const tab of tabs) await expect(tab.getByText('New order received')).toBeVisible()
  const rung = async () => (await Promise.all(notes.map((count) => count()))).reduce((sum, count) => sum + count, 0)
  await expect.poll(rung).toBe(2)
  expect(streams).toHaveLength(1)

  // the tab that had the stream is closed: another one takes it over
  await tabs[0]?.close()
  await expect.poll(() => streams.length).toBe(2)
  await shopper.call('POST', '/cart/add-to-cart', { productId: bearing, quantity: 1 })
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await expect.poll(() => notes[1]?.()).toBeGreaterThanOrEqual(2)
})

test('a browser that was not pressed yet says that it was silent, and rings once it was', async ({
  page,
  context,
  request,
}) => {
  await signInStaff(context, ['counter'])
  const notes = await countNotes(page)
  await page.addInitScript(() => {
    // a browser that waits for a press, as all do outside of tests
    const press = { done: false }
    window.addEventListener('pointerdown', () => Boolean(Object.assign(press, { done: true })), true)
    const { prototype } = AudioContext
    Object.defineProperty(prototype, 'state', { get: () => (press.done ? 'running' : 'suspended') })
    prototype.resume = async () => {}
  })
  await openOffice(page, '/')
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/office/v1/alerts`).length))
    .toBe(1)
  const shopper = await newShopper(request, [bearing])
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  const ring = page.getByRole('button', { name: 'Turn on sound' })
  await expect(ring).toBeVisible()
  expect(await notes()).toBe(0)
  // the press takes the button away before it is a click
  await ring.hover()
  await page.mouse.down()
  await page.mouse.up()
  await expect(ring).toHaveCount(0)
  await expect.poll(notes).toBe(2)
})

test('everybody chooses what they are told, and how', async ({ page, context }) => {
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, '/alerts')
    await expect(page.getByRole('heading', { name: 'New order', exact: true })).toBeVisible()
    await expectWell(page, 'alerts', width)
  }
  const mail = page.getByRole('checkbox', { name: 'Email: new order' })
  await expect(mail).toBeChecked()
  await mail.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Turn on quiet hours' }).check()
  await page.getByLabel('Until').fill('06:30')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(page.getByRole('button', { name: 'Save quiet hours' })).toBeDisabled()
  await page.reload()
  await expect(mail).not.toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue('22:00')
  await expect(page.getByLabel('Until')).toHaveValue('06:30')
  await page.getByRole('button', { name: 'Send test email' }).click()
  await expect(page.getByText('Test sent')).toBeVisible()
  // the news of it come by themselves, or with the next look
  await expect(page.getByText(/^Last sent/)).toBeVisible({ timeout: 30_000 })
})

test('a choice that cannot be saved is taken back and said', async ({ page, context, journey }) => {
  journey.allow(/answer 503/)
  await signInStaff(context, ['packer'])
  await openOffice(page, '/alerts')
  await page.route('**/api/office/v1/alerts', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  const push = page.getByRole('checkbox', { name: 'Push: new order' })
  await push.click()
  await expect(page.getByText('Your settings could not be saved')).toBeVisible()
  await expect(push).not.toBeChecked()
})

test('push is turned on and off in this browser, by its service worker', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.addInitScript(pretendPushService)
  await openOffice(page, '/alerts')
  await page.getByRole('button', { name: 'Turn on push' }).click()
  await expect(page.getByText('Push turned on')).toBeVisible()
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
  await page.screenshot({ path: 'test-results/alerts-push-on.png', fullPage: true })
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL))).toBe(
    `${officeUrl}/sw.js`,
  )
  await page.getByRole('button', { name: 'Turn off push' }).click()
  await expect(page.getByText('Push turned off')).toBeVisible()
})

/** Runs in the page: a push service takes this browser, as one does outside of tests. */
function pretendPushService(): void {
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
  const point = bytes('BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4=')
  const present: { subscription: object | null } = { subscription: null }
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
    options: { applicationServerKey: null },
    getKey: (name: string) => (name === 'p256dh' ? point : new ArrayBuffer(16)),
    unsubscribe: async () => {
      present.subscription = null
    },
  }
  PushManager.prototype.getSubscription = async () => present.subscription as PushSubscription | null
  PushManager.prototype.subscribe = async () => {
    present.subscription = subscription
    return subscription as unknown as PushSubscription
  }
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
}

test('the service worker is a file of the office’s own, under its policy', async ({ page, context, request }) => {
  await signInStaff(context, ['packer'])
  await openOffice(page, '/')
  const headers = await page.evaluate(async () => Object.fromEntries((await fetch('/sw.js')).headers))
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  // the shop has one of its own: what runs on one host is not on the other
  const [office, shop] = [await page.evaluate(async () => (await fetch('/sw.js')).text()), await request.get('/sw.js')]
  expect(office).toContain('showNotification')
  expect(await shop.text()).not.toContain('showNotification')
})
