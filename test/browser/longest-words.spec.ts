import { expect, type Page, test } from '@playwright/test'
import { officeShell } from '../../src/shared/copy/office/shell.ts'
import { reportNames } from '../../src/shared/office/reports.ts'
import { windowKinds } from '../../src/shared/office/window-kinds.ts'
import { settingGroups } from '../../src/shared/settings/setting.ts'
import { alive } from './journey.ts'
import { faultsOf, unbroken } from './longest-measure.ts'
import { longOfficeRecords, longShopRecords } from './longest-records.ts'
import { openOffice } from './office.ts'
import { officeScreens, openScreens, shopPages, withoutRecord } from './route-tables.ts'

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
})

/** Widths of a tablet and a desk: there a screen of the office is other parts. */
const wider = [768, 1440]
/** Pages that lead whoever is signed in elsewhere. */
const forNobody = ['/login', '/signup', '/forgot-password']

test('every route of the office and of the shop is walked: one that shows a record has one', async ({
  page,
  request,
  browser,
}) => {
  expect(officeScreens.length).toBeGreaterThan(55)
  expect(openScreens.length).toBeGreaterThan(1)
  expect(withoutRecord(officeScreens, await longOfficeRecords(page, request))).toEqual([])
  expect(shopPages.length).toBeGreaterThan(20)
  expect(shopPages).toEqual(expect.arrayContaining(['/cart', '/about', ...forNobody]))
  expect(withoutRecord(shopPages, await longShopRecords(page, request, browser))).toEqual([])
})

/** Screens that a route shows beside the one of its record. */
const further = [
  ...['/orders?queue=all', '/customer-offers?which=open', '/coupons/new', '/sales/new', '/window/banners/new'],
  ...windowKinds.map((kind) => `/window/${kind}`),
  ...reportNames.map((name) => `/reports/${name}`),
  ...Object.keys(settingGroups).map((group) => `/settings/${group}`),
]
const walked = [...officeScreens, ...further]
const quarter = Math.ceil(walked.length / 4)
for (const [name, from] of [
  ['first', 0],
  ['second', quarter],
  ['third', 2 * quarter],
  ['last', 3 * quarter],
] as const) {
  test.describe(`the ${name} quarter`, () => {
    test('no screen of the office is wider than its window, with every field at its longest', async ({
      page,
      request,
    }) => {
      test.setTimeout(150_000)
      const records = await longOfficeRecords(page, request)
      const faults: string[] = []
      for (const screen of walked.slice(from, from + quarter)) {
        const path = records[screen] ?? screen
        await openOffice(page, path)
        await expect(page.getByRole('heading', { name: officeShell.notFound }), path).toHaveCount(0)
        faults.push(...(await faultsOf(page, path, wider)))
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(faults).toEqual([])
    })
  })
}

test('no screen of the office for who is not signed in is wider than its window', async ({ page }) => {
  const faults: string[] = []
  for (const path of ['/', ...openScreens]) {
    await openOffice(page, path)
    faults.push(...(await faultsOf(page, path, wider)))
  }
  expect(faults).toEqual([])
})

/** Opens a page of the shop that is there. */
async function openThere(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(answer?.status(), path).toBeLessThan(400)
  await alive(page)
}

/** Returns the faults of these pages of the shop. */
async function walkShop(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await openThere(page, path)
    faults.push(...(await faultsOf(page, path)))
  }
  return faults
}

const paidPath = '/payment-success'

test('no page of the shop is wider than a phone, with every field at its longest', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(150_000)
  const records = await longShopRecords(page, request, browser)
  await openThere(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Delivery and payment' })).toBeVisible()
  const faults = await faultsOf(page, 'the checkout')
  const pages = shopPages.filter((path) => !forNobody.includes(path) && path !== paidPath)
  const tabs = ['personal-info', 'saved-address', 'firms', 'order-history', 'usual-items', 'statement', 'help-support']
  // the last one empties the cart
  const paths = [`/products?q=${unbroken(80)}`, ...tabs.map((tab) => `/profile?tab=${tab}`), paidPath]
  faults.push(...(await walkShop(page, [...pages.map((path) => records[path] ?? path), ...paths])))
  expect(faults).toEqual([])
})

test('no page for who is not signed in is wider than a phone, with every field at its longest', async ({ page }) => {
  expect(await walkShop(page, forNobody)).toEqual([])
})
