/** Something that differs, as its approval looks at it. */
export interface Differing {
  /** Ids of those who counted it, in any round. */
  countedBy: readonly string[]
  difference: number
  shelfMoved: boolean
}

/** The person who wants to approve it, and how many others could. */
export interface Approver {
  id: string
  /** Others of the shop who may approve counts. */
  others: number
  /** The most pieces of one thing that they may book; null: any. */
  pieces: number | null
}

/** Reason why this person cannot book it; null: they can. */
export type Refusal = 'own' | 'shelf_moved' | 'over_limit'

/**
 * Returns the reason why a difference may not be booked, or null: nobody approves what they counted themselves, unless they are
 * the only one who could; what was counted while the shelf moved is nobody's to book, nor is a difference above the approver's
 * limit of pieces.
 */
export function refuseApproval({ countedBy, difference, shelfMoved }: Differing, approver: Approver): Refusal | null {
  if (approver.others > 0 && countedBy.includes(approver.id)) return 'own'
  if (shelfMoved) return 'shelf_moved'
  if (approver.pieces !== null && Math.abs(difference) > approver.pieces) return 'over_limit'
  return null
}
