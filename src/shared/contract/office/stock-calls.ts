import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { stockCopy } from '../../copy/office/stock.ts'
import { adjustReasons } from '../../office/adjust-reasons.ts'
import { stockSorts, stockViews } from '../../office/stock-lists.ts'
import { officeLimits } from '../../office-limits.ts'
import { stockLimits } from '../../stock-limits.ts'
import { success } from '../endpoint.ts'
import { id, line, moment, optionalLine, rupees } from '../fields.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A counted item, and how much of it there is: a product without variants, or a variant. `_id` is its own id. */
export const StockRow = z.strictObject({
  _id: z.string(),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  image: z.string(),
  /** It is on sale. */
  active: z.boolean(),
  onHand: z.int(),
  held: z.int(),
  free: z.int(),
  incoming: z.int(),
  /** Pieces sold in the last `paceDays` days. */
  sold: z.int(),
  paceDays: z.int(),
  /** Days until nothing is free; null: it is not sold. */
  daysLeft: z.nullable(z.int()),
  low: z.boolean(),
  /** People who want to be told when it is back. */
  waiting: z.int(),
  shelf: z.nullable(z.string()),
  /** Average cost of a piece, and the value of all of them; left out for those who see no costs, null: not known. */
  cost: z.optional(z.nullable(rupees)),
  value: z.optional(z.nullable(rupees)),
})
export type StockRow = z.infer<typeof StockRow>

/** An item of a product's page: its stock, the bar codes on it and its margin; left out for who does not see those. */
const ItemOfProduct = z.extend(StockRow, {
  codes: z.optional(z.array(z.string())),
  /** Of one piece at today's price, without GST; null: the cost is not known. */
  margin: z.optional(z.nullable(z.strictObject({ amount: rupees, percent: z.number() }))),
})
export type ItemOfProduct = z.infer<typeof ItemOfProduct>

/** A supplier of an item. */
const SupplierOfItem = z.strictObject({
  _id: z.string(),
  name: z.string(),
  active: z.boolean(),
  code: z.nullable(z.string()),
  pack: z.int(),
  usual: z.boolean(),
  deliveryDays: z.int(),
  /** Of the last bill; left out for who sees no costs. */
  lastCost: z.optional(z.nullable(rupees)),
})

/** One item with all that is known of its stock. */
export const StockItem = z.extend(StockRow, {
  /** MRP in rupees. */
  mrp: rupees,
  reorderPoint: z.nullable(z.int()),
  /** Of shelf and reorder point. */
  version: z.int(),
  /** More is ordered at so many free and incoming pieces; null: nothing says when. */
  point: z.nullable(z.int()),
  suggestion: z.int(),
  daysCovered: z.nullable(z.int()),
  /** Holds on what is not free: payments under way, and until when the last of them. */
  holds: z.strictObject({ payments: z.int(), until: z.nullable(moment) }),
  /** Left out for who does not see suppliers. */
  suppliers: z.optional(z.array(SupplierOfItem)),
})
export type StockItem = z.infer<typeof StockItem>

/** A movement of the ledger, with its cause. */
export const StockMovement = z.strictObject({
  _id: z.int(),
  at: moment,
  kind: z.enum(['receive', 'adjust', 'hold', 'release', 'sell', 'return']),
  /** In words: "Sold", "Damaged", "Received". */
  text: z.string(),
  note: z.nullable(z.string()),
  /** Of the number that was asked for. */
  change: z.int(),
  /** Number of pieces after it. */
  left: z.int(),
  /** The person of the shop; null: a shopper, or the shop by itself. */
  by: z.nullable(z.string()),
  /** Proof of it, and where it is opened. */
  document: z.nullable(z.strictObject({ label: z.string(), path: z.nullable(z.string()) })),
  commandId: z.nullable(z.string()),
})
export type StockMovement = z.infer<typeof StockMovement>

/** Of the list it has a whole name in it. */
const cursor = z.optional(z.string().check(z.maxLength(1500)))
const params = z.object({ id })

const AdjustInput = z.object({
  change: z
    .int(stockCopy.adjust.pieces)
    .check(z.gte(-stockLimits.receivedPieces, forms.invalid), z.lte(stockLimits.receivedPieces, forms.invalid)),
  why: z.enum(adjustReasons, stockCopy.adjust.whyNeeded),
  note: optionalLine(stockLimits.adjustNoteMax),
})

const PlaceEdit = editOf({
  shelf: z.nullable(line(stockLimits.shelfMax)),
  reorderPoint: z.nullable(
    z
      .int(stockCopy.place.point)
      .check(z.gte(0, stockCopy.place.point), z.lte(stockLimits.reorderPointMax, forms.invalid)),
  ),
})

export const officeStock = {
  listStock: staffEndpoint({
    method: 'GET',
    path: '/stock',
    summary: 'A page of the stock',
    needs: 'stock.see',
    query: z.object({
      view: z._default(z.enum(stockViews), 'all'),
      /** Words of the name, a shelf, an id, or a supplier's code. */
      text: z.optional(z.string().check(z.trim(), z.maxLength(officeLimits.officeSearchMax))),
      sort: z._default(z.enum(stockSorts), 'name'),
      after: cursor,
    }),
    answer: success({
      data: z.array(StockRow),
      next: z.nullable(z.string()),
      /** Moment at which the pace of sales was counted. */
      countedAt: moment,
      /** With the first page: how much runs low, and what all is worth to who sees costs. */
      low: z.optional(z.strictObject({ count: z.int(), more: z.boolean() })),
      value: z.optional(rupees),
    }),
  }),
  stockOfProduct: staffEndpoint({
    method: 'GET',
    path: '/stock/products/{id}',
    summary: 'The stock of a product and of each of its variants, with shelf, cost and bar codes',
    needs: 'stock.see',
    params,
    answer: success({ data: z.array(ItemOfProduct) }),
  }),
  showStock: staffEndpoint({
    method: 'GET',
    path: '/stock/{id}',
    summary: 'The stock of one product or variant',
    needs: 'stock.see',
    params,
    answer: success({ data: StockItem }),
  }),
  stockLedger: staffEndpoint({
    method: 'GET',
    path: '/stock/{id}/ledger',
    summary: 'How a number came about: its movements, the newest first',
    needs: 'stock.see',
    params,
    query: z.object({ of: z._default(z.enum(['on_hand', 'held']), 'on_hand'), after: cursor }),
    answer: success({ data: z.array(StockMovement), next: z.nullable(z.string()) }),
  }),
  adjustStock: staffEndpoint({
    method: 'POST',
    path: '/stock/{id}/adjust',
    summary: 'Puts a count right by some pieces, with a reason',
    needs: 'stock.adjust',
    command: 'stock.adjust',
    params,
    body: AdjustInput,
    answer: success({ message: z.string(), data: StockItem }),
  }),
  placeStock: staffEndpoint({
    method: 'PATCH',
    path: '/stock/{id}/place',
    summary: 'Says on which shelf something lies, and at how many more is ordered',
    needs: 'stock.receive',
    command: 'stock.place',
    params,
    body: PlaceEdit,
    answer: success({ message: z.string(), data: StockItem }),
  }),
}
