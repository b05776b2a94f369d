import type * as z from 'zod/mini'
import { placeOfSupply, supplyTo } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { termsByWay } from '../../../domain/selling/delivery/delivery-terms.ts'
import { priceCart } from '../../../domain/selling/pricing/price-cart.ts'
import { taxByRate } from '../../../domain/selling/pricing/tax-by-rate.ts'
import type { cartTax } from '../../../shared/contract/cart-tax.ts'
import { findState } from '../../../shared/indian-states.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { cashRules } from '../../../shared/settings/cash-rules.ts'
import type { Shop } from '../../platform/shop.ts'
import { readCart } from './cart-rows.ts'
import { openCart } from './open-cart.ts'
import { presentTax } from './present-tax.ts'

type Asked = z.output<typeof cartTax.cartTax.query>
type Answer = z.output<typeof cartTax.cartTax.answer>['data']

/** The tax of a shopper's cart by rate and head, as it would be on the invoice of a firm that gets it there, or by another way. Changes nothing. */
export async function getCartTax(shop: Shop, userId: string, asked: Asked): Promise<Answer> {
  const { lines, coupon, day } = openCart(await readCart(shop.db, userId), shop.clock())
  const settings = shop.settings.now()
  const way = asked.deliveryWay ?? 'delivery'
  const firm = { gstin: asked.gstState, ...(asked.shipTo && { shipTo: asked.shipTo }) }
  const place = placeOfSupply(asked.state, firm)
  const supply = supplyTo(place, settings['company.state'])
  const price = priceCart({
    lines,
    couponDiscount: coupon?.discount ?? 0,
    freeDelivery: coupon?.freeDelivery ?? false,
    delivery: termsByWay(settings, asked, way),
    cashFee: way === 'delivery' ? cashRules(settings).fee : 0,
    payOnline: asked.paymentMethod === 'online',
    onlineDiscountPercent: settings['payment.onlineDiscountPercent'],
    supply,
    isRegistered: true,
    day,
  })
  return {
    placeOfSupply: { state: place, stateCode: findState(place)?.gstCode ?? '' },
    ...presentTax(taxByRate(price.delivery ? [...price.lines, price.delivery] : price.lines, supply)),
    payable: rupeesFromPaise(price.payable),
  }
}
