import { reconcile } from '../../src/server/selling/checkout/settle/reconcile.ts'
import { openShop, type TestShop } from '../app.ts'
import { kozhikode } from '../builders/addresses.ts'
import { buildProduct } from '../builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../builders/build-shopper.ts'
import { Bank, type Webhook } from './bank.ts'

type ShopOptions = NonNullable<Parameters<typeof openShop>[0]>

/** A shop whose provider is a Bank, with what shoppers do there. */
export class Paying {
  readonly bank: Bank
  readonly shop: TestShop
  constructor(bank: Bank, shop: TestShop) {
    this.bank = bank
    this.shop = shop
  }

  static async open(options: ShopOptions = {}): Promise<Paying> {
    const bank = await Bank.open()
    return new Paying(bank, await openShop({ ...options, env: { LOG_LEVEL: 'silent', ...bank.env, ...options.env } }))
  }

  async close(): Promise<void> {
    await this.shop.close()
    await this.bank.close()
  }

  intent({ token }: BuiltShopper, address: unknown = kozhikode) {
    return this.shop.call('POST', '/order/paymentIntent', { token, body: { address } })
  }

  verify({ token }: BuiltShopper, body: object) {
    return this.shop.call('POST', '/order/paymentVerify', { token, body })
  }

  progress({ token }: BuiltShopper, orderId: string) {
    return this.shop.call('GET', `/order/payment-status/${orderId}`, { token })
  }

  add({ token }: BuiltShopper, productId: string, quantity: number) {
    return this.shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity } })
  }

  cash({ token }: BuiltShopper) {
    return this.shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode } })
  }

  cancel({ token }: BuiltShopper, orderId: string) {
    return this.shop.call('PATCH', `/order/change-status/${orderId}`, { token, body: { status: 'cancelled' } })
  }

  async cartOf({ token }: BuiltShopper) {
    return (await this.shop.call('GET', '/cart/get-cart', { token })).body.data
  }

  async ordersOf({ token }: BuiltShopper) {
    return (await this.shop.call('GET', '/order/get-user-orders', { token })).body.data
  }

  stockOf(productId: string) {
    return this.shop.db
      .selectFrom('stock_items')
      .select(['on_hand', 'held'])
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  }

  refundOf(paymentId: string) {
    return this.shop.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()
  }

  /** Delivers a webhook as the provider does; gives the status. */
  async deliver(webhook: Webhook, { body = webhook.body, signature = webhook.signature } = {}): Promise<number> {
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': webhook.id,
    }
    const { status } = await fetch(`${this.shop.url}/api/v1/order/webhook`, { method: 'POST', headers, body })
    return status
  }

  /** A shopper with four pieces of 500 rupees in the cart: 1900 rupees online. */
  async shopping({ stock = 10, quantity = 4 } = {}) {
    const shopper = await buildShopper(this.shop.shop)
    const { productId } = await buildProduct(this.shop.shop, { price: 500, stock })
    await this.add(shopper, productId, quantity)
    return { shopper, productId }
  }

  /** The same, with the provider's order. */
  async started(options: { stock?: number; quantity?: number } = {}) {
    const { shopper, productId } = await this.shopping(options)
    const { body } = await this.intent(shopper)
    return { shopper, productId, orderId: body.order_id }
  }

  /** The same, paid and ordered. */
  async paid() {
    const { shopper, productId, orderId } = await this.started()
    const payment = this.bank.pay(orderId)
    const { body } = await this.verify(shopper, this.bank.success(payment))
    return { shopper, productId, orderId, payment, order: body.data }
  }

  /** The idempotency keys under which a payment was asked back, each time. */
  refundKeysOf(payment: string) {
    return this.bank.refundKeys.filter(({ paymentId }) => paymentId === payment).map(({ key }) => key)
  }

  /** Lets so many milliseconds go by, then asks the provider about what is open. */
  async later(milliseconds: number) {
    this.shop.advance(milliseconds)
    await reconcile(this.shop.shop)
  }
}
