import type { Order } from '../../src/shared/contract/orders.ts'
import type { TestShop } from '../app.ts'
import { kozhikode } from './addresses.ts'
import { type BuiltProduct, buildProduct } from './build-product.ts'
import { type BuiltShopper, buildShopper } from './build-shopper.ts'

type Options = {
  shopper?: BuiltShopper
  product?: BuiltProduct
  quantity?: number
  address?: object
  /** A coupon's id or code. */
  coupon?: string
}

/** An order by cash on delivery, placed through the API; by a new shopper, of a new product, unless given. */
export async function placeOrder(
  shop: TestShop,
  options: Options = {},
): Promise<{ shopper: BuiltShopper; order: Order }> {
  const { address = kozhikode, quantity = 1 } = options
  const shopper = options.shopper ?? (await buildShopper(shop.shop))
  const { productId } = options.product ?? (await buildProduct(shop.shop, { stock: quantity }))
  const { token } = shopper
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity } })
  if (options.coupon) await shop.call('POST', '/coupon/apply', { token, body: { couponId: options.coupon } })
  const placed = await shop.call('POST', '/order/placeorder', { token, body: { address } })
  if (placed.status !== 201) throw new Error(`placing an order answered ${placed.status}: ${placed.body.message}`)
  return { shopper, order: placed.body.data }
}
