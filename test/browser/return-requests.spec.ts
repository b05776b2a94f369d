import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { kozhikode, newShopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'

/** An order of two pieces that the open office brings as far as a request needs. */
async function placedOrder(request: Parameters<typeof newShopper>[0]) {
  const shopper = await newShopper(request, [bearing])
  await shopper.call('POST', '/cart/add-to-cart', { productId: bearing, quantity: 1 })
  const address = { ...kozhikode, phone: shopper.phonenumber }
  const { data } = await shopper.call('POST', '/order/placeorder', { address })
  return { shopper, id: data._id as string, number: data.number as string }
}

test('items are asked back with a thumb and the keyboard, and the office answers', async ({
  browser,
  page,
  request,
}) => {
  const { shopper, id, number } = await placedOrder(request)
  const context = await browser.newContext()
  await signInStaff(context, ['manager'])
  const office = await context.newPage()
  await openOffice(office, '/orders')
  await sendAs(office, `POST /orders/${id}/confirm`, { saw: 'pending' })
  await sendAs(office, `POST /orders/${id}/pack`, { saw: 'confirmed' })
  await sendAs(office, `POST /orders/${id}/ship`, { saw: 'packed', carrier: 'DTDC', trackingNumber: null })
  await sendAs(office, `POST /orders/${id}/out-for-delivery`, { saw: 'shipped' })
  await sendAs(office, `POST /orders/${id}/deliver`, { saw: 'out_for_delivery', collectedAs: 'cash' })

  await page.setViewportSize({ width: 360, height: 740 })
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: new RegExp(`View.*Order ${number}`) }).click()
  await page.getByRole('button', { name: 'Return items' }).click()
  const form = page.getByRole('dialog', { name: 'Return items' })
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByText('Please choose what you want to return')).toBeVisible()
  await expect(form.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await form.getByLabel(/^Pieces of Ball Bearing/).fill('1')
  await form.getByLabel('Why?').selectOption('Not needed any more')
  await expect(form.getByText('You pay for sending it back.')).toBeVisible()
  await form.getByLabel('Why?').selectOption('Damaged')
  await expect(form.getByText('We pay for sending it back.')).toBeVisible()
  await form.getByLabel('What is wrong? (optional)').fill('The outer ring is cracked.')
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/Return REQ-\d{4}-\d{4}/)).toBeVisible()
  const asked = (await page.getByText(/Return REQ-\d{4}-\d{4}/).textContent()) ?? ''
  const name = asked.replace('Return ', '')

  for (const width of [1440, 360]) {
    await office.setViewportSize({ width, height: 800 })
    await openOffice(office, '/return-requests')
    await expect(office.getByRole('article', { name })).toBeVisible()
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(office)).toEqual([])
  }
  const card = office.getByRole('article', { name })
  await card.getByRole('button', { name: 'Decline' }).click()
  const decline = office.getByRole('dialog', { name: 'Decline request' })
  await decline.getByRole('button', { name: 'Decline' }).click()
  await expect(decline.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await office.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Accept return' }).click()
  await expect(card.getByRole('button', { name: 'Mark as picked up' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: new RegExp(`View.*Order ${number}`) }).click()
  await expect(page.getByRole('list', { name: 'Steps' }).getByText('Accepted')).toBeVisible()
  await context.close()
})

test('a confirmed order is asked to be cancelled, once', async ({ browser, page, request }) => {
  const { shopper, id, number } = await placedOrder(request)
  const context = await browser.newContext()
  await signInStaff(context, ['manager'])
  const office = await context.newPage()
  await openOffice(office, '/orders')
  await sendAs(office, `POST /orders/${id}/confirm`, { saw: 'pending' })
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: new RegExp(`Track.*Order ${number}`) }).click()
  await page.getByRole('button', { name: 'Ask to cancel' }).click()
  const form = page.getByRole('dialog', { name: 'Ask to cancel' })
  await form.getByLabel('Why? (optional)').fill('Ordered twice.')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/Cancellation REQ-/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask to cancel' })).toHaveCount(0)
  await openOffice(office, `/return-requests?order=${id}`)
  await office.getByRole('button', { name: 'Accept & cancel order' }).click()
  await expect(office.getByText('Accepted').first()).toBeVisible()
  await context.close()
})

test('what was refunded of an order paid in cash is said at the order: how much, how, when', async ({
  browser,
  page,
  request,
}) => {
  const { shopper, id, number } = await placedOrder(request)
  const context = await browser.newContext()
  await signInStaff(context, ['manager'])
  const office = await context.newPage()
  await openOffice(office, '/orders')
  await sendAs(office, `POST /orders/${id}/confirm`, { saw: 'pending' })
  await sendAs(office, `POST /orders/${id}/pack`, { saw: 'confirmed' })
  await sendAs(office, `POST /orders/${id}/ship`, { saw: 'packed', carrier: 'DTDC', trackingNumber: null })
  await sendAs(office, `POST /orders/${id}/out-for-delivery`, { saw: 'shipped' })
  await sendAs(office, `POST /orders/${id}/deliver`, { saw: 'out_for_delivery', collectedAs: 'cash' })
  for (const amount of [10, 20]) {
    const credited = await sendAs(office, `POST /orders/${id}/refunds`, { amount, lines: [1], reason: 'Scratched' })
    const paid = { way: 'upi', reference: `UTR ${amount}00` }
    if (amount === 10) await sendAs(office, `POST /refunds/${credited.refund._id}/paid`, paid)
  }
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: new RegExp(`View.*Order ${number}`) }).click()
  await expect(page.getByText('Refund of ₹10 completed')).toBeVisible()
  await expect(page.getByText(/^By UPI, \d{1,2} \w{3} \d{4}$/)).toBeVisible()
  await expect(page.getByText('Reference UTR 1000')).toBeVisible()
  await expect(page.getByText('Refund of ₹20 in progress')).toBeVisible()
  await expect(page.getByText('We refund you and call you about how.')).toBeVisible()
  await context.close()
})
