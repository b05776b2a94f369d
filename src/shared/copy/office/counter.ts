/** Texts of the counter: what its sale refuses, and its screen. */
export const counterCopy = {
  walkIn: 'Walk-in customer',
  noLines: 'A sale has at least one line',
  tooManyLines: (most: number) => `A sale has at most ${most} lines`,
  tooManyPayments: (most: number) => `A sale has at most ${most} payments`,
  unknownWay: 'A payment is made by cash, upi or card',
  payment: 'A payment is an amount in rupees above 0, with two decimals at most',
  discount: 'A discount is an amount in rupees, 0 or more, with two decimals at most',
  noSuchVariant: (name: string) => `Choose one of the variants of ${name}`,
  notSold: (name: string) => `${name} is not on sale`,
  discountAbove: (value: string) => `The discount is more than the line: it costs ${value}`,
  discountLimit: (percent: number, most: string) =>
    `You may take off ${percent}% of a line at most: ${most} here. Please ask an owner.`,
  short: (by: string, total: string) => `The sale comes to ${total}: ${by} is missing`,
  moreThanDue: (by: string, total: string) =>
    `UPI and card pay ${by} more than the sale, which comes to ${total}. Only cash is given change for.`,
  cash: (limit: string) => `By law cash of one person in a day stays below ${limit}. Take UPI or a card for the rest.`,
  nameNeeded: 'From ₹50,000 on the bill needs the customer’s name (CGST Rule 46)',
  addressNeeded: 'From ₹50,000 on the bill needs the customer’s address (CGST Rule 46)',
  legalNameNeeded: 'Enter the legal name that goes with the GSTIN',
  gstinNeeded: 'Enter the GSTIN that goes with the legal name',
  sold: (invoice: string) => `Sold: bill ${invoice}`,
  soldWithChange: (invoice: string, change: string) => `Sold: bill ${invoice}. Change ${change}`,
  ways: { cash: 'Cash', upi: 'UPI', card: 'Card' },
  paidBy: (way: string, amount: string, reference: string | null) =>
    `${way} ${amount}${reference ? ` (${reference})` : ''}`,
  free: 'Nothing to pay',
} as const
