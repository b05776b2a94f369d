import { expect, type Page, test } from '@playwright/test'
import { customerLimits } from '../../src/shared/customer-limits.ts'
import { limits } from '../../src/shared/limits.ts'
import { open } from './journey.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { makeDraft } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

test.use({ viewport: { width: 360, height: 800 } })

const unbroken = (length: number) => 'W'.repeat(length)
/** One word as long as a domain name's part may be, in an address that is as long as they come. */
const longEmail = () => `${unbroken(20)}${Date.now()}@${'w'.repeat(63)}.example`
const address = {
  ...kozhikode,
  fullName: unbroken(limits.nameMax),
  building: unbroken(limits.addressFieldMax),
  street: unbroken(limits.addressFieldMax),
  city: unbroken(limits.addressFieldMax),
}

/** Returns the elements on the page that are wider than it at a phone's width; empty if no word is. */
async function tooWide(page: Page, path: string): Promise<string[]> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  return widerThanWindow(page, path)
}

/** The same on a screen of the office, which is other parts on a tablet and a desk. */
async function tooWideAnywhere(page: Page, path: string): Promise<string[]> {
  const faults = await tooWide(page, path)
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    faults.push(...(await widerThanWindow(page, path)))
  }
  await page.setViewportSize({ width: 360, height: 800 })
  return faults
}

async function widerThanWindow(page: Page, path: string): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const width = window.innerWidth
    if (scrollWidth <= width) return []
    const over = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > width + 1,
    )
    return [
      `${scrollWidth} px: ${over
        .slice(-3)
        .map((each) => each.outerHTML.slice(0, 160))
        .join(' · ')}`,
    ]
  })
  return wide.map((fault) => `${path}: ${fault}`)
}

test('no screen of the office is wider than its window, with every field at its longest', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000)
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', {
    username: unbroken(limits.nameMax),
    email: longEmail(),
    password: shopper.password,
  })
  const { data: order } = await shopper.call('POST', '/order/placeorder', {
    address: { ...address, phone: shopper.phonenumber },
  })
  await request.post('/api/v1/support/tickets', {
    data: { name: unbroken(80), email: longEmail(), text: unbroken(600) },
  })
  await signInStaff(context, ['owner'], unbroken(limits.nameMax))
  // one stream of news would keep every page from coming to rest
  await page.route('**/api/office/v1/live', (call) => call.abort())
  await openOffice(page, '/products')
  const draft = await makeDraft(
    page,
    unbroken(80),
    ['A', 'B'].map((letter) => ({
      name: letter + unbroken(39),
      price: 99_999,
      attributeTitle: unbroken(30),
      attributeDescription: letter + unbroken(39),
    })),
  )
  const name = `${unbroken(60)}${Date.now()}`
  const supplier = { name, phone: null, email: null, gstin: null, deliveryDays: 7, note: unbroken(200) }
  const { _id: supplierId } = await sendAs(page, 'POST /suppliers', supplier)
  const coupon = {
    code: unbroken(limits.couponCodeMax),
    discountType: 'percentage',
    value: 5,
    description: unbroken(200),
    terms: unbroken(300),
  }
  await sendAs(page, 'POST /coupons', { ...coupon, validFrom: new Date(0).toISOString() }).catch(() => undefined)
  await sendAs(page, `POST /orders/${order._id}/notes`, { text: unbroken(500) })
  const { customer } = await sendAs(page, `GET /orders/${order._id}`)
  const marks = { note: { was: '', now: unbroken(500) }, tags: { was: [], now: [unbroken(customerLimits.tagMax)] } }
  await sendAs(page, `PATCH /customers/${customer._id}`, { version: 0, changes: marks })
  await sendAs(page, `POST /orders/${order._id}/confirm`, { saw: 'pending' })
  await shopper.call('POST', `/order/cancel-request/${order._id}`, { text: unbroken(500) })
  await shopper.call('POST', '/quote', {
    name: unbroken(limits.nameMax),
    phone: shopper.phonenumber,
    lines: [{ productId: 'ball-bearing-6204-2rs', quantity: 2 }],
  })
  const [quote] = await sendAs(page, 'GET /quotes')
  const paths = [
    ...['/', '/orders?queue=all', `/orders/${order._id}`, '/products', `/products/${draft}`, '/products/new', '/stock'],
    ...[
      `/stock/items/${draft}`,
      '/stock/receive',
      '/stock/suppliers',
      `/stock/suppliers/${supplierId}`,
      '/coupons',
      '/coupons/new',
    ],
    ...['/customers', `/customers/${customer._id}`, '/quotes', `/quotes/${quote._id}`, '/return-requests', '/books'],
    ...['/counter', '/stock/bills', '/books/settlements', '/reports/sales', '/reports/products', '/reports/payments'],
    ...['/people', '/tickets', '/reviews', '/questions', '/history', '/settings', '/my-sign-in', '/dictionary'],
  ]
  const faults: string[] = []
  for (const path of paths) {
    await openOffice(page, path)
    faults.push(...(await tooWideAnywhere(page, path)))
  }
  expect(faults).toEqual([])
})

test('no page of the shop is wider than a phone, with every field at its longest', async ({ page, request }) => {
  test.setTimeout(120_000)
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', {
    username: unbroken(limits.nameMax),
    email: longEmail(),
    password: shopper.password,
  })
  await shopper.call('POST', '/order/placeorder', { address: { ...address, phone: shopper.phonenumber } })
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'ball-bearing-6204-2rs', quantity: 1 })
  await shopper.signIn(page)
  const searched = `/products?q=${unbroken(80)}`
  const profile = ['/profile?tab=saved-address', '/profile?tab=order-history', '/profile?tab=help-support']
  const faults: string[] = []
  for (const path of [
    '/',
    '/products',
    searched,
    '/products/ball-bearing-6204-2rs',
    '/cart',
    '/checkout',
    '/profile',
    ...profile,
  ]) {
    await open(page, path)
    faults.push(...(await tooWide(page, path)))
  }
  expect(faults).toEqual([])
})
