import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { signInScreens } from '../../src/shared/copy/office/sign-in-screens.ts'
import { openOffice, signInStaff, signOut } from './office.ts'
import { place } from './office-desk.ts'
import { inDatabase } from './office-door.ts'

/** Several tabs of one person, on screens with names, towns and amounts; a note is begun in the last one. */
async function openTabs(context: BrowserContext, order: string): Promise<Page[]> {
  const paths = ['/', '/orders', `/orders/${order}`, `/orders/${order}`]
  const tabs = await Promise.all(paths.map(() => context.newPage()))
  for (const [at, tab] of tabs.entries()) await openOffice(tab, paths[at] ?? '/')
  await tabs.at(-1)?.getByLabel('Add a note').fill('She wants it before six')
  return tabs
}

/** Returns the readable text of the screen: the page's text has hidden text, too. */
// biome-ignore lint/performance/useDomNodeTextContent: it is about what is drawn
const text = (page: Page) => page.locator('body').innerText()
const door = (page: Page) => page.getByLabel(signInScreens.email)
/** Pattern of private data: customers' names, places and payments, the shop's staff. */
const shown = /Kozhikode|Mill Compound|₹\s?\d|BMS-\d|before six|Hafsa/

test('signing out empties every tab of the browser, also one with a note that is not sent', async ({
  context,
  request,
}) => {
  const order = await place(request)
  await signInStaff(context, ['owner'], 'Hafsa Beevi')
  await context.route('**/api/office/v1/sign-in', (route) =>
    route.fulfill({ json: { success: true, data: { hasOwner: true, counter: null } } }),
  )
  const tabs = await openTabs(context, order.id)
  for (const tab of tabs.slice(1)) expect(await text(tab)).toMatch(shown)
  if (tabs[0]) await signOut(tabs[0])
  for (const tab of tabs) {
    await expect(door(tab)).toBeVisible()
    expect(await tab.content()).not.toMatch(shown)
    expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(shown)
  }
})

test('a session that ends hides what is on every tab; nothing is lost where its person comes back', async ({
  context,
  request,
}) => {
  test.setTimeout(120_000)
  const order = await place(request)
  const staff = await signInStaff(context, ['owner'], 'Hafsa Beevi')
  const tabs = await openTabs(context, order.id)
  await inDatabase(`update staff_sessions set expires_at = expires_at - interval '1 year' where staff_id = $1`, staff)
  for (const tab of tabs) {
    // the stream of news ends with its next beat
    const dialog = tab.getByRole('dialog', { name: signInScreens.again.title })
    await expect(dialog).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => text(tab)).not.toMatch(shown)
    await dialog.getByRole('button', { name: signInScreens.again.cancel }).click()
    await expect(tab.getByRole('button', { name: signInScreens.again.open })).toBeVisible()
    expect(await text(tab)).not.toMatch(shown)
  }
  await inDatabase(`update staff_sessions set expires_at = expires_at + interval '1 year' where staff_id = $1`, staff)
  // one tab is enough for all
  await tabs[0]?.reload()
  for (const tab of tabs.slice(1)) await expect.poll(() => text(tab)).toMatch(shown)
  await expect(tabs[3]?.getByLabel('Add a note') as Locator).toHaveValue('She wants it before six')
})

test('who signs in beside somebody else sees nothing of theirs in any tab', async ({ context, request }) => {
  const order = await place(request)
  await signInStaff(context, ['owner'], 'Hafsa Beevi')
  const tabs = await openTabs(context, order.id)
  await signInStaff(context, ['packer'], 'Next at the counter')
  await openOffice(await context.newPage(), '/orders')
  for (const tab of tabs) await expect.poll(() => text(tab)).not.toMatch(/Hafsa|₹\s?\d|before six/)
})
