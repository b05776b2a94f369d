import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { newShopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'
const miniature = 'miniature-bearing-608-2rs-10pc'
const widths = [360, 768, 1440]

test('the owner takes offers for a product; a shopper offers, is answered, takes it, and has it in the cart', async ({
  browser,
  page,
  request,
}) => {
  const context = await browser.newContext()
  await signInStaff(context, ['owner'])
  const office = await context.newPage()
  await openOffice(office, '/customer-offers')
  await expect(office.getByRole('heading', { name: 'No product takes offers' })).toBeVisible()
  await office.getByLabel('Product', { exact: true }).fill('6204-2RS')
  await office.getByRole('button', { name: /^Choose Ball Bearing 6204-2RS/ }).press('Enter')
  await expect(office.getByRole('button', { name: 'Change product' })).toBeFocused()
  await office.keyboard.press('Enter')
  await expect(office.getByLabel('Product', { exact: true })).toBeFocused()
  await office.keyboard.type('6204-2RS')
  await office.getByRole('button', { name: /^Choose Ball Bearing 6204-2RS/ }).click()
  await office.getByLabel('From quantity').fill('10')
  await office.getByLabel('Lowest price: percent off').fill('30')
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText(/^From 10 pieces, down to ₹/)).toBeVisible()
  for (const width of widths) {
    await office.setViewportSize({ width, height: 900 })
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(office)).toEqual([])
  }

  await open(page, `/products/${bearing}`)
  const box = page.getByRole('region', { name: 'Make an offer' })
  await expect(box.getByRole('link', { name: 'Log in to make an offer' })).toBeVisible()
  const shopper = await newShopper(request, [])
  await shopper.signIn(page)
  await open(page, `/products/${bearing}`)
  await box.getByLabel('Your price per piece').fill('much')
  await box.getByRole('button', { name: 'Send offer' }).click()
  await expect(box.getByLabel('Your price per piece')).toHaveAttribute('aria-invalid', 'true')
  await box.getByLabel('Your price per piece').fill('20')
  await box.getByRole('button', { name: 'Send offer' }).click()
  await expect(box.getByText(/^You offer ₹20 a piece for 10 pieces\. The shop asks ₹/)).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
  await page.reload()
  await box.getByRole('button', { name: /^Take it: ₹/ }).click()
  await expect(box.getByText(/^Agreed: ₹/)).toBeVisible()
  await open(page, '/cart')
  await expect(page.getByText(/^Agreed price ₹.* for 10 or more, held until/)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('No coupon applies to items at a quoted or agreed price').first()).toBeVisible()

  await openOffice(office, '/customer-offers?which=open')
  await expect(office.getByText('Agreed', { exact: true })).toBeVisible()
  expect(await axeViolations(office)).toEqual([])

  const floor = { from: 2, floorType: 'percentage', floorValue: 20, counterOffers: 1 }
  await sendAs(office, 'POST /bargains', { productId: miniature, variantId: null, ...floor })
  await open(page, `/products/${miniature}`)
  await expect(box.getByText(/^You have a deal for another product\. Agreed: ₹/)).toBeVisible()
  await expect(box.getByRole('link', { name: 'See that product' })).toHaveAttribute('href', `/products/${bearing}`)
  await expect(box.getByLabel('Your price per piece')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await box.getByRole('button', { name: 'End this deal' }).press('Enter')
  await expect(box.getByRole('heading', { name: 'Make an offer' })).toBeFocused()
  await expect(box.getByLabel('Your price per piece')).toBeVisible()
  for (const { _id } of await sendAs(office, 'GET /bargains')) await sendAs(office, `POST /bargains/${_id}/end`, {})
  await context.close()
})

test('a pasted list becomes a quotation without touching the cart; what was not found goes along', async ({
  browser,
  page,
}) => {
  await open(page, '/quick-order')
  await page.getByRole('textbox', { name: 'Your list' }).fill('6204 bearing 4 nos\nquartz whatsit 3 nos')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await page.getByRole('button', { name: 'Ask for a quotation' }).click()
  const form = page.getByRole('dialog', { name: 'Get a quotation' })
  await expect(form.getByText('1 line that was not found goes along for the shop to read.')).toBeVisible()
  await form.getByLabel('Your name').fill('Amina Beevi')
  await form.getByLabel('Phone number').fill('9400000001')
  await form.getByRole('button', { name: 'Get quotation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Quotation QT-/ })).toBeVisible()
  const number = /\/quote\/([^?]+)/.exec(page.url())?.[1] ?? ''
  const context = await browser.newContext()
  await signInStaff(context, ['owner'])
  const office = await context.newPage()
  await openOffice(office, '/quotes')
  await office.getByRole('link', { name: new RegExp(number) }).click()
  await expect(office.getByText('quartz whatsit 3 nos')).toBeVisible()
  await context.close()
})
