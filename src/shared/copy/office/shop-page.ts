/** Texts around a page of the shop that is previewed in the office. */
export const shopPageCopy = {
  open: 'Preview',
  title: 'As a shopper will see it',
  close: 'Close',
  phone: 'Phone',
  computer: 'Computer',
  at: (width: number) => `${width} px`,
  wide: (width: number) => `${width} px wide`,
  list: 'The list of its goods in the shop, with what is saved.',
  listNotNow: 'It is not shown now. This is its list at its own time, with what is saved.',
  review: 'The page of the product in the shop: its reviews are below.',
  loading: 'Loading the preview',
  failed: 'The preview could not be loaded. Check the connection and try again.',
} as const
