/** Kinds of requests: to send goods of a delivered order back, or to cancel a confirmed order. */
export const requestKinds = ['return', 'cancel'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Reasons for a return (CONTRACT §7). */
export const returnReasons = ['wrong', 'damaged', 'defective', 'not_needed', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** States of a request, in their order. A cancellation ends with the answer. */
export const requestStates = ['asked', 'accepted', 'refused', 'picked_up', 'arrived', 'inspected', 'refunded'] as const
export type RequestState = (typeof requestStates)[number]

/** Limits of what a shopper sends with a request. */
export const requestLimits = {
  /** Characters of the text. */
  textMax: 2000,
  photosMost: 5,
  /** The longer side of a photo as it is kept, in px. */
  photoSidePx: 1600,
  linesMost: 500,
} as const
