import type { Generated, GeneratedAlways } from 'kysely'
import type { ReturnPayer } from '../../../../shared/return-payer.ts'
import type { RequestKind, RequestState, ReturnReason } from '../../../../shared/return-requests.ts'
import type { Moment } from './columns.ts'

/** Requests of shoppers to return goods or to cancel an order. */
export interface ReturnTables {
  return_requests: {
    id: string
    number: string
    kind: RequestKind
    order_id: string
    user_id: string
    why: ReturnReason | null
    paid_by: Generated<ReturnPayer | null>
    text: string
    state: RequestState
    repeat_hash: Buffer | null
    created_at: Moment
    answer_by: Moment
    is_open: GeneratedAlways<boolean>
  }
  return_request_lines: {
    request_id: string
    position: number
    pieces: number
  }
  return_request_photos: {
    id: string
    request_id: string
    position: number
    content: Buffer
  }
  return_request_steps: {
    id: Generated<number>
    request_id: string
    state: RequestState
    note: string
    by_name: string | null
    created_at: Moment
  }
}
