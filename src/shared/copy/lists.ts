/** Lists that are pasted: what the page and the server say of them. */
export const lists = {
  packsFor: (pieces: number, inOne: number, packs: number) =>
    `Sold in packs of ${inOne}: ${packs} ${packs === 1 ? 'pack' : 'packs'} for ${pieces}`,
  checkUnit: (count: number) => `Check the quantity: ${count} as it is sold here`,
  fromFeet: (feet: number) => `${feet} feet, in metres`,
  roundedUp: (count: number) => `Rounded up to ${count}`,
  soldIn: (minimum: number, multiple: number, count: number) =>
    multiple > 1 ? `Sold in packs of ${multiple}: ${count}` : `Minimum order ${minimum}: ${count}`,
  atMost: (most: number) => `At most ${most} at once`,
  onlyLeft: (left: number) => (left === 0 ? 'Out of stock' : `Only ${left} left`),
  added: (count: number) => (count === 1 ? '1 item added to the cart' : `${count} items added to the cart`),
  noneAdded: 'Nothing could be added',
} as const
