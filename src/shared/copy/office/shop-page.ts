/** Texts around a page of the shop that is previewed in the office. */
export const shopPageCopy = {
  open: 'Preview',
  title: 'Store preview',
  close: 'Close',
  phone: 'Phone',
  computer: 'Desktop',
  at: (width: number) => `${width} px`,
  wide: (width: number) => `${width} px wide`,
  list: 'Its products in the store, as saved.',
  listNotNow: 'Not live now. This is its list on its own dates, as saved.',
  review: 'The product page in the store: reviews are below.',
  loading: 'Loading the preview',
  failed: 'The preview could not be loaded. Check the connection and try again.',
} as const
