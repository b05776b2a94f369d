import type { Generated } from 'kysely'
import type { StopState } from '../../../../shared/run-stops.ts'
import type { Moment } from './columns.ts'

/** Runs of the shop's people to its customers, and the cash of them; amounts in paise. */
export interface RunTables {
  runs: { id: string; staff_id: string; day: string; tour: number; created_at: Moment; closed_at: Moment | null }
  run_stops: {
    id: string
    run_id: string
    order_id: string
    parcel: number | null
    place: number
    state: StopState
    amount: number | null
    reference: string | null
    reason: string | null
    marked_at: Moment | null
    recorded_at: Moment | null
    created_at: Moment
  }
  run_hand_ins: {
    run_id: string
    collected: number
    counted: number
    reason: string | null
    by_name: string
    till_id: string | null
    created_at: Moment
  }
  run_cash: {
    id: Generated<number>
    run_id: string
    stop_id: string | null
    kind: 'collected' | 'taken_back' | 'handed_in' | 'difference'
    amount: number
    created_at: Moment
  }
}
