/** What the preview of a product says. */
export const goodsPreview = {
  title: 'As a shopper will see it',
  close: 'Close',
  phone: 'Phone',
  computer: 'Computer',
  note: 'The page of the shop with what is saved. Nobody else can see it.',
  wide: (width: number) => `${width} px wide`,
} as const
