import { openShop, type TestShop } from '../app.ts'
import { kozhikode } from '../builders/addresses.ts'
import { type BuiltShopper, buildShopper } from '../builders/build-shopper.ts'

/** Two processes on one database, with what shoppers do in them: half of every race goes through each. */
export class TwoShops {
  readonly first: TestShop
  readonly second: TestShop
  constructor(first: TestShop, second: TestShop) {
    this.first = first
    this.second = second
  }

  static async open(): Promise<TwoShops> {
    const first = await openShop()
    return new TwoShops(first, await openShop({ beside: first }))
  }

  async close(): Promise<void> {
    await this.second.close()
    await this.first.close()
  }

  /** Request number `n` of a race goes through one or the other. */
  shop(n: number): TestShop {
    return n % 2 === 0 ? this.first : this.second
  }

  shoppers(count: number): Promise<BuiltShopper[]> {
    return times(count, () => buildShopper(this.first.shop))
  }

  add(n: number, { token }: BuiltShopper, productId: string, quantity = 1) {
    return this.shop(n).call('POST', '/cart/add-to-cart', { token, body: { productId, quantity } })
  }

  place(n: number, { token }: BuiltShopper, key?: string) {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    return this.shop(n).call('POST', '/order/placeOrder', { token, body: { address: kozhikode }, headers })
  }

  cancel(n: number, { token }: BuiltShopper, orderId: string) {
    return this.shop(n).call('PATCH', `/order/change-status/${orderId}`, { token, body: { status: 'cancelled' } })
  }

  async linesOf({ token }: BuiltShopper) {
    return (await this.first.call('GET', '/cart/get-cart', { token })).body.data.formattedCart.items
  }

  async onHand(productId: string): Promise<number> {
    const items = this.first.db.selectFrom('stock_items').select('on_hand').where('product_id', '=', productId)
    return (await items.executeTakeFirstOrThrow()).on_hand
  }

  /** Puts a coupon on everybody's cart. */
  async putOn(couponId: string, people: readonly BuiltShopper[]): Promise<void> {
    const ids = people.map((each) => each.userId)
    await this.first.db.updateTable('carts').set({ coupon_id: couponId }).where('user_id', 'in', ids).execute()
  }

  /** Returns the number of statements that wait for a lock now. */
  async waiting(): Promise<number> {
    const { rows } = await this.first.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows.length
  }
}

/** All at once. */
export function times<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => make(n)))
}

/** Returns the number of times each value occurs. */
export function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
