import { expect, test } from '@playwright/test'
import { home } from '../../src/shared/copy/home.ts'
import { homePageCopy as copy } from '../../src/shared/copy/office/home-page.ts'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

test('the parts of the home page are listed in its order, and open where they are edited', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const seen = await page.getByRole('heading', { level: 2 }).allTextContents()
  await signInStaff(context, ['owner'])
  await openOffice(page, '/home-page')
  const parts = page.getByRole('list', { name: copy.list })
  await expect(parts).toBeVisible()
  const titles = await parts.getByRole('link').allTextContents()
  const shared = [home.shopByCategory, home.clearance, home.trending, home.bestSellers, home.offers]
  expect(seen.filter((title) => shared.some((each) => each === title))).toEqual(shared)
  expect(titles.filter((title) => shared.some((each) => each === title))).toEqual(shared)
  await expect(parts.getByRole('listitem').filter({ hasText: home.trending })).toContainText(/\d+ products/)
  await expect(parts.getByRole('listitem').filter({ hasText: home.shopByCategory })).toContainText(/\d+ live/)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `test-results/home-page-${width}.png` })
  }
  expect(await axeViolations(page)).toEqual([])
  for (const title of titles) {
    await parts.getByRole('link', { name: title, exact: true }).click()
    await expect(parts).toBeHidden()
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(parts).toBeVisible()
  }
})
