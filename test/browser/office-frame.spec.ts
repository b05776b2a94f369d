import { expect, test } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { officeUrl, openOffice, sendAs, signInStaff } from './office.ts'

test('the frame of the back office shows who is signed in, and lets them out', async ({ page, context }) => {
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 800 })
    await openOffice(page, '/')
    await expect(page.getByText('Khadeeja Umma').locator('visible=true').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: `test-results/office-${width}.png` })
  }
  await page.goto(`${officeUrl}/no-such-screen`)
  await expect(page.getByText('Page not found')).toBeVisible()
})

test('the menu at the side shows where one is, however far down it stands', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 1440, height: 700 })
  await openOffice(page, '/health')
  const menu = page.locator('aside nav')
  await expect(menu.getByRole('link', { name: 'System status' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await menu.getByRole('link', { name: 'Staff' }).click()
  await expect(menu.getByRole('link', { name: 'Staff' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()
  await page.goBack()
  await expect(menu.getByRole('link', { name: 'System status' })).toBeInViewport({ ratio: 1 })
})

test('in a small window no two buttons have one name: the cross is not called like the button below', async ({
  page,
  context,
}) => {
  const id = await signInStaff(context, ['owner'])
  await openOffice(page, '/dictionary')
  await sendAs(page, 'POST /dictionary', { said: `chuttika ${Date.now()}`, meant: 'hammer', note: '' })
  for (const [path, opener] of [
    [`/people/${id}`, 'Send new link'],
    ['/my-sign-in', 'Generate new codes'],
    ['/history', 'Undo: Search synonym added'],
    ['/window/brands/alavix', 'Hide'],
  ] as const) {
    await openOffice(page, path)
    await page.getByRole('button', { name: opener, exact: true }).first().click()
    const buttons = page.getByRole('dialog').getByRole('button')
    await expect(buttons.nth(1)).toBeVisible()
    const names = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent))
    expect.soft(names, path).toEqual([...new Set(names)])
  }
})
