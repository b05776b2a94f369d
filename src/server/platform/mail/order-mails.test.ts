import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import type { Order } from '../../../shared/contract/orders.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { payBackByHand } from '../../selling/checkout/settle/refund-by-hand.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { queueOrderMail } from '../../selling/orders/mail/queue-order-mail.ts'
import { mailKinds } from '../../start/mail-writers.ts'
import { openTransport } from './mail-transport.ts'
import { sendDueMails } from './send-due-mails.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T09:00:00Z', env: { PUBLIC_URL: 'https://mill.example', SANDBOX: 'on' } })
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
  rmSync(outbox(), { recursive: true, force: true })
})

const outbox = () => path.join(shop.shop.config.dataDir, 'outbox')

const sentMails = () => readSentMails(shop.shop)

async function moveTo(order: Order, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses) await moveOrder(shop.shop, order._id, status)
}

const delivered: OrderStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']

test('a placed order is confirmed by mail: what, how much, where to, when', async () => {
  const product = await buildProduct(shop.shop, { name: 'Bearing <6204> & Co', price: 1234.5 })
  const { order, shopper } = await placeOrder(shop, { product, quantity: 2 })
  const [mail, ...others] = await sentMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: `${shopper.userId}@example.com`, subject: `We have your order ${order.number}` })
  for (const said of [order.number, '₹2,469', 'Tuesday, 24 November', '12/480 Mill Compound', '2 × ₹1,234.50']) {
    expect(mail?.text).toContain(said)
    expect(mail?.html).toContain(said)
  }
  expect(mail?.text).toContain('Bearing <6204> & Co')
  expect(mail?.html).toContain('Bearing &lt;6204&gt; &amp; Co')
  expect(mail?.html).toContain('href="https://mill.example/profile?tab=order-history"')
  expect(mail?.html).toContain('prefers-color-scheme:dark')
  expect(mail?.pdf).toBeUndefined()
})

test('on its way to the door the shopper gets three more, with the invoice from the parcel on', async () => {
  const { order } = await placeOrder(shop)
  await moveTo(order, ...delivered)
  const mails = await sentMails()
  expect(mails.map((mail) => mail.subject).sort()).toEqual([
    `We have your order ${order.number}`,
    `Your order ${order.number} has been delivered`,
    `Your order ${order.number} is confirmed`,
    `Your order ${order.number} is on its way`,
  ])
  const withPdf = mails.filter((mail) => mail.pdf !== undefined)
  expect(withPdf.map((mail) => mail.subject).sort()).toEqual([
    `Your order ${order.number} has been delivered`,
    `Your order ${order.number} is on its way`,
  ])
  for (const mail of withPdf) {
    expect(mail.pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(mail.pdfName).toMatch(/^invoice-BMS-26-27-\d{6}\.pdf$/)
    expect(mail.text).toMatch(/The invoice BMS\/26-27\/\d{6} is attached\./)
  }
})

test('a cancelled order says so, once', async () => {
  const { order, shopper } = await placeOrder(shop)
  const cancel = () =>
    shop.call('PATCH', `/order/change-status/${order._id}`, { token: shopper.token, body: { status: 'cancelled' } })
  expect((await Promise.all([cancel(), cancel(), cancel()])).map((answer) => answer.status).sort()).toEqual([
    200, 409, 409,
  ])
  await queueOrderMail(shop.db, shop.shop, { orderId: order._id, news: 'cancelled' })
  const mails = (await sentMails()).filter((mail) => mail.subject.includes('cancelled'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('There is nothing to pay.')
})

test('money on its way back, and back, is told with the amount', async () => {
  const { order } = await placeOrder(shop)
  await shop.db.updateTable('orders').set({ payment_status: 'paid' }).where('id', '=', order._id).execute()
  await moveTo(order, 'cancelled')
  await payBackByHand(shop.shop, order.number, { way: 'upi', reference: 'UTR 4021' })
  const mails = await sentMails()
  expect(mails.find((mail) => mail.subject.includes('cancelled'))?.text).toContain('We refund your ₹159')
  expect(mails.find((mail) => mail.subject.includes('Refund for'))?.text).toContain('We have refunded ₹159 to you.')
})

test('goods that came back are told with the credit note attached', async () => {
  const { order } = await placeOrder(shop)
  await moveTo(order, ...delivered, 'returned')
  const mail = (await sentMails()).find(({ subject }) => subject.includes('return'))
  expect(mail).toMatchObject({
    subject: `We have received your return of order ${order.number}`,
    pdfName: expect.stringMatching(/^credit-note-BCN-26-27-\d{6}\.pdf$/),
  })
  expect(mail?.text).toMatch(/We refund your ₹159.* The credit note BCN\/26-27\/\d{6} is attached\./s)
  expect(mail?.pdf?.subarray(0, 5).toString()).toBe('%PDF-')
})

test('an order that could not be placed is not mailed', async () => {
  const product = await buildProduct(shop.shop, { stock: 1 })
  const placed = await placeOrder(shop, { product })
  await expect(placeOrder(shop, { product })).rejects.toThrow()
  expect((await sentMails()).map((mail) => mail.subject)).toEqual([`We have your order ${placed.order.number}`])
})

test('a shopper without an email address gets none, and it does not stay in the outbox', async () => {
  const { shopper, order } = await placeOrder(shop)
  await shop.db.updateTable('users').set({ email: null }).where('id', '=', shopper.userId).execute()
  await moveTo(order, ...delivered)
  const transport = openTransport(shop.shop)
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  transport.close()
  expect(() => readdirSync(outbox())).toThrow()
  const waiting = shop.db.selectFrom('outbox').select('id').where('kind', '=', 'order_news')
  expect(await waiting.where('sent_at', 'is', null).execute()).toEqual([])
})
