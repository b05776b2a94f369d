import { writeDayCounts } from '../../src/server/search/day-counts/count-of-day.ts'
import { endpoints } from '../../src/shared/contract/endpoints.ts'
import type { TestShop } from '../app.ts'
import { BargainDesk } from '../builders/bargain-desk.ts'
import { buildProduct } from '../builders/build-product.ts'
import { payInSandbox } from '../builders/pay-in-sandbox.ts'
import { readSentMails } from '../builders/read-mails.ts'
import { reviewForm } from '../builders/review-form.ts'
import { buildStaff } from '../office.ts'
import { canary, canaryPhoto, paidByLink } from './canary-person.ts'

type Endpoints = typeof endpoints
/** Names of the calls that write something, of shoppers and of strangers. */
type ShopWrite = { [Name in keyof Endpoints]: Endpoints[Name]['method'] extends 'GET' ? never : Name }[keyof Endpoints]

/** The person at the shop's doors, and what they have left behind so far. */
export class CanaryShopper {
  readonly shop: TestShop
  token = ''
  userId = ''
  /** Goods of a kind that is never sold out, and of one that always is. */
  productId = ''
  soldOutId = ''
  /** Orders by their place: 0 was delivered, 1 confirmed, 2 cancelled. */
  readonly orders: string[] = []
  ticket = ''
  quote = { number: '', key: '' }
  deal = { _id: '', price: 0 }
  firm = { _id: '', version: 0 }

  constructor(shop: TestShop) {
    this.shop = shop
  }

  /** Makes a call, signed in where that was done. */
  async send(name: ShopWrite, body?: unknown, params: Record<string, string> = {}) {
    const { method, path } = endpoints[name]
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const headers = { 'idempotency-key': this.shop.shop.newId() }
    const options = { ...(this.token && { token: this.token }), headers, ...(body !== undefined && { body }) }
    const answer = await this.shop.call(method, filled, options as never)
    return answer as { status: number; body: Record<string, ReturnType<typeof JSON.parse>> }
  }

  /** Makes a call that has to be answered so. */
  async done(name: ShopWrite, body?: unknown, params?: Record<string, string>) {
    const answer = await this.send(name, body, params)
    if (answer.status >= 400) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async fillCart(quantity = 1): Promise<void> {
    await this.done('addToCart', { productId: this.productId, quantity })
  }

  /** The last code that was mailed to the person. */
  async code(): Promise<string> {
    const mails = (await readSentMails(this.shop.shop)).filter(({ text }) => /\b\d{6}\b/.test(text))
    return /\b(\d{6})\b/.exec(mails.findLast(({ subject }) => /code/i.test(subject))?.text ?? '')?.[1] ?? ''
  }
}

type Door = ((person: CanaryShopper) => Promise<unknown>) | 'names nobody'

const text = (what: string) => `${canary.name} says: ${what}`
/** Of the state of its GSTIN. */
const billing = { ...canary.address, fullName: undefined, state: 'Tamil Nadu', pincode: '641001' }
const buyer = { gstin: canary.gstin, legalName: canary.legalName, poNumber: `${canary.word}/12` }

/** A request to send a piece back, with what was photographed. */
export function returnOf(photos: readonly Buffer[]): FormData {
  const form = new FormData()
  form.set('lines', JSON.stringify([{ position: 1, pieces: 1 }]))
  form.set('why', 'damaged')
  form.set('text', text('it is bent'))
  for (const photo of photos)
    form.append('photos', new File([new Uint8Array(photo)], `${canary.word}.jpg`, { type: 'image/jpeg' }))
  return form
}

async function logIn(person: CanaryShopper): Promise<void> {
  person.token = (await person.done('login', { email: canary.phone, password: canary.password })).token
}

async function place(person: CanaryShopper, name: 'placeorder' | 'placeOrder'): Promise<void> {
  await person.fillCart(3)
  const address = { ...canary.address, state: 'Tamil Nadu', pincode: '641001' }
  const body = person.orders.length === 0 ? { address, buyer } : { address: canary.address }
  person.orders.push((await person.done(name, body)).data._id)
}

/**
 * Every door of the shop at which somebody may leave something about themselves, in the order in which the person uses them. A call that
 * is new in the contract is missing here until it is used, or says why it cannot hold a person: the type asks for it.
 */
export const shopDoors: Record<ShopWrite, Door> = {
  register: async (person) => {
    const { name: username, phone: phonenumber, email, password } = canary
    const { token, user } = await person.done('register', { username, phonenumber, email, password })
    Object.assign(person, { token, userId: user._id })
    person.productId = (await buildProduct(person.shop.shop, { stock: 500 })).productId
    person.soldOutId = (await buildProduct(person.shop.shop, { stock: 0 })).productId
    await new BargainDesk(person.shop, await buildStaff(person.shop, ['owner'])).set(person.productId, { from: 4 })
  },
  login: async (person) => {
    await person.send('login', { email: canary.otherEmail, password: canary.name })
    await logIn(person)
  },
  updateUser: (person) => person.done('updateUser', { address: canary.address, password: canary.password }),
  addFirm: async (person) => {
    const { user } = await person.done('addFirm', { gstin: canary.gstin, legalName: canary.legalName, billing })
    person.firm = user.firms[0]
  },
  changeFirm: async (person) => {
    const { _id: id, version } = person.firm
    const change = { gstin: canary.gstin, legalName: `${canary.legalName} Works`, billing, isDefault: true, version }
    await person.done('changeFirm', change, { id })
  },
  removeFirm: (person) => person.send('removeFirm', undefined, { id: canary.word }),
  requestEmailCode: (person) => person.done('requestEmailCode'),
  confirmEmail: async (person) => person.done('confirmEmail', { code: await person.code() }),
  requestPasswordCode: (person) => person.done('requestPasswordCode', { email: canary.email }),
  resetPassword: (person) =>
    person.send('resetPassword', {
      resetId: canary.word,
      email: canary.email,
      code: '123456',
      password: 'Grinder7Monsoon',
    }),
  changePassword: (person) => person.send('changePassword', { password: canary.name, newPassword: canary.password }),
  endSession: (person) => person.send('endSession', undefined, { id: canary.word }),
  endSessions: async (person) => {
    await person.done('endSessions')
    await logIn(person)
  },
  deleteAddress: (person) => person.send('deleteAddress', undefined, { id: canary.word }),
  subscribe: (person) => person.done('subscribe', { name: canary.name, email: canary.email, phone: canary.phone }),
  unsubscribe: (person) => person.done('unsubscribe', { email: canary.email }),
  endSubscription: (person) => person.send('endSubscription', { key: canary.word }),
  readPayLink: (person) => person.send('readPayLink', { key: canary.word }),
  payByLink: (person) => person.send('payByLink', { key: canary.word }),
  verifyByLink: (person) => person.send('verifyByLink', paidByLink),
  changeConsent: async (person) => {
    for (const purpose of ['messages', 'newsletter']) await person.done('changeConsent', { purpose, given: true })
  },
  addToCart: (person) => person.fillCart(),
  updateQuantity: (person) => person.done('updateQuantity', { productId: person.productId, action: 'increment' }),
  readList: (person) =>
    person.done('readList', { text: `2 ${canary.name}\n${canary.phone}\n3 bearings for ${canary.legalName}` }),
  tellSeen: (person) => person.done('tellSeen', { search: `nails for ${canary.name}`, found: 0 }),
  addMany: (person) => person.done('addMany', { items: [{ productId: person.productId, quantity: 1 }] }),
  applyCoupon: (person) => person.send('applyCoupon', { couponId: canary.word }),
  removeCoupon: (person) => person.send('removeCoupon'),
  removeFromCart: (person) => person.send('removeFromCart', { productId: person.productId }),
  clearCart: async (person) => {
    await person.fillCart()
    await person.done('clearCart')
  },
  restoreCart: (person) => person.done('restoreCart'),
  placeorder: (person) => place(person, 'placeorder'),
  placeOrder: async (person) => {
    await place(person, 'placeOrder')
    await place(person, 'placeOrder')
  },
  changeStatus: (person) => person.done('changeStatus', { status: 'cancelled' }, { id: person.orders[2] ?? '' }),
  reorder: (person) => person.done('reorder', undefined, { id: person.orders[0] ?? '' }),
  paymentIntent: async (person) => {
    await person.fillCart()
    const started = await person.done('paymentIntent', { address: canary.address, buyer })
    await payInSandbox(person.shop.shop, started.order_id, 'failure@razorpay')
  },
  paymentVerify: (person) =>
    person.send('paymentVerify', {
      razorpay_payment_id: `pay_${canary.word}`,
      razorpay_order_id: `order_${canary.word}`,
      razorpay_signature: canary.word,
    }),
  // once the order is delivered: office-doors
  askReturn: (person) => person.send('askReturn', returnOf([]), { id: person.orders[0] ?? '' }),
  askCancellation: (person) =>
    person.send('askCancellation', { text: text('ordered twice') }, { id: person.orders[1] ?? '' }),
  addReview: async (person) => {
    const file = await canaryPhoto()
    await person.done(
      'addReview',
      reviewForm({ productId: person.productId, review: text('runs true'), file, name: `${canary.word}.jpg` }),
    )
  },
  askQuestion: (person) => person.done('askQuestion', { productId: person.productId, text: text('does it fit?') }),
  askQuote: async (person) => {
    const { name, phone, email, gstin } = canary
    const lines = [{ productId: person.productId, quantity: 4 }]
    const { data } = await person.done('askQuote', {
      name,
      phone,
      email,
      gstin,
      lines,
      remarks: text('and three belts'),
    })
    const { searchParams } = new URL(data.pdf, person.shop.url)
    person.quote = { number: data.number, key: searchParams.get('key') ?? '' }
  },
  makeOffer: async (person) => {
    person.deal = (await person.done('makeOffer', { productId: person.productId, quantity: 4, price: 1 })).data
  },
  takeDeal: (person) => person.done('takeDeal', { dealId: person.deal._id, shownPrice: person.deal.price }),
  endDeal: (person) => person.send('endDeal', { dealId: canary.word }),
  acceptQuote: (person) => person.send('acceptQuote', { key: canary.word }, { number: person.quote.number }),
  askForStock: (person) => person.done('askForStock', { productId: person.soldOutId, email: canary.email }),
  confirmStockRequest: (person) => person.send('confirmStockRequest', { key: canary.word }),
  endStockRequests: (person) => person.send('endStockRequests', { key: canary.word }),
  withdrawStockRequest: (person) => person.send('withdrawStockRequest', { productId: person.productId }),
  openTicket: async (person) => {
    const { name, email, phone } = canary
    const order = person.orders[0]
    person.ticket = (
      await person.done('openTicket', { name, email, phone, order, text: text('the box was open') })
    ).data.number
  },
  ticket: (person) => person.send('ticket', { key: canary.word, text: text('still open') }, { number: person.ticket }),
  addWish: (person) => person.done('addWish', { productId: person.productId }),
  shareWishes: (person) => person.done('shareWishes', { name: canary.name }),
  moveWish: (person) => person.send('moveWish', { productId: person.soldOutId }),
  removeWish: (person) => person.send('removeWish', { productId: person.soldOutId }),
  endSharing: 'names nobody',
  logout: 'names nobody',
  closeAccount: 'names nobody',
}

/** Reads with the person's words in their address: a search is a door as well, and what found nothing is kept. */
export async function searchAsCanary({ shop, token }: CanaryShopper): Promise<void> {
  const words = [
    canary.name,
    canary.email,
    canary.phone,
    canary.gstin,
    `${canary.legalName} Road`,
    canary.address.building,
  ]
  for (const word of words) {
    const q = encodeURIComponent(word)
    for (const path of [`/product/get-products?q=${q}`, `/product/suggest?q=${q}`, `/product/by-code/${q}`]) {
      await shop.call('GET', path, { token })
    }
    // pages are drawn by the same reads
    for (const path of [`/products?q=${q}`, `/${q}`, `/shared-list/${q}`]) await fetch(shop.url + path)
  }
  await writeDayCounts(shop.shop)
}
