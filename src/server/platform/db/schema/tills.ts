import type { ZReport } from '../../../../domain/selling/till/z-report.ts'
import type { Json, Moment } from './columns.ts'

/** The drawer of the counter. */
export interface TillTables {
  tills: { id: string; opened_at: Moment; opened_by: string; float: number; closed_at: Moment | null }
  till_rows: {
    till_id: string
    position: number
    kind: 'in' | 'out'
    amount: number
    reason: string
    by_name: string
    created_at: Moment
  }
  z_reports: { number: number; till_id: string; document: Json<ZReport>; created_at: Moment }
}
