import { expect, type Page } from '@playwright/test'
import { open } from './journey.ts'
import { kozhikode, newIdentity, password, type Shopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'

/** Something that a person does and that needs one call. */
export interface Work {
  name: string
  path: string
  /** Message shown if the server gives no reason. */
  fallback: string
  /** Goes to where it is done and types what has to be typed. */
  begin: (page: Page, shopper: Shopper) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** Returns the element that is busy while it is sent; a busy button by default. */
  kept?: (page: Page) => Promise<unknown>
  /** Action of visitors: no token is sent. */
  turning?: (page: Page) => ReturnType<Page['locator']>
  /** Done by visitors: no token goes along. */
  visitor?: true
  guarded?: true // its page is only for the signed-in
  products?: string[]
}

const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const cartTurns = (page: Page) => page.getByText('Updating your cart')

/** All that shoppers and visitors change by a call. */
export const works: Work[] = [
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
    act: (page) => inMain(page, 'Send code').click(),
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
      await form.getByLabel('State').fill('Kerala')
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
    act: (page) => inMain(page, /^Increase quantity of/).click(),
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

async function beginCheckout(page: Page, shopper: Shopper, method: string): Promise<void> {
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await dialog.getByRole('radio', { name: /Workshop/ }).check()
  await dialog.getByLabel(method).check()
}
