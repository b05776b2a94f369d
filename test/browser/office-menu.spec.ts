import { expect, type Page, test } from '@playwright/test'
import { menu, ownPages } from '../../src/back-office/shell/menu.ts'
import { officeShell } from '../../src/shared/copy/office/shell.ts'
import { permissionsOf, type Role, roles } from '../../src/shared/office/permissions.ts'
import { axeViolations } from './axe.ts'
import { officeUrl, openOffice, signInStaff, signOut } from './office.ts'

const menuOf = (page: Page) => page.getByRole('complementary').getByRole('navigation', { name: officeShell.menu })
const turn = (page: Page, group: string) => page.getByRole('button', { name: officeShell.pagesOf(group) })

/** Labels of the entries and pages that somebody with this role may see. */
function seenBy(role: Role): string[][] {
  const may = permissionsOf([role])
  return menu
    .map(({ label, pages }) => [
      label,
      ...pages.filter(({ needs }) => needs === 'signed-in' || may.includes(needs)).map((page) => page.label),
    ])
    .filter(({ length }) => length > 1)
}

test('the menu has eight entries and the settings; every page of it opens, and is marked there', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await signInStaff(context, ['owner'])
  await openOffice(page, '/')
  expect(menu.map(({ label }) => label)).toHaveLength(9)
  for (const { label, pages } of menu) {
    for (const { path, label: name } of pages) {
      await openOffice(page, path)
      const list = pages.length > 1 ? menuOf(page).getByRole('list', { name: label, exact: true }) : menuOf(page)
      await expect.soft(list.locator('[aria-current=page]'), path).toHaveText(name)
      await expect.soft(menuOf(page).locator('[aria-current=page]'), path).toHaveCount(1)
    }
  }
  for (const [address, name] of [
    ['/bulk', 'Bulk edit'],
    ['/window/offers', 'Banners & offers'],
    ['/window/subcategories', 'Categories'],
    ['/stock/receive', 'Purchase bills'],
    ['/settings/hours', 'All settings'],
    ['/set-up', 'All settings'],
    ['/products/new', 'All products'],
  ] as const) {
    await openOffice(page, address)
    await expect.soft(menuOf(page).locator('[aria-current=page]'), address).toHaveText(name)
  }
})

test('each role sees the entries that it may open, and no other', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  for (const role of roles) {
    await page.goto('about:blank')
    await context.clearCookies()
    await signInStaff(context, [role])
    await openOffice(page, '/')
    const wanted = seenBy(role)
    for (const [group = '', ...pages] of wanted) {
      if (pages.length > 1) {
        await turn(page, group).click()
        await expect
          .soft(menuOf(page).getByRole('list', { name: group, exact: true }).getByRole('link'))
          .toHaveText(pages)
        await turn(page, group).click()
      }
    }
    await expect.soft(menuOf(page).getByRole('link'), role).toHaveText(wanted.map(([group = '']) => group))
  }
})

test('groups open and fold by keyboard, and the name opens the account, the notifications and the way out', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await openOffice(page, '/')
  await turn(page, 'Inventory').focus()
  await page.keyboard.press('Enter')
  await expect(turn(page, 'Inventory')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${officeUrl}/stock/bills`)
  await turn(page, 'Inventory').click()
  await expect(menuOf(page).getByRole('list', { name: 'Inventory' })).toHaveCount(0)
  await page.getByRole('button', { name: /Khadeeja Umma/ }).click()
  for (const { label, path } of ownPages) {
    await page.getByRole('complementary').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(officeUrl + path)
  }
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /Khadeeja Umma/ }).click()
  await signOut(page)
  await expect(page.getByRole('button', { name: officeShell.signOut })).toHaveCount(0)
})

test('on a phone the header is 48 px high, five things lie under the thumb, and the rest behind More', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'], 'Khadeeja Umma Beevi of Beypore')
  await page.setViewportSize({ width: 360, height: 780 })
  await openOffice(page, '/orders')
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(48)
  const bar = page.getByRole('navigation', { name: officeShell.menu })
  await expect(bar.locator('a, button')).toHaveText(['Home', 'Orders', 'Scan', 'Products', 'More'])
  await expect(bar.locator('[aria-current=page]')).toHaveText('Orders')
  await bar.getByRole('button', { name: officeShell.more }).click()
  const dialog = page.getByRole('dialog', { name: officeShell.menu })
  await dialog.getByRole('button', { name: officeShell.pagesOf('Settings') }).click()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('link', { name: 'System status' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'System status' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
