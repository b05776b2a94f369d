/** Sentences about offers and deals, for shoppers. Amounts and moments come in words. */
export const bargains = {
  title: 'Make an offer',
  from: (from: number) => `Buying ${from} or more? Offer your price per piece, and get the answer at once.`,
  signIn: 'Log in to make an offer',
  quantity: 'Quantity',
  price: 'Your price per piece',
  send: 'Send offer',
  sendAgain: 'Offer again',
  take: (price: string) => `Take it: ${price} each`,
  putInCart: 'Add to cart at this price',
  end: 'End this deal',
  elsewhere: (sentence: string) => `You have a deal for another product. ${sentence}`,
  seeProduct: 'See that product',
  failed: 'The offer could not be sent. Please try again.',
  asked: (offered: string, pieces: number, price: string, until: string, tries: number) =>
    `You offer ${offered} a piece for ${pieces} pieces. The shop asks ${price}. Take it until ${until}${
      tries === 0 ? '. There are no tries left.' : `, or offer again: ${tries === 1 ? '1 try' : `${tries} tries`} left.`
    }`,
  agreed: (price: string, pieces: number, until: string) =>
    `Agreed: ${price} a piece for ${pieces} or more, until ${until}. Coupons do not apply to it.`,
  ended: 'The deal has ended. Today’s prices apply.',
  holds: (price: string, pieces: number, until: string) =>
    `Agreed price ${price} for ${pieces} or more, held until ${until}. Coupons do not apply to it.`,
  tooFew: (price: string, pieces: number) => `The agreed price of ${price} holds from ${pieces} pieces on`,
  cheaper: 'Today’s price is no dearer than the agreed one, and applies',
  over: (name: string) => `The agreed price of ${name} has ended: today’s price applies`,
  closed: 'No offers are taken for this product at present.',
  noRoom: (price: string) => `${price} a piece is the best price for this quantity today.`,
  few: (from: number) => `Offers are taken for ${from} pieces or more. Enter ${from} or more.`,
  notLower: (price: string) => `This quantity costs ${price} a piece today. Offer less than that.`,
  notHigher: (price: string) => `You have offered ${price} before. Offer more than that.`,
  priceShape: 'Enter a price in rupees, such as 150 or 149.50.',
  other: (until: string) =>
    `You have a deal for another product until ${until}. Use it or end it before you make another offer.`,
  otherQuantity: (pieces: number) =>
    `This deal is for ${pieces} pieces. Offer for ${pieces}, or end it and begin again.`,
  already: (price: string) => `The price is agreed already: ${price} a piece.`,
  noTries: (price: string) => `There are no tries left. Take ${price} a piece, or end the deal.`,
  none: 'There is no such deal any more. Make a new offer.',
  another: (price: string) => `The shop asks ${price} a piece now. Check it and confirm again.`,
  endedMeanwhile: 'The agreed price has ended. Check your cart and order again.',
}
