import type { DehydratedState } from '@tanstack/react-query'

/** What the server hands to the browser with a page: nothing personal. */
export interface PageState {
  queries: DehydratedState
  loaderData: Record<string, unknown>
  /** The shop's outside address, for canonical links. */
  publicUrl: string
}
