import * as z from 'zod/mini'
import { books as copy } from '../../copy/books.ts'
import { success } from '../endpoint.ts'
import { Settlement, SettlementLine } from './settlement-shapes.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const month = z.string(copy.whichMonth).check(z.regex(/^\d{4}-\d{2}$/, copy.whichMonth))
const gstin = z.optional(z.string().check(z.maxLength(15)))
const ofMonth = z.object({ month, gstin })

/** A table of the return, as the offline tool has it: the first rows. */
const ReturnTable = z.strictObject({
  name: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  /** Rows that are not here. */
  more: z.number(),
})

/** GSTR-1 of a month before it is filed, or as it was. Amounts in rupees. */
const MonthReturn = z.strictObject({
  month: z.string(),
  gstin: z.string(),
  /** GSTR-1 of the month; of a quarterly filer (QRMP) its IFF, or GSTR-1 of the quarter. */
  as: z.enum(['gstr1', 'iff', 'quarter']),
  /** Months whose documents it has: one, or the quarter's three. */
  months: z.array(z.string()),
  /** Last day for filing it, YYYY-MM-DD. */
  due: z.string(),
  documents: z.number(),
  taxable: z.number(),
  taxInDocuments: z.number(),
  taxInReturn: z.number(),
  difference: z.number(),
  isOver: z.boolean(),
  /** Null: the month is open. */
  lock: z.nullable(
    z.strictObject({
      at: z.string(),
      by: z.string(),
      sha256: z.string(),
      /** Tax of the kept return less that of its documents, posted as Round off; null: locked before it was posted. */
      roundOff: z.nullable(z.number()),
    }),
  ),
  /** Sentences on what to put right before filing. */
  problems: z.array(z.string()),
  /** Sentences on what to check that the portal does not refuse; absent where there is nothing. */
  warnings: z.optional(z.array(z.string())),
  notes: z.array(z.string()),
  tables: z.array(ReturnTable),
})
export type MonthReturnShown = z.infer<typeof MonthReturn>

/** Outward supplies of a month for GSTR-3B. Amounts in rupees; null: the form has no cell there. */
const MonthGstr3b = z.strictObject({
  month: z.string(),
  gstin: z.string(),
  rows: z.array(
    z.strictObject({
      table: z.enum(['3.1(a)', '3.1(c)', '3.2']),
      nature: z.string(),
      /** Such as 33-Tamil Nadu; null: all places. */
      place: z.nullable(z.string()),
      taxable: z.number(),
      igst: z.nullable(z.number()),
      cgst: z.nullable(z.number()),
      sgst: z.nullable(z.number()),
    }),
  ),
  taxInDocuments: z.number(),
  difference: z.number(),
  notes: z.array(z.string()),
})
export type MonthGstr3bShown = z.infer<typeof MonthGstr3b>

/** Fees that the payment provider kept of a month's settlements, in rupees: fees without their GST, and that GST. */
const MonthFees = z.strictObject({
  month: z.string(),
  rows: z.array(
    z.strictObject({
      settlement: z.string(),
      day: z.string(),
      fee: z.number(),
      gst: z.number(),
      utr: z.nullable(z.string()),
    }),
  ),
  /** Rows that are not here; the sums have them. */
  more: z.number(),
  fee: z.number(),
  gst: z.number(),
  notes: z.array(z.string()),
})

/** The month's books, and what the payment provider settled. */
export const officeBooks = {
  filersOfMonth: staffEndpoint({
    method: 'GET',
    path: '/books/filers',
    summary: 'GSTINs of the shop that issued the papers of a month: each files its own',
    needs: 'books.see',
    query: z.object({ month }),
    answer: success({
      data: z.array(z.strictObject({ gstin: z.string(), documents: z.int(), vouchers: z.int() })),
    }),
  }),
  monthReturn: staffEndpoint({
    method: 'GET',
    path: '/books/gstr1',
    summary: 'GSTR-1 of a month by its tables, and what to put right before filing; a locked one as it was kept',
    needs: 'books.see',
    query: ofMonth,
    answer: success({ data: MonthReturn }),
  }),
  returnFile: staffEndpoint({
    method: 'GET',
    path: '/books/gstr1-file',
    summary: 'GSTR-1 as JSON for the portal, or as a zip with a CSV for each table, of GSTR-3B, and of the GST on fees',
    needs: 'books.export',
    stepUp: true,
    givesFile: true,
    query: z.extend(ofMonth, { format: z.enum(['json', 'zip']) }),
    answer: success({}),
  }),
  monthGstr3b: staffEndpoint({
    method: 'GET',
    path: '/books/gstr3b',
    summary: 'Outward supplies of a month for GSTR-3B: tables 3.1(a), 3.1(c) and 3.2, as its GSTR-1 has them',
    needs: 'books.see',
    query: ofMonth,
    answer: success({ data: MonthGstr3b }),
  }),
  gstr3bFile: staffEndpoint({
    method: 'GET',
    path: '/books/gstr3b-file',
    summary: 'The same as CSV',
    needs: 'books.export',
    stepUp: true,
    givesFile: true,
    query: ofMonth,
    answer: success({}),
  }),
  feesOfMonth: staffEndpoint({
    method: 'GET',
    path: '/books/gst-on-fees',
    summary: 'Fees of the payment provider in a month by settlement, and the GST on them: input credit',
    needs: 'books.see',
    query: ofMonth,
    answer: success({ data: MonthFees }),
  }),
  registerFile: staffEndpoint({
    method: 'GET',
    path: '/books/register-file',
    summary: 'The month’s documents by rate, with their sums',
    needs: 'books.export',
    stepUp: true,
    givesFile: true,
    query: z.extend(ofMonth, { format: z.enum(['csv', 'xlsx']) }),
    answer: success({}),
  }),
  tallyFile: staffEndpoint({
    method: 'GET',
    path: '/books/tally-file',
    summary: 'The month’s documents and settlements as vouchers for Tally with their masters, as a zip',
    needs: 'books.export',
    stepUp: true,
    givesFile: true,
    query: ofMonth,
    answer: success({}),
  }),
  lockMonth: staffEndpoint({
    method: 'POST',
    path: '/books/lock',
    summary:
      'Locks a month that is over: its GSTR-1 is kept byte for byte. `anyway` in spite of what the portal would refuse',
    needs: 'books.lock',
    command: 'books.lock',
    stepUp: true,
    body: z.object({ month, gstin, anyway: z.optional(z.boolean()) }),
    answer: success({ message: z.string(), data: z.strictObject({ sha256: z.string() }) }),
  }),
  setFilingFrequency: staffEndpoint({
    method: 'POST',
    path: '/books/filing-frequency',
    summary: 'Chooses how returns are filed from the quarter of a month on: monthly, or quarterly (QRMP)',
    needs: 'books.lock',
    command: 'books.frequency',
    stepUp: true,
    body: z.object({ month, gstin, frequency: z.enum(['monthly', 'quarterly']) }),
    answer: success({ message: z.string() }),
  }),
  listSettlements: staffEndpoint({
    method: 'GET',
    path: '/books/settlements',
    summary:
      'Settlements of the payment provider, the newest first; `after`: the `next` of the page before; `utr`: how it ends',
    needs: 'books.see',
    query: z.object({
      utr: z.optional(z.string().check(z.trim(), z.minLength(8, copy.shortUtr), z.maxLength(40))),
      after: z.optional(z.string().check(z.maxLength(60))),
    }),
    answer: success({ data: z.array(SettlementLine), next: z.nullable(z.string()) }),
  }),
  getSettlement: staffEndpoint({
    method: 'GET',
    path: '/books/settlements/{id}',
    summary: 'A settlement: its rows beside the shop’s payments and refunds, and what does not agree',
    needs: 'books.see',
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    answer: success({ data: Settlement }),
  }),
  importSettlement: staffEndpoint({
    method: 'POST',
    path: '/books/settlements',
    summary: 'Imports a settlement file (`table`) of the payment provider; what is known is not imported twice',
    needs: 'books.settle',
    command: 'settlement.import',
    multipart: true,
    takes: 'table',
    answer: success({ message: z.string(), data: z.strictObject({ added: z.number(), ids: z.array(z.string()) }) }),
  }),
}
