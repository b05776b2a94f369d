import * as z from 'zod/mini'
import { success } from '../endpoint.ts'
import { rupees } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Something that waits for somebody, how much of it, and where it is done. */
const Waiting = z.strictObject({
  key: z.string(),
  count: z.int(),
  more: z.boolean(),
  /** The screen that it is done on; null: none yet. */
  path: z.nullable(z.string()),
  /** It is wrong that it waits. */
  urgent: z.boolean(),
})
export type Waiting = z.infer<typeof Waiting>

const Sales = z.strictObject({ orders: z.int(), amount: rupees })

/** Tasks and figures of today. */
export const Today = z.strictObject({
  waiting: z.array(Waiting),
  /** Left out for who does not see sales. */
  sales: z.optional(
    z.strictObject({
      today: Sales,
      /** The same weekday last week until the same time of day, and that whole day. */
      lastWeekByNow: Sales,
      lastWeek: Sales,
      /** The last fourteen days, the oldest first; each an Indian day. */
      days: z.array(z.strictObject({ day: z.string(), orders: z.int(), amount: rupees })),
      /** Orders that these days leave out: those paid by a test. Left out where there is none. */
      tests: z.optional(Sales),
    }),
  ),
  /** Items that last the shortest: free pieces, and days of sale; null: it is not sold. */
  runsLow: z.array(
    z.strictObject({ item: z.string(), name: z.string(), left: z.int(), daysLeft: z.nullable(z.int()) }),
  ),
  /** Steps of setting the shop up, while some are left; for who may take them. */
  setUp: z.optional(z.strictObject({ done: z.int(), of: z.int() })),
  done: z.strictObject({ packed: z.int(), shipped: z.int(), delivered: z.int() }),
})
export type Today = z.infer<typeof Today>

export const officeToday = {
  today: staffEndpoint({
    method: 'GET',
    path: '/today',
    summary: 'What waits, and what was sold today',
    needs: 'orders.see',
    answer: success({ data: Today }),
  }),
}
