import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { onCall } from './calls.ts'
import { alive, expect, open, test } from './journey.ts'

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
/** The choices of a facet, in the sidebar or in the sheet. */
const facet = (within: Locator, name: string) => within.locator('details.facet').filter({ hasText: name }).first()
const chosenCategory = (page: Page) => sidebar(page).getByRole('link', { name: /^Bearings/ })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

/** Returns the number of results that a choice shows. */
async function countOf(choice: Locator): Promise<number> {
  return Number((await choice.locator('.choice-count').textContent())?.replaceAll(',', ''))
}
const expectTotal = (page: Page, count: number) =>
  expect(
    page.getByRole('main').getByText(count === 1 ? '1 product' : `${count} products`, { exact: true }),
  ).toBeVisible()

test('a choice leads to as many products as it says, stands in the address, and goes by its chip or by going back', async ({
  page,
}) => {
  await open(page, '/products?categoryId=bearings')
  const seals = facet(sidebar(page), 'Seals')
  await seals.locator('summary').first().click()
  const bore = facet(sidebar(page), 'Bore').getByRole('link', { name: /^20 mm/ })
  const first = await countOf(bore)
  await bore.click()
  await expect(page).toHaveURL('/products?categoryId=bearings&attr.bore=20')
  await expect(bore).toHaveAttribute('aria-current', 'true')
  await expectTotal(page, first)
  await expect(chips(page).getByRole('link')).toHaveText(['Bearings', 'Bore: 20 mm', 'Clear All'])

  const other = facet(sidebar(page), 'Bore').getByRole('link', { name: /^25 mm/ })
  await other.click()
  await expect(page).toHaveURL('/products?categoryId=bearings&attr.bore=20&attr.bore=25')
  const both = await countOf(chosenCategory(page))
  expect(both).toBeGreaterThan(first)
  await expectTotal(page, both)

  // what a facet offers is what is left: no choice leads to nothing
  const choice = facet(sidebar(page), 'Brand').getByRole('link').first()
  const left = await countOf(choice)
  expect(left).toBeGreaterThan(0)
  await choice.click()
  await expectTotal(page, left)
  await expect(page).toHaveURL(/attr\.bore=20&attr\.bore=25&brandId=/)
  await page.reload()
  await alive(page)
  await expectTotal(page, left)
  await expect(chips(page).getByRole('link')).toHaveCount(5)
  await page.goBack()
  await expectTotal(page, both)
  await chips(page).getByRole('link', { name: 'Remove filter Bore: 25 mm' }).click()
  await expectTotal(page, first)
  await chips(page).getByRole('link', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/products')
})

test('a list is sorted by country of origin beside the countries, and the order stands among the others while it holds', async ({
  page,
}) => {
  await open(page, '/products')
  const origin = facet(sidebar(page), 'Country of origin')
  await origin.locator('summary').first().click()
  const imported = origin.getByRole('link', { name: 'Sort: Imported first' })
  await imported.click()
  await expect(page).toHaveURL('/products?sort=imported-first')
  await expect(imported).toHaveAttribute('aria-current', 'true')
  const sort = page.getByLabel('Sort by')
  await expect(sort.locator('option:checked')).toHaveText('Imported first')
  await imported.click()
  await expect(page).toHaveURL('/products')
  await expect(sort.getByRole('option')).toHaveCount(3)
})

test('two choices that are pressed at once both hold', async ({ page }) => {
  await open(page, '/products?categoryId=bearings')
  const links = facet(sidebar(page), 'Bore').getByRole('link')
  const handles = [await links.nth(0).elementHandle(), await links.nth(1).elementHandle()]
  await page.evaluate((both) => {
    for (const link of both) (link as HTMLElement).click()
  }, handles)
  await expect(chips(page).getByRole('link', { name: /Bore/ })).toHaveCount(2)
})

test('what nobody knows is called so, holds nothing, and can be taken away', async ({ page }) => {
  await open(page, '/products?attr.bore=Buy+at+evil.example&attr.no-such=1')
  await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
  await expect(chips(page).getByRole('link')).toHaveText(['Unknown filter', 'Unknown filter', 'Clear All'])
  await expect(page.getByRole('main')).not.toContainText('evil')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await chips(page).getByRole('link', { name: 'Remove filter' }).first().click()
  await chips(page).getByRole('link', { name: 'Remove filter' }).first().click()
  await expect(page).toHaveURL('/products')
})

for (const width of [360, 1440]) {
  test(`of very many values all can be had: found by a part of their name and chosen by keys, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // the list names nine brands of the shop's, as if there were too many; asked for alone, all come, and so does what is chosen
    await onCall(page, '/product/get-products', async (route) => {
      if (/facet=brand|brandId=/.test(route.request().url())) return route.continue()
      const body = await (await route.fetch()).json()
      const cut = body.data.facets.map((each: { key: string; values: object[] }) =>
        each.key === 'brand' ? { ...each, values: each.values.slice(0, 9), more: each.values.length - 9 } : each,
      )
      await route.fulfill({ json: { ...body, data: { ...body.data, facets: cut } } })
    })
    await open(page, '/products?categoryId=bearings')
    await chips(page).getByRole('link', { name: 'Clear All' }).click()
    await expect(page).toHaveURL('/products')
    if (width === 360) await page.getByRole('button', { name: 'Filters' }).click()
    const place = width === 360 ? page.getByRole('dialog', { name: 'Filters' }) : sidebar(page)
    const brands = facet(place, 'Brand')
    const all = brands.getByRole('button', { name: /^Brand: all \d+$/ })
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(9)
    await all.focus()
    await page.keyboard.press('Enter')
    const field = brands.getByRole('searchbox', { name: 'Find in Brand' })
    await expect(field).toBeFocused()
    await expect(brands.getByRole('link')).toHaveCount(count)
    const last = brands.getByRole('link').last()
    const name = (await last.locator('span').nth(1).textContent()) ?? ''
    await page.keyboard.type(name.toUpperCase())
    await expect(brands.getByRole('link')).toHaveCount(1)
    await expect(brands.getByRole('status')).toHaveText('1 choice')
    const violations = await axeViolations(page)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
    const left = await countOf(last)
    await page.keyboard.press('Tab')
    await expect(last).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/brandId=/)
    await expect(last).toHaveAttribute('aria-current', 'true')
    await expect(last).toBeFocused()
    await field.fill('zzzz')
    await expect(brands.getByRole('status')).toHaveText('No choice has “zzzz” in it')
    if (width === 360) await place.getByRole('button', { name: /^Show / }).click()
    await expectTotal(page, left)
    await expect(chips(page).getByRole('link', { name: `Remove filter ${name}` })).toBeVisible()
  })

  test(`at ${width} px axe finds nothing on what lists are narrowed by`, async ({ page }) => {
    await page.setViewportSize({ width, height: 3000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/products?categoryId=fasteners&attr.stock=in')
    if (width === 360) await page.getByRole('button', { name: 'Filters (2)' }).click()
    const place = width === 360 ? page.getByRole('dialog', { name: 'Filters' }) : sidebar(page)
    for (const more of await place.locator('details:not([open]) > summary').all())
      if (await more.isVisible()) await more.click()
    await expect(place.getByRole('link', { name: /^In stock/ })).toHaveAttribute('aria-current', 'true')
    const violations = await axeViolations(page)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
  })
}

test('on phones the sheet says how many products it shows, by keyboard alone, and keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/products?categoryId=bearings')
  await page.getByRole('button', { name: 'Filters (1)' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const bore = facet(sheet, 'Bore').getByRole('link', { name: /^20 mm/ })
  const count = await countOf(bore)
  await bore.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: `Show ${count} products` })).toBeVisible()
  await expect(bore).toBeFocused()
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true)
  }
  await page.goBack()
  await expect(sheet.getByRole('button', { name: /^Show \d+ products/ })).not.toHaveText(`Show ${count} products`)
  await page.goForward()
  await sheet.getByRole('button', { name: `Show ${count} products` }).click()
  await expect(sheet).toBeHidden()
  await expectTotal(page, count)
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ journey }) => journey.allow(/request failed: GET \S+\.js csp$/))

  for (const width of [360, 1440]) {
    test(`choices are links, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/products?categoryId=bearings')
      const bore = facet(sidebar(page), 'Bore').getByRole('link', { name: /^20 mm/ })
      const count = await countOf(bore)
      if (width === 360) await page.getByRole('main').getByRole('link', { name: 'Filters' }).click()
      await bore.click()
      await expectTotal(page, count)
      await page.getByRole('link', { name: 'Remove filter Bore: 20 mm' }).click()
      await expect(page).toHaveURL('/products?categoryId=bearings')
    })
  }
})

test('a list without any product keeps its price, and shows no heading with nothing below', async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/products?q=quartzwhatsit')
    await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
    if (width < 1024) await page.getByRole('button', { name: 'Filters' }).click()
    const filters = width < 1024 ? page.getByRole('dialog', { name: 'Filters' }) : sidebar(page)
    await expect(filters.getByLabel('Minimum price')).toBeVisible()
    for (const name of ['Category', 'Label']) await expect(filters.getByText(name)).toHaveCount(0)
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/empty-list-${width}.png` })
    expect(await axeViolations(page)).toEqual([])
  }
})

test('what empties a list stands among its filters, to be taken away', async ({ page }) => {
  await open(page, '/products?categoryId=bearings&q=quartzwhatsit&minPrice=10')
  await expect(sidebar(page).getByText('Price range', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByRole('link')).toHaveCount(1)
  await expect(chosenCategory(page)).toHaveAttribute('aria-current', 'true')
})
