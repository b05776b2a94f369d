import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { officeUrl, openOffice, signInStaff } from './office.ts'
import { kozhikode, newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

type Request = Parameters<typeof newShopper>[0]

/** An order by cash on delivery; gives its number and id. */
async function place(request: Request): Promise<{ number: string; id: string }> {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  const { data } = await shopper.call('POST', '/order/placeorder', {
    address: { ...kozhikode, phone: shopper.phonenumber },
  })
  return { number: data.number, id: data._id }
}

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).locator('visible=true')
const status = (page: Page, name: string) => expect(page.getByRole('main').locator('h1 + p')).toContainText(name)

/** What is pressed is where a thumb is: in the lower third of the screen, whole, and not covered. */
async function pressWithThumb(page: Page, name: string): Promise<void> {
  const button = action(page, name)
  await expect(button).toBeInViewport({ ratio: 1 })
  const box = await button.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect(box?.y).toBeGreaterThan(height / 2)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await button.click()
}

async function as(context: BrowserContext, role: 'manager' | 'packer', name: string): Promise<void> {
  await context.clearCookies()
  await signInStaff(context, [role], name)
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
    await pressWithThumb(page, 'Packed')
    await status(page, 'Packed')
    await pressWithThumb(page, 'Ship it')
    const dialog = page.getByRole('dialog', { name: 'Ship the order' })
    await dialog.getByLabel('Carrier').fill('')
    await dialog.getByRole('button', { name: 'Shipped' }).click()
    await expect(dialog.getByLabel('Carrier')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Carrier').fill('DTDC')
    await dialog.getByLabel('Tracking number').fill('D48213377')
    await dialog.getByRole('button', { name: 'Shipped' }).click()
    await status(page, 'Shipped')
    await expect(page.getByText('D48213377').first()).toBeVisible()
    await expect(page.getByText('To collect at the door').locator('visible=true')).toBeVisible()
    await pressWithThumb(page, 'Out for delivery')
    await status(page, 'Out for delivery')
    await pressWithThumb(page, 'Delivered')
    const paid = page.getByRole('dialog', { name: 'How was it paid?' })
    await paid.getByLabel('Online').check()
    await paid.getByRole('button', { name: 'Delivered' }).click()
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
    await pressWithThumb(page, 'Packed')
    await pressWithThumb(page, 'Ship it')
    await page.getByLabel('Carrier').fill('Own van')
    await page.getByRole('dialog').getByRole('button', { name: 'Shipped' }).click()
    await status(page, 'Shipped')
    await action(page, 'Other actions').click()
    await page.getByRole('button', { name: 'Not shipped after all' }).click()
    await status(page, 'Packed')
    await expect(page.getByText('Its mail was not sent.').first()).toBeVisible()
  })
})

test('a second person is told who was faster, and sees the order as it is now', async ({
  page,
  context,
  request,
  browser,
  journey,
}) => {
  journey.allow(/answer 409/)
  const { id } = await place(request)
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, `/orders/${id}`)
  const other = await browser.newContext()
  await signInStaff(other, ['manager'], 'Biju')
  const theirs = await other.newPage()
  await openOffice(theirs, `/orders/${id}`)
  await action(theirs, 'Confirm order').click()
  await status(theirs, 'Confirmed')
  await action(page, 'Confirm order').click()
  await expect(page.getByText('Biju was faster: the order is confirmed now')).toBeVisible()
  await status(page, 'Confirmed')
  await other.close()
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
  await page.getByRole('button', { name: 'Confirm', exact: true }).focus()
  await page.keyboard.press('Enter')
  const results = page.getByRole('dialog', { name: 'Confirming' })
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

test('says what there is to say where nothing is there, nothing fits, or nothing answers', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/answer (404|500)|request failed/)
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/orders?queue=all&pincode=999999')
  await expect(page.getByRole('heading', { name: 'No order matches these filters' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/queue=all$/)
  await openOffice(page, '/orders')
  await page.getByRole('searchbox').fill('kochunniparambath')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing was found' })).toBeVisible()
  await page.goto(`${officeUrl}/orders/no-such-order`)
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible()
  await page.route('**/api/office/v1/orders?*', (route) => route.abort())
  await openOffice(page, '/orders?queue=all')
  await expect(page.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible()
  await page.unroute('**/api/office/v1/orders?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-order-link]').first()).toBeVisible()
})

test('keeps the rows while slow ones come, and says that it loads where there are none', async ({ page, context }) => {
  await as(context, 'manager', 'Ramla Beegum')
  let answer = () => {}
  await page.route('**/api/office/v1/orders?*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await openOffice(page, '/orders?queue=all')
  await expect(page.getByText('Loading orders')).toBeAttached()
  answer()
  const rows = page.locator('[data-order-link]')
  await expect(rows.first()).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Queues' })
    .getByRole('link', { name: /To confirm/ })
    .click()
  await expect(page).toHaveURL(/queue=to_confirm/)
  await expect(rows.first()).toBeVisible()
  answer()
})

for (const width of [360, 768, 1440]) {
  test(`axe finds nothing at ${width} px, and nothing is wider than the screen`, async ({ page, context, request }) => {
    const { id } = await place(request)
    await as(context, 'manager', 'Ramla Beegum')
    await page.setViewportSize({ width, height: 900 })
    const look = async (screen: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.flatMap(({ id: rule, nodes }) =>
        nodes.map(({ html }) => `${rule}: ${html.slice(0, 160)}`),
      )
      expect.soft(found, screen).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(width)
    }
    await openOffice(page, '/')
    await page.getByRole('heading', { name: 'Sales today' }).waitFor()
    await look('today')
    await openOffice(page, '/orders?queue=all')
    await page.locator('[data-order-link]').first().waitFor()
    await page.getByRole('checkbox').nth(1).check()
    await look('orders')
    await page.getByRole('button', { name: 'Filters' }).click()
    await look('filters')
    await openOffice(page, `/orders/${id}`)
    await page.locator('summary').first().click()
    await look('order')
    await page.getByRole('button', { name: 'Change' }).click()
    await look('address')
    await page.keyboard.press('Escape')
    await action(page, 'Other actions').click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await look('reason')
  })
}
