import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { as, loseAnswer, place } from './office-desk.ts'
import { newCode, scan } from './scanner.ts'

const bearing = 'ball-bearing-6204-2rs'
const cone = 'road-safety-cone-750mm'

async function looksRight(page: Page, name: string): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
  }
}

/** Confirmed orders of these products to a PIN code of their own, by who has an office screen open in this page. */
async function confirmed(page: Page, pincode: string, ...goods: string[][]) {
  const orders: { number: string; id: string }[] = []
  for (const products of goods) {
    const order = await place(page.request, pincode, { products })
    await sendAs(page, `POST /orders/${order.id}/confirm`, { saw: 'pending' })
    orders.push(order)
  }
  return orders
}

/** Chooses the orders of a PIN code in their list and takes them onto the walk. */
async function pickAll(page: Page, pincode: string, numbers: readonly string[]): Promise<void> {
  await openOffice(page, `/orders?queue=to_pack&pincode=${pincode}`)
  for (const number of numbers) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  await page.getByRole('button', { name: `Pick ${numbers.length} orders` }).click()
  await expect(page.getByRole('heading', { name: 'Pick', exact: true })).toBeVisible()
}

test('two orders in one walk: scanned, tapped, without a connection, and one shelf is short', async ({
  page,
  context,
}) => {
  test.slow()
  const [code, foreign] = [newCode(), newCode()]
  await signInStaff(context, ['manager'], 'Ramla')
  await openOffice(page, '/orders')
  await sendAs(page, 'POST /codes', { barcode: code, productId: bearing, variantId: null })
  await sendAs(page, 'POST /codes', { barcode: foreign, productId: 'earth-clamp-500a', variantId: null })
  const [a, b] = await confirmed(page, '673601', [bearing], [bearing, cone])
  await as(context, 'packer', 'Binu')
  await page.setViewportSize({ width: 360, height: 800 })
  await pickAll(page, '673601', [a?.number ?? '', b?.number ?? ''])

  const walk = page.getByRole('region', { name: '2 orders on this walk' })
  await expect(walk.getByText('2 stops left')).toBeVisible()
  const bearings = walk.getByRole('region', { name: 'Next stops' }).getByRole('button', { name: /6204/ })
  if (await bearings.isVisible()) await bearings.click()
  const now = walk.getByRole('region', { name: 'Now' })
  await expect(now).toContainText(`1 for ${a?.number}`)
  await expect(now).toContainText(`1 for ${b?.number}`)
  await looksRight(page, 'pick-walk')
  for (const button of await now.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }

  // the wrong piece is loud, and nothing is taken
  await scan(page, foreign)
  await expect(page.getByRole('alert')).toContainText(/Wrong item\. This is Earth Clamp/)
  await looksRight(page, 'pick-wrong')
  await scan(page, code)
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong item' })).toHaveCount(0)
  await expect(now).not.toContainText(`1 for ${a?.number}`)
  await expect(now.getByRole('button', { name: 'Take 1' })).toBeVisible()

  // a tap without a connection waits visibly, and maybe the scan before it, whose answer may be lost; the browser dies, and the next one sends
  await context.setOffline(true)
  await now.getByRole('button', { name: 'Take 1' }).click()
  await expect(page.getByText(/^(1 tap is|2 taps are) not sent yet$/)).toBeVisible()
  await expect(walk.getByText('1 stop left')).toBeVisible()
  await looksRight(page, 'pick-offline')
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.setViewportSize({ width: 360, height: 800 })
  const sent = next.waitForResponse((answer) => answer.url().endsWith('/taps') && answer.status() === 200)
  await openOffice(next, '/pick')
  await sent
  const rest = next.getByRole('region', { name: '2 orders on this walk' })
  await expect(rest.getByText('1 stop left')).toBeVisible()

  // the shelf is empty
  await rest.getByRole('button', { name: 'Short' }).click()
  const dialog = next.getByRole('dialog', { name: /^Short: / })
  await expect(dialog).toContainText('1 piece missing')
  await looksRight(next, 'pick-short')
  await dialog.getByRole('button', { name: 'Mark as short' }).click()
  await expect(next.getByText('All stops are done')).toBeVisible()
  await expect(next.getByText(/1 piece missing\. Marked in the orders\. It is in Count \d+\./)).toBeVisible()
  await rest.getByText('Done (2)').click()
  await looksRight(next, 'pick-done')
  await expect(rest.getByText('The walk can be ended once everything is sent.')).toHaveCount(0)
  await rest.getByRole('button', { name: 'End walk' }).click()
  await expect(next).toHaveURL(/queue=to_pack&pick=picked/)
  await expect(next.getByRole('main')).toContainText(a?.number ?? '')
  await openOffice(next, `/orders/${b?.id}`)
  await expect(next.getByRole('main')).toContainText(/on the walk of Binu: missing .*Cone/i)
  await openOffice(next, '/orders?queue=to_pack&pick=short&pincode=673601')
  await expect(next.getByRole('main').getByText('Short', { exact: true }).first()).toBeVisible()
})

test('a double tap takes of one stop alone; the focus goes on to the next, and a wrong name is forgotten', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'], 'Ramla')
  await openOffice(page, '/orders')
  const [order] = await confirmed(page, '673604', [bearing, cone, 'impact-drill-13mm-650w'])
  await as(context, 'packer', 'Leena')
  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, '/pick')
  await sendAs(page, 'POST /picks', { orders: [order?.id] })
  await page.reload()
  const walk = page.getByRole('region', { name: '1 order on this walk' })
  const now = walk.getByRole('region', { name: 'Now' })
  await now.getByRole('button', { name: 'Take 1' }).dblclick()
  await expect(walk.getByText('2 stops left')).toBeVisible()
  await now.getByRole('button', { name: 'Take 1' }).press('Enter')
  await expect(walk.getByText('1 stop left')).toBeVisible()
  await expect(now).toBeFocused()

  await walk.getByLabel('Code or name').fill('W'.repeat(80))
  await page.keyboard.press('Enter')
  const alert = walk.getByRole('alert')
  await expect(alert).toContainText(`“${'W'.repeat(40)}…”`)
  // past the head of the screen; at its very end the bar goes with the list
  await page.mouse.wheel(0, 150)
  await expect(alert).toBeInViewport({ ratio: 1 })
  await now.getByRole('button', { name: 'Take 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(alert).toHaveCount(0)
  await expect(walk.getByRole('heading', { name: 'All stops are done' })).toBeFocused()
})

test('an answer that is lost counts once; a cancelled order is put back; somebody else sees who picks', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  await signInStaff(context, ['manager'], 'Ramla')
  await openOffice(page, '/orders')
  const [order] = await confirmed(page, '673602', [bearing])
  const phone = await browser.newContext({ reducedMotion: 'reduce' })
  await signInStaff(phone, ['packer'], 'Anu')
  const picker = await phone.newPage()
  await picker.setViewportSize({ width: 360, height: 800 })
  await openOffice(picker, '/pick')
  await sendAs(picker, 'POST /picks', { orders: [order?.id] })
  await picker.reload()
  const now = picker.getByRole('region', { name: 'Now' })
  await expect(now).toContainText(order?.number ?? '')

  await openOffice(page, '/pick')
  await expect(page.getByRole('region', { name: 'Who else picks' })).toContainText('Anu: 1 order')
  await looksRight(page, 'pick-others')

  await loseAnswer(picker, 'taps', 1)
  await now.getByRole('button', { name: 'Take 1' }).focus()
  await picker.keyboard.press('Enter')
  await expect(picker.getByText('All stops are done')).toBeVisible()
  await expect(picker.getByText('The walk can be ended once everything is sent.')).toHaveCount(0, { timeout: 15_000 })
  await picker.getByText('Done (1)').click()
  await expect(picker.getByText(`1 for ${order?.number}`)).toBeVisible()

  await sendAs(page, `POST /orders/${order?.id}/cancel`, { saw: 'confirmed', reason: 'The customer has called' })
  await expect(now).toContainText(`${order?.number} was cancelled`)
  await looksRight(picker, 'pick-put-back')
  await picker.setViewportSize({ width: 360, height: 800 })
  await now.getByRole('button', { name: 'Put back 1' }).click()
  await expect(picker.getByText('All stops are done')).toBeVisible()
  const walk = picker.getByRole('region', { name: '1 order on this walk' })
  await expect(walk.getByText('The walk can be ended once everything is sent.')).toHaveCount(0)
  await walk.getByRole('button', { name: 'End walk' }).click()
  await expect(picker).toHaveURL(/pick=picked/)
  await phone.close()
})
