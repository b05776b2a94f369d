import type { Locator, Page } from '@playwright/test'
import { expect, open, stopClock, test } from './journey.ts'

const rows = [
  { name: 'the hero', path: '/', region: 'Featured' },
  { name: 'the banners of the list', path: '/products', region: 'Brands and offers' },
]

for (const { name, path, region } of rows) {
  test(`${name}: a slide stays where it was paused, also when pointer and focus have left, until it is started`, async ({
    page,
  }) => {
    await stopClock(page)
    await open(page, path)
    const carousel = page.getByRole('region', { name: region })
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await leave(page)
    await page.clock.runFor(60_000)
    expect(await slideInView(carousel)).toBe(0)
    await carousel.getByRole('button', { name: 'Play' }).click()
    await leave(page)
    await page.clock.runFor(5_000)
    await expect.poll(() => slideInView(carousel)).toBeGreaterThan(0)
  })
}

test('offers stay where they were paused, also when pointer and focus have left', async ({ page }) => {
  await stopClock(page)
  await open(page, '/')
  const rotation = page.locator('div:has(> article)')
  const shown = rotation.locator('article:not([inert])').getByRole('heading')
  const first = (await shown.textContent()) ?? ''
  await rotation.getByRole('button', { name: 'Pause' }).click()
  await leave(page)
  await page.clock.runFor(60_000)
  await expect(shown).toHaveText(first)
})

test('nothing moves by itself, and nothing has to be paused, where less motion is wished', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  await open(page, '/')
  await page.clock.runFor(60_000)
  expect(await slideInView(page.getByRole('region', { name: 'Featured' }))).toBe(0)
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
})

/** Neither pointer nor focus holds anything any more. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

function slideInView(carousel: Locator): Promise<number> {
  const row = carousel.getByRole('list').first()
  return row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
}
