import * as z from 'zod/mini'
import { bargains as copy } from '../copy/bargains.ts'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
import { Cart } from './cart.ts'
import { endpoint, success } from './endpoint.ts'
import { isWholePaise, moment, requiredId, rupees, variantId } from './fields.ts'

const pieces = z.int(forms.quantity).check(z.gte(1, forms.quantity), z.lte(limits.quantityMax, forms.quantity))
const price = z
  .number(copy.priceShape)
  .check(
    z.gte(0.01, copy.priceShape),
    z.lte(limits.noUpperPriceRupees, copy.priceShape),
    z.refine(isWholePaise, copy.priceShape),
  )

/** Offer of a shopper: a price a piece, in rupees, for so many pieces. */
export const OfferInput = z.object({ productId: requiredId, variantId, quantity: pieces, price })
export type OfferInput = z.infer<typeof OfferInput>

/** A shopper's deal: prices a piece, in rupees. `price`: what the shop asks, or what was agreed; it holds until `until`, its last moment. */
export const Deal = z.strictObject({
  _id: z.string(),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  state: z.enum(['open', 'taken']),
  quantity: z.int(),
  offered: rupees,
  price: rupees,
  triesLeft: z.int(),
  until: moment,
  /** The same in a sentence. */
  sentence: z.string(),
})
export type Deal = z.infer<typeof Deal>

const DealKey = z.object({ dealId: requiredId })
const answered = success({ message: z.string(), data: Deal, cart: z.nullable(Cart) })

/** Offers for bulk quantities, answered at once (docs/decisions/208). */
export const bargains = {
  deal: endpoint({
    method: 'GET',
    path: '/bargain',
    summary: 'The own deal that is open or agreed; null where there is none',
    access: 'shopper',
    answer: success({ data: z.nullable(Deal) }),
  }),
  makeOffer: endpoint({
    method: 'POST',
    path: '/bargain/offer',
    summary: 'Offer a price a piece: agreed and in the cart at once, or answered by what the shop asks',
    access: 'shopper',
    rate: { account: 'offer' },
    body: OfferInput,
    answer: answered,
  }),
  takeDeal: endpoint({
    method: 'POST',
    path: '/bargain/take',
    summary: 'Take what the shop asks, `shownPrice`, or put an agreed deal into the cart again',
    access: 'shopper',
    rate: { account: 'cartChange' },
    body: z.object({ ...DealKey.shape, shownPrice: price }),
    answer: answered,
  }),
  endDeal: endpoint({
    method: 'POST',
    path: '/bargain/end',
    summary: 'End the own deal; the goods stay in the cart at the list price',
    access: 'shopper',
    rate: { account: 'ownChange' },
    body: DealKey,
    answer: success({ message: z.string(), data: z.null() }),
  }),
}
