import type { WholeShop } from '../../src/server/start/make-shop.ts'
import { kozhikode, mahe } from '../builders/addresses.ts'
import { buildCoupon } from '../builders/build-coupon.ts'
import { buildProduct } from '../builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../builders/build-shopper.ts'
import type { Bank, Webhook } from './bank.ts'
import type { Payment } from './bank-answers.ts'
import { drawGoods, drawPayment } from './draw-payment.ts'
import type { Heard, Line } from './line.ts'
import { bringOn } from './owner-steps.ts'
import type { Random } from './random.ts'
import { stepWeights } from './step-weights.ts'

type Success = { shopper: BuiltShopper; body: object }
type Intent = { shopper: BuiltShopper; orderId: string }

/**
 * One schedule: a few shoppers want the same few pieces, with one coupon between them, and everything goes wrong that can
 * between a phone, a bank, a provider and a shop. What happens is drawn from a seed.
 */
export class Story {
  readonly productId: string
  readonly stock: number
  /** Answers that no shop may give. */
  readonly faults: string[] = []
  private readonly shop: WholeShop
  private readonly random: Random
  private readonly bank: Bank
  private readonly line: Line
  private readonly shoppers: BuiltShopper[]
  private readonly coupon: string | null
  private readonly intents: Intent[] = []
  private readonly payments: Payment[] = []
  private readonly successes: Success[] = []
  private readonly webhooks: Webhook[] = []

  private constructor(parts: { shop: WholeShop; random: Random; bank: Bank; line: Line; goods: Goods }) {
    this.shop = parts.shop
    this.random = parts.random
    this.bank = parts.bank
    this.line = parts.line
    this.productId = parts.goods.productId
    this.stock = parts.goods.stock
    this.shoppers = parts.goods.shoppers
    this.coupon = parts.goods.coupon
  }

  static async begin(shop: WholeShop, random: Random, bank: Bank, line: Line): Promise<Story> {
    const { stock, ...asked } = drawGoods(random)
    const { productId } = await buildProduct(shop, { stock, ...asked })
    const shoppers: BuiltShopper[] = []
    for (let i = random.int(1, 3); i > 0; i -= 1) shoppers.push(await buildShopper(shop))
    const limits = { total_limit: random.int(1, 2), per_shopper_limit: random.int(1, 2) }
    const coupon = random.chance(0.5) ? (await buildCoupon(shop, limits)).couponId : null
    const story = new Story({ shop, random, bank, line, goods: { productId, stock, shoppers, coupon } })
    for (const shopper of shoppers) await story.fill(shopper)
    return story
  }

  /** A few things happen, one after the other or at once. */
  async round(): Promise<void> {
    const steps = Array.from({ length: this.random.int(1, 4) }, () => this.random.weighted(stepWeights))
    if (this.random.chance(0.5)) await Promise.all(steps.map((step) => this[step]()))
    else for (const step of steps) await this[step]()
  }

  private async fill(shopper: BuiltShopper): Promise<void> {
    const quantity = this.random.int(1, Math.min(2, this.stock))
    await this.call('POST', '/cart/add-to-cart', shopper, { productId: this.productId, quantity })
    if (this.coupon && this.random.chance(0.7)) {
      await this.call('POST', '/coupon/apply', shopper, { couponId: this.coupon })
    }
  }

  async intent(shopper = this.anybody()): Promise<void> {
    const address = this.random.chance(0.9) ? kozhikode : mahe
    const heard = await this.call('POST', '/order/paymentIntent', shopper, { address })
    if (heard?.status === 200) this.intents.push({ shopper, orderId: String(heard.body.order_id) })
  }

  /** A payment that the bank takes, is unsure of, refuses, or takes of another amount. */
  async pay(): Promise<void> {
    const intent = this.random.pick(this.intents)
    if (!intent) return this.intent()
    const isPaid = this.payments.some((payment) => payment.order_id === intent.orderId && payment.captured)
    if (isPaid && !this.random.chance(0.2)) return
    const { status, ...given } = drawPayment(this.random, this.bank.orders.get(intent.orderId)?.amount ?? 0)
    const payment = this.bank.pay(intent.orderId, { status, ...given })
    this.payments.push(payment)
    if (status === 'captured' || status === 'authorized') {
      this.successes.push({ shopper: intent.shopper, body: this.bank.success(payment) })
    }
    this.announce(payment)
  }

  /** The bank answers late: authorised, even failed payments are captured after all. */
  async capture(): Promise<void> {
    const late = this.payments.filter(({ captured }) => !captured)
    const payment = this.random.pick(late)
    if (!payment) return
    this.bank.capture(payment)
    this.announce(payment)
  }

  /** The browser hands in its success: once, twice, forged, or never. */
  async browser(): Promise<void> {
    const success = this.random.take(this.successes)
    if (!success || this.random.chance(0.35)) return
    const times = this.random.chance(0.25) ? 3 : 1
    const forged = this.random.chance(0.05) ? { razorpay_signature: 'e'.repeat(64) } : {}
    const body = { ...success.body, ...forged }
    const verify = () => this.call('POST', '/order/paymentVerify', success.shopper, body)
    await Promise.all(Array.from({ length: times }, verify))
  }

  /** A webhook arrives, in any order: some never do, some come again. */
  async webhook(): Promise<void> {
    const webhook = this.random.take(this.webhooks)
    if (!webhook || this.random.chance(0.2)) return
    await this.line.deliver(webhook)
    if (this.random.chance(0.35)) this.webhooks.push(webhook)
  }

  async progress(): Promise<void> {
    const intent = this.random.pick(this.intents)
    if (intent) await this.call('GET', `/order/payment-status/${intent.orderId}`, intent.shopper)
  }

  /** The shopper closes the provider's window and orders by cash on delivery. */
  async cash(shopper = this.anybody()): Promise<void> {
    await this.call('POST', '/order/placeOrder', shopper, { address: kozhikode })
  }

  /** Two tabs pay the same cart at once: both online, or one in cash, or one in cash while the other's success comes in. */
  async twoTabs(): Promise<void> {
    const shopper = this.anybody()
    const other = this.random.weighted([
      [() => this.cash(shopper), 3],
      [() => this.intent(shopper), 1],
      [() => this.browser(), 2],
      [() => this.webhook(), 2],
    ])
    await Promise.all([this.random.chance(0.7) ? this.intent(shopper) : this.cash(shopper), other()])
  }

  /** An older checkout is captured while the youngest is open, paid too, or its cart is ordered in cash. */
  async twins(): Promise<void> {
    const shopper = this.anybody()
    if (this.random.chance(0.5)) await this.intent(shopper)
    const older = this.intents.filter((intent) => intent.shopper === shopper)
    await this.fill(shopper)
    await this.intent(shopper)
    const youngest = this.intents.findLast((intent) => intent.shopper === shopper)
    const meeting = this.random.chance(0.5) ? () => this.payAtOnce(youngest) : () => this.cash(shopper)
    const atOnce = [() => this.payAtOnce(this.random.pick(older)), meeting]
    if (this.random.chance(0.5)) await Promise.all(atOnce.map((each) => each()))
    else for (const each of this.random.chance(0.5) ? atOnce : atOnce.toReversed()) await each()
  }

  /** Captured, and the shop told at once, by the webhook or by the browser. */
  private async payAtOnce(intent: Intent | undefined): Promise<void> {
    if (!intent || this.payments.some(({ order_id, captured }) => captured && order_id === intent.orderId)) return
    const payment = this.bank.pay(intent.orderId)
    this.payments.push(payment)
    if (this.random.chance(0.5)) return this.line.deliver(this.bank.webhook('payment.captured', { payment }))
    await this.call('POST', '/order/paymentVerify', intent.shopper, this.bank.success(payment))
  }

  /** The same order sent twice at once, under one Idempotency-Key: there is one. */
  async twice(): Promise<void> {
    const [shopper, key] = [this.anybody(), `proof-${this.random.int(1, 1_000_000)}`]
    const place = () => this.line.call('POST', '/order/placeOrder', shopper.token, { address: kozhikode }, key)
    const heard = await Promise.all([place(), place(), place()])
    const placed = heard.flatMap((each) => (each && each.status < 300 ? [each.body.data as { _id: string }] : []))
    const orders = new Set(placed.map(({ _id }) => _id))
    if (orders.size > 1) this.faults.push(`one Idempotency-Key, ${orders.size} orders`)
  }

  /** Everybody wants the last use of the coupon at once, one way or the other. */
  async lastUse(): Promise<void> {
    const { coupon } = this
    if (!coupon) return this.intent()
    await Promise.all(
      this.shoppers.map(async (shopper) => {
        await this.call('POST', '/coupon/apply', shopper, { couponId: coupon })
        await (this.random.chance(0.5) ? this.intent(shopper) : this.cash(shopper))
      }),
    )
  }

  /** The owner brings an order a few steps on, beside the shopper: to the door and back, in parts or whole, or cancels it. */
  async owner(): Promise<void> {
    const order = await this.orderOf(this.anybody())
    if (order) await bringOn(this.shop, this.random, order)
  }

  async changeCart(): Promise<void> {
    const [shopper, productId] = [this.anybody(), this.productId]
    if (this.random.chance(0.6)) return this.fill(shopper)
    await this.call('DELETE', '/cart/remove-from-cart', shopper, { productId })
  }

  async cancel(): Promise<void> {
    const shopper = this.anybody()
    const order = await this.orderOf(shopper)
    if (order) await this.call('PATCH', `/order/change-status/${order}`, shopper, { status: 'cancelled' })
  }

  private async orderOf(shopper: BuiltShopper): Promise<string | undefined> {
    const heard = await this.call('GET', '/order/get-user-orders', shopper)
    return this.random.pick((heard?.body.data ?? []) as { _id: string }[])?._id
  }

  /** The bank pays back, or refuses to. */
  async refund(): Promise<void> {
    const payment = this.random.pick(this.payments)
    const refund = payment && this.random.pick(this.bank.refundsOf(payment).filter((each) => each.status === 'pending'))
    if (!payment || !refund) return
    const status = this.random.chance(0.7) ? 'processed' : 'failed'
    this.bank.answerRefund(refund, status)
    this.webhooks.push(this.bank.webhook(`refund.${status}`, { payment, refund }))
  }

  private announce(payment: Payment): void {
    const events = payment.captured
      ? ['payment.authorized', 'payment.captured', 'order.paid']
      : [`payment.${payment.status}`]
    for (const event of events) this.webhooks.push(this.bank.webhook(event, { payment }))
  }

  private anybody(): BuiltShopper {
    return this.random.pick(this.shoppers) as BuiltShopper
  }

  private call(method: string, path: string, { token }: BuiltShopper, body?: object): Promise<Heard> {
    return this.line.call(method, path, token, body)
  }
}

type Goods = { productId: string; stock: number; shoppers: BuiltShopper[]; coupon: string | null }
