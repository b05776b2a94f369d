import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { cutCall, restoreCall } from './calls.ts'
import { expect, open, test } from './journey.ts'

const bearing = '/products/ball-bearing-6204-2rs'
const box = (page: Page) => page.getByRole('main').getByLabel('Deliver to PIN code')
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true })
const answer = (page: Page) => page.locator('#delivered')

test('a product says when it comes to a PIN code, for how much and whether for cash, and the code is remembered', async ({
  page,
}) => {
  await page.goto(bearing)
  await box(page).fill('673 001')
  await box(page).press('Enter')
  await expect(answer(page)).toContainText(/Delivered by \d{1,2} \w{3} \d{4} to Kerala/)
  await expect(answer(page)).toContainText('Delivery charge ₹59, free from ₹999')
  await expect(answer(page)).toContainText('Cash on delivery: yes')
  expect(await axeViolations(page, { include: 'main' })).toEqual([])
  await open(page, '/products/angle-grinder')
  await expect(box(page)).toHaveValue('673001')
  await expect(answer(page)).toContainText('Free delivery')
})

test('what is wrong with a PIN code is said, and can be mended', async ({ page, journey }) => {
  journey.allow(/answer 40[04]|request failed/)
  await open(page, bearing)
  for (const [code, sentence] of [
    ['67300', 'Please enter a valid 6 digit PIN code'],
    ['999999', /999999/],
  ] as const) {
    await box(page).fill(code)
    await check(page).click()
    await expect(answer(page)).toContainText(sentence)
    await expect(answer(page)).not.toContainText('Delivered by')
  }
  await cutCall(page, '/delivery/check')
  await box(page).fill('682001')
  await check(page).click()
  await expect(answer(page)).toContainText('The delivery could not be checked. Please try again.')
  await restoreCall(page, '/delivery/check')
  await check(page).click()
  await expect(answer(page)).toContainText('Delivered by')
  await page.reload()
  await expect(box(page)).toHaveValue('682001')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the delivery to a PIN code is answered by the page, for the variant that was chosen', async ({
    page,
    journey,
    baseURL,
  }) => {
    journey.allow(/request failed: GET \S+\.js csp$/)
    await page.goto('/products/angle-grinder')
    await box(page).fill('673001')
    await check(page).click()
    await expect(page).toHaveURL(/pincode=673001/)
    await expect(box(page)).toHaveValue('673001')
    await expect(answer(page)).toContainText(/Delivered by .+ to Kerala/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/products/angle-grinder`)
    await box(page).fill('999999')
    await check(page).click()
    await expect(answer(page)).toContainText('999999')
  })
})
