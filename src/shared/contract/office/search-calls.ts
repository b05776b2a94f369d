import * as z from 'zod/mini'
import { searchLimits } from '../../office-search-limits.ts'
import { success } from '../endpoint.ts'
import { line } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Kinds of records that the search over everything finds, in the order in which they are shown. */
export const searchKinds = ['orders', 'papers', 'products', 'customers', 'quotes', 'coupons'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Records of one kind that a text finds, a few at most; phone numbers in them are masked for everybody. */
const SearchGroup = z.strictObject({
  kind: z.enum(searchKinds),
  hits: z.array(z.strictObject({ path: z.string(), title: z.string(), detail: z.string() })),
  /** There are more than are shown. */
  more: z.boolean(),
})
export type SearchGroup = z.infer<typeof SearchGroup>
export type SearchHit = SearchGroup['hits'][number]

/** The search of the top bar (OFFICE.md §1). */
export const officeSearch = {
  searchEverything: staffEndpoint({
    method: 'POST',
    path: '/search',
    summary:
      'Orders, documents, products, customers, quotations and coupons that a text finds, of those that the person may see; the words stand in no address',
    needs: 'signed-in',
    rate: { account: 'officeCall' },
    body: z.object({ text: line(searchLimits.textMax) }),
    answer: success({ data: z.array(SearchGroup) }),
  }),
}
