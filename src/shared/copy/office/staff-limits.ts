import { formatRupees } from '../../money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../money/money.ts'

const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`)

/** Messages where a member of staff exceeds their limits. */
export const staffLimitsCopy = {
  priceFall: ({ percent, least, quantity }: { percent: number; least: Paise; quantity: number }) => {
    const where = quantity > 1 ? `, from ${quantity} pieces on` : ''
    return percent === 0
      ? 'You cannot lower prices. Ask an owner.'
      : `You can lower a price by ${percent}% a day: here to ${formatRupees(rupeesFromPaise(least))}${where}. Ask an owner for more.`
  },
  quotedPrice: (percent: number, least: Paise) =>
    percent === 0
      ? 'You cannot lower prices. Ask an owner.'
      : `Your maximum discount is ${percent}% off the selling price: here ${formatRupees(rupeesFromPaise(least))} or more. Ask an owner for less.`,
  coupon: (percent: number) =>
    percent === 0
      ? 'You cannot give discounts. Ask an owner.'
      : `Your maximum discount is ${percent}% of the cart. Ask an owner for more.`,
  flatCoupon: (percent: number, least: Paise) =>
    `Your maximum discount is ${percent}% of the cart: with this amount set a min. cart value of ${formatRupees(rupeesFromPaise(least))} or more. Or ask an owner.`,
  pieces: (most: number, done: number) =>
    most === 0
      ? 'You cannot adjust stock. Ask an owner.'
      : `You can adjust ${pieces(most)} a day${done > 0 ? `, ${done} used today` : ''}. Ask an owner for more.`,
} as const
