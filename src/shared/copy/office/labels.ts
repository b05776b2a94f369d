/** Messages about labels (contract office/labels), and the words printed on them. */
export const labelCopy = {
  mrp: (amount: string) => `MRP ${amount}`,
  mrpOnly: 'MRP',
  allTaxes: 'incl. of all taxes',
  perUnit: (amount: string, unit: string) => `${amount} per ${unit}`,
  title: 'Labels',
  none: 'Choose what the labels are for',
  noItem: 'Something of this is not in the shop any more: choose again',
  tooMany: (kinds: number, labels: number) => `At most ${kinds} different labels, and ${labels} in all, at once`,
  noCode: (name: string) => `${name} has no bar code yet: give it one first`,
  tooSmall: (code: string, name: string) =>
    `The code ${code} of ${name} cannot be printed that small: choose a larger label`,
} as const
