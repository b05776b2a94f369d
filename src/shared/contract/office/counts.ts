import * as z from 'zod/mini'
import { countStates } from '../../office/counts.ts'
import { countingLimits } from '../../stock-count-limits.ts'
import { stockLimits } from '../../stock-limits.ts'
import { success } from '../endpoint.ts'
import { id, line, moment, pageNumber, requiredId, rupees, variantId } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** One of the counts. */
export const CountRow = z.strictObject({
  _id: z.string(),
  number: z.int(),
  name: z.string(),
  /** Scope of the count, in words. */
  scope: z.string(),
  state: z.enum(countStates),
  blind: z.boolean(),
  lines: z.int(),
  counted: z.int(),
  by: z.string(),
  startedAt: moment,
  approvedBy: z.nullable(z.string()),
  approvedAt: z.nullable(moment),
})
export type CountRow = z.infer<typeof CountRow>

/** One thing to be counted, and how far that is. */
export const CountLine = z.strictObject({
  id: z.int(),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  picture: z.string(),
  /** Its shelf; null: nobody has named one. */
  shelf: z.nullable(z.string()),
  /** Codes scanned for it, also without a connection. */
  codes: z.array(z.strictObject({ code: z.string(), pieces: z.int() })),
  round: z.int(),
  /** In this round; null: not yet. */
  counted: z.nullable(z.int()),
  by: z.nullable(z.string()),
  at: z.nullable(moment),
  /** Goods came or left while it was counted: it has to be counted again. */
  shelfMoved: z.boolean(),
  /** Results of the rounds before. */
  before: z.array(z.strictObject({ counted: z.int(), by: z.string() })),
  /** Number of pieces expected at that moment, and how many more were found (−: fewer). Left out for those who must not know. */
  expected: z.optional(z.int()),
  difference: z.optional(z.int()),
  /** Value of the difference, at what the product costs, else at its price. Left out for those who see no costs. */
  worth: z.optional(rupees),
  /** Difference that the approval booked; null: nothing yet. */
  booked: z.nullable(z.int()),
})
export type CountLine = z.infer<typeof CountLine>

export const Count = z.extend(CountRow, {
  version: z.int(),
  /** True if every scanned product belongs to it. */
  takesAnything: z.boolean(),
  items: z.array(CountLine),
  /** Reason why the caller may not approve it, as a sentence; null: they may, once it is closed. */
  notYours: z.nullable(z.string()),
})
export type Count = z.infer<typeof Count>

const params = z.object({ id })
const seen = z.int()
const told = success({ message: z.string() })
const lineIds = z.array(z.int()).check(z.maxLength(countingLimits.countLinesMax))
const pieces = z.int().check(z.gte(0), z.lte(countingLimits.countedPiecesMax))

const Scope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), id: requiredId }),
  z.strictObject({ kind: z.literal('random'), items: z.int().check(z.gte(1), z.lte(200)) }),
  z.strictObject({ kind: z.literal('shelves'), from: line(stockLimits.shelfMax), to: line(stockLimits.shelfMax) }),
  z.strictObject({ kind: z.literal('list'), name: line(60) }),
])

/** A choice of what to count next, and how much there is to count. */
const Choice = z.strictObject({ id: z.string(), name: z.string(), items: z.int() })

/** Counts of what lies on the shelves, while the shop sells. */
export const officeCounts = {
  listCounts: staffEndpoint({
    method: 'GET',
    path: '/counts',
    summary: 'Counts: those under way, or those that are done; the newest first',
    needs: 'counts.run',
    query: z.object({
      which: z._default(z.enum(['open', 'done']), 'open'),
      page: pageNumber,
    }),
    answer: success({ data: z.array(CountRow), pageSize: z.int() }),
  }),
  countChoices: staffEndpoint({
    method: 'GET',
    path: '/counts/choices',
    summary: 'Categories and their subcategories, with how much there is to count in each',
    needs: 'counts.run',
    answer: success({ data: z.array(Choice) }),
  }),
  getCount: staffEndpoint({
    method: 'GET',
    path: '/counts/{id}',
    summary: 'A count with all that is counted',
    needs: 'counts.run',
    params,
    answer: success({ data: Count }),
  }),
  startCount: staffEndpoint({
    method: 'POST',
    path: '/counts',
    summary: 'Begins a count',
    needs: 'counts.run',
    command: 'count.start',
    body: z.strictObject({ scope: Scope, blind: z._default(z.boolean(), true) }),
    answer: success({ message: z.string(), data: z.strictObject({ _id: z.string() }) }),
  }),
  enterCount: staffEndpoint({
    method: 'POST',
    path: '/counts/{id}/entries',
    summary: 'Says how many there are: so many more (a scan), or so many in all (typed)',
    needs: 'counts.run',
    command: 'count.enter',
    // another time at each try of the same entry: it is no part of what is done once
    secrets: ['agoMs'],
    params,
    body: z.strictObject({
      /** The scanned bar code; else the item. */
      barcode: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      productId: z.optional(requiredId),
      variantId,
      how: z.enum(['add', 'set']),
      /** Of a scan: how often; the code knows how many pieces that is. */
      pieces,
      /** With `set`: what stood there. Somebody else's number is not written over unseen. */
      saw: z.optional(z.nullable(pieces)),
      /** Age of the sighting, in ms: a phone may have been without a connection. */
      agoMs: z._default(z.int().check(z.gte(0), z.lte(countingLimits.countEntryAgeMs)), 0),
    }),
    answer: success({
      message: z.string(),
      data: z.strictObject({
        line: z.int(),
        name: z.string(),
        round: z.int(),
        counted: z.int(),
        shelfMoved: z.boolean(),
      }),
    }),
  }),
  closeCount: staffEndpoint({
    method: 'POST',
    path: '/counts/{id}/close',
    summary: 'Counting is finished: what differs can be looked at',
    needs: 'counts.run',
    command: 'count.close',
    params,
    body: z.strictObject({}),
    answer: told,
  }),
  reopenCount: staffEndpoint({
    method: 'POST',
    path: '/counts/{id}/reopen',
    summary: 'Counting goes on',
    needs: 'counts.run',
    command: 'count.reopen',
    params,
    body: z.strictObject({ version: seen }),
    answer: told,
  }),
  recountLines: staffEndpoint({
    method: 'POST',
    path: '/counts/{id}/recount',
    summary: 'Has some of it counted a second time',
    needs: 'counts.approve',
    command: 'count.recount',
    params,
    body: z.strictObject({ version: seen, lines: lineIds.check(z.minLength(1)) }),
    answer: told,
  }),
  approveCount: staffEndpoint({
    method: 'POST',
    path: '/counts/{id}/approve',
    summary: 'Books what differs, but for what is left out',
    needs: 'counts.approve',
    command: 'count.approve',
    params,
    body: z.strictObject({ version: seen, without: z._default(lineIds, []) }),
    answer: success({
      message: z.string(),
      data: z.strictObject({
        booked: z.int(),
        /** Lines that cannot be booked yet, with the reason: the missing pieces are promised to somebody. */
        waiting: z.array(z.strictObject({ line: z.int(), name: z.string(), because: z.string() })),
      }),
    }),
  }),
  dropCount: staffEndpoint({
    method: 'POST',
    path: '/counts/{id}/drop',
    summary: 'Gives a count up: nothing of it is booked',
    needs: 'counts.run',
    command: 'count.drop',
    params,
    body: z.strictObject({ version: seen }),
    answer: told,
  }),
}
