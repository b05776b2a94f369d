const pieces = (count: number) => `${count} ${Math.abs(count) === 1 ? 'piece' : 'pieces'}`
const things = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`

/** Messages of the server about stock counts (contract office/counts). */
export const countCopy = {
  category: (name: string) => name,
  shelves: (from: string, to: string) => (from === to ? `Shelf ${from}` : `Shelves ${from} to ${to}`),
  random: (items: number) => `${things(items)} by chance`,
  notFound: 'There is no such count',
  nothingThere: 'There is nothing to count in this',
  tooMany: (most: number) => `That is more than ${most} items: choose a part of it`,
  started: (items: number) => (items === 0 ? 'Scan what you count' : `${things(items)} to count`),
  notOpen: 'This count is finished: nothing is counted in it any more',
  notClosed: 'Finish counting first',
  goneOn: 'This count has gone on meanwhile. Look at it again.',
  ended: 'This count has come to its end',
  entered: (name: string, counted: number) => `${name}: ${counted}`,
  notInIt: (name: string) => `${name} is not a part of this count`,
  unknownCode: (code: string) => `Nobody has said yet what ${code} is on`,
  changedMeanwhile: (by: string, counted: number) => `${by} has counted ${counted} meanwhile`,
  tooManyPieces: 'That is more than anybody counts',
  unapproved: 'The approval was taken back',
  uncounted: 'Nothing has been counted yet',
  closed: 'Counting is finished',
  reopened: 'Counting goes on',
  recount: (lines: number) => `${things(lines)} to count again`,
  countedSince: 'Something has been counted since. If nobody needs it, give the count up on its own screen.',
  dropped: 'The count is given up: nothing of it is booked',
  approved: (lines: number) =>
    lines === 0 ? 'Nothing differed' : `${things(lines)} put right. This can be undone in the history.`,
  approvedPartly: (booked: number, waiting: number) => `${things(booked)} put right, ${waiting} cannot be yet`,
  ownCount: (others: string) => `You counted here yourself: ${others} can approve it`,
  movedLine: (name: string) => `Goods came or left while ${name} was counted: have it counted again, or leave it out`,
  overLimit: (name: string, difference: number, limit: number) =>
    `${name} differs by ${pieces(Math.abs(difference))}, and you may book ${limit}: ask the owner`,
  promised: (short: number) =>
    `${pieces(short)} that are missing are sold or being paid for: cancel an order, then approve again`,
} as const
