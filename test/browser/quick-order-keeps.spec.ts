import type { Page } from '@playwright/test'
import { alive, expect, expectToast, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Your list' })
const line = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Your list, line by line' }).getByRole('listitem').filter({ hasText: text })

async function readList(page: Page, text: string) {
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
}

test('a list that is pasted before the page is alive stays, and can be read', async ({ page }) => {
  const { promise: letGo, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letGo
    await route.continue()
  })
  await page.goto('/quick-order', { waitUntil: 'commit' })
  await box(page).fill('105 x 1 cutting disc 2 nos')
  goOn()
  await alive(page)
  await expect(box(page)).toHaveValue('105 x 1 cutting disc 2 nos')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(line(page, '105 x 1 cutting disc')).toContainText('Found')
})

test('what was chosen of a list outlives a look at a product, a reload and a login', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/401|Unauthorized/)
  const shopper = await newShopper(request)
  await open(page, '/quick-order')
  await readList(page, '105 x 1 cutting disc 2 nos\ndrill bit 6mm 10 nos')
  const drill = line(page, 'drill bit 6mm')
  await drill.getByRole('radio', { name: /HSS Twist Drill Bit, Straight Shank, 6 mm/ }).check()
  await drill.getByLabel(/^Quantity of/).fill('12')
  await drill.getByRole('link', { name: /HSS Twist Drill Bit/ }).click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(drill.getByLabel(/^Quantity of/)).toHaveValue('12')
  await page.reload()
  await alive(page)
  await expect(drill.getByLabel(/^Quantity of/)).toHaveValue('12')
  await page.getByRole('button', { name: 'Add 2 lines to the cart' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const form = page.getByRole('main')
  await form.getByLabel('Email address or phone number').fill(shopper.phonenumber)
  await form.getByLabel('Password', { exact: true }).fill(shopper.password)
  await form.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/')
  // the login leads home, and from there back to the list
  await page.getByRole('link', { name: 'Continue with your list' }).click()
  await expect(page).toHaveURL('/quick-order')
  await expect(page.getByRole('link', { name: 'Continue with your list' })).toHaveCount(0)
  await expect(drill.getByLabel(/^Quantity of/)).toHaveValue('12')
  await page.getByRole('button', { name: 'Add 2 lines to the cart' }).click()
  await expectToast(page, '2 items added to the cart')
  // the button that was pressed is switched off
  await expect(page.getByRole('link', { name: 'Go to the cart' })).toBeFocused()
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  // what is in the cart is not offered once more
  await expect(drill).toContainText('In your cart')
  await expect(page.getByRole('button', { name: 'Choose what to add' })).toBeDisabled()
})

test('a list of two hundred lines is read to its end, and what was chosen before stays', async ({ page }) => {
  await open(page, '/quick-order')
  const rest = Array.from({ length: 70 }, (_, n) => `quartz whatsit of the longer kind in grey ${n} 3 nos`)
  const text = ['drill bit 6mm 10 nos', ...rest, ...rest, '105 x 1 cutting disc 150 nos'].join('\n')
  expect(text.length).toBeGreaterThan(6000)
  await readList(page, text)
  const drill = line(page, 'drill bit 6mm')
  await drill.getByRole('radio', { name: /HSS Twist Drill Bit, Straight Shank, 6 mm/ }).check()
  const more = page.getByRole('button', { name: 'Read the next lines' })
  await more.click()
  const all = page.getByRole('list', { name: 'Your list, line by line' }).getByRole('listitem')
  await expect(all.nth(50)).toBeFocused()
  await more.click()
  await expect(more).toHaveCount(0)
  await expect(all).toHaveCount(142)
  await expect(all.last().getByLabel(/^Quantity of/)).toHaveValue('150')
  await expect(drill.getByRole('radio', { name: /HSS Twist Drill Bit, Straight Shank, 6 mm/ })).toBeChecked()
})

test('the question keeps what was typed while lines are chosen, and is asked of the next list as well', async ({
  page,
}) => {
  await open(page, '/quick-order')
  await readList(page, 'quartz whatsit 3 nos\ndrill bit 6mm 10 nos')
  const ask = page.getByRole('region', { name: 'Ask the shop for the rest' })
  await ask.getByLabel('Your name').fill('Rajan K')
  await ask.getByLabel('Email').fill('rajan@example.com')
  await ask.getByLabel('Question').press('End')
  await ask.getByLabel('Question').fill(`${await ask.getByLabel('Question').inputValue()}\nBy Friday, please`)
  await line(page, 'drill bit 6mm')
    .getByRole('radio', { name: /HSS Twist Drill Bit, Straight Shank, 6 mm/ })
    .check()
  await expect(ask.getByLabel('Question')).toHaveValue(/- quartz whatsit 3 nos\nBy Friday, please$/)
  await expect(ask.getByLabel('Question')).not.toHaveValue(/drill bit/)
  await expect(ask.getByLabel('Your name')).toHaveValue('Rajan K')
  await ask.getByRole('button', { name: 'Send the question' }).click()
  await expect(ask).toContainText(/Sent. Its number is TKT-/)
  await expect(ask.getByRole('link', { name: 'Check status' })).toBeFocused()
  await expect(ask.getByLabel('Question')).toHaveCount(0)
  // a reload does not offer to ask the same again
  await page.reload()
  await alive(page)
  await expect(ask).toContainText(/Sent. Its number is TKT-/)
  await readList(page, 'zebra whatsit 9 nos')
  await expect(ask.getByLabel('Question')).toHaveValue(/- zebra whatsit 9 nos/)
  await expect(ask).not.toContainText('Sent.')
})
