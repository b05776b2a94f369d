import type { QuoteStatus } from '../../../shared/quote-statuses.ts'

/** States that are kept; that one has ended is seen by the clock. */
export type QuoteState = Exclude<QuoteStatus, 'expired'>

/** A quotation, as far as it decides what may be done to it. */
export interface Dated {
  state: QuoteState
  valid_until: Date
}

/** The status of a quotation at a moment: one that was neither ordered nor declined in time has expired. */
export function quoteStatus({ state, valid_until: until }: Dated, now: Date): QuoteStatus {
  return now > until && state !== 'ordered' && state !== 'declined' ? 'expired' : state
}
