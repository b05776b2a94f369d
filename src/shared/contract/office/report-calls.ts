import * as z from 'zod/mini'
import { reportCopy as copy } from '../../copy/reports.ts'
import { comparedDays, reportNames } from '../../office/reports.ts'
import { success } from '../endpoint.ts'
import { rupees } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Cells by the names of their columns: texts, counts, and amounts in rupees; null: not known. */
const Row = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))
/** Goods that the sums of costs leave out, with their taxable value where they were sold; null: all costs are known. */
const UnknownCost = z.nullable(z.strictObject({ pieces: z.int(), taxable: z.nullable(z.number()) }))
const Days = z.strictObject({ from: z.iso.date(), to: z.iso.date() })

/** A report over Indian days, the first and the last included. */
const Report = z.strictObject({
  report: z.enum(reportNames),
  ...Days.shape,
  /** Group of the report that its rows are of. */
  by: z.string(),
  columns: z.array(z.string()),
  /** Columns that are rupees. */
  amounts: z.array(z.string()),
  /** At most reportLimits.rows of them; the file has all. */
  rows: z.array(Row),
  rowCount: z.int(),
  totals: Row,
  unknownCost: UnknownCost,
  /** The days that it is compared with and what they come to; null: it is of now, and compared with nothing. */
  before: z.nullable(z.strictObject({ ...Days.shape, totals: Row, unknownCost: UnknownCost })),
  /** The figures that say most; `change` in percent to one place, null: there is nothing to compare with. `average`: of an invoice. */
  summary: z.array(
    z.strictObject({
      column: z.string(),
      isAmount: z.boolean(),
      value: z.number(),
      before: z.nullable(z.number()),
      change: z.nullable(z.number()),
    }),
  ),
  /** Bars of its chart: over time, or the greatest ones. `over` names the column that they are of; counts where it is no amount. */
  chart: z.strictObject({
    over: z.string(),
    isAmount: z.boolean(),
    points: z.array(z.strictObject({ key: z.string(), value: rupees, before: z.nullable(rupees) })),
  }),
})
export type Report = z.infer<typeof Report>

const params = z.object({ name: z.string() })
const query = {
  from: z.iso.date(copy.badDay),
  to: z.iso.date(copy.badDay),
  /** Left out: the report's usual one, of sales by the number of days. */
  by: z.optional(z.string().check(z.maxLength(20))),
  against: z._default(z.enum(comparedDays), 'before'),
}

/** Calls of the owner's reports: the figures that the terminal's `report` prints. */
export const officeReports = {
  getReport: staffEndpoint({
    method: 'GET',
    path: '/reports/{name}',
    summary: 'A report over some days: sales, products, profit, stock, gst, payments or shop',
    needs: 'reports.see',
    params,
    query: z.object(query),
    answer: success({ data: Report }),
  }),
  downloadReport: staffEndpoint({
    method: 'GET',
    path: '/reports/{name}/file',
    summary: 'The same with all its rows, as a file',
    needs: 'reports.see',
    stepUp: true,
    givesFile: true,
    params,
    query: z.object({ ...query, format: z.enum(['xlsx', 'csv']) }),
    answer: success({}),
  }),
}
