import { expect, type Page, test } from '@playwright/test'
import { readConfig } from '../../src/server/platform/config.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { makeShop } from '../../src/server/start/make-shop.ts'
import { runCommand } from '../../src/server/terminal/run-command.ts'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { officeUrl, openOffice, signInStaff } from './office.ts'

/** Commands of the owner's terminal, on the shop under test. */
async function atTerminal(...lines: string[][]): Promise<void> {
  const config = readConfig({ DATA_DIR: process.env.BEYPORE_TEST_DATA, LOG_LEVEL: 'error' })
  const database = await openDatabase({ config, role: 'guest', note: () => undefined, onGone: () => undefined })
  try {
    const shop = makeShop(config, database)
    for (const argv of lines) await runCommand(shop, argv)
  } finally {
    await database.close()
  }
}

const code = () => `H${Date.now().toString(36).toUpperCase()}${Math.floor(Math.random() * 1000)}`

async function expectWhole(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await axeViolations(page)).toEqual([])
}

test('the history says who did what and when, with what it was before; undo shows first what it will do', async ({
  page,
  context,
}) => {
  const coupon = code()
  await atTerminal(
    ['coupon', 'add', coupon, '--flat', '75', '--minimum', '600', '--until', '2027-03-31', '--uses', '40'],
    ['stock', 'ball-bearing-6204-2rs', '+3'],
    ['coupon', 'off', coupon],
  )
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, '/history')
    await expect(page.getByRole('heading', { name: new RegExp(`Coupon ended .*${coupon}`) })).toBeVisible()
    await expectWhole(page, width)
    await page.screenshot({ path: `test-results/history-${width}.png`, fullPage: false })
  }
  const ended = page.getByRole('article').filter({ hasText: `Coupon ended` }).filter({ hasText: coupon })
  await expect(ended).toContainText('at the terminal')
  await expect(ended).toContainText(/Active.*was yes.*became no/)
  await ended.getByRole('button', { name: 'Undo: Coupon ended' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo: Coupon ended' })
  await expect(dialog).toContainText(/Will be restored.*Active.*was no.*became yes/)
  await expectWhole(page, 1440)
  await page.screenshot({ path: 'test-results/history-undo.png' })
  await dialog.getByRole('button', { name: 'Undo this' }).click()
  await expect(dialog).toBeHidden()
  await expect(ended).toContainText('Undone by Khadeeja Umma')
  await expect(ended.getByRole('button', { name: /Undo/ })).toBeHidden()
  const taken = page.getByRole('article').filter({ hasText: 'Khadeeja Umma (you)' }).filter({ hasText: coupon })
  await expect(taken).toContainText('Undone')
})

test('its filters are in the address: a link shows the same, and clearing them all', async ({ page, context }) => {
  const coupon = code()
  await atTerminal(['coupon', 'add', coupon, '--percentage', '5'])
  await signInStaff(context, ['owner'])
  await openOffice(page, '/history')
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Coupon added' })
  await page.getByLabel('Staff', { exact: true }).selectOption({ label: 'Terminal' })
  await page.getByLabel('Name or number', { exact: true }).fill(coupon.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/command=coupon.add.*who=terminal|who=terminal.*command=coupon.add/)
  await expect(page).toHaveURL(new RegExp(`text=${coupon.toLowerCase()}`))
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('coupon.add')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByRole('heading', { name: 'No activity found' })).toBeVisible()
  await page.screenshot({ path: 'test-results/history-none.png' })
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL(`${officeUrl}/history`)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('what it is exported to is a file without formulas, and that stands in the history itself', async ({
  page,
  context,
}) => {
  const coupon = code()
  await atTerminal(['coupon', 'add', coupon, '--flat', '60', '--description', '=HYPERLINK("http://evil.example")'])
  await signInStaff(context, ['owner'])
  await openOffice(page, `/history?text=${coupon}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const csv = Buffer.concat(chunks).toString('utf8')
  expect(csv).toContain('When,Who,What')
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  await openOffice(page, '/history')
  await expect(page.getByRole('heading', { name: /Activity log exported/ }).first()).toBeVisible()
})

test('without a connection the history says so and comes with the next try; who may not see it is told', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'])
  await page.route('**/api/office/v1/history?*', (route) => route.abort())
  await page.route('**/api/office/v1/history', (route) => route.abort())
  await openOffice(page, '/history')
  await expect(page.getByRole('heading', { name: 'The activity log could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.clearCookies()
  await signInStaff(context, ['packer'])
  await page.goto(`${officeUrl}/history`)
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
})

test('beside a record stands what was done to it', async ({ page, context }) => {
  const id = await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await openOffice(page, `/people/${id}`)
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Activity log', level: 2 }) })
  await expect(history).toContainText('No changes yet.')
  await page.getByLabel('Name', { exact: true }).first().fill('Khadeeja Beevi')
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click()
  await expect(history.getByRole('article')).toContainText(/Khadeeja Umma.*became Khadeeja Beevi/)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWhole(page, width)
  }
  await page.screenshot({ path: 'test-results/history-record.png', fullPage: true })
})
