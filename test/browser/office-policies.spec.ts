import { expect, type Page, test } from '@playwright/test'
import { findCopy } from '../../src/shared/copy/office/find.ts'
import { policiesCopy as copy } from '../../src/shared/copy/office/policies.ts'
import { axeViolations } from './axe.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'

async function looksRight(page: Page, name: string) {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
  }
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a page is written, previewed, published, and is the template again', async ({ page, context }) => {
  await signInStaff(context, ['manager'], 'Rafi Mon')
  await openOffice(page, '/')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: findCopy.title })
  await search.getByRole('searchbox').fill('policies')
  await search.getByRole('link', { name: copy.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
  await looksRight(page, 'policies')
  const main = page.locator('main')
  await main.getByRole('link', { name: 'Cancellation, returns and refunds' }).click()

  // a value is put in from the list, goes out whole, and cannot be typed
  const intro = main.getByRole('textbox', { name: copy.intro })
  await expect(intro).toHaveValue(/within \{return days\} after/)
  await intro.fill('')
  await intro.pressSequentially('Bring {it} back within ')
  await expect(intro).toHaveValue('Bring it back within ')
  await main.getByLabel(copy.insertInto(copy.intro)).selectOption('return days')
  await expect(intro).toHaveValue('Bring it back within {return days}')
  await intro.press('Backspace')
  await expect(intro).toHaveValue('Bring it back within ')
  await main.getByLabel(copy.insertInto(copy.intro)).selectOption('return days')
  await intro.pressSequentially('.')
  await expect(main.getByText('Reads: Bring it back within 7 days.')).toBeVisible()

  // what the law wants stays; one's own section is added, and moved by keyboard
  await expect(main.getByRole('button', { name: copy.remove('Refunds') })).toHaveCount(0)
  await main.getByRole('button', { name: copy.add }).click()
  await main.getByLabel(copy.sectionTitle).fill('At the store')
  await main.getByRole('button', { name: copy.up('At the store') }).press('Enter')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(main.getByText(copy.needsText)).toBeVisible()
  await main.getByRole('textbox', { name: copy.text, exact: true }).fill('Ring the bell at gate 2.')
  await expect(main.getByText(copy.needsText)).toHaveCount(0)
  await looksRight(page, 'policy')
  await page.reload()
  await expect(main.getByRole('textbox', { name: copy.text, exact: true })).toHaveValue('Ring the bell at gate 2.')
  await expect(main.getByRole('button', { name: copy.publish, exact: true })).toBeDisabled()
  await page.keyboard.press('Control+s')
  await expect(main.getByText(copy.draftWaits)).toBeVisible()

  await main.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Ring the bell at gate 2.')).toBeVisible()
  await page.keyboard.press('Escape')
  const shop = await context.newPage()
  await shop.goto('/returns')
  await expect(shop.locator('main').getByText('You can cancel yourself')).toBeVisible()
  await main.getByRole('button', { name: copy.publish, exact: true }).click()
  await expect(main.getByText(copy.nothingNew)).toBeVisible()
  await shop.reload()
  await expect(shop.locator('main').getByText('Bring it back within 7 days.')).toBeVisible()
  // led to from another page, too
  await shop.goto('/shipping')
  await shop.locator('main').getByRole('link', { name: 'Returns and refunds' }).click()
  await expect(shop.locator('main').getByText('Ring the bell at gate 2.')).toBeVisible()

  await main.getByRole('button', { name: copy.pick(copy.templateName) }).click()
  await expect(main.getByText(copy.draftWaits)).toBeVisible()
  await main.getByRole('button', { name: copy.publish, exact: true }).click()
  await expect(main.getByText(copy.nothingNew)).toBeVisible()
  await shop.goto('/returns')
  await expect(shop.locator('main').getByText('You can cancel yourself')).toBeVisible()
  await shop.close()
})

test('two people write one page: the second is asked, and keeps their words', async ({ page, context }) => {
  await signInStaff(context, ['manager'], 'Asha')
  await openOffice(page, '/policies/contact')
  const intro = page.getByRole('textbox', { name: copy.intro })
  await intro.fill('Ring twice.')
  const before = await sendAs(page, 'GET /policies/contact')
  const changes = { intro: { was: before.intro, now: 'Ring once.' } }
  await sendAs(page, 'PATCH /policies/contact', { version: before.version, changes })
  await page.getByRole('button', { name: /^Save/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Ring once.')).toBeVisible()
  await expect(dialog.getByText('Ring twice.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(intro).toHaveValue('Ring twice.')
  const now = await sendAs(page, 'GET /policies/contact')
  await sendAs(page, 'POST /policies/contact/restore', { number: now.number, version: now.version })
})
