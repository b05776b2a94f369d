import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { as } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const products = ['ball-bearing-6204-2rs', 'road-safety-cone-750mm', 'impact-drill-13mm-650w']

test('an order of three lines leaves in two parcels, and its shopper sees both', async ({ page, context, request }) => {
  const shopper = await newShopper(request, products)
  const { data } = await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  const id: string = data._id
  await as(context, 'manager', 'Ramla Beegum')
  await page.setViewportSize({ width: 360, height: 800 })
  await openOffice(page, `/orders/${id}`)
  await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
  await page.reload()
  await page.getByRole('button', { name: 'Pack a parcel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pack a parcel' })
  const quantities = dialog.getByLabel(/^Quantity packed/)
  await expect(quantities).toHaveCount(3)
  await quantities.nth(2).fill('')
  await dialog.getByLabel('Courier').fill('')
  await dialog.getByRole('button', { name: 'Pack parcel' }).click()
  await expect(dialog.getByLabel('Courier')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Courier').fill('Delhivery')
  await dialog.getByLabel('Tracking number').fill('D1001')
  await dialog.getByLabel('Weight in g').fill('1200')
  await dialog.getByRole('button', { name: 'Pack parcel' }).click()
  await expect(dialog).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByText(/^1 of 1 × .+ is still to be packed$/)).toBeVisible()
  await expect(main.getByText(/Delhivery · D1001 · 1,200 g/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Mark as shipped: parcel 1' }).click()
  const ship = page.getByRole('dialog', { name: 'Mark as shipped: parcel 1' })
  await expect(ship.getByLabel('Tracking number')).toHaveValue('D1001')
  await ship.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(ship).toBeHidden()
  await page.getByRole('button', { name: 'Pack a parcel' }).click()
  await dialog.getByRole('button', { name: 'Pack parcel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo parcel: parcel 2' })).toBeVisible()
  await expect(main.getByText(/still to be packed/)).toHaveCount(0)

  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: /^Track & Manage/ }).click()
  const seen = page.getByRole('dialog', { name: 'Order status' })
  const first = seen.getByRole('listitem').filter({ hasText: 'Parcel 1 of 2' })
  await expect(first).toContainText('Shipped')
  await expect(first.getByRole('link', { name: /Track the parcel/ })).toHaveAttribute('href', /delhivery.*D1001/)
  await expect(seen.getByRole('listitem').filter({ hasText: 'Parcel 2 of 2' })).toContainText('Packed')
  await expect(first).toContainText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [ap]m/)
  await expect(seen.getByText('Still to be sent')).toHaveCount(0)

  await openOffice(page, `/orders/${id}`)
  await sendAs(page, `POST /orders/${id}/parcels/2/ship`, { saw: 'packed' })
  await page.reload()
  await main.getByRole('button', { name: 'Refused or lost: parcel 2' }).click()
  const refusal = page.getByRole('dialog', { name: 'Refused or lost: parcel 2' })
  await refusal.getByLabel(/^Reason|^Why/).fill('Nobody wanted it')
  await refusal.getByRole('button', { name: 'Refused or lost' }).click()
  await expect(refusal).toBeHidden()
  await expect(main.getByText(/^refused, /)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
