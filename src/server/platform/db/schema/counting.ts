import type { ColumnType, Generated } from 'kysely'
import type { BarcodeKind } from '../../../../shared/barcodes/read-barcode.ts'
import type { CountScope, CountState } from '../../../../shared/office/counts.ts'
import type { Moment } from './columns.ts'

/** Bar codes, and counts of the stock. */
export interface CountingTables {
  barcodes: {
    code: string
    kind: BarcodeKind
    product_id: string
    variant_id: string | null
    pieces: Generated<number>
    note: string | null
    created_at: Moment
  }
  counts: {
    id: string
    number: Generated<number>
    scope: ColumnType<CountScope, string, never>
    state: Generated<CountState>
    blind: boolean
    created_at: Moment
    created_by: string
    closed_at: Moment | null
    approved_at: Moment | null
    approved_by: string | null
    version: Generated<number>
  }
  count_lines: {
    id: Generated<number>
    count_id: string
    product_id: string
    variant_id: string | null
    position: number
    round: Generated<number>
    counted: number | null
    expected: number | null
    shelf_moved: Generated<boolean>
    counted_at: Moment | null
    counted_by: string | null
    booked: number | null
    booked_in: string | null
  }
  count_entries: {
    id: Generated<number>
    line_id: number
    round: number
    how: 'add' | 'set'
    pieces: number
    counted: number
    expected: number
    staff_id: string | null
    by_name: string
    counted_at: Moment
    command_id: Generated<string | null>
  }
}
