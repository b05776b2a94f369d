import type { Page } from '@playwright/test'
import { failCall, onCall } from './calls.ts'
import { expect, open, stopClock, test } from './journey.ts'

const offers = [
  'Pay online, pay less',
  'Clearance sale',
  'Big order, ₹1,500 off',
  'A-section belts below MRP',
  'Welcome, 10% off',
]

test('the hero moves on every two seconds until it is paused, and leads to the products', async ({ page }) => {
  await openWithStoppedClock(page)
  const hero = page.getByRole('region', { name: 'Featured' })
  const slides = await hero.getByRole('listitem').count()
  expect(slides).toBeGreaterThan(1)
  const row = hero.getByRole('list').first()
  await row.evaluate((list) => {
    list.dataset.arrivals = '0'
    list.addEventListener('scrollend', () => {
      list.dataset.arrivals = String(Number(list.dataset.arrivals) + 1)
    })
  })
  for (let turn = 1; turn <= slides + 1; turn++) {
    await page.clock.runFor(2_000)
    await expect(row).toHaveAttribute('data-arrivals', String(turn))
    expect(await slideInView(page)).toBe(turn % slides)
  }
  await hero.getByRole('button', { name: 'Pause' }).click()
  const stays = await slideInView(page)
  await page.clock.runFor(10_000)
  expect(await slideInView(page)).toBe(stays)
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible()
  await hero.getByRole('listitem').nth(stays).getByRole('link').click()
  await expect(page).toHaveURL(/\/products/)
})

test('the hero shows the banners that are for it, each a way to the products', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/banner')).json()
  const meant = data.filter((banner: { bannerFor: string }) => banner.bannerFor === 'hero')
  expect(meant.length).toBeLessThan(data.length)
  await open(page, '/')
  const slides = page.getByRole('region', { name: 'Featured' }).locator('li')
  const shown = await slides.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  expect(shown).toEqual(meant.map((banner: { alt: string }) => banner.alt))
  const ways = await slides.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(ways).toHaveLength(meant.length)
  for (const way of ways) expect(way).toMatch(/^\/products/)
})

test('offers take turns every five seconds, over and over', async ({ page }) => {
  await openWithStoppedClock(page)
  // Those whose turn it is not lie below it, inert.
  const shown = page.locator('article:not([inert])').filter({ hasText: 'Use this offer' }).getByRole('heading')
  for (let turn = 1; turn <= offers.length; turn++) {
    await page.clock.runFor(4_900)
    await expect(shown).toHaveText(offers[turn - 1] ?? '')
    await page.clock.runFor(100)
    await expect(shown).toHaveText(offers[turn % offers.length] ?? '')
  }
  const cut = page.getByRole('article').filter({ hasText: 'The belt that drives wet grinders' }).locator('p').last()
  const text = (await cut.textContent()) ?? ''
  expect(text.endsWith('…')).toBe(true)
  expect(text.length).toBeLessThanOrEqual(301)
})

test('offers say so where there are none or they cannot be loaded', async ({ page, journey }) => {
  journey.allow(/answer 500/)
  const goHome = () => page.getByRole('link', { name: 'Beypore Mill Store, home page' }).click()
  await open(page, '/terms')
  await failCall(page, '/offerBanner', 500)
  await goHome()
  await expect(page.getByText('Error loading offers')).toBeVisible()
  await open(page, '/terms')
  await onCall(page, '/offerBanner', (route) => route.fulfill({ json: { success: true, data: [] } }))
  await goHome()
  await expect(page.getByText('No offers available')).toBeVisible()
})

test('the home page leads to categories and labels', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  for (const [link, heading, state] of [
    ['Welding', 'Welding', { selectedCategory: { id: 'welding', name: 'Welding' } }],
    ['See all: Trending Collections', 'Trending', { selectedLabel: { id: 'trending', name: 'Trending' } }],
    ['See all: Best Sellers', 'Best Sellers', { selectedLabel: { id: 'best-sellers', name: 'Best Sellers' } }],
    ['See all', 'Clearance sale', { selectedLabel: { id: 'clearance-sale', name: 'Clearance sale' } }],
  ] as const) {
    await main.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await page.evaluate(() => history.state.usr)).toEqual(state)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Shop By Category' })).toBeVisible()
  }
  const long = main.getByRole('article').getByRole('link', { name: '…' }).first()
  await expect(long).toHaveText(/^.{10,20}…$/)
})

test('the rest of the page is laid out once it has loaded, without a scroll', async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('heading', { level: 2, name: 'Special Offers' })
  const isLaidOut = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('nothing moves by itself where less motion is wished', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStoppedClock(page)
  expect(await slideInView(page)).toBe(0)
  await page.clock.runFor(10_000)
  expect(await slideInView(page)).toBe(0)
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
})

/** The home page whose time only moves when the test moves it. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await stopClock(page)
  await open(page, '/')
}

const slideInView = (page: Page) =>
  page
    .getByRole('region', { name: 'Featured' })
    .getByRole('list')
    .first()
    .evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))
