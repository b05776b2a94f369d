/** Messages about labels (contract office/labels), and the words printed on them. */
export const labelCopy = {
  mrp: (amount: string) => `MRP ${amount}`,
  mrpOnly: 'MRP',
  allTaxes: 'incl. of all taxes',
  perUnit: (amount: string, unit: string) => `${amount} per ${unit}`,
  title: 'Labels',
  none: 'Select products to label',
  noItem: 'A selected product no longer exists: select again',
  tooMany: (kinds: number, labels: number) => `At most ${kinds} different labels, and ${labels} in all, at once`,
  noCode: (name: string) => `${name} has no barcode yet: add one first`,
  tooSmall: (code: string, name: string) =>
    `Barcode ${code} of ${name} does not fit on this label: choose a larger label`,
} as const
