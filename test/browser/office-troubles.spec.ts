import { expect, type Page, type Route, test } from '@playwright/test'
import { officeShell } from '../../src/shared/copy/office/shell.ts'
import { openOffice, signInStaff } from './office.ts'
import { place } from './office-desk.ts'
import { recordsOf } from './office-records.ts'
import { officeScreens } from './route-tables.ts'
import { newShopper } from './shopper.ts'

const product = 'ball-bearing-6204-2rs'
/** Calls of the frame, on every screen. */
const ofFrame = /\/v1\/(me|live|orders\/queues)$/
/** Reads whose filter may be a phone number: they are posted, so that no address holds it. */
const postedReads = /\/v1\/\w+\/find$/
/** Screens that ask for nothing before something is typed or scanned. */
const askNothing = ['/scan']
/** Screens of which only a side part is read: the choices of a field. */
const sideParts = ['/stock/receive']

type Mode = 'hold' | 'fail' | 'pass'

/** Holds what the screen asks for back, lets it fail, or lets it through. `only`: part of the path of the reads that this is about. */
async function troubleReads(page: Page, only = '') {
  const held: Route[] = []
  let mode: Mode = 'pass'
  const isRead = (method: string, path: string) =>
    path.includes(only) && !ofFrame.test(path) && (method === 'GET' || postedReads.test(path))
  await page.route('**/api/office/v1/**', async (route) => {
    if (mode === 'pass' || !isRead(route.request().method(), new URL(route.request().url()).pathname)) {
      return route.continue()
    }
    if (mode === 'fail') return route.abort('connectionreset')
    held.push(route)
  })
  /** From now on; `fail`: also what was held. */
  return (now: Mode) => {
    mode = now
    const before = held.splice(0)
    if (now === 'fail') for (const route of before) void route.abort('connectionreset')
  }
}

/** Opens a screen whose reads are held, lets them fail, and tries again. */
async function meetTrouble(
  page: Page,
  address: string,
  reads: Awaited<ReturnType<typeof troubleReads>>,
  isSidePart: boolean,
) {
  const main = page.locator('main')
  const again = main.getByRole('button', { name: officeShell.again })
  const busy = main.locator('[aria-busy=true]')
  reads('hold')
  await page.goto(new URL(page.url()).origin + address)
  // choices that come do not make a form wait
  if (isSidePart) await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  else await expect(busy.first(), 'it says that it loads').toBeVisible()
  reads('fail')
  await expect(again.first(), 'it can be tried again').toBeVisible()
  await expect(busy, 'it no longer loads').toHaveCount(0)
  reads('pass')
  // news from others may have brought it meanwhile
  await again.evaluateAll(([button]) => button instanceof HTMLElement && button.click())
  await expect(main.getByRole('heading', { level: 1 }), 'it came').toBeVisible()
  await expect(busy, 'it came whole').toHaveCount(0)
  await expect(again, 'nothing is left to try').toHaveCount(0)
}

test('every screen says that it loads and that it failed, and comes when it is tried again', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000)
  const order = await place(request)
  const shopper = await newShopper(request)
  await shopper.call('POST', '/question', { productId: product, text: 'Does it fit a monoblock?' })
  await signInStaff(context, ['owner'])
  await openOffice(page, '/')
  const addresses: Readonly<Record<string, string>> = {
    ...(await recordsOf(page, order.id)),
    '/labels': `/labels?items=${product}::1`,
  }
  const reads = await troubleReads(page)
  for (const screen of officeScreens.filter((each) => !askNothing.includes(each))) {
    await test.step(screen, () => meetTrouble(page, addresses[screen] ?? screen, reads, sideParts.includes(screen)))
  }
})

test('a side part of a screen says that it failed, and comes when it is tried again', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/')
  for (const [address, read] of [
    ['/orders', '/orders/taxed-anew'],
    ['/orders', '/orders/invoiced-before-change'],
    ['/history', '/history/people'],
    ['/history', '/history/seal'],
    ['/window/banners/hero-grinders', '/window/brands'],
  ] as const) {
    await test.step(`${read} of ${address}`, async () => {
      const reads = await troubleReads(page, read)
      await meetTrouble(page, address, reads, true)
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
})
