const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

/** Sentences on what cannot be done on a pick walk. */
export const pickFaults = {
  noWalk: 'This pick walk is not there',
  notYours: 'This is the pick walk of somebody else',
  notOnWalk: 'This order is on no pick walk',
  chooseOrders: 'Select at least one order, or say how many to pick',
  tooMany: (most: number) => `Select at most ${most} orders for one walk`,
  onWalk: (number: string, name: string) =>
    `${name} is picking ${number} already. Leave it out, or ask ${name} to end the walk.`,
  notConfirmed: (number: string) => `${number} cannot be picked: only confirmed orders are. Leave it out.`,
  allPicked: (number: string) => `Everything of ${number} is picked already. Leave it out.`,
  nothingToPick: 'No order waits to be picked',
  enterPieces: 'Enter how many pieces, at least 1',
  enterThere: 'Enter how many pieces are on the shelf, or 0',
  badMoment: 'Enter when it was, such as 2026-11-27T13:10:00Z',
  packed: (number: string) => `${number} is packed already. Put the pieces back on the shelf.`,
  much: (number: string, left: number) =>
    left === 0
      ? `Nothing of this is to be taken for ${number} any more. Put the pieces back on the shelf.`
      : `Only ${pieces(left)} can still be taken for ${number}. Put the others back on the shelf.`,
  muchBack: (number: string, left: number) =>
    left === 0 ? `Nothing of this was taken for ${number}.` : `Only ${pieces(left)} were taken for ${number}.`,
  notShort: 'All pieces of this were taken, so nothing is missing',
} as const
