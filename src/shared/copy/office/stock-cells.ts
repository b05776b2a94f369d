/** Errors and doubts of cells about stock, cost, supplier and shelf in an imported table. */
export const stockCellCopy = {
  ofVariants: 'each variant has its own: enter it in the rows of the variants',
  pieces: (text: string, most: number) =>
    `“${text}” is not a number of pieces: write a whole number from 0 to ${most.toLocaleString('en-IN')}`,
  counted: (now: number) =>
    `stock is counted already (${now.toLocaleString('en-IN')} on hand): leave this empty and use Stock → Adjust stock`,
  cost: (text: string) => `“${text}” is not an amount in rupees: write it like 1250 or 1250.50`,
  ofBills: (now: string) =>
    `the cost comes from supplier bills (${now}): leave this empty, and enter the next bill under Receive goods`,
  aboveThePrice: (price: string) => `more than the selling price without GST (${price})`,
  supplier: (text: string, nearest: string | null) =>
    nearest === null
      ? `there is no supplier “${text}”: add them under Stock → Suppliers first`
      : `there is no supplier “${text}”: did you mean “${nearest}”?`,
  aside: (name: string) => `${name} is not used any more: choose another supplier`,
  noSupplier: 'whose code is it? Enter the supplier, too',
  movedMeanwhile:
    'Stock of one of these was counted or received meanwhile. Nothing was imported: preview the file again.',
  countedSince: (now: number) => `counted or moved since: ${now.toLocaleString('en-IN')} on hand`,
  tooLong: (most: number) => `at most ${most} characters`,
  unseen: 'contains characters that cannot be seen: type it again',
} as const
