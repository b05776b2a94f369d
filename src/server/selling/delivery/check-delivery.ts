import { sellingPrice } from '../../../domain/catalogue/selling-price.ts'
import { deliveryTerms } from '../../../domain/selling/delivery/delivery-terms.ts'
import { statesOfPin } from '../../../domain/selling/delivery/states-of-pin.ts'
import { expectedDelivery } from '../../../domain/selling/orders/expected-delivery.ts'
import type { DeliveryCheck } from '../../../shared/contract/delivery.ts'
import { cashRefusals } from '../../../shared/copy/cash-refusals.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { deliveryDays } from '../../../shared/delivery-zones.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import { cashRules } from '../../../shared/settings/cash-rules.ts'
import { selectProduct } from '../../catalogue/catalogue-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { pinTable } from './pin-table.ts'

interface Asked {
  pincode: string
  productId?: string | undefined
  variantId?: string | undefined
}

/**
 * Returns whether, when and for how much the shop delivers to a PIN code, by the same terms as an order placed now; of a product
 * or a variant, for one piece of it. For a code in two states, the terms are those of the first. Throws `not_found` for a code
 * that India Post does not have, and for an unknown product or variant.
 */
export async function checkDelivery(shop: Shop, { pincode, productId, variantId }: Asked): Promise<DeliveryCheck> {
  const states = statesOfPin(pinTable(), pincode)
  const [state] = states
  if (!state) throw new Failure('not_found', failures.noSuchPin(pincode))
  const price = productId === undefined ? null : await priceOfOne(shop, productId, variantId)
  const values = shop.settings.now()
  const terms = deliveryTerms(values, { pincode, state: state.name })
  const isFree = price !== null && terms.freeFrom !== null && price >= terms.freeFrom
  const charge = isFree ? 0 : terms.charge
  const days = deliveryDays(state.name, values['company.state'], values['delivery.days'])
  return {
    pincode,
    state: states.length === 1 ? { code: state.gstCode, name: state.name } : null,
    serviceable: terms.serviceable,
    reason: terms.serviceable ? null : failures.notDeliveredTo(pincode),
    charge: rupeesFromPaise(charge),
    freeFrom: terms.freeFrom === null ? null : rupeesFromPaise(terms.freeFrom),
    expectedDelivery: expectedDelivery(shop.clock(), days, values).toISOString(),
    cod: cashThere(terms.serviceable && terms.cash, {
      payable: (price ?? 0) + charge + cashRules(values).fee,
      below: Math.min(values['cash.below'], terms.cashBelow ?? values['cash.below']),
    }),
  }
}

function cashThere(isTaken: boolean, { payable, below }: { payable: Paise; below: Paise }): DeliveryCheck['cod'] {
  const limit = rupeesFromPaise(below)
  if (!isTaken) return { allowed: false, reason: failures.noCash, limit }
  const isTooMuch = payable >= below
  const byLaw = limit === limits.cashBelowRupees
  return { allowed: !isTooMuch, reason: isTooMuch ? cashRefusals.tooMuch(below, byLaw) : null, limit }
}

async function priceOfOne(shop: Shop, productId: string, variantId: string | undefined): Promise<Paise> {
  const product = await selectProduct(shop.db, productId)
  if (!product) throw new Failure('not_found', failures.productNotFound)
  const variant = product.variants.find(({ id }) => id === variantId)
  if (variantId !== undefined && !variant) throw new Failure('not_found', failures.variantNotFound)
  const { price, offer_price: offerPrice } = variant ?? product
  return sellingPrice({ price, offerPrice })
}
