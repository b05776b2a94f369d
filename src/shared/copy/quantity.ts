/** Returns the names of a quantity's buttons, for screen readers; each press is a pack of so many pieces. */
export const quantityLabels = (name: string, pack = 1) => ({
  quantity: `Quantity of ${name}`,
  type: `Enter quantity: ${name}`,
  more: `${pack === 1 ? 'One' : pack} more of ${name}`,
  fewer: `${pack === 1 ? 'One' : pack} less of ${name}`,
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
  more: (pieces: number, amount: string) => `${pieces.toLocaleString('en-IN')} more: ${amount} each`,
  soldIn: (least: number, pack: number) => {
    const packs = pack > 1 ? ` in multiples of ${pack}` : ''
    const from = least > pack ? ` from ${least} on` : ''
    return packs || from ? `Sold${packs}${packs && from && ','}${from}` : ''
  },
  tooFewLeft: (left: number, least: number) => `Only ${left} left, and it is sold from ${least} on`,
}
