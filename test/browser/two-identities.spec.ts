import type { APIRequestContext, Page, Request } from '@playwright/test'
import { onCall } from './calls.ts'
import { cartBadge, expect, open, test } from './journey.ts'
import { kozhikode, newShopper, password, type Shopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'

test('another tab signs in as somebody else: nothing of the first shopper stays, without a reload', async ({
  page,
  request,
}) => {
  const [amina, biju] = await twoShoppers(request)
  await amina.signIn(page)
  await open(page, '/profile?tab=saved-address')
  await expect(page.getByRole('article')).toContainText('Amina')
  await expect(cartBadge(page)).toHaveText('01.00')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /Workshop/ })).toBeVisible()

  await signInElsewhere(page, biju)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectIs(page, 'Biju')
  await expect(cartBadge(page)).toHaveText('00.00')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('link', { name: 'Saved Address' }).click()
  await expect(page.getByRole('button', { name: 'Add new address' })).toBeVisible()
  await expect(page.getByText(/Amina|Workshop/)).toHaveCount(0)
  expect(await savedName(page)).toBe('Biju Nair')
})

test('answers to the first shopper that come under the second are dropped', async ({ page, request }) => {
  const [amina, biju] = await twoShoppers(request)
  await amina.signIn(page)
  await open(page, '/profile')
  await expect(cartBadge(page)).toHaveText('01.00')
  await page.getByRole('main').getByLabel('Full name').fill('Amina Koya')
  const late = await holdAnswers(page, ['/user/update-user', '/order/get-user-orders'])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('link', { name: 'Order History' }).click()
  await signInElsewhere(page, biju)
  await expectIs(page, 'Biju')
  await late.release()
  await expectIs(page, 'Biju')
  await expect(cartBadge(page)).toHaveText('00.00')
  await expect(page.getByText(/Amina/)).toHaveCount(0)
  expect(await savedName(page)).toBe('Biju Nair')
})

test('an add that answers late is not shown in the cart of whoever signed in meanwhile', async ({ page, request }) => {
  const [amina, biju] = await twoShoppers(request)
  await amina.signIn(page)
  await open(page, '/products/threaded-rod-m10-1m')
  await expect(cartBadge(page)).toHaveText('01.00')
  const late = await holdAnswers(page, ['/cart/add-to-cart'])
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await late.begun()
  await signInElsewhere(page, biju)
  await expectIs(page, 'Biju')
  await late.release()
  await expectIs(page, 'Biju')
  await expect(cartBadge(page)).toHaveText('00.00')
  await expect(page.getByText('Item added to cart')).toHaveCount(0)
  const { data } = await biju.call('GET', '/cart/get-cart')
  expect(data.formattedCart.items).toEqual([])
})

test('a press on a page that still shows the first shopper does nothing in the name of the second', async ({
  page,
  request,
}) => {
  const [amina, biju] = await twoShoppers(request)
  await amina.signIn(page)
  await open(page, '/products/threaded-rod-m10-1m')
  await expect(cartBadge(page)).toHaveText('01.00')
  // A tab hears of its own storage only through the tab that wrote it: so it looks the same as a tab that was asleep.
  await page.evaluate((token) => localStorage.setItem('user-auth-token', token), await tokenOf(request, biju))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expectIs(page, 'Biju')
  await expect(cartBadge(page)).toHaveText('00.00')
  const { data } = await biju.call('GET', '/cart/get-cart')
  expect(data.formattedCart.items).toEqual([])
})

for (const event of ['focus', 'pageshow']) {
  test(`a page that comes back by ${event} shows who is signed in now`, async ({ page, request }) => {
    const [amina, biju] = await twoShoppers(request)
    await amina.signIn(page)
    await open(page, '/profile')
    await expect(page.getByRole('main').getByLabel('Full name')).toHaveValue('Amina Beevi')
    await page.evaluate((token) => localStorage.setItem('user-auth-token', token), await tokenOf(request, biju))
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), event)
    await expect(page.getByRole('main').getByLabel('Full name')).toHaveValue('Biju Nair')
    await expectIs(page, 'Biju')
    await expect(cartBadge(page)).toHaveText('00.00')
  })
}

test('a save that answers after the logout does not sign in again', async ({ page, request }) => {
  const [amina] = await twoShoppers(request)
  await amina.signIn(page)
  await open(page, '/profile')
  await page.getByRole('main').getByLabel('Full name').fill('Amina Koya')
  const late = await holdAnswers(page, ['/user/update-user'])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await late.begun()
  await page.getByRole('navigation', { name: 'Account sections' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await late.release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('User updated successfully')).toHaveCount(0)
  expect(await savedName(page)).toBeUndefined()
})

test('a pasted list and what was asked about it are nobody else’s, also in the same tab', async ({ page, request }) => {
  const [amina, biju] = await twoShoppers(request)
  await amina.signIn(page)
  await open(page, '/quick-order')
  await expectIs(page, 'Amina')
  const box = page.getByRole('textbox', { name: 'Your list' })
  await box.fill('quartz whatsit 3 nos')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByRole('list', { name: 'Your list, line by line' })).toContainText('quartz whatsit')
  await signInElsewhere(page, biju)
  await expectIs(page, 'Biju')
  await expect(box).toHaveValue('')
  await expect(page.getByText('quartz whatsit')).toHaveCount(0)
  await page.reload()
  await expectIs(page, 'Biju')
  await expect(box).toHaveValue('')
  await expect(page.getByText('quartz whatsit')).toHaveCount(0)
  await signInElsewhere(page, amina)
  await expectIs(page, 'Amina')
  await expect(box).toHaveValue('quartz whatsit 3 nos')
  await expect(page.getByRole('list', { name: 'Your list, line by line' })).toContainText('quartz whatsit')
})

test('a question that one was writing is nobody else’s', async ({ page, request }) => {
  const [amina, biju] = await twoShoppers(request)
  await amina.signIn(page)
  await open(page, '/quick-order?ask=quartz+whatsit')
  const name = page.getByRole('main').getByLabel('Your name')
  await expect(name).toHaveValue(/^Amina/)
  await page.getByLabel('Question').fill('My quartz whatsit is broken')
  await signInElsewhere(page, biju)
  await expect(name).toHaveValue(/^Biju/)
  await expect(page.getByLabel('Question')).not.toHaveValue(/broken/)
})

/** Amina with an address, an order and a line in her cart; Biju with nothing. */
async function twoShoppers(request: APIRequestContext): Promise<[Shopper, Shopper]> {
  const amina = await newShopper(request, [bearing])
  await amina.call('POST', '/order/placeOrder', { address: kozhikode })
  await amina.call('PATCH', '/user/update-user', { address: kozhikode })
  await amina.call('POST', '/cart/add-to-cart', { productId: bearing, quantity: 1 })
  const biju = await newShopper(request)
  await biju.call('PATCH', '/user/update-user', { username: 'Biju Nair' })
  return [amina, biju]
}

async function tokenOf(request: APIRequestContext, { email }: Shopper): Promise<string> {
  const answer = await request.post('/api/v1/user/login', { data: { email, password } })
  return (await answer.json()).token
}

/** Signs in on the login page of another tab of the same browser. */
async function signInElsewhere(page: Page, { email }: Shopper): Promise<void> {
  const other = await page.context().newPage()
  await open(other, '/login')
  await other.getByLabel('Email address or phone number').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL('/')
}

async function expectIs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible()
}

/** Returns the name of the person that the browser has saved as signed in. */
function savedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state?.user?.user?.username)
}

/** The server does these calls of the present shopper at once; their answers wait for `release`, which ends when they have been read. */
async function holdAnswers(page: Page, paths: string[]) {
  const token = await page.evaluate(() => localStorage.getItem('user-auth-token'))
  const released = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const held: Request[] = []
  for (const path of paths) {
    await onCall(page, path, async (route) => {
      if ((await route.request().headerValue('authorization')) !== `Bearer ${token}`) return route.continue()
      held.push(route.request())
      const response = await route.fetch()
      begun.resolve()
      await released.promise
      await route.fulfill({ response }).catch(() => {})
    })
  }
  const release = async () => {
    const read = held.map((request) => request.response().then((response) => response?.finished()))
    released.resolve()
    await Promise.all(read.map((one) => one.catch(() => {})))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  return { begun: () => begun.promise, release }
}
