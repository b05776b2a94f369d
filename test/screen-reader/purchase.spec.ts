import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { open } from '../browser/journey.ts'
import { newShopper } from '../browser/shopper.ts'
import { enterPage, press, readOn, tabTo, type } from './keys.ts'
import { Listener } from './listener.ts'
import { transcriptOf } from './transcript.ts'

// The sentences of the shop are asserted, never the reader's own words for a button or a list: those differ between versions.

test('a purchase is heard from the search to the confirmation', async ({ page, request }) => {
  const shopper = await newShopper(request)
  const reader = new Listener(process.env.SPOKEN ?? '')
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })

  reader.step('The front page is opened')
  await open(page, '/')
  await reader.hears('Beypore Mill Store · Mill stores, tools and machine parts from Kozhikode')
  reader.step('Tab to the search box')
  const search = page.getByPlaceholder('What are you looking for?')
  await enterPage(page)
  await tabTo(reader, page, search)
  await reader.hears('Search products')
  reader.step('“6204-2rs” is typed')
  await type(search, '6204-2rs')
  await reader.hears('1 match')
  reader.step('Arrow down')
  press('Down')
  await reader.hears('Ball Bearing 6204-2RS')
  reader.step('Enter: the product')
  press('Return')
  await reader.hears('Ball Bearing 6204-2RS · Beypore Mill Store')
  expect(reader.spoken('1'), 'a number without a word').toBe(0)

  reader.step('Tab to the button')
  await tabTo(reader, page, page.getByRole('button', { name: 'Add to Cart' }).first())
  await reader.hears('4.6 of 5 stars', '11 ratings', 'Quantity of Ball Bearing 6204-2RS', 'Add to Cart')
  reader.step('Enter, without being signed in: the login page')
  press('Return')
  await reader.hears('Please login to add item to cart', 'Login · Beypore Mill Store')
  reader.step('Tab to the form')
  const email = page.getByLabel('Email address or phone number')
  await tabTo(reader, page, email)
  await type(email, shopper.email)
  reader.step('Tab to the password')
  const password = page.getByLabel('Password', { exact: true })
  await tabTo(reader, page, password)
  await type(password, shopper.password)
  reader.step('Enter: signed in, and what was wanted is in the cart')
  press('Return')
  await reader.hears('Beypore Mill Store · Mill stores, tools and machine parts from Kozhikode', 'Item added to cart')

  reader.step('Shift+Tab to the cart')
  await tabTo(reader, page, page.getByRole('link', { name: 'Cart, 1 item' }))
  await reader.hears('Cart, 1 item')
  reader.step('Enter: the cart')
  press('Return')
  await reader.hears('Shopping Cart · Beypore Mill Store')
  expect(reader.spoken('1'), 'a number without a word').toBe(0)
  reader.step('Tab to the quantity')
  await tabTo(reader, page, page.getByRole('button', { name: 'Increase quantity of Ball Bearing 6204-2RS' }))
  await reader.hears('Quantity of Ball Bearing 6204-2RS', 'Increase quantity of Ball Bearing 6204-2RS')
  reader.step('Enter: one more')
  press('Return')
  await expect.poll(() => reader.spoken('2'), { message: 'the new quantity is heard', timeout: 30_000 }).toBe(1)
  reader.step('Reading on with the arrow down, and Tab to the way on')
  await readOn(reader, 'when you pay online')
  await reader.hears('Order Summary', 'Subtotal', 'Delivery charges', 'Total', 'GST included')

  // Who reads on may stand there already, so it belongs to the same step.
  await tabTo(reader, page, page.getByRole('button', { name: 'Proceed' }))
  await reader.hears('Proceed')
  reader.step('Enter: the window of address and payment')
  press('Return')
  await reader.hears('Delivery and payment', 'Back to the cart')
  expect(reader.times('Total'), 'nothing before the title').toBe(0)
  reader.step('Tab to the button that confirms')
  await tabTo(reader, page, dialog.getByRole('button', { name: 'Confirm order' }))
  await reader.hears('Delivery address', 'Full name', 'Payment', 'Cash on delivery', 'Confirm order')
  reader.step('Enter, with nothing typed')
  press('Return')
  await reader.hears(
    'Please select an address or fill in all required fields.',
    'PIN code',
    'Please fill in this field',
  )
  await type(dialog.getByLabel('PIN code'), '673015')
  await expect(dialog.getByLabel('State')).toHaveValue('Kerala')
  reader.step('Tab to “State”, which the PIN code has filled in')
  await tabTo(reader, page, dialog.getByLabel('State'))
  await reader.hears('State', 'Kerala')
  for (const [label, text] of [
    ['House no. / Building', '12/480 Mill Compound'],
    ['Street / Area', 'Beypore Road'],
    ['City / Town', 'Kozhikode'],
  ] as const) {
    reader.step(`Tab to “${label}”`)
    await tabTo(reader, page, dialog.getByLabel(label))
    await reader.hears(label, 'Please fill in this field')
    await type(dialog.getByLabel(label), text)
  }
  reader.step('Enter, without a way to pay')
  press('Return')
  await reader.hears('Please select a payment method', 'Cash on delivery')
  reader.step('Space: cash on delivery')
  press('space')
  await reader.hears('To pay', '₹389')
  reader.step('Tab to the button that confirms, again')
  await tabTo(reader, page, dialog.getByRole('button', { name: 'Place order' }))
  await reader.hears('Place order')
  reader.step('Enter: the confirmation')
  press('Return')
  await reader.hears('Order Confirmed!', 'Order placed successfully')
  reader.step('Reading on with the arrow down, once more')
  await readOn(reader, 'Your order has been placed successfully')

  if (process.env.TRANSCRIPT) writeFileSync(process.env.TRANSCRIPT, transcriptOf(reader.steps))
})
