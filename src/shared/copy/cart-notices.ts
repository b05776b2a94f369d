/** What a cart tells its shopper beside the toasts of SPEC.md. */
export const cartNotices = {
  updated: 'Cart updated',
  cleared: 'Cart emptied',
  gone: (name: string) => `${name} is no longer sold and was taken out of your cart`,
  lineFull: 'A cart holds at most 10,000 pieces of one item. Please contact us for larger quantities.',
} as const
