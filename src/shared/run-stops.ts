/** Marks that a person gives a stop of their run. `delivered`: nothing was to be collected. */
export const runMarks = ['delivered', 'cash', 'upi', 'refused', 'again'] as const
export type RunMark = (typeof runMarks)[number]

/** State of a stop. `off`: it was taken off the run before anybody had marked it. */
export const stopStates = ['open', ...runMarks, 'off'] as const
export type StopState = (typeof stopStates)[number]
