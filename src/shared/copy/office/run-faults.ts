/** Sentences on what cannot be done with a run. */
export const runFaults = {
  reasonNeeded: 'Say why it was refused',
  referenceNeeded: 'Enter the reference of the UPI payment',
  nothingDue: 'Nothing is to be collected here. Mark it as delivered.',
  isDue: (amount: string) => `${amount} is to be collected here. Mark it as cash or UPI.`,
  wholeAmount: (amount: string) =>
    `${amount} is to be collected here. A part of it cannot be taken: collect all of it, or mark it as refused or again tomorrow.`,
  notYours: 'This stop is not on your run',
  noRun: 'This run is not there',
  marked: (how: string, at: string) => `This stop was marked already: ${how}, ${at}`,
  tookOff: 'The shop has taken this stop off your run. Bring the parcel and any cash to the shop.',
  handedIn: (by: string, at: string) =>
    `This run was handed in to ${by}, ${at}. Nothing of it can be changed any more.`,
  tooLate: 'This mark is more than 7 days old. Tell the shop what became of the parcel.',
  badMoment: 'Enter when it was, such as 2026-11-27T13:10:00Z',
  chooseStops: 'Select at least one parcel',
  tooManyStops: 'Select at most 60 parcels at once',
  nobody: 'Select somebody who delivers',
  notPacked: (number: string) => `${number} is not packed, or has arrived already. Reload to see it.`,
  given: (number: string, name: string) => `${number} is on the run of ${name} already. Take it off there first.`,
  cashOfRun: (number: string, name: string) =>
    `${number} is on the run of ${name}, where its cash is marked. Mark it there, or take it off the run first.`,
  alreadyMarked: 'Only a stop that nobody has marked can be taken off',
  otherStops: 'The stops of this run have changed. Reload to see them.',
  noStops: 'Nothing was delivered on this run, so there is nothing to hand in',
  openStops: (count: number) =>
    count === 1
      ? 'One stop has no mark yet. Mark it or take it off first.'
      : `${count} stops have no mark yet. Mark them or take them off first.`,
  sumChanged: (sum: string) => `By now ${sum} was collected on this run. Reload and count again.`,
  differenceReason: (difference: string) => `The cash differs by ${difference}. Say why, or count again.`,
  handedInOrder: 'The run that delivered this order was handed in, so its delivery stays. Return its items instead.',
  month: 'Select a month, such as 2026-11',
} as const
