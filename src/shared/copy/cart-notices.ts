/** Messages of a cart to its shopper beside the toasts of SPEC.md. */
export const cartNotices = {
  updated: 'Cart updated',
  cleared: 'Cart emptied',
  restored: 'Your cart is restored',
  partlyRestored: (count: number) => `Your cart is restored, but for ${count === 1 ? '1 item' : `${count} items`}`,
  boughtAgain: (changes: number) =>
    changes === 0 ? 'Added to your cart again' : 'Added to your cart again: please look at what has changed',
  nothingCleared: 'There is no emptied cart to restore',
  gone: (name: string) => `${name} is no longer sold and was taken out of your cart`,
  inVariants: (name: string) =>
    `${name} comes in several variants now and was taken out of your cart: please choose one`,
  dearer: (amount: string) =>
    `A price in your cart has changed: it now comes to ${amount}. Please look at it and confirm again.`,
  noVariants: 'This product comes in one variant only: none has to be chosen',
  lineFull: 'A cart holds at most 10,000 pieces of one item. Please contact us for larger quantities.',
  /** `least` pieces, in multiples of `multiple`; the nearest quantities that may be bought. */
  notSoldSo: (
    name: string,
    { least, multiple }: { least: number; multiple: number },
    { below, above }: { below: number | null; above: number },
  ) => {
    const multiples = multiple > 1 ? ` in multiples of ${multiple}` : ''
    const from = least > multiple ? `${multiples && ','} from ${least} on` : ''
    return `${name} is sold${multiples}${from}. Please take ${below === null ? above : `${below} or ${above}`}.`
  },
} as const
