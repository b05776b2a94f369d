/**
 * States of picking an order: on a walk, all of it taken, something of it missing on the shelf, its walk left with some of it taken, or
 * nothing taken.
 */
export const pickStates = ['picking', 'picked', 'short', 'part', 'none'] as const
export type PickState = (typeof pickStates)[number]

/** States that a list of orders is narrowed by. */
export const shownPickStates = ['picking', 'picked', 'short', 'part'] as const
export type ShownPickState = (typeof shownPickStates)[number]
