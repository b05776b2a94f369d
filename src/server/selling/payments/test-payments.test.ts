import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { textOf } from '../../../../test/builders/read-pdf.ts'
import { set } from '../../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { pushService } from '../../../../test/push-service.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import type { Order } from '../../../shared/contract/orders.ts'
import { indianMonth } from '../../../shared/india-time.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { lookAtHealth } from '../../operations/health/look-at-health.ts'
import { sendAlerts } from '../../staff/alerts/start-alerts.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { findInvoice } from '../invoices/invoice-queries.ts'

// Two shops that differ in one thing: the keys of the account that takes their money (SECURITY-REVIEW R2).

const toTheEnd: OrderStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'returned']
const liveKeys = { RAZORPAY_KEY_ID: 'rzp_live_proof00000001' }
const account = { keySecret: 's', webhookSecret: 'w', webhookSecretPrevious: null }
let tried: Paying
let live: Paying
beforeAll(async () => {
  tried = await Paying.open()
  live = await Paying.open({ env: liveKeys })
})
afterAll(async () => {
  await tried.close()
  await live.close()
})

/** Every way in which a place says it. Papers are read without spaces. */
const mark = /test ?payment|test: no money|"test": ?true|TEST ?– ?NO|paid by a test/i

/** A paper of the office as text. */
function paperOf({ shop }: Paying, { cookie }: BuiltStaff, paper: string, id: string): Promise<string> {
  const { port } = new URL(shop.url)
  const headers = { host: `${officeHost}:${port}`, 'sec-fetch-site': 'same-origin', cookie }
  const address = { host: '127.0.0.1', port, path: `/api/office/v1/orders/papers?paper=${paper}&ids=${id}`, headers }
  return new Promise<Buffer>((resolve, reject) => {
    request(address, (answer) => buffer(answer).then(resolve, reject))
      .on('error', reject)
      .end()
  }).then(textOf)
}

/** Everywhere where an order, its payment or its papers are shown, once it has come back: what stands there, by the place. */
async function walk(paying: Paying): Promise<Record<string, string>> {
  const { shop } = paying
  const owner = await buildStaff(shop, ['owner'])
  const { shopper } = await paying.shopping()
  const { body: intent } = await paying.intent(shopper)
  const { body: verified } = await paying.verify(shopper, paying.bank.success(paying.bank.pay(intent.order_id)))
  const order: Order = verified.data
  await sendAlerts(shop.shop, pushService().send)
  for (const status of toTheEnd) await moveOrder(shop.shop, order._id, status)
  const { token } = shopper
  const asShopper = async (at: string) => JSON.stringify((await shop.call('GET', at, { token })).body)
  const pdf = async (at: string) => {
    const answer = await fetch(`${shop.url}/api/v1/order/${at}/${order._id}/pdf`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return textOf(Buffer.from(await answer.arrayBuffer()))
  }
  const terminal = (...words: string[]) => runCommand(shop.shop, words)
  const params = { id: order._id }
  const inOffice = JSON.stringify
  const rows = (await owner.call(calls.listOrders)).body.data
  const found = (await owner.call(calls.searchOrders, { body: { text: order.number } })).body.data
  const shown = (await owner.call(calls.getOrder, { params })).body.data
  const mails = (await readSentMails(shop.shop)).filter((mail) => mail.text.includes(order.number))
  const toShopper = mails.filter(({ to }) => to === `${shopper.userId}@example.com`)
  expect(toShopper.length).toBe(5)
  const places: Record<string, string> = {
    'shopper: the answer to the payment': inOffice(verified),
    'shopper: where the payment stands': await asShopper(`/order/payment-status/${intent.order_id}`),
    'shopper: the orders': await asShopper('/order/get-user-orders'),
    'shopper: the invoice': await asShopper(`/order/invoice/${order._id}`),
    'shopper: the invoice on paper': await pdf('invoice'),
    'shopper: the credit note on paper': await pdf('credit-note'),
    'shopper: a copy of everything': await asShopper('/user/export'),
    'office: the list': inOffice(rows),
    'office: what a search finds': inOffice(found),
    'office: the order': inOffice({ ...shown, events: [] }),
    'office: its story': inOffice(shown.events),
    'mail: the alert': inOffice(mails.filter(({ to }) => to.endsWith('@office.example'))),
    'terminal: orders': await terminal('orders'),
    'terminal: orders as JSON': await terminal('orders', '--json'),
    'terminal: order': await terminal('order', order.number),
    'terminal: order as JSON': await terminal('order', order.number, '--json'),
    'terminal: payments': await terminal('payments'),
    'terminal: payments as JSON': await terminal('payments', '--json'),
    'terminal: refunds': await terminal('refunds'),
    'terminal: refunds as JSON': await terminal('refunds', '--json'),
    'terminal: papers': await terminal('papers', order.number),
    'terminal: papers as JSON': await terminal('papers', order.number, '--json'),
    'terminal: person': await terminal('person', shopper.phonenumber, 'export'),
    'terminal: audit': await terminal('audit').then((said) => said.replace(/^holds.*$/gm, '')),
  }
  for (const paper of ['slips', 'labels', 'invoices', 'credit_notes', 'receipt_vouchers']) {
    places[`paper: ${paper}`] = await paperOf(paying, owner, paper, order._id)
  }
  for (const [at, mail] of toShopper.entries()) {
    places[`mail ${at}: ${mail.subject.replace(order.number, '')}`] = mail.text
    if (mail.pdf) places[`mail ${at}: its paper`] = await textOf(mail.pdf)
  }
  return places
}

describe('a payment by which no money came', () => {
  it('says so wherever it, its order or its papers are shown; one of money nowhere', async () => {
    const [test, money] = [await walk(tried), await walk(live)]
    expect(Object.keys(test).length).toBeGreaterThan(30)
    expect(Object.keys(money)).toEqual(Object.keys(test))
    for (const [place, said] of Object.entries(test)) expect(said, place).toMatch(mark)
    for (const [place, said] of Object.entries(money)) expect(said, place).not.toMatch(mark)
  })

  it('is found in the office by the way of paying', async () => {
    const owner = await buildStaff(tried.shop, ['owner'])
    const { order } = await tried.paid()
    await placeOrder(tried.shop)
    const { data } = (await owner.call(calls.listOrders, { query: { method: 'test' } })).body
    expect(data[0]).toMatchObject({ number: order.number, test: true })
    expect(data.every(({ test }) => test)).toBe(true)
  })

  it('has papers in a series of its own, so that those of the shop have no hole; they are frozen and chained', async () => {
    const cash = async () => {
      const { order } = await placeOrder(tried.shop)
      await moveOrder(tried.shop.shop, order._id, 'confirmed')
      return (await findInvoice(tried.shop.db, order._id))?.number ?? ''
    }
    const count = (number: string) => Number(number.split('/')[2])
    const before = await cash()
    const { order } = await tried.paid()
    await moveOrder(tried.shop.shop, order._id, 'confirmed')
    expect(await findInvoice(tried.shop.db, order._id)).toMatchObject({
      test: true,
      number: expect.stringMatching(/^TEST\/\d{4}\/\d{6}$/),
    })
    expect(count(await cash())).toBe(count(before) + 1)
    expect((await auditMoney(tried.shop.shop)).checks.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('is no sale, and the office says what it left out', async () => {
    for (const [paying, isTest] of [
      [tried, true],
      [live, false],
    ] as const) {
      const owner = await buildStaff(paying.shop, ['owner'])
      const { couponId } = await buildCoupon(paying.shop.shop)
      const sales = async () => (await owner.call(calls.today)).body.data.sales
      const before = await sales()
      const { shopper } = await paying.shopping()
      await paying.shop.call('POST', '/coupon/apply', { token: shopper.token, body: { couponId } })
      const { body } = await paying.intent(shopper)
      const { body: paid } = await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))
      const after = await sales()
      const grown = (of: 'today' | 'tests') => (after?.[of]?.amount ?? 0) - (before?.[of]?.amount ?? 0)
      expect(grown(isTest ? 'tests' : 'today')).toBeCloseTo(paid.data.totalAmount)
      expect(grown(isTest ? 'today' : 'tests')).toBe(0)
      expect(after?.days.at(-1)?.amount).toBe(after?.today.amount)
      expect((await owner.call(calls.getCouponForStaff, { params: { id: couponId } })).body.brought).toMatchObject(
        isTest ? { orders: 0, sales: 0, discount: 0, tests: 1 } : { orders: 1, sales: paid.data.totalAmount },
      )
    }
  })

  it('is in no book of the month, and the books say so', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-tests-'))
    const month = indianMonth(tried.shop.shop.clock())
    for (const [paying, isTest] of [
      [tried, true],
      [live, false],
    ] as const) {
      const { shopper, order, orderId } = await paying.paid()
      // a second payment of the same becomes no order
      await paying.verify(shopper, paying.bank.success(paying.bank.pay(orderId)))
      const { order: cash } = await placeOrder(paying.shop)
      const numbers: string[] = []
      for (const { _id } of [order, cash]) {
        await moveOrder(paying.shop.shop, _id, 'confirmed')
        numbers.push((await findInvoice(paying.shop.db, _id))?.number ?? '')
      }
      const [sheet, file] = [path.join(folder, `${isTest}.csv`), path.join(folder, `${isTest}.json`)]
      const said = [
        await runCommand(paying.shop.shop, ['register', month, '--out', sheet]),
        await runCommand(paying.shop.shop, ['gstr1', month, '--out', file]),
      ]
      for (const each of said) expect(/Left out: .* about test payments/.test(each)).toBe(isTest)
      const listed = readFileSync(sheet, 'utf8')
      expect(numbers.map((number) => listed.includes(number))).toEqual([!isTest, true])
      expect(readFileSync(file, 'utf8').includes('TEST/')).toBe(false)
    }
    rmSync(folder, { recursive: true })
  })

  it('is counted for itself in the audit', async () => {
    await tried.paid()
    await live.paid()
    const { figures, tests } = await auditMoney(tried.shop.shop)
    expect(tests).toMatchObject({ captured: figures.captured, payments: figures.payments, papers: [] })
    expect(tests.captured).toBe(tests.inOrders + tests.inRefunds)
    expect(await runCommand(tried.shop.shop, ['audit'])).toMatch(/Captured +₹0 +0 payments[\s\S]*Test payments +₹[1-9]/)
    expect((await auditMoney(live.shop.shop)).tests).toMatchObject({ captured: 0, payments: 0, papers: [] })
  })

  it('is said of an order that goes on in a shop that others reach, until it is cancelled', async () => {
    const { shopper, order } = await tried.paid()
    const { shop } = tried.shop
    const open = { ...shop, config: { ...shop.config, publicUrl: 'https://mill.example', sandbox: false } }
    const said = expect.stringMatching(`order ${order.number} is pending, and was paid by a test`)
    expect((await auditMoney(open)).waiting).toContainEqual(said)
    expect((await auditMoney(shop)).waiting).not.toContainEqual(said)
    await set(tried.shop, { 'payment.razorpay': { ...account, keyId: liveKeys.RAZORPAY_KEY_ID } })
    const trial = async () => (await lookAtHealth(open)).find(({ name }) => name === 'trial')
    expect(await trial()).toMatchObject({ state: 'warn', text: expect.stringContaining('no money was received') })
    await tried.cancel(shopper, order._id)
    expect((await auditMoney(open)).waiting).not.toContainEqual(said)
  })
})
