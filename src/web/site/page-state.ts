import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'

/** Facts that pages know of the shop that serves them. */
export interface Site {
  /** The shop's outside address without a slash at its end, for canonical links. */
  publicUrl: string
  /** Online payments are only tried out here: no money moves. */
  testPayments: boolean
  /** Nobody takes online payments here: only cash is left. */
  paymentsOff: boolean
  shop: ShopIdentity
}

/** State that the server hands to the browser with a page: nothing personal. */
export interface PageState extends Site {
  /** Data loaded for it: key and data of each query. */
  queries: [key: readonly unknown[], data: unknown][]
}
