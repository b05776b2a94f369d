import type { Page } from '@playwright/test'
import { buyers } from '../../src/shared/copy/buyers.ts'
import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { continueToPayment, payByCard } from './paying.ts'
import { kozhikode, newShopper, type Shopper } from './shopper.ts'

const firm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delivery and payment' })
const offer = (page: Page) => dialog(page).getByRole('checkbox', { name: 'Buying for a firm? Add GSTIN' })

const ownPlace = (page: Page) => dialog(page).getByRole('radio', { name: /own place or site/ })

async function openCheckout(page: Page, shopper: Shopper): Promise<void> {
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'ball-bearing-6204-2rs', quantity: 1 })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).first().click()
  await dialog(page)
    .getByRole('radio', { name: /Workshop/ })
    .check()
}

test('a firm adds its GSTIN by keyboard on a phone, and is told at the field what is mistyped; nothing that was typed is lost', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 400/)
  await page.setViewportSize({ width: 360, height: 740 })
  const shopper = await newShopper(request)
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  await openCheckout(page, shopper)
  await expect(offer(page)).not.toBeChecked()
  await expect(dialog(page).getByLabel('GSTIN of the firm')).toHaveCount(0)
  const label = await dialog(page).locator('label', { hasText: 'Buying for a firm?' }).boundingBox()
  expect(label?.height).toBeGreaterThanOrEqual(44)

  await offer(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('33aaffc 5678k1z6')
  await page.keyboard.press('Tab')
  await page.keyboard.type(firm.legalName)
  await page.keyboard.press('Tab')
  await page.keyboard.type('PO-42')
  await expect(dialog(page)).toContainText('The goods go to Kerala, the GSTIN is of Tamil Nadu')
  await ownPlace(page).check()
  const violations = await axeViolations(page, { include: 'dialog' })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  await dialog(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  const order = dialog(page).getByRole('button', { name: 'Place order' })
  await order.click()
  const gstin = dialog(page).getByLabel('GSTIN of the firm')
  await expect(gstin).toBeFocused()
  await expect(gstin).toHaveAccessibleDescription(/its last sign does not go with the others/)
  await expect(gstin).toHaveValue('33aaffc 5678k1z6')
  await expect(dialog(page).getByLabel('Legal name of the firm')).toHaveValue(firm.legalName)
  expect((await shopper.call('GET', '/order/get-user-orders')).data).toEqual([])

  await gstin.fill('33aaffc 5678k1z5')
  await expect(gstin).toHaveAccessibleDescription(/15 letters and digits/)
  await order.click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await page.getByRole('link', { name: 'View My Orders' }).click()
  await page.getByRole('button', { name: /^Track & Manage/ }).click()
  const shown = page.getByRole('dialog', { name: 'Order status' })
  for (const text of [firm.legalName, firm.gstin, 'PO-42']) await expect(shown).toContainText(text)
})

test('a firm that has bought is offered the next time, unticked, and pays online', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.call('POST', '/order/placeorder', { address: kozhikode, buyer: { ...firm, poNumber: 'PO-42' } })
  await shopper.signIn(page)
  await openCheckout(page, shopper)
  await expect(offer(page)).not.toBeChecked()
  await offer(page).check()
  await expect(dialog(page).getByLabel('GSTIN of the firm')).toHaveValue(firm.gstin)
  await expect(dialog(page).getByLabel('Legal name of the firm')).toHaveValue(firm.legalName)
  await expect(dialog(page).getByLabel('Purchase order number')).toHaveValue('')
  await ownPlace(page).check()
  await continueToPayment(page).then((window) => payByCard(window, '4100 2800 0000 1007'))
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  const { data } = await shopper.call('GET', '/order/get-user-orders')
  expect(data.map(({ buyer }: { buyer: object }) => buyer)).toEqual([
    { ...firm, shipTo: 'own_place' },
    { ...firm, poNumber: 'PO-42' },
  ])
})

test('a GSTIN with D as its 14th sign is asked about and taken; of another state than the goods, the sentence says both', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  await openCheckout(page, shopper)
  await offer(page).check()
  const gstin = dialog(page).getByLabel('GSTIN of the firm')
  const states = dialog(page).getByText(/the GSTIN is of/)
  await dialog(page).getByLabel('Legal name of the firm').fill('District Stores Office')

  await gstin.fill('32AABCW1234Q1')
  await expect(gstin).not.toHaveAccessibleDescription(/deducting tax/)
  await expect(states).toHaveCount(0)
  await gstin.pressSequentially('D')
  const asked = buyers.deductor
  await expect(gstin).toHaveAccessibleDescription(new RegExp(asked))
  await expect(dialog(page).getByText(asked)).toBeVisible()
  await expect(gstin).not.toHaveAttribute('aria-invalid', 'true')

  await gstin.fill('33aaffc 5678k1de')
  await expect(dialog(page).getByText(asked)).toBeVisible()
  await expect(states).toHaveText(/goods go to Kerala, the GSTIN is of Tamil Nadu/)
  await gstin.fill('33AAFFC5678K1Z5')
  await expect(dialog(page).getByText(asked)).toHaveCount(0)
  await expect(states).toBeVisible()
  const deductor = '32AABCW1234Q1DI'
  await gstin.fill(deductor)
  await expect(dialog(page).getByText(asked)).toBeVisible()
  await expect(states).toHaveCount(0)

  await dialog(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  const { data } = await shopper.call('GET', '/order/get-user-orders')
  expect(data).toMatchObject([{ buyer: { gstin: deductor, legalName: 'District Stores Office' } }])
})
