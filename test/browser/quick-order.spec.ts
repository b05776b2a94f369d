import type { APIRequestContext, Page } from '@playwright/test'
import { cartBadge, expect, expectToast, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const list = '[10:31, 3/4/2026] Rajan: Hi\n105 x 1 cutting disc 25 nos\ndrill bit 6mm 10 nos\nquartz whatsit 3 nos'
const line = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Your list, line by line' }).getByRole('listitem').filter({ hasText: text })

async function readList(page: Page, text: string) {
  await open(page, '/quick-order')
  await page.getByRole('textbox', { name: 'Your list' }).fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByRole('heading', { level: 2, name: / matched$/ })).toBeFocused()
}

test('what is sure goes into the cart, what is unsure only once it was chosen', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await readList(page, list)
  await expect(line(page, '105 x 1 cutting disc')).toContainText('Found')
  await expect(line(page, 'drill bit 6mm')).toContainText('Please check')
  await expect(line(page, 'quartz whatsit')).toContainText('Not found')
  await expect(page.getByRole('button', { name: 'Add 1 line to the cart' })).toBeEnabled()
  await line(page, 'drill bit 6mm')
    .getByRole('radio', { name: /HSS Twist Drill Bit, Straight Shank, 6 mm/ })
    .check()
  await page.getByRole('button', { name: 'Add 2 lines to the cart' }).click()
  await expectToast(page, '2 items added to the cart')
  await expect(line(page, 'drill bit 6mm')).toContainText('In your cart')
  await expect(cartBadge(page)).toHaveText('02.00')
})

test('a visitor is asked to log in and finds the list again; a quantity that is none is said', async ({
  page,
  journey,
}) => {
  journey.allow(/401|Unauthorized/)
  await readList(page, list)
  const disc = line(page, '105 x 1 cutting disc')
  await disc.getByLabel(/^Quantity of/).fill('many')
  await expect(disc).toContainText('A whole number, 1 or more')
  await disc.getByLabel(/^Quantity of/).fill('30')
  await page.getByRole('button', { name: 'Add 1 line to the cart' }).click()
  await expectToast(page, 'Please log in to add your list. It stays on this page.')
  await expect(page).toHaveURL(/\/login$/)
  await open(page, '/quick-order')
  await expect(page.getByRole('textbox', { name: 'Your list' })).toHaveValue(list)
})

test('what the shop has not goes to it as a question with the lines', async ({ page }) => {
  await readList(page, list)
  const ask = page.getByRole('region', { name: 'Ask the shop for the rest' })
  await expect(ask.getByLabel('Question')).toHaveValue(/- quartz whatsit 3 nos/)
  await ask.getByLabel('Your name').fill('Rajan K')
  await ask.getByLabel('Email').fill('rajan@example.com')
  await ask.getByRole('button', { name: 'Send the question' }).click()
  await expect(ask).toContainText(/Sent. Its number is TKT-/)
})

test('a line that is sold out says so once', async ({ page }) => {
  await readList(page, 'aviation tin snips 250 mm 1 no')
  await expect(line(page, 'aviation tin snips').getByText('Out of stock')).toHaveCount(1)
})

/** Loses the first answer: the list reaches the shop, and nothing comes back. Gives the keys of all that is sent. */
async function loseFirstAnswer(page: Page) {
  const keys: (string | undefined)[] = []
  await page.route('**/cart/add-many', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) await route.continue()
    else await route.fetch().then(() => route.abort())
  })
  return keys
}

const addOne = (page: Page) => page.getByRole('button', { name: 'Add 1 line to the cart' }).click()
const notReached = 'Unable to connect to server. Please check your internet connection.'

/** A shopper's list of one line is in the cart, and its answer was lost. Gives the keys of all that is sent. */
async function addAndHearNothing(page: Page, request: APIRequestContext) {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await readList(page, '105 x 1 cutting disc 2 nos')
  const keys = await loseFirstAnswer(page)
  await addOne(page)
  await expectToast(page, notReached)
  return keys
}

const quantitiesInCart = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('user-auth-token')
    const answer = await fetch('/api/v1/cart/get-cart', { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()).data.formattedCart.items.map(({ quantity }: { quantity: number }) => quantity)
  })

test('a list whose answer was lost is sent again and is in the cart once', async ({ page, request, journey }) => {
  journey.allow(/add-many|ERR_FAILED/)
  const keys = await addAndHearNothing(page, request)
  await addOne(page)
  await expectToast(page, '1 item added to the cart')
  expect(keys).toEqual([expect.any(String), keys[0]])
  expect(await quantitiesInCart(page)).toEqual([2])
})

test('a quantity that is changed after the answer was lost is what lies in the cart; another list is another', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/add-many|ERR_FAILED/)
  const keys = await addAndHearNothing(page, request)
  await line(page, '105 x 1 cutting disc')
    .getByLabel(/^Quantity of/)
    .fill('5')
  await addOne(page)
  await expectToast(page, '1 item added to the cart')
  expect(keys).toEqual([expect.any(String), keys[0]])
  expect(await quantitiesInCart(page)).toEqual([5])
  await page.unroute('**/cart/add-many')
  const later = await loseFirstAnswer(page)
  await readList(page, '105 x 1 cutting disc 1 no')
  await addOne(page)
  await expectToast(page, notReached)
  await page.getByRole('textbox', { name: 'Your list' }).fill('105 x 1 cutting disc 3 nos')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(line(page, 'cutting disc 3 nos')).toContainText('Found')
  await addOne(page)
  await expectToast(page, '1 item added to the cart')
  expect(new Set([...keys, ...later]).size).toBe(3)
  expect(await quantitiesInCart(page)).toEqual([5 + 1 + 3])
})

test('what comes late of one list marks no line of the next, and two quick presses add once', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await readList(page, '105 x 1 cutting disc 2 nos')
  const { promise: letGo, resolve: goOn } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/cart/add-many', async (route) => {
    sent += 1
    await letGo
    await route.continue()
  })
  // both presses within one task: before the page has drawn anything of the first
  await page.getByRole('button', { name: 'Add 1 line to the cart' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await page.getByRole('textbox', { name: 'Your list' }).fill('quartz whatsit 3 nos')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(line(page, 'quartz whatsit')).toContainText('Not found')
  goOn()
  await expectToast(page, '1 item added to the cart')
  await expect(line(page, 'quartz whatsit')).not.toContainText('In your cart')
  await expect(cartBadge(page)).toHaveText('01.00')
  expect(sent).toBe(1)
})
