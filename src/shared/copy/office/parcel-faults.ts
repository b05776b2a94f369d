/** Sentences of what cannot be done with the parcels of an order. */
export const parcelFaults = {
  noLines: 'Select the items that go into the parcel',
  noLine: (position: number) => `This order has no line ${position}`,
  twice: (position: number) => `Line ${position} is given twice`,
  wholePieces: 'Enter a whole number of pieces',
  tooMany: (left: number) =>
    left === 0 ? 'All of these are in parcels already' : `Only ${left} are still to be packed`,
  weight: 'Enter a weight from 1 g to 999 kg',
  size: 'Enter length, breadth and height in mm, each from 1 to 10,000',
  carrier: 'Enter the courier',
  photoOnly: 'Please choose a JPEG, PNG or WebP picture',
  notFound: 'This order has no such parcel',
  unconfirmed: 'Confirm the order first, then pack its parcels',
  packedWhole: 'This order is packed as a whole. Undo packing, then pack its parcels.',
  nothingLeft: 'All items of this order are in parcels or have left already',
  packRest: 'This order leaves in parcels: pack what is left as one more parcel',
  undoLast: 'This order is packed in parcels: undo its last parcel instead',
  notTogether: 'Its parcels are not all at the same step, so this cannot be undone',
  someLeft: 'A parcel of this order has left. Send the rest too, or return the items when they are back.',
  oneNumberEach: 'Several parcels of this order leave: enter each tracking number at its parcel',
  moved: (state: string) => `This parcel is ${state} already`,
  notNow: (state: string) => `This parcel is ${state}: it cannot take this step now`,
  onlyLast: 'Only the last parcel can be undone, and only before it is shipped',
  packedAnew: 'This parcel was packed anew since then. Undo it at the order.',
  sendRest: 'Send everything that is left of the order first, then record this parcel as refused or lost',
  someBack:
    'Items like those in this parcel were returned already. Mark this parcel as delivered, then use Return items for what is still to be credited.',
  partlyPaid:
    'A parcel of this order was paid at the door. Record each other parcel as refused or lost, then use Return items for what came back.',
} as const
