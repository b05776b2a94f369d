import type { Moment } from './columns.ts'

/** Locked months, and what the payment provider paid out. All of it is only added to. */
export interface BookTables {
  locked_months: {
    month: string
    gstin: string
    version: number
    papers: number
    papers_digest: Buffer
    file: Buffer
    file_digest: Buffer
    locked_at: Moment
    locked_by: string
  }
  unlocked_months: {
    month: string
    gstin: string
    version: number
    reason: string
    unlocked_at: Moment
    unlocked_by: string
  }
  return_round_offs: {
    month: string
    gstin: string
    version: number
    kind: 'posted' | 'reversed'
    igst: number
    cgst: number
    sgst: number
    posted_at: Moment
  }
  settlements: {
    id: string
    file_name: string
    imported_at: Moment
    imported_by: string
  }
  settlement_rows: {
    settlement_id: string
    entity_id: string
    kind: string
    amount: number
    fee: number
    tax: number
    credit: number
    debit: number
    utr: string | null
    payment_id: string | null
    order_id: string | null
    order_receipt: string | null
    method: string | null
    dispute_id: string | null
    description: string | null
    created_at: Moment | null
    settled_at: Moment | null
  }
}
