import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './columns.ts'

/** From whom the shop buys, what came in, where it lies and how fast it sells. */
export interface BuyingTables {
  stock_places: {
    stock_item_id: number
    shelf: string | null
    /** Free and incoming pieces at which more is ordered; null: by what is sold. */
    reorder_point: number | null
    version: Generated<number>
  }
  /** Pieces sold in the last `days` days; what was not sold has no row. */
  stock_pace: { stock_item_id: number; sold: number; days: number }
  stock_pace_counts: { one: Generated<boolean>; counted_at: Moment }
  suppliers: {
    id: string
    name: string
    phone: string | null
    email: string | null
    gstin: string | null
    delivery_days: number
    note: Generated<string>
    active: Generated<boolean>
    version: Generated<number>
    created_at: Moment
  }
  supplier_items: {
    supplier_id: string
    stock_item_id: number
    code: string | null
    pack: Generated<number>
    usual: Generated<boolean>
  }
  purchases: {
    id: string
    number: GeneratedAlways<number>
    supplier_id: string
    ordered_at: Moment
    closed_at: Moment | null
    complete: Generated<boolean>
  }
  purchase_lines: { purchase_id: string; stock_item_id: number; quantity: number }
  receipts: {
    id: string
    supplier_id: string
    purchase_id: string | null
    bill_number: string
    bill_key: string
    bill_date: string
    financial_year: string
    received_at: Moment
    command_id: string
    withdrawn_command_id: string | null
  }
  receipt_lines: {
    receipt_id: string
    position: number
    stock_item_id: number
    quantity: number
    /** Paise of one piece, without GST. */
    cost: number | null
    /** Paise. */
    mrp: number | null
    before: number
  }
  /** Pieces that a thing began with; paise of one of them before any bill. */
  stock_openings: { stock_item_id: number; pieces: number | null; cost: number | null }
  item_costs: { stock_item_id: number; average: number; last: number }
}
