import type { Page } from '@playwright/test'
import { cutCall, failCall, onCall, restoreCall } from './calls.ts'
import { expect, open, takeToast, test } from './journey.ts'
import { kozhikode, newIdentity, newShopper, password, type Shopper } from './shopper.ts'

const noConnection = 'Unable to connect to server. Please check your internet connection.'
const bearing = 'ball-bearing-6204-2rs'

/** Something that a person does and that needs one call. */
interface Work {
  name: string
  path: string
  /** What is said where the server gives no reason. */
  fallback: string
  /** Goes to where it is done and types what has to be typed. */
  begin: (page: Page, shopper: Shopper) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** What was typed or chosen is still there. */
  kept?: (page: Page) => Promise<unknown>
  /** What turns while it is on its way; a busy button unless said otherwise. */
  turning?: (page: Page) => ReturnType<Page['locator']>
  /** Done by visitors: no token goes along. */
  visitor?: true
  /** Its page is only for the signed-in. */
  guarded?: true
  products?: string[]
}

const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const cartTurns = (page: Page) => page.getByText('Updating your cart')

const works: Work[] = [
  {
    name: 'subscribing',
    path: '/user/submit-user-details',
    fallback: 'Something went wrong',
    visitor: true,
    begin: async (page) => {
      await open(page, '/terms')
      const form = page.getByRole('form', { name: 'Rates, arrivals and offers' })
      await form.getByLabel('Full name').fill('Amina Beevi')
      await form.getByLabel('Email').fill('amina@example.com')
      await form.getByLabel('Phone').fill('9847012345')
    },
    act: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Submit' }).click(),
    kept: (page) => expect(page.getByRole('contentinfo').getByLabel('Email')).toHaveValue('amina@example.com'),
  },
  {
    name: 'logging in',
    path: '/user/login',
    fallback: 'Failed to login',
    visitor: true,
    begin: async (page) => {
      await open(page, '/login')
      await page.getByLabel('Email address or phone number').fill('9847012345')
      await page.getByLabel('Password', { exact: true }).fill('Secret-Word-1')
    },
    act: (page) => inMain(page, 'Continue').click(),
    kept: (page) => expect(page.getByLabel('Password', { exact: true })).toHaveValue('Secret-Word-1'),
  },
  {
    name: 'signing up',
    path: '/user/register',
    fallback: 'Signup failed',
    visitor: true,
    begin: async (page) => {
      await open(page, '/signup')
      await page.getByRole('main').getByLabel('Full name').fill('Amina Beevi')
      await page.getByLabel('Phone number').fill(newIdentity().phonenumber)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Confirm Password').fill(password)
    },
    act: (page) => inMain(page, 'Continue').click(),
    kept: (page) => expect(page.getByLabel('Confirm Password')).toHaveValue(password),
  },
  {
    name: 'asking for a password code',
    path: '/user/forgot-password',
    fallback: 'The code could not be sent',
    visitor: true,
    begin: async (page) => {
      await open(page, '/forgot-password')
      await page.getByRole('main').getByLabel('Email Address').fill('amina@example.com')
    },
    act: (page) => inMain(page, 'Send the code').click(),
    kept: (page) => expect(page.getByRole('main').getByLabel('Email Address')).toHaveValue('amina@example.com'),
  },
  {
    name: 'saving the profile',
    path: '/user/update-user',
    fallback: 'The profile could not be saved',
    guarded: true,
    begin: async (page) => {
      await open(page, '/profile')
      await page.getByRole('main').getByLabel('Full name').fill('Amina Koya')
    },
    act: (page) => inMain(page, 'Save changes').click(),
    kept: (page) => expect(page.getByRole('main').getByLabel('Full name')).toHaveValue('Amina Koya'),
  },
  {
    name: 'saving an address',
    path: '/user/update-user',
    fallback: 'The address could not be saved',
    guarded: true,
    begin: async (page) => {
      await open(page, '/profile?tab=saved-address')
      await inMain(page, 'Add new address').click()
      const form = page.getByRole('dialog', { name: 'Add address' })
      await form.getByLabel('House no. / Building').fill('7')
      await form.getByLabel('Street / Area').fill('Court Road')
      await form.getByLabel('City / Town').fill('Kozhikode')
      await form.getByLabel('State').selectOption('Kerala')
      await form.getByLabel('PIN code').fill('673001')
    },
    act: (page) => inDialog(page, 'Save address').click(),
    kept: (page) => expect(page.getByRole('dialog').getByLabel('Street / Area')).toHaveValue('Court Road'),
  },
  {
    name: 'deleting an address',
    path: '/user/delete-address/{id}',
    fallback: 'Failed to delete address',
    guarded: true,
    begin: async (page, shopper) => {
      await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
      await open(page, '/profile?tab=saved-address')
    },
    act: async (page) => {
      await inMain(page, 'Delete Workshop').click()
      await inDialog(page, 'Delete').click()
    },
    kept: (page) => expect(page.getByRole('article').filter({ hasText: 'Workshop' })).toBeVisible(),
  },
  {
    name: 'adding to the cart',
    path: '/cart/add-to-cart',
    fallback: 'Failed to add item to cart',
    begin: (page) => open(page, `/products/${bearing}`),
    act: (page) => inMain(page, 'Add to Cart').click(),
    kept: (page) => expect(page).toHaveURL(`/products/${bearing}`),
  },
  {
    name: 'changing a quantity',
    path: '/cart/update-cart-quantity',
    fallback: 'Failed to update quantity',
    guarded: true,
    products: [bearing],
    begin: (page) => open(page, '/cart'),
    act: (page) => inMain(page, /^One more of/).click(),
    kept: (page) => expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('1'),
    turning: cartTurns,
  },
  {
    name: 'removing an item',
    path: '/cart/remove-from-cart',
    fallback: 'Failed to remove item',
    guarded: true,
    products: [bearing],
    begin: (page) => open(page, '/cart'),
    act: async (page) => {
      await inMain(page, /^Remove Ball/).click()
      await inDialog(page, 'Remove').click()
    },
    kept: (page) => expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1),
  },
  {
    name: 'applying a coupon',
    path: '/coupon/apply',
    fallback: 'Failed to apply coupon',
    guarded: true,
    products: [bearing],
    begin: async (page) => {
      await open(page, '/cart')
      await page.getByLabel('Coupon code').fill('welcome10')
    },
    act: (page) => inMain(page, 'Apply').click(),
    kept: (page) => expect(page.getByLabel('Coupon code')).toHaveValue('WELCOME10'),
  },
  {
    name: 'taking a coupon off',
    path: '/coupon',
    fallback: 'Failed to update cart',
    guarded: true,
    products: ['impact-drill-13mm-650w'],
    begin: async (page, shopper) => {
      await shopper.call('POST', '/coupon/apply', { couponId: 'MILL5' })
      await open(page, '/cart')
      await expect(page.getByRole('button', { name: /^Choose MILL5/ })).toContainText('Applied')
    },
    act: (page) => page.getByRole('region', { name: 'Coupon' }).getByRole('button', { name: 'Remove' }).click(),
    kept: (page) => expect(page.getByLabel('Coupon code')).toHaveValue('MILL5'),
  },
  {
    name: 'sending a review',
    path: '/review/add-review',
    fallback: 'Failed to submit the review',
    begin: async (page) => {
      await open(page, `/products/${bearing}`)
      await page.getByRole('button', { name: 'Rate Product' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await dialog.getByLabel('Your review').fill('Runs quietly since June.')
    },
    act: (page) => inDialog(page, 'Submit').click(),
    kept: (page) => expect(page.getByRole('dialog').getByLabel('Your review')).toHaveValue('Runs quietly since June.'),
  },
  {
    name: 'placing an order',
    path: '/order/placeOrder',
    fallback: 'Something went wrong',
    guarded: true,
    products: [bearing],
    begin: (page, shopper) => beginCheckout(page, shopper, 'Cash on delivery'),
    act: (page) => inDialog(page, 'Place order').click(),
    kept: (page) => expect(page.getByRole('dialog').getByRole('radio', { name: /Workshop/ })).toBeChecked(),
  },
  {
    name: 'beginning to pay',
    path: '/order/paymentIntent',
    fallback: 'Something went wrong',
    guarded: true,
    products: [bearing],
    begin: (page, shopper) => beginCheckout(page, shopper, 'Pay online'),
    act: (page) => inDialog(page, 'Continue to payment').click(),
    kept: (page) => expect(page.getByRole('dialog').getByRole('radio', { name: /Workshop/ })).toBeChecked(),
  },
  {
    name: 'cancelling an order',
    path: '/order/change-status/{id}',
    fallback: 'Failed to update order status',
    guarded: true,
    products: [bearing],
    begin: async (page, shopper) => {
      await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
      await open(page, '/profile?tab=order-history')
    },
    act: async (page) => {
      await inMain(page, /^Cancel Order/).click()
      await inDialog(page, 'Yes, cancel it').click()
    },
    kept: (page) => expect(page.getByRole('article')).toContainText('Pending'),
  },
]

for (const work of works) {
  test(`${work.name}: whatever goes wrong is said, what was typed stays, and nothing keeps turning`, async ({
    page,
    request,
    journey,
  }) => {
    journey.allow(/answer (409|429|500)|request failed: (POST|PATCH|DELETE)/)
    const { path, fallback } = work
    await beginAs(work, page, await newShopper(request, work.products))
    for (const [breakIt, text] of [
      [() => failCall(page, path, 409, 'Somebody was faster'), 'Somebody was faster'],
      [() => failCall(page, path, 429, 'Too many tries, please wait'), 'Too many tries, please wait'],
      [() => failCall(page, path, 500, 'A fault of ours, number 7'), 'A fault of ours, number 7'],
      [() => failCall(page, path, 500), fallback],
      [() => breakOff(page, path), fallback],
      [() => cutCall(page, path), noConnection],
    ] as const) {
      await breakIt()
      await work.act(page)
      await takeToast(page, text)
      await expectNothingTurning(page)
      await work.kept?.(page)
    }
    await test.step('and while it is on its way something turns', async () => {
      const late = await failLate(page, path)
      await work.act(page)
      await expect(work.turning?.(page) ?? page.locator('button[aria-busy="true"]')).toHaveCount(1)
      late.answer()
      await takeToast(page, 'Late')
      await expectNothingTurning(page)
    })
  })
}

for (const work of works.filter(({ visitor }) => !visitor)) {
  test(`a 401 to ${work.name} signs out`, async ({ page, request, journey }) => {
    journey.allow(/answer 401/)
    await beginAs(work, page, await newShopper(request, work.products))
    await failCall(page, work.path, 401, 'Please log in again')
    await work.act(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeAttached()
    expect(await page.evaluate(() => localStorage.getItem('user-auth-token'))).toBeNull()
    if (work.guarded) await expect(page).toHaveURL('/login')
    await expectNothingTurning(page)
  })
}

/** Something that a page shows and that has to be loaded. */
interface Part {
  name: string
  path: string
  go: (page: Page) => Promise<unknown>
  /** What is there while it is on its way. */
  loading: string
  /** What is there once it has come. */
  there: (page: Page) => ReturnType<Page['locator']>
  /** What a failure says: without a reason of the server's, with one, and without a connection. */
  says: { bare: string; reason?: string; cut?: string }
}

const parts: Part[] = [
  {
    name: 'the cart',
    path: '/cart/get-cart',
    go: (page) => open(page, '/cart'),
    loading: 'Loading your cart',
    there: (page) => page.getByRole('list', { name: 'Items in your cart' }),
    says: { bare: 'An unexpected error occurred', reason: 'A reason', cut: noConnection },
  },
  {
    name: 'the coupons',
    path: '/coupon',
    go: (page) => open(page, '/cart'),
    loading: 'Updating your cart',
    there: (page) => page.getByRole('button', { name: /^Choose MILL5/ }),
    says: { bare: 'The coupons could not be loaded.' },
  },
  {
    name: 'the orders',
    path: '/order/get-user-orders',
    go: (page) => open(page, '/profile?tab=order-history'),
    loading: 'Loading your orders',
    there: (page) => page.getByRole('heading', { name: 'No orders yet' }),
    says: { bare: 'Failed to get order history', reason: 'A reason', cut: noConnection },
  },
  {
    name: 'the account',
    path: '/user/check-user',
    go: (page) => open(page, '/profile'),
    loading: 'Checking who is signed in',
    there: (page) => page.getByRole('heading', { name: 'Personal Info' }),
    says: { bare: 'Failed to check auth', reason: 'A reason', cut: noConnection },
  },
  {
    name: 'the list',
    path: '/product/get-products',
    go: (page) => viaStrip(page),
    loading: 'Loading products',
    there: (page) => page.getByRole('main').getByRole('article').first(),
    says: { bare: 'Server error while fetching products. Please try again later.', cut: noConnection },
  },
  {
    name: 'a product',
    path: '/product/get-product/{id}',
    go: async (page) => {
      await open(page, '/products?categoryId=bearings&labelId=best-sellers')
      await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2R…' }).click()
    },
    loading: 'Loading the product',
    there: (page) => page.getByRole('heading', { level: 1, name: 'Ball Bearing 6204-2RS' }),
    says: { bare: 'Something went wrong while loading this product.', reason: 'A reason', cut: noConnection },
  },
  {
    name: 'the search index',
    path: '/product/search-index',
    go: async (page) => {
      await open(page, '/terms')
      await page.getByPlaceholder('What are you looking for?').fill('6204')
    },
    loading: 'Loading the catalogue',
    there: (page) => page.getByRole('option').first(),
    says: { bare: 'Something went wrong', reason: 'A reason', cut: noConnection },
  },
]

for (const part of parts) {
  const { path, says } = part
  test(`${part.name} on its way: its place is kept, and nothing turns once it is there`, async ({ page, request }) => {
    await (await newShopper(request, [bearing])).signIn(page)
    const late = await holdLong(page, path)
    await part.go(page)
    await expect(page.getByText(part.loading).first()).toBeAttached()
    await expect(part.there(page)).toHaveCount(0)
    late.answer()
    await expect(part.there(page)).toBeVisible()
    await expectNothingTurning(page)
    await expect(page.getByText(part.loading)).toHaveCount(0)
  })

  test(`${part.name} that fails, breaks off or is cut says so, and nothing keeps turning`, async ({
    page,
    request,
    journey,
  }) => {
    test.slow()
    journey.allow(/answer (429|500)|request failed: GET|console: /)
    await (await newShopper(request, [bearing])).signIn(page)
    for (const [breakIt, text] of [
      [() => failCall(page, path, 500), says.bare],
      [() => failCall(page, path, 429, 'A reason'), says.reason ?? (part.name === 'the list' ? 'A reason' : says.bare)],
      [() => breakOff(page, path), says.bare],
      [() => cutCall(page, path), says.cut ?? says.bare],
    ] as const) {
      await breakIt()
      await part.go(page)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectNothingTurning(page)
    }
    await restoreCall(page, path)
    await part.go(page)
    await expect(part.there(page)).toBeVisible()
  })
}

async function beginAs(work: Work, page: Page, shopper: Shopper): Promise<void> {
  if (!work.visitor) await shopper.signIn(page)
  await work.begin(page, shopper)
}

async function beginCheckout(page: Page, shopper: Shopper, method: string): Promise<void> {
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await dialog.getByRole('radio', { name: /Workshop/ }).check()
  await dialog.getByLabel(method).check()
}

async function viaStrip(page: Page): Promise<void> {
  await open(page, '/terms')
  await page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link', { name: 'Welding' }).click()
}

/** No button is busy, no bar moves, and no sign says that something is being worked on. */
async function expectNothingTurning(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Updating|Checking)/ })).toHaveCount(0)
}

/** From now on the answer ends in the middle. */
function breakOff(page: Page, path: string): Promise<void> {
  const body = '{"success":true,"message":"Everyth'
  return onCall(page, path, (route) => route.fulfill({ status: 200, contentType: 'application/json', body }))
}

/** From now on the call is refused, but only when `answer` says so. */
async function failLate(page: Page, path: string): Promise<{ answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await onCall(page, path, async (route) => {
    await promise
    await route.fulfill({ status: 500, json: { success: false, code: 'test', message: 'Late' } })
  })
  return { answer: resolve }
}

/** From now on the call goes through when `answer` says so. */
async function holdLong(page: Page, path: string): Promise<{ answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await onCall(page, path, async (route) => {
    await promise
    await route.continue()
  })
  return { answer: resolve }
}
