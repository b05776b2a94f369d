import type { EditConflict } from '../contract/office/edit.ts'
import type { EditPreview } from '../contract/office/order-edit-calls.ts'

/** Every failure that a caller can meet: a stable word for programs and its HTTP status (CONTRACT §2). */
export const failureStatus = {
  bad_input: 400,
  online_payment_needs_intent: 400,
  cash_limit: 400,
  wrong_code: 400,
  payment_not_verified: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  /** Wants a factor shown anew. */
  step_up: 403,
  /** A request that another site's page may have sent. */
  foreign_request: 403,
  not_found: 404,
  account_exists: 409,
  too_many_addresses: 409,
  too_many_firms: 409,
  /** The account has a firm with this GSTIN. */
  firm_exists: 409,
  out_of_stock: 409,
  quantity_at_minimum: 409,
  /** Not in this quantity: it is sold in packs, or from so many pieces on. */
  quantity_not_sold: 409,
  cart_full: 409,
  cart_empty: 409,
  /** Goods are to be added to a cart that has others: beside them, or in their place? */
  cart_not_empty: 409,
  list_full: 409,
  /** The product that somebody wants to be told of is in stock. */
  in_stock: 409,
  cart_changed: 409,
  coupon_refused: 409,
  already_reviewed: 409,
  order_state: 409,
  payment_refunded: 409,
  /** Nobody knows yet who sells: settings are missing. */
  shop_not_ready: 409,
  not_delivered_there: 409,
  ticket_state: 409,
  /** The same was asked for already, and is not decided yet. */
  request_open: 409,
  /** A request that somebody of the shop moved meanwhile, or that does not take this step. */
  request_state: 409,
  /** The days in which goods may be returned are over. */
  return_over: 409,
  /** A quotation that has ended, was declined or bought, or is somebody else's by now. */
  quote_state: 409,
  /** A deal that is over, asks another price, or stands beside the one that is wanted. */
  deal_state: 409,
  /** A count that has gone on since it was looked at, or that this cannot be done to. */
  count_state: 409,
  barcode_taken: 409,
  in_progress: 409,
  /** Somebody else changed the same field meanwhile. */
  edit_conflict: 409,
  /** An id of a command that was given to something else. */
  command_reused: 409,
  /** A rule about the people of the shop stands against it: the last owner, one's own role, the last factor. */
  staff_rule: 409,
  cannot_undo: 409,
  /** A month of the books that is locked already, is not, or cannot be yet. */
  month_state: 409,
  /** A supplier's bill that has come in already. */
  already_received: 409,
  /** Two customers who are one already. */
  already_merged: 409,
  too_large: 413,
  wrong_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

/** A stable word for a program: `code` of every failure answer. */
export type FailureCode = keyof typeof failureStatus

/** Details of a failure beside its code: form errors by field, and figures that a caller can use (such as `available`). */
export interface FailureDetails {
  errors?: Record<string, string>
  available?: number
  /** With `edit_conflict`: was, theirs and yours of each field. */
  conflict?: EditConflict
  /** With an order's edit whose outcome is another by now. */
  preview?: EditPreview
  /** Becomes the header Retry-After. */
  retryAfterSeconds?: number
}

/** A failure that was foreseen: thrown by use cases (so that a transaction rolls back), answered as JSON with its code's status. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly details: FailureDetails
  constructor(code: FailureCode, message: string, details: FailureDetails = {}) {
    super(message)
    this.name = 'Failure'
    this.code = code
    this.details = details
  }
  /** The HTTP status of this failure's code. */
  get status(): number {
    return failureStatus[this.code]
  }
}
