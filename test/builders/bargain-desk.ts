import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { openShop, type TestShop } from '../app.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import { kozhikode } from './addresses.ts'
import { buildProduct } from './build-product.ts'
import { type BuiltShopper, buildShopper } from './build-shopper.ts'

/** Offers and deals of a shop, as shoppers and its owner make them; `owner` signs in once the shop is open. */
export class BargainDesk {
  readonly shop: TestShop
  readonly owner: BuiltStaff

  constructor(shop: TestShop, owner: BuiltStaff) {
    this.shop = shop
    this.owner = owner
  }

  /** Opens a shop without a delivery charge, and its owner. */
  static async open(): Promise<BargainDesk> {
    const shop = await openShop({ env: { DELIVERY_CHARGE: '0' } })
    return new BargainDesk(shop, await buildStaff(shop, ['owner']))
  }

  /** Terms from 50 pieces on, down to 30 % off ₹200, in three steps; and the product. */
  async bargained(terms: object = {}, { stock = 500, breaks = [] as [number, number][] } = {}): Promise<string> {
    const { productId } = await buildProduct(this.shop.shop, { price: 200, stock, breaks })
    await this.set(productId, terms)
    return productId
  }

  set(productId: string, more: object = {}, who = this.owner) {
    const terms = { from: 50, floorType: 'percentage', floorValue: 30, counterOffers: 3 }
    return who.call(calls.setBargain, { body: { productId, variantId: null, ...terms, ...more } })
  }

  offer({ token }: BuiltShopper, productId: string, price: number, quantity = 50) {
    return this.shop.call('POST', '/bargain/offer', { token, body: { productId, variantId: null, quantity, price } })
  }

  take({ token }: BuiltShopper, { _id: dealId, price: shownPrice }: { _id: string; price: number }) {
    return this.shop.call('POST', '/bargain/take', { token, body: { dealId, shownPrice } })
  }

  end({ token }: BuiltShopper, { _id: dealId }: { _id: string }) {
    return this.shop.call('POST', '/bargain/end', { token, body: { dealId } })
  }

  async dealOf({ token }: BuiltShopper) {
    return (await this.shop.call('GET', '/bargain', { token })).body.data
  }

  async living(shopper: BuiltShopper) {
    const deal = await this.dealOf(shopper)
    if (!deal) throw new Error('there is no deal')
    return deal
  }

  async cartOf({ token }: BuiltShopper) {
    return (await this.shop.call('GET', '/cart/get-cart', { token })).body.data
  }

  setPieces({ token }: BuiltShopper, productId: string, quantity: number) {
    const body = { productId, variantId: null, action: 'set', quantity } as const
    return this.shop.call('PATCH', '/cart/update-cart-quantity', { token, body })
  }

  place({ token }: BuiltShopper) {
    return this.shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  }

  /** A deal at what the shop asks first, in the cart. */
  async agreed(productId: string) {
    const shopper = await buildShopper(this.shop.shop)
    const { data } = (await this.offer(shopper, productId, 100)).body
    const { body } = await this.take(shopper, data)
    return { shopper, deal: body.data, cart: body.cart }
  }
}
