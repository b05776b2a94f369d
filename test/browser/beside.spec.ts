import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { cartBadge, expect, expectToast, open, takeToast, test } from './journey.ts'
import { newShopper } from './shopper.ts'

// What fades in would be measured half transparent.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectAccessible(page: Page): Promise<void> {
  const violations = await axeViolations(page, { tags: levels })
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))).toEqual([])
}

test('a heart keeps a product; the list is shared by a link, which ends', async ({
  page,
  request,
  browser,
  journey,
}) => {
  journey.allow(/answer 410/)
  const { signIn } = await newShopper(request)
  await signIn(page)
  await open(page, '/products?categoryId=bearings')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /to your wish list$/ })
    .first()
  const name = /^Save (.+) to your wish list$/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await heart.click()
  await takeToast(page, 'Saved to your wish list')
  await expect(page.getByRole('button', { name: `Remove ${name} from your wish list` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await open(page, '/products/angle-grinder')
  await page.getByRole('button', { name: 'Save to wish list', exact: true }).click()
  await takeToast(page, 'Saved to your wish list')

  await open(page, '/wish-list')
  const lines = page.getByRole('main').getByRole('article')
  await expect(lines).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel('Name above the list').fill('Amina 9')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('The name should only contain letters and spaces').first()).toBeVisible()
  await page.getByLabel('Name above the list').fill('Amina')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Link to your list').inputValue()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const stranger = await context.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'Amina’s wish list' })).toBeVisible()
  await expect(stranger.getByRole('main').getByRole('article')).toHaveCount(2)
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expectToast(page, 'Nobody can read your wish list by a link any more')
  expect((await stranger.goto(link))?.status()).toBe(410)
  await expect(stranger.getByRole('heading', { name: 'This list is not shared' })).toBeVisible()
  await context.close()

  await page
    .getByRole('button', { name: /^Move to cart: / })
    .first()
    .click()
  await expect(cartBadge(page)).toHaveText('01.00')
  await expect(lines).toHaveCount(1)
  await page.getByRole('button', { name: /^Remove: / }).click()
  await expect(page.getByRole('heading', { name: 'Your wish list is empty' })).toBeVisible()
  await expectAccessible(page)
})

test('a line that is taken off a wish list leaves the focus to the one in its place', async ({ page, request }) => {
  const { call, signIn } = await newShopper(request)
  for (const productId of ['angle-grinder', 'plummer-block-sn510', 'flap-disc-100mm-zirconia']) {
    await call('POST', '/wish-list/items', { productId })
  }
  await signIn(page)
  await open(page, '/wish-list')
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
  await expect(lines).toHaveCount(3)
  const takeOff = page.getByRole('button', { name: /^Remove: / })
  await takeOff.nth(1).press('Enter')
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(1)).toBeFocused()
  await takeOff.nth(1).press('Enter')
  await expect(lines).toHaveCount(1)
  await expect(lines.first()).toBeFocused()
  await takeOff.press('Enter')
  await expect(page.getByRole('heading', { name: 'Wish list', exact: true })).toBeFocused()
})

test('a visitor who presses a heart is asked to sign in', async ({ page, journey }) => {
  journey.allow(/answer 401/)
  await open(page, '/products/angle-grinder')
  await page.getByRole('button', { name: 'Save to wish list', exact: true }).click()
  await expectToast(page, 'Please login to save items to your wish list')
  await expect(page).toHaveURL('/login')
})

test('what is sold out is asked for, with an address that is confirmed by a mail', async ({ page, journey }) => {
  journey.allow(/answer 404/)
  await open(page, '/products/demolition-hammer-1500w-hex30')
  const ask = page.getByRole('region', { name: 'Notify me when in stock' })
  await ask.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByText('Please give an email address').first()).toBeVisible()
  await ask.getByLabel('Your email address').fill('fitter@')
  await ask.getByRole('button', { name: 'Notify me' }).click()
  await expect(ask.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessible(page)
  await ask.getByLabel('Your email address').fill('fitter@example.com')
  await ask.getByRole('button', { name: 'Notify me' }).click()
  await expect(ask.getByRole('status')).toHaveText(/open the mail that we have sent you/)
  await open(page, '/stock-request')
  await expect(page.getByText('Please open the full link from our mail.')).toBeVisible()
  await open(page, '/stock-request#end.abc.defdefdefdefdefdefdefdef')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/This link has expired/)
  await expectAccessible(page)
})

test('who is told already that a mail comes is not sent to a mail that never came', async ({ page, request }) => {
  await (await newShopper(request)).signIn(page)
  await page.route('**/api/v1/stock-request', (route) =>
    route.fulfill({ json: { success: true, message: 'Noted', data: { state: 'waiting' } } }),
  )
  await open(page, '/products/demolition-hammer-1500w-hex30')
  const ask = page.getByRole('region', { name: 'Notify me when in stock' })
  await ask.getByRole('button', { name: 'Notify me' }).click()
  await expect(ask.getByRole('status')).toHaveText('You get a mail when it is in stock.')
})

test('who has not confirmed the address yet sees that the mail is on its way, also later', async ({
  page,
  request,
}) => {
  await (await newShopper(request)).signIn(page)
  await open(page, '/products/demolition-hammer-1500w-hex30')
  const ask = page.getByRole('region', { name: 'Notify me when in stock' })
  await ask.getByRole('button', { name: 'Notify me' }).click()
  await expect(ask.getByRole('status')).toHaveText(/open the mail that we have sent you/)
  await page.reload()
  await expect(ask).toContainText('Already requested. Please open the mail that we have sent you')
})

test('two to four products are chosen on this device, and stand side by side also without scripts', async ({
  page,
  browser,
}) => {
  await open(page, '/products?categoryId=bearings')
  const scales = page.getByRole('main').getByRole('button', { name: /^Add .+ to comparison$/ })
  await scales.first().click()
  const pill = page.getByRole('complementary', { name: 'Products to compare' })
  await expect(pill).toHaveText(/Choose one more to compare/)
  for (let n = 0; n < 3; n += 1) await scales.first().click()
  await scales.first().click()
  await expectToast(page, 'You can compare 4 products. Remove one first.')
  await open(page, '/products?categoryId=bearings')
  await pill.getByRole('link', { name: 'Compare 4' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=[\w-]+(,[\w-]+){3}$/)
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveCount(4)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^Remove: / })
    .first()
    .click()
  await expect(columns).toHaveCount(3)
  const address = page.url()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page)
  const table = page.getByRole('region', { name: 'Comparison' })
  await table.evaluate((element) => element.scrollTo({ left: 300 }))
  const name = await table.getByRole('rowheader').first().boundingBox()
  expect(name?.x).toBeLessThan(30)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  const [path = '', ids = ''] = address.split('ids=')
  await reader.goto(`${path}ids=${ids.split(',').reverse().join(',')},${ids}`)
  await expect(reader.getByRole('columnheader')).toHaveCount(3)
  await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  await expect(reader.getByText('(differs)').first()).toBeAttached()
  await context.close()
})

test('what is sold no more takes no place among those that are compared', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare', 'angle-grinder,gone-for-good,bench-grinder-150mm'))
  await open(page, '/compare?ids=angle-grinder,gone-for-good')
  await expect(page.getByText('One of them is no longer sold.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('compare')))
    .toBe('angle-grinder,bench-grinder-150mm')
})

test('a question that is too long says so, and outlives a window that was closed by mistake', async ({
  page,
  request,
}) => {
  await (await newShopper(request)).signIn(page)
  await open(page, '/products/angle-grinder')
  const ask = page.getByRole('button', { name: 'Ask a question' })
  await ask.click()
  const text = page.getByRole('dialog').getByLabel('Your question')
  const long = `Does it run on a generator? ${'And then? '.repeat(200)}`
  await text.fill(long)
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog').getByText('Please ask in at most 500 letters')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  await ask.click()
  await expect(text).toHaveValue(long)
  await text.fill('Does it run on a generator?')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Thank you. You get a mail when we answer')
  await ask.click()
  await expect(text).toHaveValue('')
})

test('questions that could not be loaded are not said to be none', async ({ page, journey }) => {
  journey.allow(/product\/questions/)
  await page.route('**/product/questions/**', (route) => route.abort())
  await open(page, '/products?categoryId=bearings')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Questions & answers' })).toBeVisible()
  await expect(page.getByText('No questions yet.')).toHaveCount(0)
})

test('a product shows what can be had instead, and the way to compare', async ({ page }) => {
  await open(page, '/products/self-priming-monoblock-1hp')
  const instead = page.getByRole('region', { name: 'Alternatives' })
  await expect(instead.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('columnheader', { name: /^1 HP Self-Priming/ })).toBeVisible()
})
