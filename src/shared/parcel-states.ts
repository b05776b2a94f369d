/** States of a parcel; the last three are its end. `out`: out for delivery. */
export const parcelStates = ['packed', 'shipped', 'out', 'delivered', 'refused', 'lost'] as const
export type ParcelState = (typeof parcelStates)[number]

/** Steps that a parcel is brought by itself, by the word in the call's path. */
export const parcelSteps = ['ship', 'out-for-delivery', 'deliver', 'refuse', 'undo'] as const
export type ParcelStepName = (typeof parcelSteps)[number]
