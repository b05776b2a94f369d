/** Reasons why a stock level is corrected, in the order in which people choose. */
export const adjustReasons = ['damaged', 'lost', 'found', 'returned', 'own_use', 'sample', 'count'] as const
export type AdjustReason = (typeof adjustReasons)[number]

/** Reasons of movements in the ledger: nobody chooses that of the pieces that a thing began with. */
export type MoveReason = AdjustReason | 'opening'

/** Direction of each of them: 1 more pieces, -1 fewer, 0 either. */
export const directionOf: Readonly<Record<AdjustReason, -1 | 0 | 1>> = {
  damaged: -1,
  lost: -1,
  found: 1,
  returned: 1,
  own_use: -1,
  sample: -1,
  count: 0,
}

/** Returns whether so many pieces more (or fewer) can have this reason: nothing that was damaged makes more. */
export function reasonFits(reason: AdjustReason, change: number): boolean {
  return change !== 0 && directionOf[reason] * change >= 0
}
