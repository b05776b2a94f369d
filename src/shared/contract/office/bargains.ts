import * as z from 'zod/mini'
import { bargainLimits } from '../../bargain-limits.ts'
import { bargainsOffice as copy } from '../../copy/office/bargains.ts'
import { officeLimits } from '../../office-limits.ts'
import { success } from '../endpoint.ts'
import { id, isWholePaise, moment, pageNumber, requiredId, rupees, variantId } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const { fromLeast, fromMost, counterOffersMost } = bargainLimits
const fromShape = copy.fromShape(fromLeast, fromMost)
const counterShape = copy.counterShape(counterOffersMost)

/** Terms on which offers are taken, as somebody wants them; `floorValue` in percent or rupees. */
export const BargainFields = z.strictObject({
  productId: requiredId,
  variantId,
  from: z.int(fromShape).check(z.gte(fromLeast, fromShape), z.lte(fromMost, fromShape)),
  floorType: z.enum(['percentage', 'flat']),
  floorValue: z
    .number(copy.amountShape)
    .check(
      z.gte(0.01, copy.amountShape),
      z.lte(officeLimits.couponRupeesMax, copy.amountShape),
      z.refine(isWholePaise, copy.amountShape),
    ),
  counterOffers: z.int(counterShape).check(z.gte(1, counterShape), z.lte(counterOffersMost, counterShape)),
  belowCost: z._default(z.boolean(), false),
})
export type BargainFields = z.infer<typeof BargainFields>

/** Terms as the shop's people see them; `floorPrice`: what they come to today. */
export const Bargain = z.strictObject({
  _id: z.string(),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  from: z.int(),
  floorType: z.enum(['percentage', 'flat']),
  floorValue: z.number(),
  counterOffers: z.int(),
  belowCost: z.boolean(),
  /** Price of one piece today. */
  price: rupees,
  floorPrice: rupees,
  setBy: z.string(),
  setAt: moment,
})
export type Bargain = z.infer<typeof Bargain>

/** A deal as the shop's people see it; prices a piece. `margin` in percent, for who may see costs; null: the cost is not known. */
export const OfficeDeal = z.strictObject({
  _id: z.string(),
  customer: z.strictObject({ _id: z.string(), name: z.string() }),
  productId: z.string(),
  name: z.string(),
  quantity: z.int(),
  listPrice: rupees,
  offered: rupees,
  /** Price that the shop asks, or that was agreed. */
  price: rupees,
  margin: z.optional(z.nullable(z.number())),
  state: z.enum(['open', 'taken', 'used', 'ended']),
  until: moment,
  orderId: z.nullable(z.string()),
})
export type OfficeDeal = z.infer<typeof OfficeDeal>

const params = z.object({ id })
const changed = success({ message: z.string() })

/** Offers of customers, in the hands of the shop's people. */
export const officeBargains = {
  listBargains: staffEndpoint({
    method: 'GET',
    path: '/bargains',
    summary: 'A page of the goods that offers are taken for, with their terms',
    needs: 'prices.edit',
    query: z.object({ page: pageNumber }),
    answer: success({ data: z.array(Bargain), more: z.boolean() }),
  }),
  setBargain: staffEndpoint({
    method: 'POST',
    path: '/bargains',
    summary: 'Take offers for a product or variant, or on other terms than before',
    needs: 'prices.edit',
    command: 'bargain.set',
    body: BargainFields,
    answer: changed,
  }),
  endBargain: staffEndpoint({
    method: 'POST',
    path: '/bargains/{id}/end',
    summary: 'Take no more offers for it; what was asked or agreed holds until its end',
    needs: 'prices.edit',
    command: 'bargain.end',
    params,
    answer: changed,
  }),
  listDeals: staffEndpoint({
    method: 'GET',
    path: '/deals',
    summary: 'A page of the deals that are open or agreed, or of those that were used or ended; the newest first',
    needs: 'prices.edit',
    query: z.object({ which: z._default(z.enum(['open', 'past']), 'open'), page: pageNumber }),
    answer: success({ data: z.array(OfficeDeal), more: z.boolean() }),
  }),
  endDeal: staffEndpoint({
    method: 'POST',
    path: '/deals/{id}/end',
    summary: 'End a deal that is open or agreed',
    needs: 'prices.edit',
    command: 'deal.end',
    params,
    answer: changed,
  }),
}
