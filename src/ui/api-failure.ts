import type { EditConflict } from '../shared/contract/office/edit.ts'
import { toasts } from '../shared/copy/toasts.ts'

interface FailureParts {
  /** HTTP status; 0 where no answer came. */
  status: number
  /** The contract's stable word, '' where the answer had none. */
  code: string
  /** The server's sentence for a person, '' where it gave none. */
  message: string
  /** Messages about the wrong fields of a form. */
  errors?: Record<string, string>
  /** Number of pieces left, with `out_of_stock`. */
  available?: number
  /** Of the back office, with `edit_conflict`. */
  conflict?: EditConflict
}

/** A call that did not succeed: refused by the server, or not answered at all. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string>
  readonly available: number | undefined
  readonly conflict: EditConflict | undefined
  constructor(parts: FailureParts) {
    super(parts.message)
    this.name = 'ApiFailure'
    this.status = parts.status
    this.code = parts.code
    this.errors = parts.errors ?? {}
    this.available = parts.available
    this.conflict = parts.conflict
  }
}

/** The call or its answer belonged to a session that has ended. Whoever sits there now is told nothing of it. */
export class PastSession extends ApiFailure {
  constructor() {
    super({ status: 0, code: 'past_session', message: '' })
  }
}

/** No answer came (SPEC §8). */
export function noConnection(): ApiFailure {
  return new ApiFailure({ status: 0, code: 'no_connection', message: toasts.noConnection })
}

/** Returns the message for the customer about a failed call: the server's, else `fallback` (SPEC §8); '' of a past session. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof PastSession) return ''
  return error instanceof ApiFailure && error.message ? error.message : fallback
}

/** Returns whether the call failed with this HTTP status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiFailure && error.status === status
}
