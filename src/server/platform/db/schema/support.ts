import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { TicketState } from '../../../../shared/contract/support.ts'
import type { Moment } from './columns.ts'

/** Complaints and what was answered. */
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
  ticket_messages: {
    id: Generated<number>
    ticket_id: string
    author: 'person' | 'shop'
    text: string
    created_at: Moment
  }
}
