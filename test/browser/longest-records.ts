import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { attributeLimits } from '../../src/shared/attribute-limits.ts'
import { customerLimits } from '../../src/shared/customer-limits.ts'
import { dictionaryLimits } from '../../src/shared/dictionary-limits.ts'
import { limits } from '../../src/shared/limits.ts'
import { policyLimits } from '../../src/shared/policy-limits.ts'
import { besideLimits } from '../../src/shared/product-engagement-limits.ts'
import { saleLimits } from '../../src/shared/sale-limits.ts'
import { windowLimits } from '../../src/shared/window-limits.ts'
import { unbroken } from './longest-measure.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { makeDraft } from './office-desk.ts'
import { recordsOf } from './office-records.ts'
import { kozhikode, newShopper, type Shopper } from './shopper.ts'

type Records = Readonly<Record<string, string>>

const product = 'ball-bearing-6204-2rs'
const longName = unbroken(limits.nameMax)
/** One word as long as a domain name's part may be, in an address that is as long as they come. */
const longEmail = () => `${unbroken(20)}${Date.now()}@${'w'.repeat(63)}.example`
const address = {
  ...kozhikode,
  fullName: longName,
  building: unbroken(limits.addressFieldMax),
  street: unbroken(limits.addressFieldMax),
  city: unbroken(limits.addressFieldMax),
}
/** A firm with a GSTIN of Kerala: its statement has the invoices. */
const buyer = {
  gstin: '32AABCW1234Q1Z9',
  legalName: unbroken(limits.legalNameMax),
  poNumber: unbroken(limits.poNumberMax),
}

/** Somebody with the longest name and email, and an order of theirs to the longest address. */
async function longShopper(request: APIRequestContext): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = await newShopper(request, [product])
  const account = { username: longName, email: longEmail(), password: shopper.password }
  await shopper.call('PATCH', '/user/update-user', account)
  const order = { address: { ...address, phone: shopper.phonenumber }, buyer }
  const { data } = await shopper.call('POST', '/order/placeorder', order)
  return { shopper, orderId: data._id }
}

/** Sends a complaint of the longest sentences; gives its number and key. */
async function longTicket(request: APIRequestContext): Promise<{ number: string; key: string }> {
  const said = { name: longName, email: longEmail(), text: unbroken(600) }
  const answer = await request.post('/api/v1/support/tickets', { data: said })
  return (await answer.json()).data
}

/**
 * Signs an owner in whose name is as long as may be, and opens the office. Gives the record for each screen that shows one, with
 * every text at its longest.
 */
export async function longOfficeRecords(page: Page, request: APIRequestContext): Promise<Records> {
  const { shopper, orderId } = await longShopper(request)
  await longTicket(request)
  const text = unbroken(besideLimits.questionMax)
  await shopper.call('POST', '/question', { productId: product, text })
  const staffId = await signInStaff(page.context(), ['owner'], longName)
  // one stream of news would keep every page from coming to rest
  await page.route('**/api/office/v1/live', (call) => call.abort())
  // what was typed is left
  page.on('dialog', (dialog) => dialog.accept())
  await openOffice(page, '/products')
  const words = {
    supplier: unbroken(60),
    note: unbroken(200),
    bill: unbroken(26),
    job: unbroken(120),
    asker: longName,
    badge: unbroken(saleLimits.badge),
  }
  const records = await recordsOf(page, orderId, words)
  const own = await longGoods(page)
  await longOrder(page, shopper, orderId)
  await longDeal(page, shopper)
  const questions: { _id: string; text: string }[] = await sendAs(page, 'GET /questions')
  const question = questions.find((each) => each.text === text)?._id
  await stretchAnswers(page)
  return {
    ...records,
    ...own,
    ...(question && { '/questions/:id': `/questions/${question}` }),
    '/people/:id': `/people/${staffId}`,
  }
}

/** Makes a draft, a coupon and a word of the dictionary with the longest texts; gives the records of their screens. */
async function longGoods(page: Page): Promise<Records> {
  const variants = ['A', 'B'].map((letter) => ({
    name: letter + unbroken(39),
    price: 99_999,
    attributeTitle: unbroken(30),
    attributeDescription: letter + unbroken(39),
  }))
  const draft = await makeDraft(page, `${unbroken(66)}${Date.now()}`, variants)
  const code = unbroken(limits.couponCodeMax)
  const texts = { description: unbroken(200), terms: unbroken(300) }
  const coupon = { code, discountType: 'percentage', value: 5, ...texts, validFrom: new Date(0).toISOString() }
  // another run in this shop has it already
  await sendAs(page, 'POST /coupons', coupon).catch(() => undefined)
  const coupons: { _id: string; code: string }[] = await sendAs(page, 'GET /coupons')
  const own = coupons.find((each) => each.code === code)?._id
  const word = await sendAs(page, 'POST /dictionary', {
    said: `${unbroken(dictionaryLimits.saidMax - 13)}${Date.now()}`,
    meant: unbroken(dictionaryLimits.meantMax),
    note: unbroken(dictionaryLimits.noteMax),
  })
  await longPage(page)
  return {
    '/products/:id': `/products/${draft}`,
    '/products/:id/tax': `/products/${draft}/tax`,
    '/stock/items/:id': `/stock/items/${draft}`,
    '/dictionary/:id': `/dictionary/${word._id}`,
    ...(own && { '/coupons/:id': `/coupons/${own}` }),
  }
}

/** Gives a page about the shop a draft of the longest words. */
async function longPage(page: Page): Promise<void> {
  const { version, sections } = await sendAs(page, 'GET /policies/accessibility')
  const own = { id: 'longest', title: unbroken(policyLimits.titleMax), text: `- ${unbroken(500)} {return days}` }
  const now = [...sections.filter(({ id }: { id: string }) => id !== own.id), own]
  await sendAs(page, 'PATCH /policies/accessibility', { version, changes: { sections: { was: sections, now } } })
}

/** Gives the order and its customer notes of the longest words, and has its shopper ask to cancel it. */
async function longOrder(page: Page, shopper: Shopper, orderId: string): Promise<void> {
  await sendAs(page, `POST /orders/${orderId}/notes`, { text: unbroken(500) })
  const { customer } = await sendAs(page, `GET /orders/${orderId}`)
  const marks = { note: { was: '', now: unbroken(500) }, tags: { was: [], now: [unbroken(customerLimits.tagMax)] } }
  await sendAs(page, `PATCH /customers/${customer._id}`, { version: 0, changes: marks })
  await sendAs(page, `POST /orders/${orderId}/confirm`, { saw: 'pending' })
  await shopper.call('POST', `/order/cancel-request/${orderId}`, { text: unbroken(500) })
}

/** Leaves an offer of the shopper, and no goods that offers are taken for. */
async function longDeal(page: Page, { call }: Shopper): Promise<void> {
  const productId = 'ball-bearing-6205-zz'
  const terms = { from: 2, floorType: 'percentage', floorValue: 20, counterOffers: 1 }
  await sendAs(page, 'POST /bargains', { productId, variantId: null, ...terms })
  await call('POST', '/bargain/offer', { productId, variantId: null, quantity: 100, price: 1 })
  const set: { _id: string; productId: string }[] = await sendAs(page, 'GET /bargains')
  for (const each of set) if (each.productId === productId) await sendAs(page, `POST /bargains/${each._id}/end`)
}

/** Texts of records that other tests see as well: they are lengthened in this browser alone. */
const lengths: Readonly<Record<string, number>> = {
  review: limits.reviewTextMax,
  writer: limits.nameMax,
  title: windowLimits.windowTitleMax,
  name: attributeLimits.attributeNameMax,
}

/** From now on reviews, shop window and attributes come with the longest texts into this page. */
async function stretchAnswers(page: Page): Promise<void> {
  await page.route(/\/api\/office\/v1\/(reviews|window|attributes)(?=[/?]|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    // only browsers know where *.localhost is
    const { host, port, pathname, search } = new URL(route.request().url())
    const answer = await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}${search}`,
      headers: { ...(await route.request().allHeaders()), host },
    })
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    const body = JSON.stringify(await answer.json(), (key, value) => {
      const length = lengths[key]
      return length && typeof value === 'string' ? unbroken(length) : value
    })
    return route.fulfill({ response: answer, body })
  })
}

/** Signs a shopper in with the longest texts. Gives the record for each page of the shop that wants one. */
export async function longShopRecords(page: Page, request: APIRequestContext, browser: Browser): Promise<Records> {
  const { shopper, orderId } = await longShopper(request)
  await confirmOrder(browser, orderId)
  await shopper.call('POST', '/cart/add-to-cart', { productId: product, quantity: 1 })
  await shopper.call('POST', '/wish-list/items', { productId: product })
  const place = {
    building: unbroken(120),
    street: unbroken(120),
    city: unbroken(120),
    state: 'Dadra and Nagar Haveli and Daman and Diu',
    pincode: '396210',
  }
  const firm = { gstin: '33AAFFC5678K1Z5', legalName: unbroken(100), billing: { ...place, stateConfirmed: true } }
  const { user } = await shopper.call('POST', '/user/firms', { ...firm, isDefault: true })
  const site = { ...place, label: unbroken(30), fullName: unbroken(80), firmId: user.firms[0]._id }
  await shopper.call('PATCH', '/user/update-user', { address: site })
  const shared = await shopper.call('POST', '/wish-list/share', { name: unbroken(besideLimits.wishNameMax) })
  const lines = [{ productId: product, quantity: 2 }]
  const quote = await shopper.call('POST', '/quote', { name: longName, phone: shopper.phonenumber, lines })
  const ticket = await longTicket(request)
  await shopper.signIn(page)
  return {
    '/products/:id': `/products/${product}`,
    '/shared-list/:key': `/shared-list/${shared.data.share.key}`,
    '/quote/:number': `/quote/${quote.data.number}?key=${quote.data.key}`,
    '/grievance/ticket': `/grievance/ticket#${ticket.number}.${ticket.key}`,
    '/compare': '/compare?ids=angle-grinder,bench-grinder-150mm',
  }
}

/** The shop confirms the order: its invoice stands in the statement. */
async function confirmOrder(browser: Browser, orderId: string): Promise<void> {
  const context = await browser.newContext()
  await signInStaff(context, ['manager'])
  const office = await context.newPage()
  await openOffice(office, '/orders')
  await sendAs(office, `POST /orders/${orderId}/confirm`, { saw: 'pending' })
  await context.close()
}
