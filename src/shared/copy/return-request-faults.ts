/** Sentences on what is wrong with a request to return goods or to cancel. A day and a moment are as people read them. */
export const returnRequestFaults = {
  chooseLines: 'Please choose what you want to return',
  wholePieces: 'Please enter a whole number of pieces, at least 1',
  tooManyPieces: 'This is more than was bought',
  noLine: 'This order has no such item',
  sameLine: 'This item is listed twice',
  bought: (pieces: number) => (pieces === 1 ? 'Only 1 piece was bought' : `Only ${pieces} pieces were bought`),
  piecesCameBack: (left: number) =>
    left === 0 ? 'All pieces of this item came back' : `All but ${left} pieces of this item came back`,
  notReturnable: 'This item cannot be returned, unless it is wrong, damaged or defective',
  chooseWhy: 'Please choose why',
  openAlready: (number: string) => `You have asked for this already: your request is ${number}`,
  piecesAskedAlready: (number: string, left: number) =>
    `${left === 0 ? 'All pieces of this item are' : `All but ${left} pieces of this item are`} in your request ${number} already`,
  cameBackAlready: (left: number) =>
    `${left === 0 ? 'All pieces of this item have' : `All but ${left} pieces of this item have`} come back already`,
  notDelivered: 'An order can be returned once it is delivered',
  cameBack: 'This order was returned already',
  cancelled: 'This order is cancelled: there is nothing to return',
  over: (lastDay: string, reach: string) =>
    `This order could be returned until ${lastDay}.${reach === '' ? '' : ` If something is wrong with it, reach us: ${reach}.`}`,
  cancelAtOnce: 'This order is not confirmed yet: you can cancel it yourself, at once',
  hasLeft: 'This order has left our store: it cannot be cancelled. Once it has arrived, you can return it.',
  hasArrived: 'This order has arrived: ask for a return instead',
  ended: 'This order is at its end: there is nothing to cancel',
} as const
