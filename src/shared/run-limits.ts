/** Limits of runs and of the cash that they bring. */
export const runLimits = {
  /** Characters of the reference of a UPI payment. */
  referenceMax: 60,
  /** Characters of why a parcel was refused, and of why a count differs. */
  reasonMax: 120,
  /** Parcels that are given in one go. */
  giveMost: 60,
  /** Stops of one run. */
  stopsMost: 200,
  /** Parcels that are listed to be given. */
  toGiveShown: 200,
  /** Runs that were handed in, the newest first. */
  closedShown: 20,
  /** Stops that are listed with the cash that is still to be handed in. */
  outstandingShown: 500,
  /** Days after which a mark that waited in a browser is not taken any more. */
  markLateDays: 7,
} as const
