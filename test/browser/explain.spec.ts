import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { as, place } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const bearing = 'ball-bearing-6204-2rs'

/** Opens "How is this made up?" by the keyboard: its thumb target is large enough, and nothing is wider than the page. */
async function openMadeUp(page: Page, within: Locator): Promise<Locator> {
  const summary = within.getByText('How is this made up?', { exact: true })
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await summary.focus()
  await page.keyboard.press('Enter')
  const made = within.getByRole('region', { name: 'How is this made up?' })
  await expect(made).toBeVisible()
  const isWider = await made.evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(isWider).toBe(false)
  return made
}

for (const width of [360, 768, 1440]) {
  test(`a shopper opens how the cart and an order are made up, ${width} pixels wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const shopper = await newShopper(request, [bearing, bearing])
    await shopper.signIn(page)
    await open(page, '/cart')
    const summary = page.getByRole('region', { name: 'Order Summary' })
    const made = await openMadeUp(page, summary)
    await expect(made).toContainText(/Ball Bearing 6204-2RS: 2 × ₹/)
    await expect(made).toContainText(/GST 18% in ₹.*CGST 9%/)
    const violations = await axeViolations(page, { include: 'main' })
    expect(violations.map(({ id }) => id)).toEqual([])
    // another quantity is explained anew
    await page.getByRole('button', { name: /^Increase quantity of/ }).click()
    await expect(made).toContainText(/Ball Bearing 6204-2RS: 3 × ₹/)

    const { data } = await shopper.call('POST', '/order/placeorder', { address: kozhikode })
    await open(page, '/profile?tab=order-history')
    await page.getByRole('button', { name: 'Track & Manage' }).click()
    const dialog = page.getByRole('dialog', { name: 'Order status' })
    const order = await openMadeUp(page, dialog)
    await expect(order).toContainText(/Ball Bearing 6204-2RS: 3 × ₹/)
    await expect(order).toContainText(`= ₹${data.totalAmount.toLocaleString('en-IN')}`)
    expect((await axeViolations(page, { include: 'dialog' })).map(({ id }) => id)).toEqual([])
  })
}

test('an explanation that cannot be loaded says so, and is asked for again', async ({ page, request, journey }) => {
  journey.allow(/./)
  await (await newShopper(request, [bearing])).signIn(page)
  await page.route('**/api/v1/cart/explain*', (route) => route.abort())
  await open(page, '/cart')
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await summary.getByText('How is this made up?', { exact: true }).click()
  const retry = summary.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/v1/cart/explain*')
  await retry.click()
  await expect(summary.getByRole('region', { name: 'How is this made up?' })).toBeVisible()
})

for (const width of [360, 1440]) {
  test(`the office opens how an order and its invoice are made up, ${width} pixels wide`, async ({
    page,
    context,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id } = await place(request)
    await as(context, 'manager', 'Ramla Beegum')
    await openOffice(page, `/orders/${id}`)
    const made = await openMadeUp(page, page.getByRole('main'))
    await expect(made).toContainText(/At the rates of \d/)
    await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
    await page.reload()
    const again = await openMadeUp(page, page.getByRole('main'))
    await expect(again).toContainText(/Invoice /)
    await expect(again).toContainText('the day of the invoice')
    expect((await axeViolations(page, { include: 'main' })).map(({ id: rule }) => rule)).toEqual([])
  })
}
