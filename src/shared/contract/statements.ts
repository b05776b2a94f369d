import * as z from 'zod/mini'
import { statements as copy } from '../copy/statements.ts'
import { isStatementDay, statementFormats, statementKinds } from '../statement-periods.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './fields.ts'

const day = z.optional(z.string(copy.faults.day).check(z.refine(isStatementDay, copy.faults.day)))

/** Days of a statement. Left out: up to today, and from the beginning of the financial year of the last day. */
const StatementQuery = z.object({ from: day, to: day })

/** The same as a file. */
export const StatementFileQuery = z.extend(StatementQuery, { format: z.enum(statementFormats, copy.faults.format) })

/** The month of the papers, 'YYYY-MM'. */
export const InvoicesZipQuery = z.object({
  month: z.string(copy.faults.month).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, copy.faults.month)),
})

/** A row: `balance` is after it. Of debit and credit one is 0. Days are Indian, 'YYYY-MM-DD'. */
const StatementRow = z.strictObject({
  day: z.string(),
  kind: z.enum(statementKinds),
  /** Of the paper, or the reference of the money; '': it has none. */
  number: z.string(),
  /** Null: the payment became no order. */
  order: z.nullable(z.string()),
  poNumber: z.nullable(z.string()),
  debit: rupees,
  credit: rupees,
  balance: rupees,
})
export type StatementRow = z.infer<typeof StatementRow>

/** opening + debit − credit = closing. A balance above 0 is owed to the shop, one below 0 is held for the shopper. */
const Statement = z.strictObject({
  from: z.string(),
  to: z.string(),
  opening: rupees,
  rows: z.array(StatementRow),
  debit: rupees,
  credit: rupees,
  closing: rupees,
  /** Orders up to the last day that were paid by a test: nothing of them is in the rows. */
  testsLeftOut: z.int(),
})
export type Statement = z.infer<typeof Statement>

export const statements = {
  statement: endpoint({
    method: 'GET',
    path: '/user/statement',
    summary: 'Statement of the caller’s account between two days: invoices, credit notes, payments, refunds, balances',
    access: 'shopper',
    rate: { account: 'statement' },
    query: StatementQuery,
    answer: success({ data: Statement }),
  }),
}
