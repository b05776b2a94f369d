import {
  daysBefore,
  type Report,
  type ReportDays,
  type ReportName,
  type ReportRow,
  type ReportStep,
  totalsOf,
} from '../../../domain/operations/reports/report.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectPayments, selectRates, selectSales, selectSold, selectStock } from './report-queries.ts'

const sales = ['gross', 'discounts', 'returns', 'net', 'taxable', 'tax', 'delivery', 'cash', 'online', 'counter']
const shapes: Record<ReportName, { texts: readonly string[]; counts: readonly string[]; amounts: readonly string[] }> =
  {
    sales: { texts: ['period'], counts: ['invoices', 'creditNotes'], amounts: sales },
    products: {
      texts: ['name', 'productId', 'variantId', 'orders'],
      counts: ['pieces', 'returned'],
      amounts: ['net', 'taxable'],
    },
    stock: {
      texts: ['name', 'productId', 'variantId'],
      counts: ['onHand', 'held', 'came', 'sold', 'back', 'corrected'],
      amounts: ['value'],
    },
    gst: { texts: ['rate'], counts: [], amounts: ['taxable', 'cgst', 'sgst', 'igst', 'total'] },
    payments: { texts: ['what', 'way'], counts: ['count'], amounts: ['amount'] },
  }

/**
 * Makes a report of the owner over Indian days: sales, products and GST by frozen papers, so that they are the books' own figures,
 * payments and stock by their ledgers. Sales have the sums of the days before beside theirs (`before`).
 */
export async function makeReport(
  { db }: Pick<Shop, 'db'>,
  name: ReportName,
  days: ReportDays,
  step: ReportStep,
): Promise<Report & { before?: ReportRow }> {
  const { texts, counts, amounts } = shapes[name]
  const columns = [...texts, ...counts, ...amounts]
  const summed = [...counts, ...amounts]
  const rows: ReportRow[] = await readRows[name](db, days, step)
  // money that came and money that went is not one sum
  const totals = name === 'payments' ? {} : totalsOf(rows, summed)
  if (name !== 'sales') return { rows, totals, columns, amounts }
  const before = totalsOf(await readRows.sales(db, daysBefore(days), step), summed)
  return { rows, totals, columns, amounts, before }
}

const readRows: Record<ReportName, (db: Shop['db'], days: ReportDays, step: ReportStep) => Promise<ReportRow[]>> = {
  sales: selectSales,
  products: selectSold,
  stock: selectStock,
  gst: selectRates,
  payments: selectPayments,
}
