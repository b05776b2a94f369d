import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { signPayment, signWebhook } from '../../src/server/selling/payments/provider/signatures.ts'
import {
  type Answer,
  collection,
  type Order,
  ok,
  type Payment,
  presentPayment,
  presentRefund,
  type Refund,
  refused,
} from './bank-answers.ts'
import { type Asked, type Json, readCall } from './read-call.ts'

/**
 * The fault of one call: none; it is refused unread (`server`, `html`, `busy`); it is carried out and the answer is lost; it is
 * carried out long after the shop gave up waiting.
 */
export type Fault = 'none' | 'server' | 'lost' | 'html' | 'busy' | 'slow'

/** A webhook as it is delivered, once or often. */
export type Webhook = { id: string; body: string; signature: string }

/** The account that shops have here: settings as in the environment, without the address. */
const account = {
  RAZORPAY_KEY_ID: 'rzp_test_proof00000001',
  RAZORPAY_KEY_SECRET: 'proofKeySecret0000000001',
  RAZORPAY_WEBHOOK_SECRET: 'proofWebhookSecret000001',
}

/**
 * A provider that speaks Razorpay's protocol, played in the test's own process: it outlives the shops that are killed, it
 * knows what was really paid and paid back, and it fails as it is told.
 */
export class Bank {
  readonly orders = new Map<string, Order>()
  readonly payments = new Map<string, Payment>()
  readonly refunds = new Map<string, Refund & { key: string }>()
  /** Decides what goes wrong with the next call. */
  fault: (call: string) => Fault = () => 'none'
  /** Called before the provider answers a refund: the bank may be faster. */
  beforeRefundAnswer: ((refund: Refund) => Promise<void>) | undefined
  /** Called right after an order is answered, before the shop has written it down. */
  afterOrderAnswer: ((order: Order) => Promise<void>) | undefined
  /** The keys under which refunds were asked for, heard or not. */
  readonly refundKeys: { paymentId: string; key: string | undefined }[] = []
  /** Calls so far, as `POST /v1/orders`. */
  calls: string[] = []
  /** The key id of the account that an order is in, with its payments and their refunds. */
  private readonly accounts = new Map<string, string>()
  private readonly server: Server
  private readonly now: () => Date
  private count = 0

  private constructor(now: () => Date) {
    this.now = now
    this.server = createServer((request, response) => void this.answer(request, response))
  }

  static async open(now: () => Date = () => new Date()): Promise<Bank> {
    const bank = new Bank(now)
    await new Promise<void>((resolve) => bank.server.listen(0, '127.0.0.1', resolve))
    return bank
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** The settings with which a shop uses this provider. */
  get env(): Record<string, string> {
    return { ...account, RAZORPAY_API_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` }
  }

  /** A shopper pays an order, or tries to. */
  pay(orderId: string, given: Partial<Payment> = {}): Payment {
    const { amount = 0, currency = 'INR' } = this.orders.get(orderId) ?? {}
    const status = given.status ?? 'captured'
    const payment: Payment = {
      id: this.newId('pay'),
      order_id: orderId,
      ...{ amount, currency, status, captured: status === 'captured', created_at: this.seconds() },
      ...given,
    }
    this.payments.set(payment.id, payment)
    return payment
  }

  capture(payment: Payment): void {
    payment.status = 'captured'
    payment.captured = true
  }

  /** The bank has answered a refund. */
  answerRefund(refund: Refund, status: 'processed' | 'failed'): void {
    refund.status = status
    const payment = this.payments.get(refund.payment_id)
    if (payment && status === 'failed') payment.status = 'captured'
  }

  /** Somebody gives money back in the dashboard: no key, no receipt of the shop's. */
  refundByHand(payment: Payment, amount: number): Refund {
    const id = this.newId('rfnd')
    const refund = { id, payment_id: payment.id, amount, status: 'pending' as const, receipt: null, key: id }
    this.refunds.set(id, refund)
    return refund
  }

  refundsOf(payment: Payment): Refund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_id === payment.id)
  }

  /** Returns the data that the browser receives on success. */
  success(payment: Payment) {
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: signPayment(payment.order_id, payment.id, account.RAZORPAY_KEY_SECRET),
    }
  }

  /** A webhook about a payment or a refund, as they are now. */
  webhook(event: string, about: { payment: Payment; refund?: Refund }): Webhook {
    const payload: Json = { payment: { entity: presentPayment(about.payment) } }
    if (about.refund) payload.refund = { entity: presentRefund(about.refund, this.seconds()) }
    const contains = Object.keys(payload)
    const body = JSON.stringify({ entity: 'event', event, contains, payload, created_at: this.seconds() })
    return { id: this.newId('event'), body, signature: signWebhook(body, account.RAZORPAY_WEBHOOK_SECRET) }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readCall(request)
    const call = `${asked.method} /${asked.path.join('/')}`
    this.calls.push(call)
    if (asked.path.at(-1) === 'refund') this.refundKeys.push({ paymentId: asked.path[2] ?? '', key: asked.key })
    const fault = this.fault(call)
    if (fault === 'slow') await setTimeout(SLOW_MS)
    const { status, body } = isUnheard(fault) ? failed[fault] : this.carryOut(asked)
    const { id = '' } = (typeof body === 'object' ? body : {}) as { id?: string }
    const [order, refund] = [this.orders.get(id), this.refunds.get(id)]
    if (asked.method === 'POST' && refund) await this.beforeRefundAnswer?.(refund)
    if (fault === 'lost') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
    // an order of which the shop is not told is paid by nobody
    if (asked.method === 'POST' && order && fault === 'none' && !request.socket.destroyed) {
      await this.afterOrderAnswer?.(order)
    }
  }

  private carryOut(asked: Asked): Answer {
    const [, noun, id = '', of] = asked.path
    if (noun === 'orders' && asked.method === 'POST') return ok(this.makeOrder(asked))
    if (noun === 'orders' && id === '') {
      const found = [...this.orders.values()].filter(
        (order) => order.receipt === asked.query.get('receipt') && this.accountOf(order.id) === asked.account,
      )
      return ok(collection(found.map((order) => this.presentOrder(order))))
    }
    if (this.accountOf(id) !== asked.account) return refused('The id provided does not exist')
    if (noun === 'orders' && of === 'payments') {
      const found = [...this.payments.values()].filter((payment) => payment.order_id === id)
      return ok(collection(found.reverse().map(presentPayment)))
    }
    if (noun === 'payments' && of === 'refund') return this.makeRefund(id, asked)
    if (noun === 'payments' && of === 'refunds') {
      const found = [...this.refunds.values()].filter((refund) => refund.payment_id === id)
      return ok(collection(found.reverse().map((refund) => presentRefund(refund, this.seconds()))))
    }
    return this.findOne(noun ?? '', id)
  }

  private findOne(noun: string, id: string): Answer {
    const order = this.orders.get(id)
    if (noun === 'orders' && order) return ok(this.presentOrder(order))
    const payment = this.payments.get(id)
    if (noun === 'payments' && payment) return ok(presentPayment(payment))
    const refund = this.refunds.get(id)
    if (noun === 'refunds' && refund) return ok(presentRefund(refund, this.seconds()))
    return refused('The id provided does not exist')
  }

  private accountOf(id: string): string | undefined {
    const { order_id: ofPayment = id } = this.payments.get(this.refunds.get(id)?.payment_id ?? id) ?? {}
    return this.accounts.get(ofPayment)
  }

  private makeOrder({ body, account }: Asked): unknown {
    const { amount, currency, receipt } = body as Pick<Order, 'amount' | 'currency' | 'receipt'>
    const order = { id: this.newId('order'), amount, currency, receipt, created_at: this.seconds() }
    this.orders.set(order.id, order)
    this.accounts.set(order.id, account)
    return this.presentOrder(order)
  }

  private makeRefund(paymentId: string, { key = this.newId('key'), body }: Asked): Answer {
    const before = [...this.refunds.values()].find((refund) => refund.key === key)
    if (before) return ok(presentRefund(before, this.seconds()))
    const payment = this.payments.get(paymentId)
    const amount = body.amount as number
    const given = [...this.refunds.values()].filter((each) => each.payment_id === paymentId && each.status !== 'failed')
    const left = (payment?.amount ?? 0) - given.reduce((sum, each) => sum + each.amount, 0)
    if (!payment?.captured || amount > left)
      return refused('The total refund amount is greater than the refund payment')
    const receipt = typeof body.receipt === 'string' ? body.receipt : null
    const refund = { id: this.newId('rfnd'), payment_id: paymentId, amount, status: 'pending' as const, receipt, key }
    this.refunds.set(refund.id, refund)
    payment.status = 'refunded'
    return ok(presentRefund(refund, this.seconds()))
  }

  private presentOrder(order: Order): unknown {
    const paid = [...this.payments.values()].some((payment) => payment.order_id === order.id && payment.captured)
    const amount_paid = paid ? order.amount : 0
    const rest = { amount_paid, amount_due: order.amount - amount_paid, attempts: 0, notes: [], offer_id: null }
    return { ...order, entity: 'order', status: paid ? 'paid' : 'created', ...rest }
  }

  private newId(kind: string): string {
    this.count += 1
    return `${kind}_${randomBytes(6).toString('hex')}${this.count}`
  }

  private seconds(): number {
    return Math.floor(this.now().getTime() / 1000)
  }
}

type Unheard = 'server' | 'html' | 'busy'

/** Longer than a shop under test waits. */
const SLOW_MS = 900

const failed: Record<Unheard, Answer> = {
  server: { status: 500, body: { error: { code: 'SERVER_ERROR', description: 'We are facing some trouble' } } },
  html: { status: 502, body: '<html><body>502 Bad Gateway</body></html>' },
  busy: {
    status: 429,
    body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Request failed. Please try again' } },
  },
}

function isUnheard(fault: Fault): fault is Unheard {
  return fault in failed
}
