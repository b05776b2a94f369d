import * as z from 'zod/mini'
import { reorderCopy } from '../../copy/office/reorder.ts'
import { stockLimits } from '../../stock-limits.ts'
import { success } from '../endpoint.ts'
import { id, moment, requiredId, rupees } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Something that is to be ordered. */
const ReorderLine = z.strictObject({
  item: z.string(),
  name: z.string(),
  code: z.nullable(z.string()),
  free: z.int(),
  incoming: z.int(),
  sold: z.int(),
  paceDays: z.int(),
  daysLeft: z.nullable(z.int()),
  pack: z.int(),
  suggestion: z.int(),
  /** People who want to be told when it is back. */
  waiting: z.int(),
  /** Last cost of a piece there; left out for those who see no costs, null: not known. */
  cost: z.optional(z.nullable(rupees)),
})
export type ReorderLine = z.infer<typeof ReorderLine>

const SupplierName = z.strictObject({
  _id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  deliveryDays: z.int(),
})

/** Lines to be ordered from one supplier; null: nobody is known to supply them. */
const ReorderGroup = z.strictObject({ supplier: z.nullable(SupplierName), lines: z.array(ReorderLine) })
export type ReorderGroup = z.infer<typeof ReorderGroup>

/** An order to a supplier of which something is waited for. */
const Purchase = z.strictObject({
  _id: z.string(),
  number: z.int(),
  supplier: z.strictObject({ _id: z.string(), name: z.string() }),
  orderedAt: moment,
  /** Moment at which it should be here. */
  expectedAt: moment,
  lines: z.array(z.strictObject({ item: z.string(), name: z.string(), ordered: z.int(), missing: z.int() })),
})
export type Purchase = z.infer<typeof Purchase>

const quantity = z
  .int(reorderCopy.quantity)
  .check(z.gte(1, reorderCopy.quantity), z.lte(stockLimits.receivedPieces, reorderCopy.quantity))

const params = z.object({ id })

export const officeReorder = {
  reorderList: staffEndpoint({
    method: 'GET',
    path: '/reorder',
    summary: 'What is to be ordered, by supplier, and what is on its way',
    needs: 'suppliers.see',
    answer: success({
      data: z.strictObject({ groups: z.array(ReorderGroup), purchases: z.array(Purchase), more: z.boolean() }),
      countedAt: moment,
    }),
  }),
  printReorder: staffEndpoint({
    method: 'GET',
    path: '/reorder/{id}/paper',
    summary: 'What is to be ordered from one supplier, as PDF',
    needs: 'suppliers.see',
    givesFile: true,
    params,
    answer: success({}),
  }),
  orderFromSupplier: staffEndpoint({
    method: 'POST',
    path: '/purchases',
    summary: 'Says what was ordered from a supplier: it is on its way from now on',
    needs: 'suppliers.edit',
    command: 'purchase.order',
    body: z.object({
      supplierId: requiredId,
      lines: z
        .array(z.object({ item: requiredId, quantity }), reorderCopy.nothing)
        .check(z.minLength(1, reorderCopy.nothing), z.maxLength(stockLimits.receiptLines, reorderCopy.tooMany)),
    }),
    answer: success({ message: z.string(), data: Purchase }),
    status: 201,
  }),
  closePurchase: staffEndpoint({
    method: 'POST',
    path: '/purchases/{id}/close',
    summary: 'Nothing more of it is waited for',
    needs: 'suppliers.edit',
    command: 'purchase.close',
    params,
    answer: success({ message: z.string() }),
  }),
}
