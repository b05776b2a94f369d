const number = (pieces: number) => pieces.toLocaleString('en-IN')

/** Sentences of why a typed quantity cannot be bought. */
export const typedQuantity = {
  onlyLeft: (most: number) => `Only ${number(most)} left. Enter ${number(most)} or fewer`,
  least: (least: number) => `Minimum order ${number(least)}. Enter ${number(least)} or more`,
  packs: (multiple: number, near: readonly number[]) =>
    `Sold in multiples of ${number(multiple)}. Enter ${near.map(number).join(' or ')}`,
} as const
