/** Messages of a cart to its shopper beside the toasts of SPEC.md. */
export const cartNotices = {
  updated: 'Cart updated',
  cleared: 'Cart emptied',
  restored: 'Your cart is restored',
  partlyRestored: (count: number) => `Your cart is restored, except ${count === 1 ? '1 item' : `${count} items`}`,
  boughtAgain: (changes: number) =>
    changes === 0 ? 'Added to your cart again' : 'Added to your cart again: please check what has changed',
  nothingCleared: 'There is no emptied cart to restore',
  gone: (name: string) => `${name} is no longer sold and was removed from your cart`,
  inVariants: (name: string) => `${name} now has several variants and was removed from your cart: please choose one`,
  dearer: (amount: string) =>
    `A price in your cart has changed: it now comes to ${amount}. Please check it and confirm again.`,
  quoteEnded: (name: string) => `The quoted price of ${name} has ended: today’s price applies`,
  quoteHolds: (number: string, until: string) =>
    `Price of quotation ${number}, held until ${until}. Coupons do not apply to it.`,
  quoteTooFew: (number: string, from: number) => `Quotation ${number} holds from ${from} pieces on`,
  quoteTooMany: (number: string, upTo: number) =>
    `Quotation ${number} holds for up to ${upTo} pieces. Ask for another one for more.`,
  noVariants: 'This product has no variants to choose from',
  lineFull: 'A cart holds at most 10,000 pieces of one item. Please contact us for larger quantities.',
  /** `least` pieces, in multiples of `multiple`; the nearest quantities that may be bought. */
  notSoldSo: (
    name: string,
    { least, multiple }: { least: number; multiple: number },
    { below, above }: { below: number | null; above: number },
  ) => {
    const multiples = multiple > 1 ? ` in multiples of ${multiple}` : ''
    const from = least > multiple ? `${multiples && ','} with a minimum order of ${least}` : ''
    return `${name} is sold${multiples}${from}. Please take ${below === null ? above : `${below} or ${above}`}.`
  },
} as const
