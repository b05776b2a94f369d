import { setTimeout } from 'node:timers/promises'
import type { Shop } from '../../src/server/platform/shop.ts'
import { findCheckoutByProviderOrder } from '../../src/server/selling/checkout/pay/checkout-queries.ts'
import { reconcile } from '../../src/server/selling/checkout/settle/reconcile.ts'
import { payBackByHand } from '../../src/server/selling/checkout/settle/refund-by-hand.ts'
import { listOwedRefunds } from '../../src/server/selling/payments/owed-refunds.ts'
import { retryAtTerminal } from '../../src/server/selling/payments/retry-refund.ts'
import { openShop, type TestShop } from '../app.ts'
import { set } from '../builders/set.ts'
import { Bank, type Fault } from './bank.ts'
import type { Refund } from './bank-answers.ts'
import type { Heard, Line } from './line.ts'
import { Random } from './random.ts'
import { Story } from './story.ts'
import { type Figures, judge } from './verdict.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const ROUNDS = 10
/** A bank answers at most three days late, and the shop asks for five. */
const LONGEST = 2.5 * day
/** The pauses, in ms, during which a shop is left alone until everything has come to rest. */
const restTimes = [minute, 15 * minute, hour, 6 * hour, day, day, day, day, day, day]

/** Two processes of a shop on one database, one bank, and stories that happen at once. */
export class World {
  readonly bank: Bank
  readonly shops: TestShop[]
  /** Answers that no shop may give. */
  readonly faults: string[] = []
  private readonly random: Random

  private constructor(bank: Bank, shops: TestShop[], random: Random) {
    this.bank = bank
    this.shops = shops
    this.random = random
  }

  static async open(seed: number): Promise<World> {
    const bank = await Bank.open()
    const env = { ...bank.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' }
    const parts = { providerTimeoutMs: 500 }
    const first = await openShop({ env, parts })
    // in every other world cash costs a fee: no payment may have it
    if (seed % 2 === 1) await set(first, { 'cash.fee': 4_000 })
    return new World(bank, [first, await openShop({ env, parts, beside: first })], new Random(seed))
  }

  async close(): Promise<void> {
    for (const shop of this.shops.toReversed()) await shop.close()
    await this.bank.close()
  }

  /** Runs as many schedules at once, lets everything come to rest, and compares the books with the truth. */
  async run(seeds: readonly number[]): Promise<Figures> {
    const [first] = this.shops as [TestShop]
    const stories: Story[] = []
    for (const seed of seeds) stories.push(await Story.begin(first.shop, new Random(seed), this.bank, this.line))
    let passed = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      this.bank.fault = weather(this.random)
      this.bank.beforeRefundAnswer = hurriedRefunds(this.random, this.bank, this.line.deliver)
      this.bank.afterOrderAnswer = hurriedShoppers(this.random, this.bank, first, this.line.deliver)
      await Promise.all([...stories.map((story) => story.round()), ...this.reconcilers()])
      const wait = this.random.weighted([
        [0, 4],
        [20 * second, 4],
        [3 * minute, 2],
        [16 * minute, 2],
        [3 * hour, 1],
        [day, 1],
      ])
      if (passed + wait > LONGEST) continue
      passed += wait
      this.advance(wait)
    }
    await comeToRest(this.bank, this.shops)
    this.faults.push(...stories.flatMap(({ faults }) => faults))
    return judge(first.shop, this.bank, stories)
  }

  /** In some rounds the workers run, in some only one, in some none. */
  private reconcilers(): Promise<void>[] {
    return this.shops.filter(() => this.random.chance(0.5)).map(({ shop }) => reconcile(shop))
  }

  private advance(milliseconds: number): void {
    for (const shop of this.shops) shop.advance(milliseconds)
  }

  private readonly line: Line = {
    call: async (method, path, token, body, key) => {
      const shop = this.random.pick(this.shops) as TestShop
      const options = { token, ...(body && { body }), ...(key && { headers: { 'idempotency-key': key } }) }
      const heard = (await shop.call(method as 'GET', path, options)) as Heard
      if (heard && heard.status >= 500 && heard.status !== 503) this.faults.push(`${method} ${path}: ${heard.status}`)
      return heard
    },
    deliver: async ({ id, body, signature }) => {
      const shop = this.random.pick(this.shops) as TestShop
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': id,
      }
      const { status } = await fetch(`${shop.url}/api/v1/order/webhook`, { method: 'POST', headers, body })
      if (status !== 200) this.faults.push(`webhook: ${status}`)
    },
  }
}

/** The provider's state of health for a while. */
export function weather(random: Random): () => Fault {
  const badness = random.weighted([
    [0, 3],
    [0.1, 3],
    [0.4, 2],
    [1, 1],
  ])
  return () =>
    random.chance(badness)
      ? random.weighted([
          ['server', 4],
          ['lost', 5],
          ['html', 1],
          ['busy', 2],
          ['slow', 0.2],
        ] as const)
      : 'none'
}

type Deliver = Line['deliver']

/** Some banks answer a refund, and its webhook is there, before the provider has answered the shop. */
export function hurriedRefunds(random: Random, bank: Bank, deliver: Deliver) {
  return async (refund: Refund) => {
    const payment = bank.payments.get(refund.payment_id)
    if (!payment || refund.status !== 'pending' || !random.chance(0.3)) return
    const status = random.weighted([
      ['processed', 3],
      ['failed', 2],
      ['pending', 1],
    ] as const)
    if (status !== 'pending') bank.answerRefund(refund, status)
    const event = status === 'pending' ? 'refund.created' : `refund.${status}`
    await deliver(bank.webhook(event, { payment, refund }))
  }
}

/** Some payments are captured, and their webhook is there, before the shop has answered with what is to be paid. */
function hurriedShoppers(random: Random, bank: Bank, { shop }: TestShop, deliver: Deliver) {
  return async ({ id }: { id: string }) => {
    if (!random.chance(0.15)) return
    // an order that the shop did not keep is told to nobody, and paid by nobody
    for (let tries = 0; tries < 40; tries += 1) {
      // a pool that is all in use says nothing about the order
      if (await findCheckoutByProviderOrder(shop.db, id).catch(() => undefined)) {
        const payment = bank.pay(id)
        return deliver(bank.webhook('payment.captured', { payment }))
      }
      await setTimeout(5)
    }
  }
}

/** The provider is well again, the bank answers, and the shops and the owner do what they do, for eight days. */
export async function comeToRest(bank: Bank, shops: readonly TestShop[]): Promise<void> {
  bank.fault = () => 'none'
  bank.beforeRefundAnswer = undefined
  bank.afterOrderAnswer = undefined
  for (const wait of restTimes) {
    for (const shop of shops) shop.advance(wait)
    await Promise.all(shops.map(({ shop }) => reconcile(shop)))
    for (const { shop } of shops.slice(0, 1)) await retryStopped(shop)
    for (const refund of bank.refunds.values()) {
      if (refund.status === 'pending') bank.answerRefund(refund, 'processed')
    }
  }
}

/** The owner asks again for what was refused too often, and pays what is owed by hand. */
async function retryStopped(shop: Shop): Promise<void> {
  for (const { refundId, status } of await listOwedRefunds(shop.db)) {
    if (status === 'stopped') await retryAtTerminal(shop, refundId)
    if (status === 'owed') await payBackByHand(shop, refundId, { way: null, reference: 'UTR 4021' })
  }
}
