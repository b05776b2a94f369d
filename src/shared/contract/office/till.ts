import * as z from 'zod/mini'
import { tillCopy as copy } from '../../copy/office/till.ts'
import { counterLimits } from '../../counter-limits.ts'
import { limits } from '../../limits.ts'
import { success } from '../endpoint.ts'
import { exactRupees, isWholePaise, line, moment, optionalLine, rupees } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const above = z
  .number(copy.amount)
  .check(
    z.minimum(0.01, copy.amount),
    z.maximum(limits.noUpperPriceRupees, copy.amount),
    z.refine(isWholePaise, copy.amount),
  )

/** Amounts of a drawer, in rupees: of its sales by way, put in, taken out, and what should lie in it. */
const sums = {
  float: rupees,
  cash: rupees,
  upi: rupees,
  card: rupees,
  ins: rupees,
  outs: rupees,
  expected: rupees,
  sales: z.int(),
  openedAt: moment,
  openedBy: z.string(),
  rows: z.array(
    z.strictObject({ kind: z.enum(['in', 'out']), amount: rupees, reason: z.string(), by: z.string(), at: moment }),
  ),
}

/** The Z report of a drawer, as it was frozen. */
const Report = z.strictObject({
  ...sums,
  number: z.int(),
  closedAt: moment,
  closedBy: z.string(),
  /** Sales that were parked when it was closed. */
  parked: z.int(),
  bills: z.nullable(z.strictObject({ first: z.string(), last: z.string() })),
  counted: rupees,
  difference: rupees,
  reason: z.nullable(z.string()),
})
export type TillReport = z.infer<typeof Report>

const Present = z.strictObject(sums)
export type PresentTill = z.infer<typeof Present>

const reason = line(counterLimits.tillReasonMax)

export const officeTill = {
  presentTill: staffEndpoint({
    method: 'GET',
    path: '/till',
    summary: 'The open till with its sums, and the newest Z reports',
    needs: 'till.see',
    answer: success({
      data: z.strictObject({
        open: z.nullable(Present),
        reports: z.array(Report),
        /** Sales that are parked now. */
        parked: z.int(),
      }),
    }),
  }),
  openTill: staffEndpoint({
    method: 'POST',
    path: '/till/open',
    summary: 'Opens the till with its float',
    needs: 'till.use',
    command: 'till.open',
    body: z.strictObject({ float: exactRupees }),
    answer: success({ message: z.string() }),
  }),
  moveTill: staffEndpoint({
    method: 'POST',
    path: '/till/rows',
    summary: 'Puts cash into the till or takes it out, beside sales',
    needs: 'till.use',
    command: 'till.move',
    body: z.strictObject({ kind: z.enum(['in', 'out']), amount: above, reason }),
    answer: success({ message: z.string() }),
  }),
  closeTill: staffEndpoint({
    method: 'POST',
    path: '/till/close',
    summary: 'Closes the till with its count: a numbered Z report',
    needs: 'till.use',
    command: 'till.close',
    body: z.strictObject({ counted: exactRupees, reason: optionalLine(counterLimits.tillReasonMax) }),
    answer: success({ message: z.string(), data: Report }),
  }),
}
