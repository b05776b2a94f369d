/** Returns the names of a quantity's buttons, for screen readers; each press is a pack of so many pieces. */
export const quantityLabels = (name: string, pack = 1) => ({
  quantity: `Quantity of ${name}`,
  type: `Enter quantity: ${name}`,
  more: `Increase quantity of ${name}${pack === 1 ? '' : ` by ${pack}`}`,
  fewer: `Decrease quantity of ${name}${pack === 1 ? '' : ` by ${pack}`}`,
})

/** Texts on the price of more pieces, and on the quantities in which something is sold. */
export const priceSteps = {
  title: 'Price by quantity',
  unread: 'Enter a whole number',
  /** Returns the quantities of a price; `to` null: no upper end. */
  range: (from: number, to: number | null) =>
    to === null
      ? `${from.toLocaleString('en-IN')}+`
      : from === to
        ? `${from}`
        : `${from}–${to.toLocaleString('en-IN')}`,
  each: (amount: string) => `${amount} each`,
  present: (quantity: number, amount: string) => `${quantity} pieces: ${amount} each`,
  best: (amount: string, from: number) => `${amount} each from ${from.toLocaleString('en-IN')}`,
  more: (pieces: number, amount: string) => `Add ${pieces.toLocaleString('en-IN')} to pay ${amount} each`,
  soldIn: (least: number, pack: number) => {
    const packs = pack > 1 ? `Sold in multiples of ${pack}` : ''
    const from = least > pack ? `inimum order ${least}` : ''
    return `${packs}${from && (packs ? ', m' : 'M')}${from}`
  },
  tooFewLeft: (left: number, least: number) => `Only ${left} left, minimum order ${least}`,
}
