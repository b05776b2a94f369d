import { sellingPrice } from '../../../domain/catalogue/selling-price.ts'
import { deliveryTerms } from '../../../domain/selling/delivery/delivery-terms.ts'
import type { TravelFacts } from '../../../domain/selling/delivery/judge-goods.ts'
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
import { whyGoodsStay } from './goods-there.ts'
import { pinTable } from './pin-table.ts'

interface Asked {
  pincode: string
  productId?: string | undefined
  variantId?: string | undefined
}

/**
 * Returns whether, when and for how much the shop delivers to a PIN code, by the same terms as an order placed now; of a product
 * or a variant, for one piece of it, which may be too heavy or long for it (docs/decisions/211). For a code in two states, the terms are those of the first. Throws `not_found` for a code
 * that India Post does not have, and for an unknown product or variant.
 */
export async function checkDelivery(shop: Shop, { pincode, productId, variantId }: Asked): Promise<DeliveryCheck> {
  const states = statesOfPin(pinTable(), pincode)
  const [state] = states
  if (!state) throw new Failure('not_found', failures.noSuchPin(pincode))
  const one = productId === undefined ? null : await readOne(shop, productId, variantId)
  const price = one?.price ?? null
  const values = shop.settings.now()
  const place = { pincode, state: state.name }
  const terms = deliveryTerms(values, place)
  const stays = one && terms.serviceable ? whyGoodsStay(values, [one], place, 'delivery') : null
  const isFree = price !== null && terms.freeFrom !== null && price >= terms.freeFrom
  const charge = isFree ? 0 : terms.charge
  const days = deliveryDays(state.name, values['company.state'], values['delivery.days'])
  return {
    pincode,
    state: states.length === 1 ? { code: state.gstCode, name: state.name } : null,
    serviceable: terms.serviceable && stays === null,
    reason: terms.serviceable ? (stays?.sentence ?? null) : failures.notDeliveredTo(pincode),
    charge: rupeesFromPaise(charge),
    freeFrom: terms.freeFrom === null ? null : rupeesFromPaise(terms.freeFrom),
    expectedDelivery: expectedDelivery(shop.clock(), days, values).toISOString(),
    cod: cashThere(terms.serviceable && stays === null && terms.cash, {
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

/** One piece of a product or its variant: what it costs in paise, and what decides how it travels. */
interface OnePiece {
  quantity: 1
  name: string
  price: Paise
  travel: TravelFacts
}

async function readOne(shop: Shop, productId: string, variantId: string | undefined): Promise<OnePiece> {
  const product = await selectProduct(shop.db, productId)
  if (!product) throw new Failure('not_found', failures.productNotFound)
  const variant = product.variants.find(({ id }) => id === variantId)
  if (variantId !== undefined && !variant) throw new Failure('not_found', failures.variantNotFound)
  const { price, offer_price: offerPrice } = variant ?? product
  const { name, flammable, glass } = product
  const weightGrams = variant?.weight_grams ?? product.weight_grams
  const longestMm = variant?.longest_mm ?? product.longest_mm
  const travel = { weightGrams, longestMm, flammable, glass }
  return { quantity: 1, name, price: sellingPrice({ price, offerPrice }), travel }
}
