import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { alive, expect, expectToast, test } from './journey.ts'
import { giveFingerprint, password as ownersPassword } from './office-door.ts'
import { openEmptyShop } from './own-shop.ts'
import { newIdentity, password } from './shopper.ts'

test.slow()

/** Counts of what the people of this test do by hand: fields that they fill, and everything else that they press. */
const hand = { presses: 0, fields: 0 }
async function press(what: Locator): Promise<void> {
  hand.presses += 1
  await what.click()
}
async function fill(page: Page | Locator, label: string | RegExp, text: string): Promise<void> {
  hand.fields += 1
  await page.getByLabel(label, { exact: typeof label === 'string' }).fill(text)
}
/** A field, or a file of a picture that is chosen: a press. */
async function choose(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  hand.presses += 1
  await input.setInputFiles(file)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('from an empty shop to its first order, by what the screens say', async ({ browser, journey }) => {
  journey.allow(/answer 401: POST .*\/cart\/add-to-cart/)
  const shop = await openEmptyShop()
  try {
    const owner = await (await browser.newContext({ baseURL: shop.url })).newPage()
    await giveFingerprint(owner)
    await becomeOwner(owner, shop.setUpLink)
    await takeNeededSteps(owner)
    await addProduct(owner)
    const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage()
    await order(shopper)
    expect(hand.presses, JSON.stringify(hand)).toBeLessThanOrEqual(25)
    await press(owner.getByRole('link', { name: 'Home', exact: true }).first())
    await expect(owner.getByRole('link', { name: /Set up your shop/ })).toContainText('3 of 10 done')
    await expect(owner.getByRole('main').getByRole('link', { name: /New orders/ })).toContainText('1')
  } finally {
    await shop.close()
  }
})

async function becomeOwner(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await heading(page, 'Set up your shop')
  expect(page.url()).not.toContain('#')
  await fill(page, 'Email', 'amina@mill.example')
  await press(button(page, 'Next'))
  await fill(page, 'Password', ownersPassword)
  await press(button(page, 'Next'))
  await press(button(page, 'Create passkey'))
  await press(button(page, 'I have saved them: open admin'))
  await heading(page, 'Set up your shop')
}

async function takeNeededSteps(page: Page): Promise<void> {
  await expect(page.getByText('0 of 10 done', { exact: true })).toBeVisible()
  await press(page.getByRole('link', { name: 'Start', exact: true }))
  await heading(page, 'GSTIN & company')
  await fill(page, 'GSTIN', '33AABCN1234K1ZS')
  await expect(page.getByLabel('State')).toHaveValue('Tamil Nadu')
  await fill(page, 'Legal name', 'Nilgiri Hardware Private Limited')
  await press(button(page, 'Save and next'))
  await heading(page, 'Name & address')
  await fill(page, 'Shop name', 'Nilgiri Hardware')
  await fill(page, 'Street and building', '14 Commercial Road')
  await fill(page, 'City', 'Udhagamandalam')
  await fill(page, 'PIN code', '643001')
  await press(button(page, 'Save and next'))
}

async function addProduct(page: Page): Promise<void> {
  const picture = { name: 'nut.png', mimeType: 'image/png', buffer: await drawing() }
  for (const [add, name] of [
    ['New category', 'Fasteners'],
    ['New brand', 'Local'],
  ] as const) {
    await press(page.getByRole('link', { name: add }))
    await heading(page, add)
    await fill(page, 'Name', name)
    await choose(page.locator('input[type=file]').first(), picture)
    await press(button(page, add))
    await heading(page, 'New product')
  }
  await fill(page, 'Product name', 'Hex Nut M8')
  await fillSelect(page, 'Category', 'Fasteners')
  await fillSelect(page, 'Brand', 'Local')
  await fill(page, 'HSN code', '731816')
  await fill(page, 'MRP', '12')
  await fill(page, 'Opening stock', '500')
  await press(button(page, 'Next: photos'))
  await choose(page.locator('[data-photograph]'), picture)
  await expect(button(page, 'Remove photo 1')).toBeVisible()
  await fill(page, 'Description', 'Zinc plated, for M8 bolts.')
  await fill(page, 'Net quantity', '1 piece')
  await fill(page, 'Country of origin', 'India')
  await fill(page, 'Manufacturer', 'Malabar Bolts, SIDCO Estate, Coimbatore 641021')
  await press(button(page, 'Publish'))
  await heading(page, 'Hex Nut M8')
}

async function fillSelect(page: Page, label: string, option: string): Promise<void> {
  hand.fields += 1
  await page.getByLabel(label, { exact: true }).selectOption(option)
}

async function order(page: Page): Promise<void> {
  await page.goto('/')
  await alive(page)
  await press(page.getByRole('link', { name: 'Fasteners' }).first())
  await press(page.getByRole('main').getByRole('link', { name: 'Hex Nut M8' }).first())
  await press(button(page, 'Add to Cart'))
  await press(page.getByRole('link', { name: 'Create an account' }))
  await heading(page, 'Create an account')
  const { phonenumber, email } = newIdentity()
  const form = page.getByRole('main')
  await fill(form, 'Full name', 'Amina Beevi')
  await fill(form, 'Phone number', phonenumber)
  await fill(form, 'Email Address', email)
  await fill(form, 'Password', password)
  await fill(form, 'Confirm Password', password)
  await press(button(page, 'Continue'))
  await expectToast(page, 'Item added to cart')
  await press(page.getByRole('link', { name: /^Cart, 1 item/ }))
  await press(button(page, 'Proceed'))
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await fill(dialog, 'House no. / Building', '3/12 Market Road')
  await fill(dialog, 'Street / Area', 'Charing Cross')
  await fill(dialog, 'City / Town', 'Udhagamandalam')
  await fill(dialog, 'State', 'Tamil Nadu')
  await fill(dialog, 'PIN code', '643001')
  await press(dialog.getByLabel('Cash on delivery'))
  await press(dialog.getByRole('button', { name: 'Place order' }))
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
}

/** A picture that is large enough for every shelf. */
function drawing(): Promise<Buffer> {
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#5b6b70' } })
  return picture.png().toBuffer()
}
