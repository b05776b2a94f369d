import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { id } from './fields.ts'

/** Call by which a page says what it showed: counted by the day, without who saw it. */
export const seen = {
  tellSeen: endpoint({
    method: 'POST',
    path: '/seen',
    summary: 'Count a view of a product, or a search and whether it found anything; nothing is kept of who',
    access: 'public',
    rate: { none: 'adds to counts in memory, which are bounded for each network and in all' },
    body: z.object({
      productId: z.optional(id),
      search: z.optional(z.string().check(z.maxLength(200))),
      /** Number of products that the search found. */
      found: z.optional(z.int().check(z.minimum(0))),
    }),
    answer: success({}),
  }),
}
