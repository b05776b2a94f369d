import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { QuoteState } from '../../../../domain/selling/quotes/quote-status.ts'
import type { Billing } from '../../../../shared/contract/buyer.ts'
import type { TicketState } from '../../../../shared/contract/support.ts'
import type { Json, Moment } from './columns.ts'

/** Complaints and what was answered; quotations. */
export interface SupportTables {
  tickets: {
    id: string
    number: string
    key_hashes: Buffer[]
    repeat_hash: Buffer | null
    user_id: string | null
    name: string
    phone: string | null
    email: string | null
    order_number: string | null
    state: TicketState
    created_at: Moment
    answer_by: Moment
    solve_by: Moment
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    solved_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    due_at: GeneratedAlways<Date | null>
  }
  quotes: {
    id: string
    number: string
    key_hashes: Buffer[]
    repeat_hash: Buffer
    user_id: string | null
    name: string
    phone: string
    email: string | null
    gstin: string | null
    /** Of the asker's account, where it has one with this GSTIN. */
    firm: Json<{ legalName: string; billing?: Billing }> | null
    place_of_supply: string
    state: QuoteState
    created_at: Moment
    valid_until: Moment
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    accepted_by: Generated<string | null>
    declined_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    order_id: Generated<string | null>
  }
  quote_lines: {
    quote_id: string
    position: number
    product_id: string
    variant_id: string | null
    name: string
    variant_name: string | null
    hsn_code: string
    entered_rate: number
    gst_rate: number
    unit: string
    pieces_in_unit: number
    quantity: number
    list_price: number
    unit_price: number
    line_total: number
    gst: number
    cgst: number
    sgst: number
    igst: number
  }
  quote_series: { letters: string; financial_year: string; last_number: number }
  ticket_messages: {
    id: Generated<number>
    ticket_id: string
    author: 'person' | 'shop'
    text: string
    created_at: Moment
  }
}
