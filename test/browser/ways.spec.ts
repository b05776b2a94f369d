import { request as calls, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { officeUrl, openOffice, sendAs, signInStaff } from './office.ts'
import { openOwnShop } from './own-shop.ts'
import { kozhikode, newShopper } from './shopper.ts'

// It sets ways of delivery that hold in the whole shop.
let closeShop: () => Promise<void>
let url: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  closeShop = await openOwnShop()
  url = officeUrl.replace('office.localhost', '127.0.0.1')
})
test.afterAll(() => closeShop())
test.use({ actionTimeout: 20_000 })

const bearing = 'ball-bearing-6204-2rs'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delivery and payment' })
const way = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name })

/** Looks at a screen on a phone, a tablet and a desk: it fits and is accessible. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect.soft(await axeViolations(page), `${name} at ${width}`).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('the owner sets limits and a bus, a shopper reads why, picks up at the counter, and says the code', async ({
  page,
  context,
  journey,
}) => {
  test.slow()
  // a wrong code
  journey.allow(/answer 400/)
  await signInStaff(context, ['owner'], 'Owner of the ways')
  const office = await context.newPage()
  await test.step('settings say what the limits mean', async () => {
    await openOffice(office, '/settings/delivery')
    await office.getByRole('checkbox', { name: /^Pick-up at the counter/ }).check()
    const zones = office.getByRole('group', { name: 'Delivery zones' })
    await zones.getByRole('button', { name: 'Add' }).click()
    await zones.getByRole('textbox', { name: 'Zone name' }).fill('Kozhikode')
    await zones.getByRole('textbox', { name: 'PIN codes starting with' }).fill('673')
    await zones.getByRole('checkbox', { name: /^Limits for goods/ }).check()
    await zones.getByRole('textbox', { name: 'Heaviest piece' }).fill('50')
    await expect(zones).toContainText('Customers there: up to 0.05 kg a piece, up to 1.5 m long, nothing flammable.')
    await zones.getByRole('checkbox', { name: /^Parcels by bus/ }).check()
    await zones.getByRole('textbox', { name: 'Stand', exact: true }).fill('KSRTC stand, Mananchira')
    await zones.getByRole('textbox', { name: 'Charge by bus' }).fill('80')
    await expect(zones).toContainText('by bus to KSRTC stand, Mananchira for ₹80')
    await look(office, 'ways-settings')
    await office.getByRole('button', { name: 'Save 2 settings' }).click()
    await expect(office.getByRole('button', { name: 'Save 2 settings' })).toBeHidden()
  })
  const shopper = await newShopper(await calls.newContext({ baseURL: url }))
  await shopper.call('PATCH', '/user/update-user', { address: { ...kozhikode, phone: shopper.phonenumber } })
  await shopper.signIn(page)
  await shopper.call('POST', '/cart/add-to-cart', { productId: bearing, quantity: 1 })
  await test.step('the checkout says why the goods are not brought, and offers the other ways', async () => {
    await open(page, `${url}/cart`)
    await page.getByRole('button', { name: 'Proceed' }).click()
    await dialog(page)
      .getByRole('radio', { name: /Workshop/ })
      .check()
    await expect(dialog(page)).toContainText('up to 50 g a piece goes there. Choose a parcel by bus to KSRTC stand')
    await look(page, 'ways-refused')
    await way(page, /^Parcel by bus/).check()
    await expect(dialog(page)).toContainText('Parcels by bus are paid online')
    await way(page, /^Pick-up at the counter/).check()
    await expect(dialog(page).getByRole('heading', { name: 'Name and address for the bill' })).toBeVisible()
    await dialog(page)
      .getByRole('radio', { name: /^Pay at the counter/ })
      .check()
    await look(page, 'ways-pickup')
    await dialog(page).getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  })
  const order = (await shopper.call('GET', '/order/get-user-orders')).data[0]
  await sendAs(office, `POST /orders/${order._id}/confirm`, { saw: 'pending' })
  await sendAs(office, `POST /orders/${order._id}/pack`, { saw: 'confirmed' })
  const code = await test.step('the order shows its code', async () => {
    const { pickup } = (await shopper.call('GET', '/order/get-user-orders')).data[0]
    await open(page, `${url}/profile?tab=order-history`)
    await expect(page.getByText(`Ready for pick-up, code ${pickup.code}`)).toBeVisible()
    await page.getByRole('button', { name: /^Track & Manage/ }).click()
    await expect(page.getByRole('region', { name: 'Pick-up at the counter' })).toContainText(pickup.code)
    await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveCount(4)
    await look(page, 'ways-order')
    return String(pickup.code)
  })
  await test.step('the counter hands it over by the code', async () => {
    await openOffice(office, `/orders/${order._id}`)
    const part = office.getByRole('region', { name: 'Pick-up at the counter' })
    await expect(office.getByRole('heading', { name: 'Name and address for the bill' })).toBeVisible()
    const field = part.getByLabel('Code from the customer')
    await field.fill(code === '000000' ? '000001' : '000000')
    await part.getByRole('button', { name: 'Hand over' }).click()
    await expect(part.getByText('Wrong code. 4 tries are left.')).toBeVisible()
    await expect(field).not.toHaveValue('')
    await look(office, 'ways-office')
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await part.getByRole('button', { name: 'Hand over' }).click()
    await expect(part.getByRole('alert')).toContainText('No till is open.')
    await expect(field).toHaveValue(code)
    await sendAs(office, 'POST /till/open', { float: 500 })
    await part.getByRole('button', { name: 'Hand over' }).dblclick()
    await expect(part).toBeHidden()
    await expect(office.getByText('Delivered', { exact: true }).first()).toBeVisible()
  })
})
