import { expect, test } from '@playwright/test'
import { indianMinute } from '../../src/shared/india-time.ts'
import { axeViolations } from './axe.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { makeDraft } from './office-desk.ts'

const widths = [1440, 768, 360]

test('a label gets products by their name and loses them, and undo puts it back on', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/window/labels')
  const name = `Harvest ${Date.now()}`
  const label = await sendAs(page, 'POST /window/labels', { fields: { name } })
  // drafts: what shoppers see stays as other tests know it
  for (const what of ['knife', 'basket']) await makeDraft(page, `${name} ${what}`)
  await openOffice(page, `/window/labels/${label._id}`)
  await expect(page.getByText('No products yet')).toBeVisible()
  const goods = page.getByRole('list', { name: 'Products with this highlight' }).getByRole('listitem')
  const found = (what: string) => page.getByRole('button', { name: `Add ${name} ${what}`, exact: true })
  await page.getByLabel('Add products').fill(name)
  await found('knife').click()
  await expect(goods).toHaveText([/knife/])
  await expect(found('knife')).toHaveCount(0)
  await found('basket').click()
  await expect(goods).toHaveText([/basket/, /knife/])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/label-goods-${width}.png`, fullPage: true })
  }
  await page.getByRole('button', { name: `Remove ${name} knife` }).click()
  await expect(goods).toHaveText([/basket/])
  const undo = page.getByRole('button', { name: /^Undo: Products of a highlight changed/ })
  // the newest first: two that were added, one that was taken off
  await expect(undo).toHaveCount(3)
  await undo.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this' }).click()
  await expect(goods).toHaveText([/basket/, /knife/])
  await page.getByRole('button', { name: 'Preview' }).click()
  // its list in the shop: drafts are in none
  const list = page.frameLocator('iframe')
  await expect(list.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(list.getByText(`${name} basket`)).toHaveCount(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `test-results/label-preview-${width}.png` })
  }
  await page.keyboard.press('Escape')
  await sendAs(page, `POST /window/labels/${label._id}/archive`)
})

test('a label waits for its time: list and preview say so, its history takes it back, and the front page keeps its own', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/window/labels/new')
  const name = `Diwali offer ${Date.now()}`
  const inDays = (days: number) => indianMinute(new Date(Date.now() + days * 86_400_000).toISOString())
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Shown from').fill(inDays(2))
  await page.getByLabel('Shown until').fill(inDays(1))
  await page.getByRole('button', { name: 'New highlight' }).click()
  await expect(page.getByLabel('Shown until')).toBeFocused()
  await page.getByLabel('Shown until').fill(inDays(3))
  await page.getByRole('button', { name: 'New highlight' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  const shop = await context.newPage()
  await shop.goto('/')
  const isInShop = () =>
    shop.evaluate(async (text) => (await (await fetch('/api/v1/label/getlabels')).text()).includes(text), name)
  expect(await isInShop()).toBe(false)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog').getByText('Not live now.')).toBeVisible()
  // as in its time: shoppers have no such list yet
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/label-time-${width}.png`, fullPage: true })
  }
  await page.getByLabel('Shown from').fill('')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  expect(await isInShop()).toBe(true)
  await page
    .getByRole('button', { name: /^Undo: / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  expect(await isInShop()).toBe(false)
  await page.getByRole('link', { name: 'Highlights' }).first().click()
  const line = page.getByRole('link', { name: new RegExp(name) })
  await expect(line).toContainText(/Scheduled.*from .* until /)
  if (process.env.LOOK) await page.screenshot({ path: 'test-results/label-times.png', fullPage: true })
  await page.getByRole('link', { name: /^Trending/ }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Trending')
  await expect(page.getByLabel('Shown from')).toHaveCount(0)
})
