import { onCall } from './calls.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { action, as, place } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

test('a shopper sees when each step was made, and follows the parcel', async ({ page, request }) => {
  const shopper = await newShopper(request, ['road-safety-cone-750mm'])
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  const shipment = {
    carrier: 'Quick Parcel',
    trackingNumber: 'Q48213377',
    trackingLink: 'https://quick.example/track?awb=Q48213377',
  }
  const timeline = ['pending', 'confirmed', 'packed', 'shipped'].map((status, at) => ({
    status,
    at: `2026-10-0${at + 1}T06:30:00.000Z`,
  }))
  await onCall(page, '/order/get-user-orders', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    Object.assign(body.data[0], { status: 'shipped', timeline, shipment })
    await route.fulfill({ response: answer, json: body })
  })
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: /^Track & Manage/ }).click()
  const steps = page.getByRole('dialog', { name: 'Order status' }).getByRole('list', { name: 'Progress' })
  await expect(steps.getByRole('listitem').first()).toContainText('1 Oct 2026, 12:00 pm')
  const shipped = steps.getByRole('listitem').filter({ hasText: 'Shipped' })
  await expect(shipped).toContainText('4 Oct 2026, 12:00 pm')
  await expect(shipped).toContainText('Courier: Quick Parcel, tracking number Q48213377')
  const link = steps.getByRole('link', { name: 'Track the parcel' })
  await expect(link).toHaveAttribute('href', shipment.trackingLink)
  await expect(link).toHaveAttribute('rel', 'noreferrer')
  await expect(steps.getByRole('listitem').last()).not.toContainText('2026')
})

test('help and a complaint start from the order, with its number', async ({ page, request }) => {
  const shopper = await newShopper(request, ['road-safety-cone-750mm'])
  const { data } = await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: /^Track & Manage/ }).click()
  await page.getByRole('dialog', { name: 'Order status' }).getByRole('link', { name: 'Help with this order' }).click()
  await expect(page.getByLabel('Which order is it about?')).toHaveValue(data.number)
  await page.getByRole('main').getByRole('link', { name: 'complaint to our grievance officer' }).click()
  await expect(page).toHaveURL(`/grievance?order=${data.number}`)
  const number = page.getByRole('main').locator('input[name="orderNumber"]')
  await expect(number).toHaveValue(data.number)
  await page.reload()
  await expect(number).toHaveValue(data.number)
  // an address that somebody has made up says nothing
  await open(page, '/grievance?order=Call+9847012345')
  await expect(page.getByRole('main').locator('input[name="name"]')).toHaveValue(shopper.username)
  await expect(number).toHaveValue('')
})

test('the office ships with a suggested carrier, follows the parcel, and has a message ready', async ({
  page,
  context,
  request,
}) => {
  const { id, number } = await place(request)
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, `/orders/${id}`)
  const message = async () => {
    const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    return new URL(href ?? '').searchParams.get('text')
  }
  expect(await message()).toContain(`We have your order ${number} and will confirm it soon.`)
  await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
  await sendAs(page, `POST /orders/${id}/pack`, { saw: 'confirmed' })
  await page.reload()
  await action(page, 'Mark as shipped').click()
  const dialog = page.getByRole('dialog', { name: 'Ship order' })
  await expect(dialog.locator('datalist option[value="Delhivery"]')).toHaveCount(1)
  await dialog.getByLabel('Courier').fill('Delhivery')
  await dialog.getByLabel('Tracking number').fill('D 48/21')
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
  const link = page.getByRole('link', { name: 'Track the parcel' })
  await expect(link).toHaveAttribute('href', 'https://www.delhivery.com/track/package/D%2048%2F21')
  expect(await message()).toContain(
    `Your order ${number} is on its way. Courier: Delhivery, tracking number D 48/21. Track it here: https://www.delhivery.com/track/package/D%2048%2F21`,
  )
})
