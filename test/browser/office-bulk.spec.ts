import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { as, loseAnswer, placeMany } from './office-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Sending so many orders takes its time on a busy machine. */
const patient = { timeout: 60_000 }

/** Counts from now on the presses of buttons and keys on every page of the tab. */
async function countPresses(page: Page): Promise<{ presses: number }> {
  const hand = { presses: 0 }
  await page.exposeFunction('countPress', () => {
    hand.presses += 1
  })
  await page.addInitScript(() => {
    const count = (event: UIEvent) => {
      // a click that a key or a label makes comes without a press of its own
      const isPress = event.type === 'keydown' || event.detail > 0
      if (event.isTrusted && isPress) void (window as unknown as { countPress: () => Promise<void> }).countPress()
    }
    window.addEventListener('click', count, true)
    window.addEventListener('keydown', count, true)
  })
  return hand
}

/** Somebody who works at the orders of a PIN code. */
function worker(page: Page, pincode: string) {
  const selectAll = async (queue: string) => {
    await openOffice(page, `/orders?queue=${queue}&pincode=${pincode}`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  }
  const step = async (queue: string, say: (orders: string) => string, result: string) => {
    await selectAll(queue)
    await page.getByRole('button', { name: say('40 orders') }).click()
    const results = page.getByRole('dialog', { name: say('orders') })
    await expect(results.getByText(result)).toBeVisible(patient)
    await page.keyboard.press('Escape')
    await expect(results).toHaveCount(0)
  }
  return { selectAll, step }
}

test('40 orders are confirmed, packed, shipped and delivered in 25 presses, beside the tabs of the queues', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(300_000)
  const { pincode, placed } = await placeMany(request, 40, 673_500)
  const trackingOf = (at: number) => `D48${String(at).padStart(4, '0')}`
  await as(context, 'manager', 'Ramla Beegum')
  const hand = await countPresses(page)
  const { selectAll, step } = worker(page, pincode)
  await step('to_confirm', (orders) => `Confirm ${orders}`, '40 confirmed.')
  await step('to_pack', (orders) => `Pack ${orders}`, '40 packed.')

  await selectAll('to_ship')
  await page.getByRole('button', { name: 'Ship 40 orders' }).click()
  const ship = page.getByRole('dialog', { name: 'Ship 40 orders' })
  await ship.getByLabel('Courier').pressSequentially('DTDC')
  const lines = placed.map(({ number }, index) => `${number}\t${trackingOf(index)}`)
  const paste = ship.getByLabel('Paste from a spreadsheet')
  await paste.click()
  await paste.fill(['BMS-0\tD0', ...lines].join('\n'))
  await ship.getByRole('button', { name: 'Fill in' }).click()
  await expect(ship.getByText('Line 1: “BMS-0” is not in this list.')).toBeVisible()
  await expect(ship.getByText('40 of 40 have a tracking number')).toBeVisible()
  await ship.getByRole('button', { name: 'Ship 40 orders' }).click()
  await expect(ship).toHaveCount(0, patient)

  await step('on_the_way', (orders) => `Mark ${orders} out for delivery`, '40 out for delivery.')
  await selectAll('on_the_way')
  await page.getByRole('button', { name: 'Deliver 40 orders' }).click()
  const deliver = page.getByRole('dialog', { name: 'Deliver 40 orders' })
  await expect(deliver.getByText(/^COD: ₹/)).toHaveCount(40)
  await deliver.getByLabel(`Payment received for ${placed[0]?.number}`).selectOption('Online')
  await deliver.getByRole('button', { name: 'Deliver 40 orders' }).click()
  await expect(deliver).toHaveCount(0, patient)

  expect(hand.presses).toBeGreaterThanOrEqual(15)
  expect(hand.presses).toBeLessThanOrEqual(25)
  const rows: { number: string; trackingNumber: string }[] = await sendAs(
    page,
    `GET /orders?queue=delivered&pincode=${pincode}`,
  )
  const tracking = Object.fromEntries(rows.map(({ number, trackingNumber }) => [number, trackingNumber]))
  expect(tracking).toEqual(Object.fromEntries(placed.map(({ number }, index) => [number, trackingOf(index)])))
  const collectedAs = async (id = '') => (await sendAs(page, `GET /orders/${id}`)).collectedAs
  expect([await collectedAs(placed[0]?.id), await collectedAs(placed[1]?.id)]).toEqual(['online', 'cash'])
})

test('what the step does not fit stays selected, and what it is stands in the bar', async ({
  page,
  context,
  request,
}) => {
  const { pincode, placed } = await placeMany(request, 3, 673_540)
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, `/orders?queue=all&pincode=${pincode}`)
  await sendAs(page, `POST /orders/${placed[0]?.id}/confirm`, { saw: 'pending' })
  await page.reload()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect(page.getByText('1 other stays selected: 1 Confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm 2 orders' }).click()
  const results = page.getByRole('dialog', { name: 'Confirm orders' })
  await expect(results.getByText('2 confirmed.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 order selected')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Select ${placed[0]?.number}` })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Pack 1 order' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  test.slow()

  test('a wrong number stands at its field and holds everything; a lost answer ships nothing twice', async ({
    page,
    context,
    request,
  }) => {
    const { pincode, placed } = await placeMany(request, 3, 673_580)
    await as(context, 'manager', 'Ramla Beegum')
    await openOffice(page, '/orders')
    for (const { id } of placed) {
      await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
      await sendAs(page, `POST /orders/${id}/pack`, { saw: 'confirmed' })
    }
    await openOffice(page, `/orders?queue=to_ship&pincode=${pincode}`)
    for (const { number } of placed) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
    await page.getByRole('button', { name: 'Ship 3 orders' }).click()
    const ship = page.getByRole('dialog', { name: /^Ship \d orders?$/ })
    const send = ship.getByRole('button', { name: /^Ship \d orders?$/ })
    const fields = ship.getByRole('textbox', { name: /^Tracking number of/ })
    await ship.getByLabel('Courier').fill('DTDC')
    const sent: string[] = []
    page.on('request', (call) => {
      if (/\/ship$/.test(call.url())) sent.push(call.url())
    })

    await fields.nth(0).focus()
    await page.keyboard.type('D1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('d1')
    await page.keyboard.press('Enter')
    await expect(fields.nth(2)).toBeFocused()
    await expect(fields.nth(1)).toHaveAccessibleDescription(/^Same number as BMS-/)
    await send.click()
    await expect(fields.nth(1)).toBeFocused()
    await fields.nth(1).fill('D'.repeat(41))
    await expect(fields.nth(1)).toHaveAccessibleDescription('Use 40 characters or fewer')
    await fields.nth(1).fill('D2')
    await send.click()
    await expect(fields.nth(2)).toBeFocused()
    await expect(fields.nth(2)).toHaveAccessibleDescription(/^Enter a tracking number/)
    expect(sent).toEqual([])
    expect((await axeViolations(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

    await ship.getByLabel('Ship without a tracking number: 1 order').check()
    await loseAnswer(page, 'ship', 2)
    await send.click()
    await expect(ship.getByText('1 done, 2 failed.')).toBeVisible()
    await expect(ship.getByText('No response. Try again: it is done only once.')).toBeVisible()
    await expect(ship.getByText('Not sent. Try again.')).toBeVisible()
    await expect(fields.nth(0)).not.toBeEditable()
    await expect(ship.getByLabel('Courier')).not.toBeEditable()
    await expect(fields.nth(1)).toBeEditable()
    await ship.getByLabel('Paste from a spreadsheet').fill('D9')
    await ship.getByRole('button', { name: 'Fill in' }).click()
    await expect(ship.getByText(/^BMS-\d+ was already sent\. Its tracking number was not changed\.$/)).toBeVisible()
    await expect(fields.nth(0)).toHaveValue('D2')
    await send.click()
    await expect(ship).toHaveCount(0)
    expect(sent).toHaveLength(4)
    const rows = await sendAs(page, `GET /orders?queue=on_the_way&pincode=${pincode}`)
    expect(rows.map(({ trackingNumber }: { trackingNumber: string | null }) => trackingNumber).sort()).toEqual(
      ['D1', 'D2', null].sort(),
    )
  })
})
