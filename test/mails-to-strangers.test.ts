import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueMail } from '../src/server/platform/mail/queue-mail.ts'
import { reconcile } from '../src/server/selling/checkout/settle/reconcile.ts'
import { moveOrder } from '../src/server/selling/checkout/transitions/move-order.ts'
import { queueOrderMail } from '../src/server/selling/orders/mail/queue-order-mail.ts'
import { queueAccountMail } from '../src/server/shoppers/accounts/queue-account-mail.ts'
import { findUser } from '../src/server/shoppers/accounts/user-queries.ts'
import { mailKinds } from '../src/server/start/mail-writers.ts'
import { officeEndpoints as calls } from '../src/shared/contract/office/endpoints.ts'
import type { AccountNews } from '../src/shared/copy/accounts.ts'
import { type OrderNews, orderMails } from '../src/shared/copy/order-mails.ts'
import type { TestShop } from './app.ts'
import { kozhikode } from './builders/addresses.ts'
import { buildProduct } from './builders/build-product.ts'
import { type BuiltShopper, buildShopper } from './builders/build-shopper.ts'
import { type ReadMail, readSentMails } from './builders/read-mails.ts'
import { sendReview } from './builders/review-form.ts'
import { type BuiltStaff, buildStaff } from './office.ts'
import { Paying } from './proof/paying.ts'

// Somebody registers with a victim's address and writes a link wherever the shop takes text. What is sent there by the shop says
// none of it, until somebody has confirmed the address.
const bait = 'http://bait.example'
const typed = /bait|Amina/i

/** Subjects of the mails that a stranger can cause at an address, by kind. */
const toStrangers: Record<string, RegExp[]> = {
  password_code: [/code for a new password/],
  own_password_code: [/code for a new password/],
  email_code: [/confirm your email address/],
  account_news: [/password has been changed/, /phone number has been changed/, /email address has been changed/],
  order_news: [/We have your order/, /has been delivered/],
  return_request_news: [/We have your request/, /is declined/],
  payment_news: [/Refund of .* started/, /Refund of .* completed/],
  review_news: [/review of Hand Saw is hidden/],
  question_news: [/question about Hand Saw/],
  stock_request: [/Rare pulley/],
  newsletter_end: [/Unsubscribe/],
  ticket_received: [/complaint/],
  ticket_answer: [/We have answered your complaint/],
  quote_asked: [/Quotation/],
  quote_sent: [/Quotation/],
  pay_link: [/Please pay for the items/],
}

/** Kinds that go to the shop's own people alone. */
const toOurPeople = [
  ...['return_request_notice', 'staff_news', 'guarded_change', 'guarded_by_former', 'staff_invitation', 'staff_alert'],
  'ticket_notice',
]

let paying: Paying
let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  paying = await Paying.open()
  shop = paying.shop
  owner = await buildStaff(shop, ['owner'])
})
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
})
afterAll(() => paying.close())

type Who = BuiltShopper & { email: string; productId: string }

const place = { ...kozhikode, fullName: 'Amina', building: bait, street: bait, landmark: bait }

/** Orders, and asks for a return, which is refused. */
async function causeOrderMails({ token, productId }: Who): Promise<void> {
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const placed = await shop.call('POST', '/order/placeorder', { token, body: { address: place } })
  const { _id: orderId } = placed.body.data
  const news = Object.keys(orderMails.subject) as OrderNews[]
  for (const step of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const) {
    await moveOrder(shop.shop, orderId, step)
    if (step === 'confirmed') await addByLink(orderId, productId)
  }
  for (const each of news) await queueOrderMail(shop.db, shop.shop, { orderId, news: each })
  const body = { lines: [{ position: 1, pieces: 1 }], why: 'defective', text: `See ${bait}` }
  const asked = await shop.call('POST', `/order/return-request/${orderId}`, { token, body })
  const params = { number: asked.body.data.number }
  const refusal = { saw: 'asked', reason: 'The seal is broken.' } as const
  const refused = await owner.call(calls.refuseReturnRequest, { params, body: refusal })
  expect([placed.status, asked.status, refused.status]).toEqual([201, 201, 200])
}

/** Adds a piece to an order by a payment link. */
async function addByLink(id: string, productId: string): Promise<void> {
  const params = { id }
  const { version } = (await owner.call(calls.getOrder, { params })).body.data
  const wish = { version, lines: [{ productId, quantity: 1 }], pay: 'link' as const }
  const { digest } = (await owner.call(calls.previewAddition, { params, body: wish })).body.data
  const body = { ...wish, digest, reason: 'The customer called' }
  expect((await owner.call(calls.addToOrder, { params, body })).status).toBe(200)
}

/** Pays for what is sold out by then: the money goes back. */
async function causePaymentMails(who: Who): Promise<void> {
  const { productId } = await buildProduct(shop.shop, { price: 500, stock: 4 })
  await paying.add(who, productId, 4)
  const { order_id } = (await paying.intent(who, place)).body
  shop.advance(16 * 60_000)
  await reconcile(shop.shop)
  const other = await buildShopper(shop.shop)
  await paying.add(other, productId, 4)
  await paying.cash(other)
  const payment = paying.bank.pay(order_id)
  expect((await paying.verify(who, paying.bank.success(payment))).body.code).toBe('payment_refunded')
  await reconcile(shop.shop)
  const refund = paying.bank.refundsOf(payment)[0] ?? expect.unreachable()
  paying.bank.answerRefund(refund, 'processed')
  await paying.deliver(paying.bank.webhook('refund.processed', { payment, refund }))
}

/** Changes all of the account, and forgets its password. */
async function causeAccountMails({ token, userId, email }: Who): Promise<void> {
  await shop.call('POST', '/user/request-email-code', { token })
  await shop.db.updateTable('users').set({ password_hash: 'none' }).where('id', '=', userId).execute()
  for (const kind of ['password_code', 'own_password_code']) {
    const payload = { email, requestHash: Buffer.from(userId + kind).toString('hex') }
    await queueMail(shop.db, shop.shop, { kind, eventKey: `${kind}:${userId}`, payload })
  }
  const user = (await findUser(shop.db, userId)) ?? expect.unreachable()
  for (const news of ['password', 'phone', 'email'] satisfies AccountNews[]) {
    await queueAccountMail(shop.db, shop.shop, user, news)
  }
}

/** Complains, asks and judges; the shop answers. */
async function causeFeedbackMails({ token, email, productId }: Who): Promise<void> {
  const ticket = { name: 'Amina Beevi', email, text: `${bait} is the shop, or is it not?` }
  const complained = await shop.call('POST', '/support/tickets', { body: ticket })
  const { number } = complained.body.data
  await owner.call(calls.answerTicket, { params: { number }, body: { text: 'It is not.' } })
  const question = await shop.call('POST', '/question', {
    token,
    body: { productId, text: `Is ${bait}/${productId} yours?` },
  })
  const { data: asked } = (await owner.call(calls.listQuestions, { query: {} })).body
  const mine = asked.find(({ text }) => text.includes(productId))
  const body = { version: mine?.version, changes: { answer: { was: null, now: 'No, it is not.' } } }
  await owner.call(calls.answerQuestion, { params: { id: mine?._id ?? '' }, body })
  const review = await sendReview(shop, { productId, rating: '1', review: `Amina says: see ${bait}` }, token)
  const hidden = { params: { id: review.body.data._id }, body: { reason: 'It names another shop' } }
  const { status } = await owner.call(calls.hideReview, hidden)
  expect([complained.status, question.status, review.status, status]).toEqual([201, 201, 201, 200])
}

/** Types the address where nobody need be signed in. */
async function causeTypedMails({ email, phonenumber: phone, productId }: Who): Promise<void> {
  const name = 'Amina Beevi'
  const gone = await buildProduct(shop.shop, { name: 'Rare pulley', stock: 0 })
  const waits = await shop.call('POST', '/stock-request', { body: { productId: gone.productId, email } })
  const subscribed = await shop.call('POST', '/user/submit-user-details', { body: { name, email, phone } })
  await shop.call('POST', '/user/unsubscribe', { body: { email } })
  const lines = [{ productId, quantity: 3 }]
  const quoted = await shop.call('POST', '/quote', { body: { name, phone, email, lines } })
  const quote = await shop.db.selectFrom('quotes').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const sent = await owner.call(calls.sendQuote, { params: { id: quote.id }, body: {} })
  expect([waits.status, subscribed.status, quoted.status, sent.status]).toEqual([200, 201, 201, 200])
}

/** Does all by which a shopper can cause a mail, of every kind. Gives what was sent. */
async function causeAllMails(confirmed: boolean): Promise<ReadMail[]> {
  const shopper = await buildShopper(shop.shop, `Amina ${bait}`, { confirmed })
  const { productId } = await buildProduct(shop.shop, { name: 'Hand Saw' })
  const who = { ...shopper, email: `${shopper.userId}@example.com`, productId }
  await causeOrderMails(who)
  await causeAccountMails(who)
  await causeFeedbackMails(who)
  await causeTypedMails(who)
  await causePaymentMails(who)
  shop.advance(60_000)
  return (await readSentMails(shop.shop)).filter(({ to }) => to === who.email)
}

test('every kind of mail goes to the shop’s own people, or is tried here', () => {
  expect([...Object.keys(toStrangers), ...toOurPeople].sort()).toEqual(Object.keys(mailKinds).sort())
})

test('no mail to an address that nobody confirmed says anything that a stranger typed, and none brings a paper', async () => {
  const sent = await causeAllMails(false)
  // a mail of each: two kinds may have one subject
  const left = sent.map(({ subject }) => subject)
  for (const said of Object.values(toStrangers).flat()) {
    const at = left.findIndex((subject) => said.test(subject))
    expect(at, String(said)).not.toBe(-1)
    left.splice(at, 1)
  }
  for (const mail of sent) {
    expect([mail.subject, mail.text, mail.html].join('\n')).not.toMatch(typed)
    expect(mail.pdf).toBeUndefined()
  }
  expect(sent[0]?.text).toMatch(/Hello,/)
})

test('whoever confirmed the address gets their name, where it goes, and the papers', async () => {
  const sent = await causeAllMails(true)
  const delivered = sent.find(({ subject }) => subject.includes('has been delivered'))
  expect(delivered?.pdf).toBeDefined()
  expect(sent.find(({ subject }) => subject.includes('We have your order'))?.text).toContain(`Hello Amina ${bait}`)
})
