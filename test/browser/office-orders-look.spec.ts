import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { officeUrl, openOffice } from './office.ts'
import { action, as, place } from './office-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

test('says what there is to say where nothing is there, nothing fits, or nothing answers', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/answer (404|500)|request failed/)
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/orders?queue=all&pincode=999999')
  await expect(page.getByRole('heading', { name: 'No orders match these filters' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/queue=all$/)
  await openOffice(page, '/orders')
  await page.getByRole('searchbox').fill('kochunniparambath')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await page.goto(`${officeUrl}/orders/no-such-order`)
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
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
  await page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: /New/ }).click()
  await expect(page).toHaveURL(/queue=to_confirm/)
  await expect(rows.first()).toBeVisible()
  answer()
})

for (const width of someOf([360, 768, 1440])) {
  test(`axe finds nothing at ${width} px, and nothing is wider than the screen`, async ({ page, context, request }) => {
    const { id } = await place(request)
    await as(context, 'manager', 'Ramla Beegum')
    await page.setViewportSize({ width, height: 900 })
    const look = async (screen: string) => {
      const violations = await axeViolations(page)
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
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await look('address')
    await page.keyboard.press('Escape')
    await action(page, 'More actions').click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await look('reason')
  })
}
