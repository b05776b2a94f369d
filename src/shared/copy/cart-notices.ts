/** What a cart tells its shopper of its own accord. */
export const cartNotices = {
  gone: (name: string) => `${name} is no longer sold and was taken out of your cart`,
  lineFull: 'A cart holds at most 10,000 pieces of one item. Please contact us for larger quantities.',
} as const
