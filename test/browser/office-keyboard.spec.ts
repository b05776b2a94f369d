import { expect, type Locator, type Page, test } from '@playwright/test'
import { bringWalker, walkByTab } from './keyboard-walk.ts'
import { openOffice, signInStaff } from './office.ts'
import { place } from './office-desk.ts'
import { inDatabase } from './office-door.ts'
import { recordsOf } from './office-records.ts'
import { officeScreens } from './route-tables.ts'
import { newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const product = 'ball-bearing-6204-2rs'

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
    expect(officeScreens.length).toBeGreaterThan(40)
    for (const screen of officeScreens) {
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
