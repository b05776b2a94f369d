import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { receiveCopy } from '../../copy/office/receive.ts'
import { limits } from '../../limits.ts'
import { stockLimits } from '../../stock-limits.ts'
import { success } from '../endpoint.ts'
import { id, isWholePaise, line, moment, requiredId, rupees } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** An amount that is typed: rupees with at most two decimals. */
const amount = (least: number) =>
  z
    .number(receiveCopy.amount)
    .check(
      z.gte(least, receiveCopy.amount),
      z.lte(limits.noUpperPriceRupees, receiveCopy.amount),
      z.refine(isWholePaise, receiveCopy.amount),
    )

const Line = z.object({
  /** A variant's id, or a product's that has none. */
  item: requiredId,
  quantity: z
    .int(receiveCopy.quantity)
    .check(z.gte(1, receiveCopy.quantity), z.lte(stockLimits.receivedPieces, receiveCopy.tooMany)),
  /** Rupees of one piece, without GST. */
  cost: z.optional(z.nullable(amount(0))),
  /** Rupees, as printed on the goods. */
  mrp: z.optional(z.nullable(amount(0.01))),
})

const ReceiveInput = z.object({
  supplierId: requiredId,
  billNumber: line(stockLimits.billNumberMax),
  billDate: z.string(forms.required).check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/, receiveCopy.date)),
  /** The order to the supplier that it answers. */
  purchaseId: z.optional(z.nullable(id)),
  lines: z
    .array(Line, receiveCopy.noLines)
    .check(z.minLength(1, receiveCopy.noLines), z.maxLength(stockLimits.receiptLines, receiveCopy.tooManyLines)),
})
export type ReceiveInput = z.infer<typeof ReceiveInput>

/** A receipt: what came in by one bill of a supplier. */
const ReceiptHead = z.strictObject({
  _id: z.string(),
  billNumber: z.string(),
  billDate: z.string(),
  supplier: z.strictObject({ _id: z.string(), name: z.string() }),
  receivedAt: moment,
  by: z.string(),
  pieces: z.int(),
  lines: z.int(),
  /** It was taken back: its goods went out of the stock again. */
  withdrawn: z.boolean(),
  /** Total without GST; left out for those who see no costs, null: some cost was not given. */
  total: z.optional(z.nullable(rupees)),
})
export type ReceiptHead = z.infer<typeof ReceiptHead>

/** Something whose MRP on the goods is not the one that is asked by. */
const OtherMrp = z.strictObject({
  item: z.string(),
  productId: z.string(),
  name: z.string(),
  onGoods: rupees,
  inShop: rupees,
})
export type OtherMrp = z.infer<typeof OtherMrp>

const Receipt = z.extend(ReceiptHead, {
  commandId: z.string(),
  items: z.array(
    z.strictObject({
      item: z.string(),
      productId: z.string(),
      variantId: z.nullable(z.string()),
      name: z.string(),
      quantity: z.int(),
      cost: z.optional(z.nullable(rupees)),
      mrp: z.nullable(rupees),
    }),
  ),
  /** To be followed by a change of price. */
  otherMrp: z.array(OtherMrp),
})
export type Receipt = z.infer<typeof Receipt>

const params = z.object({ id })

export const officeReceipts = {
  listReceipts: staffEndpoint({
    method: 'GET',
    path: '/receipts',
    summary: 'What came in, the newest first',
    needs: 'suppliers.see',
    query: z.object({ supplier: z.optional(id), after: z.optional(z.string().check(z.maxLength(120))) }),
    answer: success({ data: z.array(ReceiptHead), next: z.nullable(z.string()) }),
  }),
  showReceipt: staffEndpoint({
    method: 'GET',
    path: '/receipts/{id}',
    summary: 'One bill of a supplier, as it came in',
    needs: 'suppliers.see',
    params,
    answer: success({ data: Receipt }),
  }),
  receiveGoods: staffEndpoint({
    method: 'POST',
    path: '/receipts',
    summary: 'Books the goods of a supplier’s bill, all of them or none',
    needs: 'stock.receive',
    command: 'stock.receive',
    body: ReceiveInput,
    answer: success({ message: z.string(), data: Receipt }),
    status: 201,
  }),
}
