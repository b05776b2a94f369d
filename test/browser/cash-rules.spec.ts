import { type BrowserContext, request as calls, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { officeUrl, openOffice, sendAs, signInStaff } from './office.ts'
import { openOwnShop } from './own-shop.ts'
import { kozhikode, newShopper, type Shopper } from './shopper.ts'

// It sets rules that hold in the whole shop.
let closeShop: () => Promise<void>
let url: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  closeShop = await openOwnShop()
  url = officeUrl.replace('office.localhost', '127.0.0.1')
})
test.afterAll(() => closeShop())

const bearing = 'ball-bearing-6204-2rs'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delivery and payment' })
const cash = (page: Page) => dialog(page).locator('label', { hasText: 'Cash on delivery' })
const chosen = (page: Page) => dialog(page).getByRole('radio', { name: /Cash on delivery/ })

/** Looks at a screen on a phone and a desk: it fits and is accessible. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect.soft(await axeViolations(page), `${name} at ${width}`).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function checkOut(page: Page): Promise<void> {
  await open(page, `${url}/cart`)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await dialog(page)
    .getByRole('radio', { name: /Workshop/ })
    .check()
}

/** A shopper of the own shop with a saved address, signed in. */
async function someShopper(page: Page): Promise<Shopper> {
  const shopper = await newShopper(await calls.newContext({ baseURL: url }))
  await shopper.call('PATCH', '/user/update-user', { address: { ...kozhikode, phone: shopper.phonenumber } })
  await shopper.signIn(page)
  return shopper
}

/** Sets rules in the office, as the owner who is signed in there. */
async function setRules(page: Page, rules: Record<string, number>): Promise<void> {
  await openOffice(page, '/settings/payment')
  const data: { key: string; seen: number }[] = await sendAs(page, 'GET /settings')
  const changes = Object.entries(rules).map(([key, value]) => {
    return { key, value, seen: data.find((setting) => setting.key === key)?.seen ?? 0 }
  })
  await sendAs(page, 'PATCH /settings', { changes })
}

async function owner(context: BrowserContext): Promise<Page> {
  await signInStaff(context, ['owner'], 'Owner of the rules')
  return context.newPage()
}

test('the owner sees the rules as sentences while typing them, and the checkout tells a new customer', async ({
  page,
  context,
}) => {
  test.slow()
  const office = await owner(context)
  await test.step('settings say what they do', async () => {
    await openOffice(office, '/settings/payment')
    const rules = office.getByRole('region', { name: 'COD rules' })
    await expect(rules.getByRole('listitem')).toHaveCount(2)
    await office.getByRole('textbox', { name: 'COD fee' }).fill('40')
    await expect(rules).toContainText('Cash on delivery costs ₹40, added to the delivery charge.')
    await office.getByRole('textbox', { name: 'New customer until' }).fill('1')
    await expect(rules).toContainText('A new customer can pay orders below ₹2,000 in cash')
    await office.getByRole('textbox', { name: 'COD fee' }).fill('')
    await expect(rules).toHaveCount(0)
    await office.getByRole('textbox', { name: 'COD fee' }).fill('40')
    await look(office, 'cash-settings')
    await office.getByRole('button', { name: 'Save 2 settings' }).click()
    await expect(office.getByRole('button', { name: 'Save 2 settings' })).toBeHidden()
  })
  const shopper = await someShopper(page)
  await shopper.call('POST', '/cart/add-to-cart', { productId: bearing, quantity: 13 })
  await test.step('too much for a new customer: why, what to do, how to earn more, before anything is pressed', async () => {
    await checkOut(page)
    await expect(chosen(page)).toBeDisabled()
    await expect(cash(page)).toContainText(
      'New customers can pay orders below ₹2,000 in cash. Pay online, or order below ₹2,000.',
    )
    await expect(cash(page)).toContainText('After one order delivered to you, paid in any way')
    await expect(dialog(page).getByRole('radio', { name: /^Pay online/ })).toBeEnabled()
    await look(page, 'cash-newcomer')
  })
  await test.step('a smaller cart pays with the fee, which cart, checkout and order name', async () => {
    await shopper.call('PATCH', '/cart/update-cart-quantity', {
      productId: bearing,
      quantity: 2,
      action: 'set',
    })
    await open(page, `${url}/cart`)
    const { data } = await shopper.call('GET', '/cart/get-cart')
    const amount = `₹${data.payCash}`
    await expect(page.getByText(`${amount} by cash on delivery (with a fee of ₹40)`)).toBeVisible()
    await look(page, 'cash-fee-cart')
    await checkOut(page)
    await expect(cash(page)).toContainText('₹40 fee included')
    await expect(cash(page)).toContainText(amount)
    await chosen(page).check()
    await expect(dialog(page)).toContainText(new RegExp(`To pay\\s*${amount}`))
    await look(page, 'cash-fee-checkout')
    await dialog(page).getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await open(page, `${url}/profile?tab=order-history`)
    await page.getByRole('button', { name: /^Track & Manage/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Delivery charges, with ₹40 cash on delivery fee')
  })
  await setRules(office, { 'cash.fee': 0, 'cash.newcomerOrders': 0 })
})

test('who refused an order pays online, is told so, and pays in cash again once the shop allows it', async ({
  page,
  context,
}) => {
  test.slow()
  const office = await owner(context)
  await setRules(office, { 'cash.refusals': 1 })
  const shopper = await someShopper(page)
  await shopper.call('POST', '/cart/add-to-cart', { productId: bearing, quantity: 1 })
  const address = { ...kozhikode, phone: shopper.phonenumber }
  const { data: order } = await shopper.call('POST', '/order/placeorder', { address })
  for (const [step, body] of [
    ['confirm', { saw: 'pending' }],
    ['pack', { saw: 'confirmed' }],
    ['ship', { saw: 'packed', carrier: 'DTDC', trackingNumber: null }],
    ['out-for-delivery', { saw: 'shipped' }],
    ['return', { saw: 'out_for_delivery', reason: 'Refused at the door' }],
  ] as const)
    await sendAs(office, `POST /orders/${order._id}/${step}`, body)
  await shopper.call('POST', '/cart/add-to-cart', { productId: bearing, quantity: 1 })
  await checkOut(page)
  await expect(chosen(page)).toBeDisabled()
  await expect(cash(page)).toContainText(
    'A cash order of yours was refused at the door in the last 90 days. Please pay online, or call us.',
  )
  await look(page, 'cash-refused')
  await openOffice(office, `/orders/${order._id}`)
  await office.locator('a[href^="/customers/"]').first().click()
  await office.getByRole('button', { name: 'Allow COD despite refusals' }).click()
  await expect(office.getByText(/Refused orders before .* do not count\./)).toBeVisible()
  await look(office, 'cash-allowed')
  await checkOut(page)
  await expect(chosen(page)).toBeEnabled()
  await chosen(page).check()
  await dialog(page).getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await setRules(office, { 'cash.refusals': 0 })
})
