import type { Page } from '@playwright/test'
import { firms as copy } from '../../src/shared/copy/firms.ts'
import { shipTo } from '../../src/shared/copy/ship-to.ts'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { kozhikode, newShopper, type Shopper } from './shopper.ts'

const works = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const pumps = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
const coimbatore = {
  ...kozhikode,
  label: 'Site Coimbatore',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  pincode: '641018',
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delivery and payment' })

/** Opens the account's firms; the part comes in a file of its own. */
async function openFirms(page: Page): Promise<void> {
  await open(page, '/profile?tab=firms')
  await expect(page.getByRole('button', { name: copy.add })).toBeVisible()
}

/** Keeps two firms with the account, the first one with two delivery addresses in two states. */
async function keepTwoFirms(shopper: Shopper): Promise<void> {
  await shopper.call('POST', '/user/firms', { ...works, isDefault: true })
  const { user } = await shopper.call('POST', '/user/firms', pumps)
  for (const address of [{ ...kozhikode, label: 'Site Beypore' }, coimbatore])
    await shopper.call('PATCH', '/user/update-user', { address: { ...address, firmId: user.firms[0]._id } })
}

async function openCheckout(page: Page, shopper: Shopper): Promise<void> {
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'ball-bearing-6204-2rs', quantity: 1 })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).first().click()
}

async function placeByCash(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Place order' }).click()
}

test('a firm is added on a phone with its billing address, changed and removed; what is wrong stands at its field', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 400/)
  await page.setViewportSize({ width: 360, height: 740 })
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await openFirms(page)
  await expect(page.getByText(copy.none)).toBeVisible()
  await page.getByRole('button', { name: copy.add }).click()
  const form = page.getByRole('dialog', { name: copy.addTitle })
  await form.getByLabel('GSTIN of the firm').fill('33AAFFC5678K1Z6')
  await form.getByLabel('Legal name of the firm').fill(pumps.legalName)
  await form.getByRole('checkbox', { name: /Add the billing address/ }).check()
  await form.getByLabel('Billing: House no.').fill('8')
  await form.getByLabel('Billing: Street').fill('Avinashi Road')
  await form.getByLabel('Billing: City').fill('Coimbatore')
  await form.getByLabel('Billing: State').fill('Kerala')
  await form.getByRole('button', { name: copy.save }).click()
  await expect(form.getByLabel('Billing: PIN code')).toBeFocused()
  await form.getByLabel('Billing: PIN code').fill('641018')
  await form.getByRole('button', { name: copy.save }).click()
  await expect(form.getByLabel('GSTIN of the firm')).toBeFocused()
  await form.getByLabel('GSTIN of the firm').fill('33aaffc 5678k1z5')
  await expect(form.getByText('The GSTIN is of Tamil Nadu. Print this address in Kerala')).toBeVisible()
  await form.getByRole('button', { name: copy.save }).click()
  await expect(form.getByLabel('Billing: State')).toBeFocused()
  const violations = await axeViolations(page, { include: 'dialog' })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await form.getByLabel('Billing: State').fill('Tamil Nadu')
  await form.getByRole('checkbox', { name: /Default firm/ }).check()
  await form.getByRole('button', { name: copy.save }).click()
  const card = page.getByRole('article').filter({ hasText: pumps.legalName })
  await expect(card).toContainText('8, Avinashi Road, Coimbatore 641018, Tamil Nadu')
  await expect(card).toContainText('Default')

  await card.getByRole('button', { name: copy.addAddressTo(pumps.legalName) }).click()
  const address = page.getByRole('dialog', { name: 'Add address' })
  await address.getByLabel('PIN code').fill('673015')
  await expect(address.getByLabel('State')).toHaveValue('Kerala')
  await address.getByLabel('House no. / Building').fill('12/480')
  await address.getByLabel('Street / Area').fill('Beypore Road')
  await address.getByLabel('City / Town').fill('Kozhikode')
  await address.getByRole('button', { name: 'Save address' }).click()
  await expect(card).toContainText('Beypore Road')

  await card.getByRole('button', { name: copy.remove(pumps.legalName) }).click()
  await page.getByRole('button', { name: copy.removeConfirm }).click()
  await expect(page.getByText(copy.none)).toBeVisible()
  const { user } = await shopper.call('GET', '/user/check-user')
  expect([user.firms, user.address]).toEqual([[], []])
})

test('of two tabs that change one firm the later one is told, sees what the other saved, and loses nothing', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 409/)
  const shopper = await newShopper(request)
  const { user } = await shopper.call('POST', '/user/firms', works)
  await shopper.signIn(page)
  await openFirms(page)
  await page.getByRole('button', { name: copy.edit(works.legalName) }).click()
  const form = page.getByRole('dialog', { name: copy.editTitle })
  await form.getByLabel('Legal name of the firm').fill('Malabar Works')
  const changed = { ...works, legalName: 'Malabar Works Private Limited', version: 1 }
  await shopper.call('PATCH', `/user/firms/${user.firms[0]._id}`, changed)
  await form.getByRole('button', { name: copy.save }).click()
  await expect(form).toContainText(copy.changed)
  await expect(form).toContainText('Malabar Works Private Limited')
  await expect(form.getByLabel('Legal name of the firm')).toHaveValue('Malabar Works')
  await form.getByRole('button', { name: copy.save }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'Malabar Works' })).toBeVisible()
  const now = await shopper.call('GET', '/user/check-user')
  expect(now.user.firms).toMatchObject([{ legalName: 'Malabar Works', version: 3 }])
})

test('a buyer for two firms chooses the firm and its site, is asked whose place it is, and sees the tax by head before paying', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await keepTwoFirms(shopper)
  await shopper.signIn(page)
  await openCheckout(page, shopper)
  const window = dialog(page)
  await expect(window.getByRole('radio', { name: /Site Coimbatore/ })).toHaveCount(0)
  await window.getByRole('checkbox', { name: /Buying for a firm/ }).check()
  await expect(window.getByLabel('GSTIN of the firm')).toHaveValue(works.gstin)
  await window.getByRole('radio', { name: /Site Beypore/ }).check()
  const tax = window.getByRole('region', { name: 'GST on the invoice' })
  await expect(tax).toContainText('Place of supply: Kerala')
  await expect(tax.getByRole('columnheader', { name: 'CGST' })).toBeVisible()
  await expect(window.getByText(/Whose place do they go to/)).toHaveCount(0)

  await window.getByRole('radio', { name: /Site Coimbatore/ }).check()
  await expect(window).toContainText(shipTo.question({ goods: 'Tamil Nadu', firm: 'Kerala' }))
  await placeByCash(page)
  await expect(window.getByText(shipTo.needed)).toBeVisible()
  await expect(window.getByRole('radio', { name: /own place or site/ })).toBeFocused()
  await window.getByRole('radio', { name: /own place or site/ }).check()
  await expect(tax).toContainText('Place of supply: Tamil Nadu')
  await expect(tax.getByRole('columnheader', { name: 'IGST' })).toBeVisible()
  await window.getByRole('radio', { name: /Somebody else/ }).check()
  await expect(tax).toContainText('Place of supply: Kerala')
  await expect(tax.getByRole('columnheader', { name: 'SGST' })).toBeVisible()
  const violations = await axeViolations(page, { include: 'dialog' })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await placeByCash(page)
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()

  await page.getByRole('link', { name: 'View My Orders' }).click()
  await page.getByRole('button', { name: /^Track & Manage/ }).click()
  const order = page.getByRole('dialog', { name: 'Order status' })
  await expect(order).toContainText('Delivered for the firm to another person')
  await expect(order.getByRole('columnheader', { name: 'SGST' })).toBeVisible()

  await openCheckout(page, shopper)
  await dialog(page)
    .getByRole('checkbox', { name: /Buying for a firm/ })
    .check()
  await dialog(page)
    .getByLabel('Firm', { exact: true })
    .selectOption({ label: `${pumps.legalName}, ${pumps.gstin}` })
  await expect(dialog(page).getByRole('radio', { name: /Site Coimbatore/ })).toHaveCount(0)
  await expect(dialog(page).getByLabel('Legal name of the firm')).toHaveValue(pumps.legalName)
})
