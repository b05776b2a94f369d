import * as z from 'zod/mini'

/** Sums of a settlement, in rupees. */
const settlementSums = {
  id: z.string(),
  utr: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  payments: z.number(),
  gross: z.number(),
  fee: z.number(),
  /** GST within the fee. */
  tax: z.number(),
  refunds: z.number(),
  adjustments: z.number(),
  bank: z.number(),
  difference: z.number(),
}
/** `notes`: how many things there are to look at. */
export const SettlementLine = z.strictObject({ ...settlementSums, notes: z.number() })
export type SettlementLineShown = z.infer<typeof SettlementLine>

const SettledRow = z.strictObject({
  entityId: z.string(),
  kind: z.string(),
  amount: z.number(),
  fee: z.number(),
  tax: z.number(),
  credit: z.number(),
  debit: z.number(),
  /** Null: nothing of the shop. */
  order: z.nullable(z.string()),
  isMatched: z.boolean(),
  /** Number of its entry in the journal of online payments. */
  journal: z.nullable(z.int()),
})
/** A settlement with its rows, and its notes as sentences. */
export const Settlement = z.strictObject({ ...settlementSums, notes: z.array(z.string()), rows: z.array(SettledRow) })
export type SettlementShown = z.infer<typeof Settlement>
