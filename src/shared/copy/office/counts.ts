const pieces = (count: number) => `${count} ${Math.abs(count) === 1 ? 'piece' : 'pieces'}`
const things = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`

/** Messages of the server about stock counts (contract office/counts). */
export const countCopy = {
  category: (name: string) => name,
  shelves: (from: string, to: string) => (from === to ? `Shelf ${from}` : `Shelves ${from} to ${to}`),
  random: (items: number) => `${things(items)}, random`,
  notFound: 'Count not found',
  nothingThere: 'No items to count here',
  tooMany: (most: number) => `This is more than ${most} items: choose fewer`,
  started: (items: number) => (items === 0 ? 'Scan items to count' : `${things(items)} to count`),
  notOpen: 'This count is already finished',
  notClosed: 'Finish counting first',
  goneOn: 'This count has changed. Check it again.',
  ended: 'This count is closed',
  entered: (name: string, counted: number) => `${name}: ${counted}`,
  notInIt: (name: string) => `${name} is not in this count`,
  unknownCode: (code: string) => `${code} is not linked to a product`,
  changedMeanwhile: (by: string, counted: number) => `${by} has counted ${counted} in the meantime`,
  tooManyPieces: 'This number is too high',
  unapproved: 'The approval was undone',
  uncounted: 'No items counted yet',
  closed: 'Counting is finished',
  reopened: 'Counting continues',
  recount: (lines: number) => `${things(lines)} to count again`,
  countedSince: 'Items were counted since. To stop, cancel the count on its page.',
  dropped: 'Count cancelled. Stock is unchanged.',
  approved: (lines: number) =>
    lines === 0 ? 'No differences' : `Stock of ${things(lines)} updated. You can undo this in the activity log.`,
  approvedPartly: (booked: number, waiting: number) =>
    `Stock of ${things(booked)} updated, ${waiting} not yet possible`,
  ownCount: (others: string) => `You took part in this count: ${others} can approve it`,
  movedLine: (name: string) => `Stock moved while ${name} was counted: count it again, or skip it`,
  overLimit: (name: string, difference: number, limit: number) =>
    `${name} differs by ${pieces(Math.abs(difference))}, and your limit is ${limit}: ask the owner`,
  promised: (short: number) =>
    `${pieces(short)} of the shortage are sold or being paid for: cancel an order, then approve again`,
} as const
