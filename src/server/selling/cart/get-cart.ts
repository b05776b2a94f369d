import { supplyTo } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { busTo, termsByWay, waysTo } from '../../../domain/selling/delivery/delivery-terms.ts'
import { findZone } from '../../../domain/selling/delivery/find-zone.ts'
import { priceCart } from '../../../domain/selling/pricing/price-cart.ts'
import type { Cart } from '../../../shared/contract/cart.ts'
import { bargains } from '../../../shared/copy/bargains.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import { couponRefusals } from '../../../shared/copy/coupon-refusals.ts'
import type { DeliveryWay } from '../../../shared/delivery-ways.ts'
import { cashRules } from '../../../shared/settings/cash-rules.ts'
import type { SettingValues } from '../../../shared/settings/settings.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { endDealsOver } from '../deals/deal-queries.ts'
import { whyGoodsStay } from '../delivery/goods-there.ts'
import { removeLines, setCartCoupon } from './cart-queries.ts'
import { lockCart, readCart } from './cart-rows.ts'
import { goneNotice, type OpenCart, openCart } from './open-cart.ts'
import { type PricedCart, presentCart } from './present-cart.ts'
import { dropEndedQuotes } from './quoted-line-queries.ts'

/** The part of an address that decides the terms of delivery. */
export interface DeliverThere {
  pincode: string
  state: string
}

/**
 * A shopper's cart, priced now. What no longer holds (a product that is no longer sold, a coupon, the price of a quotation or a deal) is
 * taken out of it, and said in `notices`; a cart in order is only read. `there`: priced for a delivery to that address.
 */
export async function getCart(
  shop: Shop,
  userId: string,
  there: DeliverThere | null = null,
  way: DeliveryWay = 'delivery',
): Promise<Cart> {
  const cart = openCart(await readCart(shop.db, userId), shop.clock())
  if (cart.gone.length + cart.ended.length + cart.over.length === 0 && cart.refused === null)
    return presentCart(priced(cart, shop.settings.now(), there, way), [])
  return tidyCart(shop, userId, there, way)
}

/** Looks again under the lock, takes out what does not hold, and tells it. */
async function tidyCart(shop: Shop, userId: string, there: DeliverThere | null, way: DeliveryWay): Promise<Cart> {
  const now = shop.clock()
  return transact(shop, async ({ tx }) => {
    const cart = openCart(await lockCart(tx, userId), now)
    if (cart.gone.length > 0) await removeLines(tx, userId, cart.gone, now)
    if (cart.ended.length > 0) await dropEndedQuotes(tx, userId, cart.ended)
    if (cart.over.length > 0) await endDealsOver(tx, userId, now)
    if (cart.refused) await setCartCoupon(tx, userId, null, now)
    return presentCart(priced(cart, shop.settings.now(), there, way), noticesOf(cart))
  })
}

function noticesOf({ lines, gone, ended, over, refused }: OpenCart): string[] {
  const notices = [
    ...gone.map(goneNotice),
    ...ended.map(({ name }) => cartNotices.quoteEnded(name)),
    ...over.map(({ name }) => bargains.over(name)),
  ]
  // with an empty cart there is nothing that a coupon could be missed on
  if (refused && lines.length > 0) notices.push(couponRefusals.takenOff(refused.code, refused.reason))
  return notices
}

function priced(cart: OpenCart, settings: SettingValues, there: DeliverThere | null, way: DeliveryWay): PricedCart {
  const { price, toPrice } = priceOpenCart(cart, settings, there, way)
  const fee = cart.lines.length === 0 || way !== 'delivery' ? 0 : cashRules(settings).fee
  const ways = waysOf(cart, settings, there)
  return { ...cart, price, freeFrom: toPrice.delivery.freeFrom, cashFee: fee, ways }
}

/** The ways to a place, each with its charge and why the goods do not travel so; null: delivery alone, and it takes them. */
function waysOf(cart: OpenCart, settings: SettingValues, there: DeliverThere | null): PricedCart['ways'] {
  const place = there ?? { pincode: '', state: '' }
  const ways = waysTo(settings, place).map((way) => ({
    way,
    charge: priceOpenCart(cart, settings, there, way).price.deliveryCharges,
    stand: way === 'bus' ? busTo(settings, place)?.stand : undefined,
    refusal: whyGoodsStay(settings, cart.lines, place, way)?.sentence,
  }))
  const [only] = ways
  return ways.length > 1 || only?.way !== 'delivery' || only.refusal ? ways : null
}

/**
 * The cart priced as if paid on delivery, with what it is priced from. Where there is no address yet, its GST is that of a delivery in
 * the shop's own state, and no zone's terms hold. `zone`: name of the delivery zone; null: the shop's own terms.
 */
export function priceOpenCart(
  cart: OpenCart,
  settings: SettingValues,
  there: DeliverThere | null,
  way: DeliveryWay = 'delivery',
) {
  const delivery =
    there || way !== 'delivery'
      ? termsByWay(settings, there ?? { pincode: '', state: '' }, way)
      : { freeFrom: settings['delivery.freeFrom'], charge: settings['delivery.charge'] }
  const toPrice = {
    lines: cart.lines,
    couponDiscount: cart.coupon?.discount ?? 0,
    freeDelivery: cart.coupon?.freeDelivery ?? false,
    delivery,
    payOnline: false,
    onlineDiscountPercent: settings['payment.onlineDiscountPercent'],
    supply: there ? supplyTo(there.state, settings['company.state']) : ('in_state' as const),
    day: cart.day,
  }
  const zone = there && (findZone(settings['delivery.zones'], there)?.name ?? null)
  return { toPrice, price: priceCart(toPrice), zone }
}
