import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { holdCall } from './calls.ts'
import { expect, expectToast, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'
const name = 'Ball Bearing 6204-2RS'
const box = (page: Page) => page.getByRole('main').getByLabel(`Enter quantity: ${name}`)
const group = (page: Page) => page.getByRole('group', { name: `Quantity of ${name}` })
const quantityIn = async (shopper: Awaited<ReturnType<typeof newShopper>>) =>
  (await shopper.call('GET', '/cart/get-cart')).data.formattedCart.items[0]?.quantity

test('a quantity is typed on the page of a product as the first action, and goes into the cart', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  const added = page.waitForRequest('**/api/v1/cart/add-to-cart')
  await page.goto(`/products/${bearing}`)
  await box(page).fill('25')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  expect((await added).postDataJSON()).toEqual({ productId: bearing, variantId: null, quantity: 25 })
  await expectToast(page, 'Item added to cart')
  await expect(box(page)).toHaveValue('25')
  await page.getByRole('button', { name: `Increase quantity of ${name}` }).click()
  await expect(box(page)).toHaveValue('26')
  await expect(group(page)).toContainText('26')
})

test('a text that is no quantity stays, gets a sentence, and nothing is added', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, `/products/${bearing}`)
  for (const [text, sentence] of [
    ['', 'Enter a whole number, such as 12'],
    ['2,5', 'This cannot be read as a whole number. Write it like 12'],
    ['20000', 'Enter a whole number from 1 to 10,000'],
  ] as const) {
    await box(page).fill(text)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(box(page)).toHaveValue(text)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAccessibleDescription(sentence)
  }
  expect(await axeViolations(page, { include: 'main' })).toEqual([])
  expect(await quantityIn(shopper)).toBeUndefined()
  await box(page).fill('१२')
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue('12')
  await expect(box(page)).not.toHaveAttribute('aria-invalid')
})

test('a quantity is typed in the cart, with one call however it is finished', async ({ page, request }) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  await box(page).fill('30')
  const held = await holdCall(page, '/cart/update-cart-quantity')
  await box(page).press('Enter')
  await box(page).press('Enter')
  await box(page).blur()
  await expect(box(page)).toHaveValue('30')
  held.release()
  await expect(group(page)).toContainText('30')
  expect(held.count()).toBe(1)
  expect(await quantityIn(shopper)).toBe(30)
  await page.getByRole('button', { name: `Decrease quantity of ${name}` }).click()
  await expect(box(page)).toHaveValue('29')

  await box(page).fill('0')
  await box(page).press('Enter')
  const question = page.getByRole('dialog', { name: 'Remove Item' })
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(box(page)).toHaveValue('29')
  expect(await axeViolations(page, { include: 'main' })).toEqual([])
})

test('half a number outlives what another tab does, and a bad one keeps the checkout shut', async ({
  page,
  request,
  context,
}) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  const other = await context.newPage()
  await shopper.signIn(other)
  await open(other, '/cart')
  await box(page).fill('1x')
  await box(other).fill('4')
  await box(other).press('Enter')
  await expect(group(page)).toContainText('4')
  await expect(box(page)).toHaveValue('1x')
  await page.getByRole('button', { name: 'Proceed' }).first().click()
  await expect(page.getByText('This cannot be read as a whole number. Write it like 12')).toBeVisible()
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await box(page).fill('12')
  await page.getByRole('button', { name: 'Proceed' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Delivery and payment' })).toBeVisible()
  await expect.poll(() => quantityIn(shopper)).toBe(12)
})

test('more than there is gets a sentence with what can be had', async ({ page, request }) => {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  await shopper.signIn(page)
  const { data } = await shopper.call('GET', '/cart/get-cart')
  const { available } = data.formattedCart.items[0]
  await open(page, '/cart')
  const drill = page.getByLabel(/^Enter quantity: /)
  await drill.fill(String(available + 1))
  await drill.press('Enter')
  await expect(page.getByText(`Only ${available} left. Enter ${available} or fewer`)).toBeVisible()
  await drill.fill(String(available))
  await drill.press('Enter')
  await expect(page.getByText(`Maximum available: ${available}`)).toBeVisible()
})
