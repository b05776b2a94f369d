import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queueOrderMail } from '../src/server/selling/orders/mail/queue-order-mail.ts'
import { mailKinds } from '../src/server/start/mail-writers.ts'
import { officeEndpoints as calls } from '../src/shared/contract/office/endpoints.ts'
import { type OrderNews, orderMails } from '../src/shared/copy/order-mails.ts'
import { orderMessages } from '../src/shared/copy/order-messages.ts'
import { paymentMails } from '../src/shared/copy/payment-mails.ts'
import { questionForm } from '../src/shared/copy/question-form.ts'
import { returnRequestMails } from '../src/shared/copy/return-request-mails.ts'
import { reviewMails } from '../src/shared/copy/review-mails.ts'
import { stockRequests } from '../src/shared/copy/stock-requests.ts'
import {
  eventOfMail,
  optionalMessages,
  type ShopperEvent,
  type ShopperMessage,
  shopperMessages,
} from '../src/shared/shopper-messages.ts'
import { openShop, type TestShop } from './app.ts'
import { buildDesk } from './builders/build-desk.ts'
import { readSentMails } from './builders/read-mails.ts'
import { set } from './builders/set.ts'
import { buildStaff } from './office.ts'

// One table says what a shopper is told, by which ways, and what the shop may leave out (docs/decisions/213).

const rows = Object.entries(shopperMessages) as [ShopperEvent, ShopperMessage][]
const mailed = rows.filter(([, { mail }]) => mail !== null).map(([event]) => event)

/** Subjects of the mails of a kind, by its news. */
const subjects: Record<string, Record<string, unknown>> = {
  order_news: orderMails.subject,
  return_request_news: returnRequestMails.subject,
  payment_news: paymentMails.subject,
  stock_request: stockRequests.mails.subject,
  review_news: reviewMails.subject,
  question_news: questionForm.mails.subject,
  account_news: { password: '', phone: '', email: '' },
}

/** Kinds of mails that go to the shop's own people. */
const toOurPeople = /^(staff_|guarded_|return_request_notice$|ticket_notice$)/

describe('the table of messages to shoppers', () => {
  test('has a row for each mail that the shop can write to a shopper, and each of its mails can be written', () => {
    const kinds = Object.keys(mailKinds).filter((kind) => !toOurPeople.test(kind))
    const written = kinds.flatMap((kind) => {
      const news = subjects[kind]
      return news ? Object.keys(news).map((each) => `${kind}.${each}`) : [kind]
    })
    expect([...mailed].sort()).toEqual(written.sort())
  })

  test('knows the event of each mail by its payload, and none of mails to the own people', () => {
    for (const event of mailed) {
      const [kind = '', news] = event.split('.')
      expect(eventOfMail(kind, kind === 'return_request_news' ? { state: news } : { news })).toBe(event)
    }
    expect(eventOfMail('staff_alert', { news: 'placed' })).toBeUndefined()
  })

  test('has each text of WhatsApp in one row, and a way for each row', () => {
    const texts = rows.flatMap(([, { whatsapp }]) => whatsapp)
    expect([...texts].sort()).toEqual(Object.keys(orderMessages.texts).sort())
    expect(rows.filter(([, { mail, whatsapp }]) => mail === null && whatsapp.length === 0)).toEqual([])
  })

  test('names no two rows alike, and leaves nothing about money, complaints or codes to a choice', () => {
    expect(new Set(rows.map(([, { name }]) => name)).size).toBe(rows.length)
    const said = optionalMessages.filter((event) => /refund|payment|ticket|code|cancel|placed|shipped$/.test(event))
    expect(said).toEqual(['order_news.parcel_shipped'])
  })
})

describe('a mail that the shop leaves out', () => {
  let shop: TestShop
  let desk: Awaited<ReturnType<typeof buildDesk>>
  beforeAll(async () => {
    shop = await openShop()
    desk = await buildDesk(shop)
  })
  afterAll(() => shop.close())

  const subjectsAbout = async (number: string) => {
    shop.advance(61_000)
    const sent = await readSentMails(shop.shop)
    return sent.filter(({ subject }) => subject.includes(number)).map(({ subject }) => subject)
  }

  test('is not sent and not told as sent; all others are, and it is again once it is ticked', async () => {
    const order = await desk.packed()
    await subjectsAbout(order.number)
    await set(shop, { 'messages.off': ['order_news.delivered', 'order_news.confirmed'] })
    const queue = (news: OrderNews) => queueOrderMail(shop.db, shop.shop, { orderId: order.id, news, time: 5 })
    for (const news of ['delivered', 'shipped'] as const) await queue(news)
    const sent = await subjectsAbout(order.number)
    expect(sent).toContain(orderMails.subject.shipped(order.number))
    expect(sent).not.toContain(orderMails.subject.delivered(order.number))
    const left = shop.db.selectFrom('outbox').select('event_key').where('event_key', 'like', '%:delivered:%')
    expect(await left.execute()).toEqual([])
    await set(shop, { 'messages.off': [] })
    await queue('delivered')
    expect(await subjectsAbout(order.number)).toContain(orderMails.subject.delivered(order.number))
  })

  test('is one of those that may be left out: no other is taken, nor one twice', async () => {
    const owner = await buildStaff(shop, ['owner'])
    const save = (value: unknown) =>
      owner.call(calls.changeSettings, { body: { changes: [{ key: 'messages.off', value, seen: 0 }] } as never })
    for (const value of [
      ['order_news.placed'],
      ['ticket_answer'],
      ['order_news.delivered', 'order_news.delivered'],
      'all',
    ]) {
      const answer = await save(value)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).toContain('messages.off')
    }
  })
})
