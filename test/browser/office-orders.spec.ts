import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { action, as, place } from './office-desk.ts'
import { inDatabase } from './office-door.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const status = (page: Page, name: string) => expect(page.getByRole('main').locator('h1 + p')).toContainText(name)

/** Checks that the button is where a thumb is: in the lower third of the screen, whole, and not covered; then presses it. */
async function pressWithThumb(page: Page, name: string): Promise<void> {
  const button = action(page, name)
  await expect(button).toBeInViewport({ ratio: 1 })
  const box = await button.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect(box?.y).toBeGreaterThan(height / 2)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await button.click()
}

test.describe('on a phone, with one thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a manager confirms, a packer packs, ships and delivers, and sees no amount on the way', async ({
    page,
    context,
    request,
  }) => {
    const { number, id } = await place(request)
    await as(context, 'manager', 'Ramla Beegum')
    await openOffice(page, '/orders?queue=to_confirm&sort=newest')
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await pressWithThumb(page, 'Confirm order')
    await status(page, 'Confirmed')

    await as(context, 'packer', 'Sajan')
    await openOffice(page, `/orders/${id}`)
    await expect(page.getByRole('main')).not.toContainText('₹')
    await pressWithThumb(page, 'Mark as packed')
    await status(page, 'Packed')
    await pressWithThumb(page, 'Mark as shipped')
    const dialog = page.getByRole('dialog', { name: 'Ship order' })
    await dialog.getByLabel('Courier').fill('')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(dialog.getByLabel('Courier')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Courier').fill('DTDC')
    await dialog.getByLabel('Tracking number').fill('D48213377')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await status(page, 'Shipped')
    await expect(page.getByText('D48213377').first()).toBeVisible()
    await expect(page.getByText('COD: to collect').locator('visible=true').first()).toBeVisible()
    await pressWithThumb(page, 'Mark out for delivery')
    await status(page, 'Out for delivery')
    await pressWithThumb(page, 'Mark as delivered')
    const paid = page.getByRole('dialog', { name: 'Payment received by' })
    await paid.getByLabel('Online').check()
    await paid.getByRole('button', { name: 'Mark as delivered' }).click()
    await status(page, 'Delivered')
    await status(page, 'Collected')
  })

  test('a step that was pressed too early is taken back, and its mail is not sent', async ({
    page,
    context,
    request,
  }) => {
    const { id } = await place(request)
    await as(context, 'manager', 'Ramla Beegum')
    await openOffice(page, `/orders/${id}`)
    await pressWithThumb(page, 'Confirm order')
    await pressWithThumb(page, 'Mark as packed')
    await pressWithThumb(page, 'Mark as shipped')
    await page.getByLabel('Courier').fill('Own van')
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
    await status(page, 'Shipped')
    await action(page, 'More actions').click()
    await page.getByRole('button', { name: 'Undo shipped' }).click()
    await status(page, 'Packed')
    await expect(page.getByText('The email was not sent.').first()).toBeVisible()
  })
})

test('a second person is told who was faster, and sees the order as it is now', async ({
  page,
  context,
  request,
  browser,
  journey,
}) => {
  journey.allow(/answer 409|request failed: GET .*\/live /)
  const { id } = await place(request)
  await as(context, 'manager', 'Ramla Beegum')
  // the news of it would be there before the press
  await page.route('**/api/office/v1/live', (call) => call.abort())
  await openOffice(page, `/orders/${id}`)
  const other = await browser.newContext()
  await signInStaff(other, ['manager'], 'Biju')
  const theirs = await other.newPage()
  await openOffice(theirs, `/orders/${id}`)
  await action(theirs, 'Confirm order').click()
  await status(theirs, 'Confirmed')
  await action(page, 'Confirm order').click()
  await expect(page.getByText('Biju changed this order: it is confirmed now')).toBeVisible()
  await status(page, 'Confirmed')
  await other.close()
})

test('who may not give back so much reads why in the window, beside what they wrote', async ({
  page,
  context,
  request,
  journey,
}) => {
  journey.allow(/answer 403: POST .*\/return$/)
  const { id } = await place(request)
  const staffId = await signInStaff(context, ['manager'])
  await openOffice(page, `/orders/${id}`)
  await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
  await sendAs(page, `POST /orders/${id}/pack`, { saw: 'confirmed' })
  await sendAs(page, `POST /orders/${id}/ship`, { saw: 'packed', carrier: 'DTDC', trackingNumber: 'D48213378' })
  await sendAs(page, `POST /orders/${id}/out-for-delivery`, { saw: 'shipped' })
  await sendAs(page, `POST /orders/${id}/deliver`, { saw: 'out_for_delivery', collectedAs: 'cash' })
  const limit = `update staff set limits = '{"refund": 10000}' where id = '${staffId}'`
  await inDatabase(`begin; select set_config('shop.command', 'test', true); ${limit}; commit`)
  await page.reload()
  await action(page, 'More actions').click()
  await page.getByRole('button', { name: 'Return order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return order' })
  await dialog.getByLabel('Reason').fill('The bearing hums')
  await dialog.getByRole('button', { name: 'Return order' }).click()
  await expect(dialog.locator('form').getByRole('alert')).toContainText('You may refund ₹100 at most')
  await expect(dialog.getByLabel('Reason')).toHaveValue('The bearing hums')
  await page.keyboard.press('Escape')
  await action(page, 'More actions').click()
  await page.getByRole('button', { name: 'Return order' }).click()
  await expect(dialog.getByText('You may refund')).toHaveCount(0)
})

test('an order whose PIN code and state do not match is confirmed only after a question', async ({
  page,
  context,
  request,
}) => {
  // Mahe of Puducherry, in the midst of Kerala
  const { id } = await place(request, '673310')
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, `/orders/${id}`)
  const question = page.getByRole('dialog', { name: 'Is the address correct?' })
  const statusNow = async () => (await sendAs(page, `GET /orders/${id}`)).status
  await action(page, 'Confirm order').click()
  await expect(question).toContainText('PIN code 673310 is in Puducherry. The address says Kerala.')
  await expect(question).toContainText('Is Kerala correct? The tax depends on the state.')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect(await statusNow()).toBe('pending')
  await action(page, 'Confirm order').click()
  await question.getByRole('button', { name: 'Confirm with this state' }).click()
  await expect(question).toHaveCount(0)
  await status(page, 'Confirmed')
  expect(await statusNow()).toBe('confirmed')
})

test('several are confirmed at a desk by keyboard alone', async ({ page, context, request }) => {
  const placed = [await place(request), await place(request)]
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/orders?queue=to_confirm&sort=newest')
  await page.locator('[data-order-link]').first().waitFor()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.orderLink)
  const goTo = async (id: string, key: string) => {
    await expect(async () => {
      if ((await focused()) !== id) await page.keyboard.press(key)
      expect(await focused()).toBe(id)
    }).toPass()
  }
  await goTo(placed[1]?.id ?? '', 'j')
  await page.keyboard.press('x')
  await goTo(placed[0]?.id ?? '', 'j')
  await page.keyboard.press('x')
  await expect(page.getByText('2 orders selected')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm 2 orders' }).focus()
  await page.keyboard.press('Enter')
  const results = page.getByRole('dialog', { name: 'Confirm orders' })
  await expect(results.getByText('2 confirmed.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(results).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type(placed[0]?.number ?? '')
  await page.keyboard.press('Enter')
  const found = page.getByRole('table').getByRole('link', { name: placed[0]?.number ?? '' })
  await expect(found).toBeVisible()
  expect(page.url()).not.toContain('BMS-')
  await found.focus()
  await page.keyboard.press('Enter')
  await status(page, 'Confirmed')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('new orders wait until somebody asks for them', async ({ page, context, request }) => {
  await as(context, 'manager', 'Ramla Beegum')
  await page.clock.install()
  await openOffice(page, '/orders?queue=all')
  const first = page.locator('[data-order-link]').first()
  const before = await first.textContent()
  const { number } = await place(request)
  await page.clock.runFor(31_000)
  const show = page.getByRole('button', { name: /new orders? — show/ })
  await expect(show).toBeVisible()
  expect(await first.textContent()).toBe(before)
  await show.click()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
})
