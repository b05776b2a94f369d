import type { Seller } from '../../shared/copy/company.ts'
import type { DeliveryTerms } from '../../shared/shop-facts.ts'

/** What pages know of the shop that serves them. */
export interface Site {
  /** The shop's outside address without a slash at its end, for canonical links. */
  publicUrl: string
  /** Online payments are only tried out here: no money moves. */
  testPayments: boolean
  seller: Seller
  delivery: DeliveryTerms
}

/** What the server hands to the browser with a page: nothing personal. */
export interface PageState extends Site {
  /** What was loaded for it: key and data of each query. */
  queries: [key: readonly unknown[], data: unknown][]
}
