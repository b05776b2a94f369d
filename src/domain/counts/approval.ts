/** Something that differs, as its approval looks at it. */
export interface Differing {
  /** Who counted it, in any round. */
  countedBy: readonly string[]
  difference: number
  shelfMoved: boolean
}

/** Who wants to approve it, and who else could. */
export interface Approver {
  id: string
  /** Others of the shop who may approve counts. */
  others: number
  /** The most pieces of one thing that they may book; null: any. */
  pieces: number | null
}

/** Why it cannot be booked by this person; null: it can. */
export type Refusal = 'own' | 'shelf_moved' | 'over_limit'

/**
 * Whether a difference may be booked: nobody approves what they counted themselves, unless they are the only one who could;
 * what was counted while the shelf moved is nobody's to book.
 */
export function refuseApproval({ countedBy, difference, shelfMoved }: Differing, approver: Approver): Refusal | null {
  if (approver.others > 0 && countedBy.includes(approver.id)) return 'own'
  if (shelfMoved) return 'shelf_moved'
  if (approver.pieces !== null && Math.abs(difference) > approver.pieces) return 'over_limit'
  return null
}
