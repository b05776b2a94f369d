/** Entry among the specifications of goods that do not come back: it is said before buying, in words of the terms of sale. */
export const notReturnable = {
  title: 'Returns',
  description: 'Not returnable (cut to measure, or opened), unless wrong, damaged or defective',
} as const
