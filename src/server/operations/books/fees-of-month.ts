import { sum } from '../../../domain/operations/books/group-rows.ts'
import { gstSheets as copy } from '../../../shared/copy/gst-sheets.ts'
import { indianDay } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { rupeesText } from './gstr3b-of-month.ts'
import type { BookMonth } from './read-month.ts'
import { settlementsOfMonth } from './settlements-of-month.ts'

/** Fee of a settlement in paise, without its GST, and that GST, which is input credit. */
interface SettlementFee {
  settlement: string
  /** Indian day, 'YYYY-MM-DD'. */
  day: string
  fee: Paise
  gst: Paise
  utr: string | null
}

/** Fees of a month with their sums. */
export interface MonthFees {
  rows: SettlementFee[]
  fee: Paise
  gst: Paise
  notes: string[]
}

/** Lists the fees of the settlements that were credited in a month, 'YYYY-MM'; those without a fee are left out, and with `books` another filer's. */
export async function feesOfMonth(shop: Pick<Shop, 'db'>, month: string, books?: BookMonth): Promise<MonthFees> {
  const { settlements, notes } = await settlementsOfMonth(shop, month, books)
  const rows = settlements
    .filter(({ sums }) => sums.fee !== 0)
    .map(({ id, utr, settledAt, sums: { fee, ofItTax } }) => ({
      ...{ settlement: id, day: indianDay(settledAt), fee: fee - ofItTax, gst: ofItTax, utr },
    }))
  return { rows, fee: sum(rows.map(({ fee }) => fee)), gst: sum(rows.map(({ gst }) => gst)), notes }
}

/** Writes them as a sheet with its head and its sums: rupees with two digits. */
export function feeSheet({ rows, fee, gst }: MonthFees): string[][] {
  const cells = rows.map((row) => [row.settlement, row.day, rupeesText(row.fee), rupeesText(row.gst), row.utr ?? ''])
  return [[...copy.feeHead], ...cells, [copy.sum, '', rupeesText(fee), rupeesText(gst), '']]
}
