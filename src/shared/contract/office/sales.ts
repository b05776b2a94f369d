import * as z from 'zod/mini'
import { salesOfficeCopy as copy } from '../../copy/office/sales.ts'
import { paiseFromRupees } from '../../money/money.ts'
import { saleGoodsStates, saleReaches, saleStates } from '../../office/sale-states.ts'
import { officeLimits } from '../../office-limits.ts'
import { saleLimits } from '../../sale-limits.ts'
import { success } from '../endpoint.ts'
import { id, line, moment, pageNumber, requiredId, rupees } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const when = z.iso.datetime({ offset: true, error: copy.momentShape })

/** A sale as somebody wants it: `value` in percent or rupees. `startsAt` null: at once. `endsAt`: the first moment after it. */
export const SaleFields = z.strictObject({
  badge: line(saleLimits.badge),
  reach: z.enum(saleReaches),
  targets: z
    .array(requiredId, copy.noTargets)
    .check(z.minLength(1, copy.noTargets), z.maxLength(saleLimits.targets, copy.manyTargets(saleLimits.targets))),
  discountType: z.enum(['percentage', 'flat']),
  value: z
    .number(copy.amountShape)
    .check(
      z.gte(0.01, copy.amountShape),
      z.lte(officeLimits.couponRupeesMax, copy.amountShape),
      z.refine(isWhole, copy.amountShape),
    ),
  startsAt: z.nullable(when),
  endsAt: when,
  /** Also what would cost no more than it costs the shop. */
  belowCost: z._default(z.boolean(), false),
})
export type SaleFields = z.infer<typeof SaleFields>

/** A sale as the shop's people see it. */
export const OfficeSale = z.strictObject({
  _id: z.string(),
  badge: z.string(),
  reach: z.enum(saleReaches),
  targets: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
  discountType: z.enum(['percentage', 'flat']),
  value: z.number(),
  startsAt: moment,
  endsAt: moment,
  belowCost: z.boolean(),
  state: z.enum(saleStates),
  setBy: z.string(),
})
export type OfficeSale = z.infer<typeof OfficeSale>

/** A product or variant that a sale reached, and what became of it. */
export const SaleGoods = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  /** Selling price before the sale, and in it; null where it got none. */
  was: z.nullable(rupees),
  price: z.nullable(rupees),
  state: z.enum(saleGoodsStates),
  /** Sentence on why it was left out or keeps another price. */
  refusal: z.nullable(z.string()),
})
export type SaleGoods = z.infer<typeof SaleGoods>

const OneSale = z.strictObject({
  ...OfficeSale.shape,
  counts: z.strictObject({ due: z.int(), on: z.int(), refused: z.int(), back: z.int(), kept: z.int() }),
  /** The first of them: what was left out or kept before the rest. */
  goods: z.array(SaleGoods),
})
export type OneSale = z.infer<typeof OneSale>

/** The prices that a sale would make now. */
export const SalePreview = z.strictObject({
  /** Products and variants that would get its price, that would be left out, and prices at or below cost. */
  priced: z.int(),
  refused: z.int(),
  belowCost: z.int(),
  /** The first of them: what would be left out before the rest. `price` null: left out, for the reason. */
  goods: z.array(
    z.strictObject({
      productId: z.string(),
      variantId: z.nullable(z.string()),
      name: z.string(),
      now: rupees,
      price: z.nullable(rupees),
      refusal: z.nullable(z.string()),
      belowCost: z.boolean(),
    }),
  ),
})
export type SalePreview = z.infer<typeof SalePreview>

const params = z.object({ id })
const changed = success({ message: z.string(), data: OneSale })

/** Sales, in the hands of the shop's people. */
export const officeSales = {
  listSales: staffEndpoint({
    method: 'GET',
    path: '/sales',
    summary:
      'A page of the sales that run or wait, the next to begin first, or of those that are over, the newest first',
    needs: 'prices.edit',
    query: z.object({ which: z._default(z.enum(['current', 'past']), 'current'), page: pageNumber }),
    answer: success({ data: z.array(OfficeSale), more: z.boolean() }),
  }),
  getSale: staffEndpoint({
    method: 'GET',
    path: '/sales/{id}',
    summary: 'One sale, and what became of the goods that it reached',
    needs: 'prices.edit',
    params,
    answer: success({ data: OneSale }),
  }),
  previewSale: staffEndpoint({
    method: 'POST',
    path: '/sales/preview',
    summary: 'The prices that a sale would make of those that are asked now; nothing is kept',
    needs: 'prices.edit',
    rate: { account: 'officeCall' },
    body: SaleFields,
    bodyLimit: 64 * 1024,
    answer: success({ data: SalePreview }),
  }),
  addSale: staffEndpoint({
    method: 'POST',
    path: '/sales',
    summary: 'Adds a sale: it begins at its moment, or at once, and ends by itself',
    needs: 'prices.edit',
    command: 'sale.add',
    body: SaleFields,
    bodyLimit: 64 * 1024,
    answer: changed,
    status: 201,
  }),
  endSale: staffEndpoint({
    method: 'POST',
    path: '/sales/{id}/end',
    summary: 'Ends a running sale now: the former prices are asked again',
    needs: 'prices.edit',
    command: 'sale.end',
    params,
    answer: changed,
  }),
  cancelSale: staffEndpoint({
    method: 'POST',
    path: '/sales/{id}/cancel',
    summary: 'Cancels a sale that has not begun',
    needs: 'prices.edit',
    command: 'sale.cancel',
    params,
    answer: changed,
  }),
}

function isWhole(given: number): boolean {
  try {
    paiseFromRupees(given)
    return true
  } catch {
    return false
  }
}
