import { expect, type Page, type Route, test } from '@playwright/test'
import { officeShell } from '../../src/shared/copy/office/shell.ts'
import { openOffice, signInStaff } from './office.ts'
import { place } from './office-desk.ts'
import { recordsOf } from './office-records.ts'
import { officeScreens } from './route-tables.ts'
import { newShopper } from './shopper.ts'

const calls = '**/api/office/v1/**'
/** Calls of the frame, on every screen. */
const ofFrame = /\/v1\/(me|live|alerts)\b/

/** Holds back what the screens ask for until it is let through, or fails. */
async function holdReads(page: Page) {
  const held: Route[] = []
  let mode: 'hold' | 'fail' | 'pass' = 'hold'
  await page.route(calls, async (route) => {
    const { method, url } = { method: route.request().method(), url: route.request().url() }
    if (mode === 'pass' || method !== 'GET' || ofFrame.test(url)) return route.continue()
    if (mode === 'fail') return route.abort('connectionreset')
    held.push(route)
  })
  return {
    count: () => held.length,
    /** From now on the reads fail, also those that were held. */
    fail: () => {
      mode = 'fail'
      for (const route of held.splice(0)) void route.abort('connectionreset')
    },
    pass: () => {
      mode = 'pass'
    },
    hold: () => {
      mode = 'hold'
    },
  }
}

test('every screen says that it loads, and that it failed, and comes when it is tried again', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(400_000)
  const order = await place(request)
  const shopper = await newShopper(request)
  await shopper.call('POST', '/question', { productId: 'ball-bearing-6204-2rs', text: 'Does it fit a monoblock?' })
  await signInStaff(context, ['owner'])
  await openOffice(page, '/')
  const records = await recordsOf(page, order.id)
  const main = page.locator('main')
  const again = main.getByRole('button', { name: officeShell.again })
  const reads = await holdReads(page)
  for (const screen of officeScreens) {
    await test.step(screen, async () => {
      reads.hold()
      await page.goto(`${new URL(page.url()).origin}${records[screen] ?? screen}`)
      await expect(page.getByRole('navigation').first()).toBeAttached()
      await expect.soft(main, screen).not.toBeEmpty()
      const busy = main.locator('[aria-busy=true]')
      await expect.soft(main.locator('[aria-busy=true], h1').first(), `${screen} says something`).toBeVisible()
      if (reads.count() === 0) return
      await expect.soft(busy.first(), `${screen} says that it loads`).toBeVisible()
      reads.fail()
      await expect.soft(again.first(), `${screen} can be tried again`).toBeVisible()
      await expect.soft(busy, `${screen} no longer loads`).toHaveCount(0)
      reads.pass()
      for (let left = await again.count(); left > 0; left--) await again.first().click()
      await expect.soft(again, `${screen} came`).toHaveCount(0)
      await expect.soft(main.getByRole('heading', { level: 1 }), `${screen} came`).toBeVisible()
      await expect.soft(busy, `${screen} came whole`).toHaveCount(0)
    })
  }
})
