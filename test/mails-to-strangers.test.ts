import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { moveOrder } from '../src/server/selling/checkout/transitions/move-order.ts'
import { queueOrderMail } from '../src/server/selling/orders/mail/queue-order-mail.ts'
import { officeEndpoints as calls } from '../src/shared/contract/office/endpoints.ts'
import { type OrderNews, orderMails } from '../src/shared/copy/order-mails.ts'
import { openShop, type TestShop } from './app.ts'
import { kozhikode } from './builders/addresses.ts'
import { buildProduct } from './builders/build-product.ts'
import { buildShopper } from './builders/build-shopper.ts'
import { readSentMails } from './builders/read-mails.ts'
import { buildStaff } from './office.ts'

// Somebody registers with a victim's address and writes a link wherever the shop takes text. What is sent there by the shop says
// none of it, until somebody has confirmed the address.
const bait = 'http://bait.example'
const typed = /bait|Amina/i
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
})
afterAll(() => shop.close())

/** Orders, asks, complains, and owes every kind of mail that a shopper can cause. Gives what was sent. */
async function causeAllMails(confirmed: boolean) {
  const shopper = await buildShopper(shop.shop, `Amina ${bait}`, { confirmed })
  const { token, userId } = shopper
  const email = `${userId}@example.com`
  const { productId } = await buildProduct(shop.shop, { name: 'Hand Saw' })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const place = { ...kozhikode, fullName: 'Amina', building: bait, street: bait, landmark: bait }
  const placed = await shop.call('POST', '/order/placeorder', { token, body: { address: place } })
  const { _id: orderId } = placed.body.data
  const news = Object.keys(orderMails.subject) as OrderNews[]
  for (const step of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const) {
    await moveOrder(shop.shop, orderId, step)
  }
  for (const each of news) await queueOrderMail(shop.db, shop.shop, { orderId, news: each })
  await shop.call('POST', '/user/request-email-code', { token })
  const ticket = { name: 'Amina Beevi', email, text: `${bait} is the shop, or is it not?` }
  const complained = await shop.call('POST', '/support/tickets', { body: ticket })
  const question = await shop.call('POST', '/question', { token, body: { productId, text: `Is ${bait} yours?` } })
  const owner = await buildStaff(shop, ['owner'])
  const { data: asked } = (await owner.call(calls.listQuestions, { query: {} })).body
  const mine = asked.find(({ text }) => text.includes(bait))
  const body = { version: mine?.version, changes: { answer: { was: null, now: 'No, it is not.' } } }
  await owner.call(calls.answerQuestion, { params: { id: mine?._id ?? '' }, body })
  shop.advance(60_000)
  expect([placed.status, complained.status, question.status]).toEqual([201, 201, 201])
  return (await readSentMails(shop.shop)).filter(({ to }) => to === email)
}

test('no mail to an address that nobody confirmed says anything that a stranger typed, and none brings a paper', async () => {
  const sent = await causeAllMails(false)
  const subjects = sent.map(({ subject }) => subject).join('\n')
  for (const said of [
    /We have your order/,
    /has been delivered/,
    /confirm your email address/,
    /complaint/i,
    /Hand Saw/,
  ]) {
    expect(subjects).toMatch(said)
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
