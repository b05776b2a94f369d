import { expect, type Page, test } from '@playwright/test'
import { findCopy as copy } from '../../src/shared/copy/office/find.ts'
import { officeShell } from '../../src/shared/copy/office/shell.ts'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { officeUrl, openOffice, signInStaff } from './office.ts'
import { place } from './office-desk.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: copy.title })
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: copy.label })
const group = (page: Page, name: string) => dialog(page).getByRole('region', { name })

test('one search finds orders, products, customers and pages, by keys alone', async ({ page, context, request }) => {
  const order = await place(request)
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await field(page).fill(`#${order.number}`)
  await expect(group(page, copy.kinds.orders).getByRole('link')).toContainText(order.number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${officeUrl}/orders/${order.id}`)
  await expect(dialog(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await field(page).fill('bearing')
  const products = group(page, copy.kinds.products).getByRole('link')
  await expect(products.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).locator('[data-hit]').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await field(page).fill('6204-2rs')
  await expect(products.first()).toHaveAttribute('href', /ball-bearing-6204-2rs$/)

  await field(page).fill('supp')
  await group(page, copy.pages).getByRole('link', { name: 'Suppliers' }).click()
  await expect(page).toHaveURL(`${officeUrl}/stock/suppliers`)
})

test('stays open where the screen that was asked for before comes only then', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings')
  let come = () => {}
  const asked = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/stock-screen-*.js', async (file) => {
    await asked
    await file.continue()
  })
  await page.getByRole('complementary').locator('a[href="/stock"]').click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('bearing')
  come()
  await expect(page).toHaveURL(`${officeUrl}/stock`)
  await expect(page.locator('main h1')).toBeAttached()
  await expect(field(page)).toHaveValue('bearing')
  await expect(field(page)).toBeFocused()
})

test('a list that has a search of its own keeps the key /; Ctrl+K opens the one over everything there, too', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/orders')
  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
})

test('it says when it found nothing, when it is slow, and when there is no connection', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 800 })
    await openOffice(page, '/')
    await page.getByRole('button', { name: officeShell.search }).click()
    await expect(dialog(page).getByText(copy.start)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await field(page).fill('no such thing')
    await expect(dialog(page).getByText(copy.none('no such thing'))).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.route('**/api/office/v1/search', (call) => call.abort())
    await field(page).fill('ball bearing')
    await expect(dialog(page).getByRole('button', { name: copy.again })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.unroute('**/api/office/v1/search')
    await dialog(page).getByRole('button', { name: copy.again }).click()
    await expect(group(page, copy.kinds.products).getByRole('link').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('New begins what the person may begin', async ({ page, context }) => {
  await signInStaff(context, ['counter'])
  await openOffice(page, '/')
  await page.getByRole('button', { name: officeShell.makeNew, exact: true }).click()
  const window = page.getByRole('dialog', { name: officeShell.makeNew })
  await expect(window.getByRole('link')).toHaveText([copy.begin.sale])
  await window.getByRole('link').click()
  await expect(page).toHaveURL(`${officeUrl}/counter`)
})

test('the bell counts new orders and leads to them; the store opens from every screen', async ({
  page,
  context,
  request,
}) => {
  await place(request)
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings')
  const bell = page.getByRole('banner').getByRole('link', { name: /^New orders: [1-9]/ })
  await expect(bell).toBeVisible()
  const store = page.getByRole('banner').getByRole('link', { name: officeShell.toShop })
  await expect(store).toHaveAttribute('href', /^http/)
  await bell.click()
  await expect(page).toHaveURL(`${officeUrl}/orders?queue=to_confirm`)
})
