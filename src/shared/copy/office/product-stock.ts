/** Words of a product's stock on its own page. */
export const productStockCopy = {
  title: 'Stock & barcodes',
  available: 'Available',
  of: (free: number, onHand: number) =>
    free === onHand
      ? free.toLocaleString('en-IN')
      : `${free.toLocaleString('en-IN')} of ${onHand.toLocaleString('en-IN')}`,
  shelf: 'Shelf',
  cost: 'Average cost',
  costUnknown: 'not known',
  margin: 'Margin',
  marginOf: (amount: string, percent: number) => `${amount} (${percent.toLocaleString('en-IN')}%)`,
  codes: 'Barcodes',
  none: 'none',
  low: 'Low',
  off: 'Not on sale',
  openOne: 'Open stock',
  open: (name: string) => `Open stock: ${name}`,
} as const
