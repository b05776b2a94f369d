/** What a cart tells its shopper beside the toasts of SPEC.md. */
export const cartNotices = {
  updated: 'Cart updated',
  cleared: 'Cart emptied',
  gone: (name: string) => `${name} is no longer sold and was taken out of your cart`,
  dearer: (amount: string) =>
    `A price in your cart has changed: it now comes to ${amount}. Please look at it and confirm again.`,
  noVariants: 'This product comes in one variant only: none has to be chosen',
  lineFull: 'A cart holds at most 10,000 pieces of one item. Please contact us for larger quantities.',
} as const
