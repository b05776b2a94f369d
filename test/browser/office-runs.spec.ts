import { randomInt } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { officeUrl, openOffice, sendAs, signInStaff } from './office.ts'
import { place } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

async function looksRight(page: Page, name: string): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
  }
}

/** Orders in cash that are packed, by who has an office screen open in this page. */
async function packOrders(page: Page, request: Parameters<typeof place>[0], count: number): Promise<string[]> {
  const numbers: string[] = []
  for (let at = 0; at < count; at++) {
    const { id, number } = await place(request)
    await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
    await sendAs(page, `POST /orders/${id}/pack`, { saw: 'confirmed' })
    numbers.push(number)
  }
  return numbers
}

/** The customer scans a QR code and pays it with the UPI app. */
async function payScanned(request: APIRequestContext, id: string): Promise<void> {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  const { key_id } = await shopper.call('POST', '/order/paymentIntent', { address: kozhikode })
  const paid = await request.post(`/sandbox/v1/checkout/qr_codes/${id}/pay`, { data: { key_id } })
  expect(paid.status()).toBe(200)
}

/** The screen of somebody who delivers, on a phone of their own. */
async function openRun(context: BrowserContext, name: string): Promise<Page> {
  await signInStaff(context, ['delivery'], name)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 800 })
  await openOffice(page, '/runs')
  await expect(page.getByRole('heading', { name: 'No deliveries' })).toBeVisible()
  return page
}

test('a run of three stops, one of them without a connection, and its hand-in', async ({ page, context, browser }) => {
  test.slow()
  await signInStaff(context, ['manager'], 'Ramla')
  await openOffice(page, '/deliveries')
  const numbers = await packOrders(page, page.request, 3)
  const name = `Biju ${randomInt(1e6)}`
  const phone = await browser.newContext({ reducedMotion: 'reduce' })
  const rider = await openRun(phone, name)

  await page.getByRole('button', { name: 'Give parcels' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Delivered by').selectOption({ label: name })
  for (const number of numbers) await dialog.getByRole('checkbox', { name: new RegExp(number) }).check()
  await looksRight(page, 'give-parcels')
  await dialog.getByRole('button', { name: 'Give 3 parcels' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible()

  await rider.reload()
  const stops = rider.getByRole('list', { name: 'Stops' }).getByRole('listitem')
  await expect(stops).toHaveCount(3)
  await looksRight(rider, 'own-run')
  for (const button of await stops.first().getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  const [first = '', second = '', third = ''] = await stops.getByText(/^BMS-\d+/).allTextContents()
  await expect(stops.first().getByRole('link', { name: /^Map/ })).toHaveAttribute('href', /^https:.*query=/)
  await expect(stops.first().getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/)
  await stops.first().getByRole('button', { name: /down$/ }).click()
  await expect(stops.first()).toContainText(second)
  await rider.reload()
  await expect(stops.first()).toContainText(second)

  // a stop is marked with the keyboard
  await stops
    .first()
    .getByRole('button', { name: /^Cash ₹/ })
    .focus()
  await rider.keyboard.press('Enter')
  await expect(rider.getByRole('dialog')).toContainText('Have you counted the cash?')
  if (process.env.LOOK) await rider.screenshot({ path: 'test-results/mark-cash-360.png' })
  await rider
    .getByRole('dialog')
    .getByRole('button', { name: /^Cash ₹/ })
    .click()
  await expect(stops).toHaveCount(2)
  await expect(rider.getByText('Marked stops (1)')).toBeVisible()

  await phone.setOffline(true)
  await expect(stops.first()).toContainText(first)
  await stops.first().getByRole('button', { name: 'UPI', exact: true }).click()
  await rider.getByRole('dialog').getByLabel('UPI reference').fill('T2611271840')
  await rider.getByRole('dialog').getByRole('button', { name: 'UPI', exact: true }).click()
  await expect(stops.first()).toContainText('UPI, not sent yet')
  await expect(rider.getByText('1 mark is not sent yet')).toBeVisible()
  await expect(stops.first().getByRole('button', { name: 'Refused' })).toHaveCount(0)
  await looksRight(rider, 'own-run-offline')
  await phone.setOffline(false)
  await expect(stops).toHaveCount(1)
  await expect(rider.getByText('1 mark is not sent yet')).toHaveCount(0)

  await expect(stops.first()).toContainText(third)
  await stops.first().getByRole('button', { name: 'Refused' }).click()
  await rider.getByRole('dialog').getByRole('button', { name: 'Refused', exact: true }).click()
  await expect(rider.getByRole('dialog').getByLabel('Reason')).toBeFocused()
  await expect(rider.getByRole('dialog')).toContainText('Say why it was refused')
  await rider.getByRole('dialog').getByLabel('Reason').fill('Nobody at home')
  await rider.getByRole('dialog').getByRole('button', { name: 'Refused', exact: true }).click()
  await expect(rider.getByText('All stops are marked.')).toBeVisible()
  await rider.getByText('Marked stops (3)').click()
  await looksRight(rider, 'own-run-done')

  await openOffice(page, '/deliveries?view=cash')
  const carried = page.getByRole('region', { name })
  await expect(carried).toContainText(second)
  await expect(carried).not.toContainText(first)
  await looksRight(page, 'cash')
  await openOffice(page, '/deliveries')
  const run = page.getByRole('region', { name: new RegExp(name) })
  await expect(run).toContainText('T2611271840')
  await looksRight(page, 'deliveries')
  await run.getByRole('button', { name: 'Hand in' }).click()
  const due = Number((await dialog.getByText(/^₹\d/).textContent())?.replace(/[₹,]/g, ''))
  await dialog.getByLabel('Cash counted').fill(String(due - 4))
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await expect(dialog.getByText(/differs by -₹4/).first()).toBeVisible()
  await dialog.getByLabel('Reason').fill('No change')
  await looksRight(page, 'hand-in')
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await expect(run).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('difference -₹4')
  await openOffice(page, '/deliveries?view=cash')
  await expect(page.getByRole('region', { name: 'Close by day' })).toContainText(name)
  await expect(carried).toHaveCount(0)
  await rider.reload()
  await expect(rider.getByRole('heading', { name: 'No deliveries' })).toBeVisible()
  await phone.close()
})

test('a mark that the shop refuses is said and stays until it is read', async ({ page, context, browser }) => {
  await signInStaff(context, ['manager'], 'Ramla')
  await openOffice(page, '/deliveries')
  const [number = ''] = await packOrders(page, page.request, 1)
  const name = `Shaji ${randomInt(1e6)}`
  const phone = await browser.newContext()
  const rider = await openRun(phone, name)
  const { parcels, people } = await sendAs(page, 'GET /runs/to-give')
  const { orderId } = parcels.find((parcel: { number: string }) => parcel.number === number)
  const { _id: staffId } = people.find((person: { name: string }) => person.name === name)
  await sendAs(page, 'POST /runs', { staffId, stops: [{ orderId, parcel: null }] })
  await rider.reload()
  await expect(rider.getByText(number)).toBeVisible()
  await phone.setOffline(true)
  await rider.getByRole('button', { name: 'Again tomorrow' }).click()
  await rider.getByRole('dialog').getByRole('button', { name: 'Again tomorrow' }).click()
  await expect(rider.getByText('Again tomorrow, not sent yet')).toBeVisible()
  const besideRun = sendAs(page, `POST /orders/${orderId}/deliver`, { saw: 'out_for_delivery', collectedAs: 'cash' })
  await expect(besideRun).rejects.toThrow(`is on the run of ${name}`)
  await openOffice(page, '/deliveries')
  const run = page.getByRole('region', { name: new RegExp(name) })
  await run.getByRole('button', { name: `Take off ${number}` }).click()
  await expect(page.getByText('Taken off the run')).toBeVisible()
  await phone.setOffline(false)
  await expect(rider.getByText(`${number} was not recorded.`)).toBeVisible()
  await expect(rider.getByText(/taken this stop off your run/)).toBeVisible()
  await rider.getByRole('button', { name: 'Got it' }).click()
  await expect(rider.getByText(`${number} was not recorded.`)).toHaveCount(0)
  // nothing else of the office is open to who delivers
  await rider.goto(`${officeUrl}/orders`)
  await expect(rider.getByRole('link', { name: 'Home' }).first()).toBeVisible()
  await expect(rider.getByText(number)).toHaveCount(0)
  await openOffice(rider, '/')
  await rider.getByRole('link', { name: /My run: stops/ }).click()
  await expect(rider.getByRole('heading', { name: 'My run' })).toBeVisible()
  await phone.close()
})

test('a stop is paid by UPI QR, seen by who delivers without a reload', async ({ page, context, browser }) => {
  await signInStaff(context, ['manager'], 'Ramla')
  await openOffice(page, '/deliveries')
  const [number = ''] = await packOrders(page, page.request, 1)
  const name = `Anil ${randomInt(1e6)}`
  const phone = await browser.newContext({ reducedMotion: 'reduce' })
  const rider = await openRun(phone, name)
  const { parcels, people } = await sendAs(page, 'GET /runs/to-give')
  const { orderId } = parcels.find((parcel: { number: string }) => parcel.number === number)
  const { _id: staffId } = people.find((person: { name: string }) => person.name === name)
  await sendAs(page, 'POST /runs', { staffId, stops: [{ orderId, parcel: null }] })
  await rider.reload()
  const stop = rider.getByRole('list', { name: 'Stops' }).getByRole('listitem')
  const shown = rider.waitForResponse((answer) => answer.url().endsWith('/qr') && answer.request().method() === 'POST')
  await stop.getByRole('button', { name: 'UPI QR' }).click()
  const qr = (await (await shown).json()).data.qr
  const dialog = rider.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /^QR code for a UPI payment of ₹/ })).toBeVisible()
  await expect(dialog).toContainText('Test mode')
  await looksRight(rider, 'qr')
  await phone.setOffline(true)
  await expect(dialog).toContainText('No connection', { timeout: 30_000 })
  await phone.setOffline(false)

  const scanned = new URL(qr.content).searchParams.get('tr')
  await payScanned(page.request, scanned ?? '')
  await expect(dialog).toContainText('paid by UPI', { timeout: 15_000 })
  await looksRight(rider, 'qr-paid')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(stop).toContainText('Paid by UPI: nothing to collect')
  await expect(stop.getByRole('button', { name: 'UPI QR' })).toHaveCount(0)
  await stop.getByRole('button', { name: 'Delivered' }).click()
  await dialog.getByRole('button', { name: 'Delivered' }).click()
  await expect(rider.getByText('All stops are marked.')).toBeVisible()
  await phone.close()
})
