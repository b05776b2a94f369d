import {
  columnsOnly,
  daysBefore,
  type Report,
  type ReportDays,
  type ReportRow,
  type ReportSums,
  totalsOf,
} from '../../../domain/operations/reports/report.ts'
import { isStep } from '../../../domain/operations/reports/report-points.ts'
import { type ComparedDays, type ReportGroup, type ReportName, reportGroups } from '../../../shared/office/reports.ts'
import { ask, inTransaction } from '../../platform/db/ask.ts'
import type { Shop } from '../../platform/shop.ts'
import { keepCustomers } from '../../shoppers/customers/keep-customers.ts'
import { selectPayments } from './payment-report-queries.ts'
import { selectRates, selectSales } from './sales-report-queries.ts'
import { selectShop } from './shop-report-queries.ts'
import { selectSold } from './sold-report-queries.ts'
import { selectAdjusted, selectStock } from './stock-report-queries.ts'

interface Shape {
  texts: readonly string[]
  counts: readonly string[]
  amounts: readonly string[]
  /** Columns behind the amounts, not added up. */
  last?: readonly string[]
}

const article = ['name', 'productId', 'variantId']

/** Columns that say what a row is of; the ids are for links. */
function groupColumns(by: ReportGroup): readonly string[] {
  if (isStep(by)) return ['period']
  if (by === 'product') return article
  if (by === 'all_sizes') return ['name', 'productId']
  return by === 'customer' ? ['customer', 'customerId'] : [by]
}

const sales = ['gross', 'discounts', 'returns', 'net', 'taxable', 'tax', 'delivery', 'cash', 'online', 'counter']
const shapes: Record<ReportName, (by: ReportGroup) => Shape> = {
  sales: (by) => ({ texts: groupColumns(by), counts: ['invoices', 'creditNotes'], amounts: sales }),
  products: (by) => ({
    // an order with two products counts for both: it is not added up
    texts: [...groupColumns(by), 'orders'],
    counts: ['pieces', 'returned'],
    amounts: ['net', 'taxable', 'cost', 'margin'],
  }),
  profit: (by) => ({
    texts: [...groupColumns(by), 'orders'],
    counts: ['pieces', 'returned'],
    amounts: ['taxable', 'cost', 'margin'],
    last: ['percent'],
  }),
  stock: (by) =>
    by === 'reason'
      ? { texts: ['reason'], counts: ['pieces'], amounts: ['value'] }
      : {
          texts: [...article, 'lastSold', 'cover'],
          counts: ['onHand', 'held', 'came', 'sold', 'back', 'corrected'],
          amounts: ['value'],
        },
  gst: () => ({ texts: ['rate'], counts: [], amounts: ['taxable', 'cgst', 'sgst', 'igst', 'total'] }),
  payments: () => ({ texts: ['what', 'way'], counts: ['count'], amounts: ['amount'] }),
  shop: (by) => {
    if (by === 'search' || by === 'no_results') return { texts: ['search'], counts: ['searches', 'vain'], amounts: [] }
    return by === 'all_sizes'
      ? { texts: groupColumns(by), counts: ['views', 'carts'], amounts: [], last: ['orders'] }
      : { texts: groupColumns(by), counts: ['searches', 'vain', 'views', 'carts', 'orders'], amounts: [] }
  },
}
/** Reports that are of the days alone: stock and what is owed are of a moment. */
const compared: readonly ReportName[] = ['sales', 'products', 'profit', 'gst', 'shop']

/** Days that a report is compared with, and what they come to. */
export interface ComparedReport extends ReportSums {
  days: ReportDays
  rows: ReportRow[]
}

/**
 * Makes a report of the owner over Indian days: sales, products and GST by frozen papers, so that they are the books' own figures,
 * payments and stock by their ledgers. `by` is one of the report's own (reportGroups). What can be compared has the days of
 * `against` beside it.
 */
export async function makeReport(
  shop: Shop,
  name: ReportName,
  days: ReportDays,
  by: ReportGroup,
  against?: ComparedDays,
): Promise<Report & { before?: ComparedReport }> {
  const { texts, counts, amounts, last = [] } = shapes[name](by)
  const columns = [...texts, ...counts, ...amounts, ...last]
  const summed = [...counts, ...amounts]
  const read = async (of: ReportDays, group: ReportGroup) => {
    const rows = await readWithRoom(shop.db, (db) => readRows[name](db, of, group))
    // money that came and money that went is not one sum
    const sums = name === 'payments' ? { totals: {}, unknownCost: null } : totalsOf(rows, summed)
    return { rows: rows.map(columnsOnly), ...sums }
  }
  // who is new is asked of the customers' sums
  if (by === 'customers') await keepCustomers(shop)
  const earlier = daysBefore(days, against)
  const [now, before] = await Promise.all([
    read(days, by),
    compared.includes(name) ? read(earlier, groupBefore(name, by)) : undefined,
  ])
  return { ...now, columns, amounts, ...(before && { before: { days: earlier, ...before } }) }
}

/** Returns how the days before are added up: of what is drawn beside the present by its own group, of the rest the sums alone count. */
function groupBefore(name: ReportName, by: ReportGroup): ReportGroup {
  const groups: readonly ReportGroup[] = reportGroups[name]
  const isDrawn = isStep(by) || by === 'hour'
  return isDrawn || !groups.includes('month') ? by : 'month'
}

/** Reads with memory to tell all customers of a year apart: what does not fit would be written to the disk and read again. */
function readWithRoom(db: Shop['db'], read: (db: Shop['db']) => Promise<ReportRow[]>): Promise<ReportRow[]> {
  return inTransaction(db, async (tx) => {
    await ask(tx, { text: `SET LOCAL work_mem = '64MB'` })
    return read(tx)
  })
}

const readRows: Record<ReportName, (db: Shop['db'], days: ReportDays, by: ReportGroup) => Promise<ReportRow[]>> = {
  sales: selectSales,
  products: selectSold,
  profit: selectSold,
  stock: (db, days, by) => (by === 'reason' ? selectAdjusted(db, days) : selectStock(db, days, by)),
  gst: selectRates,
  payments: selectPayments,
  shop: selectShop,
}
