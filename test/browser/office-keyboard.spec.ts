import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { bringWalker, walkByTab } from './keyboard-walk.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { place } from './office-desk.ts'
import { inDatabase } from './office-door.ts'
import { newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const product = 'ball-bearing-6204-2rs'
const routes = path.join(import.meta.dirname, '../../src/back-office/start/routes.ts')
/** Every screen of the back office that somebody who is signed in sees. */
const screens = [...readFileSync(routes, 'utf8').matchAll(/screen\('([^']+)', .*?, '([^']+)'\)/g)].flatMap(
  ([, screen = '', needs]) => (needs === 'signed-out' ? [] : [screen]),
)

/** Returns the record for each screen that shows one. A new screen of a record has its place here. */
async function recordsOf(page: Page, orderId: string): Promise<Readonly<Record<string, string>>> {
  const firstOf = async (list: string) => `${list}/${(await sendAs(page, `GET /${list.slice(1)}`))[0]._id}`
  const nothing = { phone: null, email: null, gstin: null, deliveryDays: 5, note: '' }
  const supplier = await sendAs(page, 'POST /suppliers', { name: `Feroke Bolts ${Date.now()}`, ...nothing })
  const bill = await sendAs(page, 'POST /receipts', {
    supplierId: supplier._id,
    billNumber: `FB/${Date.now()}`,
    billDate: '2026-11-20',
    lines: [{ item: product, quantity: 3, cost: 40 }],
  })
  const count = await sendAs(page, 'POST /counts', { scope: { kind: 'random', items: 5 } })
  const change = { kind: 'price', field: 'price', percent: 4, round: '1' }
  const job = await sendAs(page, 'POST /bulk-changes', { title: 'Bearings', filter: { text: 'bearing' }, change })
  const asked = { name: 'Amina Beevi', phone: '9847012345', lines: [{ productId: product, quantity: 2 }] }
  await page.request.post('/api/v1/quote', { data: asked })
  const { customer } = await sendAs(page, `GET /orders/${orderId}`)
  return {
    '/quotes/:id': await firstOf('/quotes'),
    '/customers/:id': `/customers/${customer._id}`,
    '/reports/:name': '/reports/sales',
    '/orders/:id': `/orders/${orderId}`,
    '/counts/:id': `/counts/${count._id}`,
    '/products/:id': `/products/${product}`,
    '/products/:id/tax': `/products/${product}/tax`,
    '/settings/:group': '/settings/hours',
    '/questions/:id': await firstOf('/questions'),
    '/reviews/:id': await firstOf('/reviews'),
    '/dictionary/:id': `/dictionary/${(await sendAs(page, 'GET /dictionary')).words[0]._id}`,
    '/attributes/of/:id': '/attributes/of/bearings',
    '/attributes/:id': '/attributes/api-class',
    '/fit/:id': '/fit/wheel-grinder',
    '/window/:kind': '/window/banners',
    '/window/:kind/:id': '/window/banners/hero-grinders',
    '/coupons/:id': await firstOf('/coupons'),
    '/people/:id': `/people/${(await sendAs(page, 'GET /people')).people[0]._id}`,
    '/stock/bills/:id': `/stock/bills/${bill._id}`,
    '/stock/suppliers/:id': `/stock/suppliers/${supplier._id}`,
    '/stock/items/:id': `/stock/items/${product}`,
    '/files/:id': `/files/${job._id}`,
  }
}

/** Waits until what the screen shows has come. */
async function openWhole(page: Page, address: string): Promise<void> {
  await openOffice(page, address)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`by Tab alone everything on every screen is reached, seen and large enough, ${width} px wide`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(300_000)
    const order = await place(request)
    const shopper = await newShopper(request)
    await shopper.call('POST', '/question', { productId: product, text: 'Does it fit a 1 HP monoblock?' })
    await bringWalker(page)
    await signInStaff(context, ['owner'], 'Khadeeja Umma')
    await page.setViewportSize({ width, height })
    // one stream of news would keep every page from coming to rest
    await page.route('**/api/office/v1/live', (call) => call.abort())
    await openOffice(page, '/')
    const records = await recordsOf(page, order.id)
    expect(screens.length).toBeGreaterThan(40)
    for (const screen of screens) {
      await openWhole(page, records[screen] ?? screen)
      const { stops, wrong } = await walkByTab(page)
      expect.soft(wrong, screen).toEqual([])
      expect.soft(stops, screen).toBeGreaterThan(0)
    }
  })
}

/** Goes to it by Tab, as somebody at a keyboard does, and presses Enter. */
async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await target.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

const focused = (page: Page) => page.locator('main :focus')

test('the focus goes back to where it came from where a row or a bar goes away', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openWhole(page, '/attributes/of/bearings')
  const rows = page.getByRole('button', { name: /from the list$/ })
  const before = await rows.count()
  await pressByKeys(page, rows.nth(1))
  await expect(rows).toHaveCount(before - 1)
  await expect(focused(page)).toHaveCount(1)
  await pressByKeys(page, page.getByRole('button', { name: 'Discard' }))
  await expect(rows).toHaveCount(before)
  await expect(focused(page)).toHaveCount(1)
})

test('a button that is off while its work is under way has the focus again, and a thumb has none to lose', async ({
  page,
  context,
  request,
}) => {
  const order = await place(request)
  await signInStaff(context, ['manager'])
  await openWhole(page, `/orders/${order.id}`)
  const next = (name: string) => page.getByRole('button', { name, exact: true }).locator('visible=true')
  await pressByKeys(page, next('Confirm order'))
  await expect(next('Mark as packed')).toBeFocused()
  await next('Mark as packed').click()
  await expect(next('Mark as shipped')).toBeVisible()
})

test('who does not confirm that it is them is at the button again', async ({ page, context }) => {
  const id = await signInStaff(context, ['owner'])
  await inDatabase('update staff_sessions set stepped_up_at = null where staff_id = $1', id)
  await openWhole(page, '/history')
  const exporting = page.getByRole('button', { name: 'Export' })
  await pressByKeys(page, exporting)
  await expect(page.getByRole('dialog', { name: 'Verify it’s you' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(exporting).toBeFocused()
})
