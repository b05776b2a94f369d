import { formatRupees } from '../../money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../money/money.ts'

const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`)

/** Messages where a member of staff exceeds their limits. */
export const staffLimitsCopy = {
  priceFall: ({ percent, least, quantity }: { percent: number; least: Paise; quantity: number }) => {
    const where = quantity > 1 ? `, from ${quantity} pieces on` : ''
    return percent === 0
      ? 'You may lower no price. Ask an owner.'
      : `You may lower a price by ${percent}% in a day: here to ${formatRupees(rupeesFromPaise(least))}${where}. Ask an owner for more.`
  },
  coupon: (percent: number) =>
    percent === 0
      ? 'You may give no discount. Ask an owner.'
      : `You may give a discount of ${percent}% of the cart at most. Ask an owner for more.`,
  flatCoupon: (percent: number, least: Paise) =>
    `You may give a discount of ${percent}% of the cart at most: with this amount the minimum cart value is ${formatRupees(rupeesFromPaise(least))} or more. Or ask an owner.`,
  pieces: (most: number, done: number) =>
    most === 0
      ? 'You may put no count right. Ask an owner.'
      : `You may put ${pieces(most)} right in a day${done > 0 ? `, and have done ${done} today` : ''}. Ask an owner for more.`,
} as const
