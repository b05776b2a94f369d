/** What the server hands to the browser with a page: nothing personal. */
export interface PageState {
  /** What was loaded for it: key and data of each query. */
  queries: [key: readonly unknown[], data: unknown][]
  loaderData: Record<string, unknown>
  /** The shop's outside address, for canonical links. */
  publicUrl: string
}
