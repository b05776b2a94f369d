const percent = (hundredths: number) => `${hundredths / 100}%`

/** Explanations of amounts: how each came about, a sentence a step. Amounts come in words. */
export const explanation = {
  old: 'Made before 1.2. How its amounts were made up was not kept then.',
  titles: {
    cart: 'Your cart',
    order: (number: string) => `Order ${number}`,
    invoice: (number: string) => `Invoice ${number}`,
    creditNote: (number: string) => `Credit note ${number}`,
    refund: (place: number, of: number) => (of === 1 ? 'Refund' : `Refund ${place} of ${of}`),
  },
  names: {
    subTotal: 'Subtotal',
    couponDiscount: (code: string | undefined) => (code ? `Coupon ${code}` : 'Discount'),
    delivery: 'Delivery charges',
    online: 'Online payment discount',
    payable: 'Total',
    payOnline: 'Paid online',
    payCash: 'Paid in cash on delivery',
    gst: 'GST included',
    credited: 'Credited',
    refunded: 'Paid back',
  },
  of: (name: string, text: string) => `${name}: ${text}`,
  times: (quantity: number, price: string, value: string) => `${quantity} × ${price} = ${value}`,
  reasons: {
    break: (from: number) => `, the price from ${from} on`,
    sale: (text: string) => `, the price of the sale “${text}”`,
    quote: (number: string | undefined) =>
      number ? `, the price of quotation ${number}` : ', the price of a quotation',
    deal: (from: number) => `, the price agreed for ${from} or more`,
    kept: ', the price when it was ordered',
  },
  next: (from: number, price: string) => `; ${from} or more would be ${price} each`,
  own: (name: string, amount: string) => `${name}: ${amount} off this item`,
  coupon: {
    percent: (code: string, value: number, of: string, amount: string) =>
      `Coupon ${code}: ${percent(value)} of ${of} = ${amount}`,
    capped: (code: string, value: number, of: string, amount: string) =>
      `Coupon ${code}: ${percent(value)} of ${of}, at most ${amount}`,
    flat: (code: string, amount: string) => `Coupon ${code}: ${amount} off`,
    kept: (code: string, amount: string) => `Coupon ${code}: ${amount} off, as when it was ordered`,
    shared: ', shared over the items by value',
    sharedOfSome: ', shared over the items that it is for by value',
    share: (name: string, amount: string) => `${name}: ${amount}`,
  },
  delivery: {
    free: 'Delivery costs nothing.',
    charge: (amount: string, zone: string | undefined) => (zone ? `${amount} in the zone ${zone}` : amount),
    from: (freeFrom: string, goods: string) => `, free from ${freeFrom}; the items come to ${goods}.`,
    reached: (freeFrom: string, goods: string, zone: string | undefined) =>
      `Free from ${freeFrom}${zone ? ` in the zone ${zone}` : ''}; the items come to ${goods}.`,
    waived: (code: string, amount: string) => `Coupon ${code} takes the delivery charge of ${amount} off.`,
    cashFee: (amount: string) => `${amount} more for paying in cash on delivery.`,
  },
  online: {
    percent: (value: number, of: string, amount: string) =>
      `${value}% of ${of} for paying online = ${amount}, shared over the items by value.`,
    lessOfDeals: (value: number, amount: string) =>
      `${value}% for paying online, and of items at an agreed price the discount of the day of the deal = ${amount}.`,
    onDelivery: (amount: string) => `${amount} of it is off the delivery charge.`,
    would: (of: string, value: number, off: string, amount: string) => `${of} − ${value}% (${off}) = ${amount}`,
  },
  cash: (of: string, fee: string, amount: string) => `${of} + ${fee} for paying in cash on delivery = ${amount}.`,
  sum: (parts: readonly string[], total: string) => `${parts.join(' ')} = ${total}`,
  tax: {
    contained:
      'The tax is in the prices. It is taken out of each item after discounts, each kind rounded to the paisa.',
    day: (day: string) => `At the rates of ${day}.`,
    invoiceDay: (day: string) => `At the rates of ${day}, the day of the invoice.`,
    inState: (rate: number, of: string, half: number, cgst: string, sgst: string) =>
      `GST ${rate}% in ${of}: CGST ${half}% ${cgst}, SGST ${half}% ${sgst}.`,
    interState: (rate: number, of: string, igst: string) =>
      `GST ${rate}% in ${of}: IGST ${igst}, supplied to another state.`,
    exempt: (of: string) => `No GST in ${of}: the goods are exempt.`,
    delivery: (amount: string, rate: number) => `The delivery charge of ${amount} is taxed as its goods, at ${rate}%.`,
    deliveryAndFee: (amount: string, rate: number) =>
      `The delivery charge and the fee for cash, ${amount} together, are taxed as their goods, at ${rate}%.`,
    supplyOf: (state: string) =>
      `The goods go to somebody else for the firm: the place of supply is the state of its GSTIN, ${state} (IGST Act s.10(1)(b)).`,
    replaces: (number: string) =>
      `It replaces invoice ${number}: the rate changed before it was paid, and the rate of the payment holds (CGST Act s.14).`,
    byValue: (name: string, rate: number, entered: number) =>
      `${name}: ${rate}% by the value of a piece, not ${entered}%.`,
    registered: 'The buyer gave a GSTIN: the tax is counted for each rate together, as the GST portal counts it.',
    roundOff: (amount: string) => `Round off: ${amount}.`,
    none: 'It came too late to lower the tax of its invoice (CGST Act s.34(2)): no tax is credited.',
  },
  note: {
    pieces: (name: string, pieces: number, of: number, value: string, amount: string) =>
      `${name}: ${pieces} of ${of} pieces at ${value} = ${amount}`,
    whole: (name: string, amount: string) => `${name}: ${amount}`,
    rateChanged: (number: string) =>
      `All of invoice ${number}: another invoice replaces it, for its GST rate changed before it was paid.`,
    price: (name: string, amount: string) => `${name}: the price is reduced by ${amount}`,
    rounding: 'A piece is its part of what was paid, rounded to the paisa. The last one takes what is left.',
  },
  refund: {
    reasons: {
      order_cancelled: 'All that was paid: the order was cancelled.',
      order_returned: 'All that was left of what was paid: the items came back.',
      part_returned: 'What was paid for the items that came back.',
      price_reduced: 'The price was reduced.',
      order_edited: 'The order costs that much less since it was changed.',
    },
    note: (number: string, amount: string) => `Credit note ${number}: ${amount}.`,
  },
}
