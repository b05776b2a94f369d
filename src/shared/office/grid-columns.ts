/** The columns of the grid, in their order, apart from what checks it; `views` are what is looked at together. */
export const gridColumns = [
  'name',
  'price',
  'offerPrice',
  'hsnCode',
  'gstRate',
  'unit',
  'netQuantity',
  'weightGrams',
  'longestMm',
  'minimumQuantity',
  'multiple',
  'state',
  'active',
] as const
export type GridColumn = (typeof gridColumns)[number]

/** Columns that are looked at together. */
export const gridViews: Readonly<Record<'prices' | 'law' | 'parcel', readonly GridColumn[]>> = {
  prices: ['price', 'offerPrice', 'state', 'active'],
  law: ['hsnCode', 'gstRate', 'unit', 'netQuantity'],
  parcel: ['weightGrams', 'longestMm', 'minimumQuantity', 'multiple', 'name'],
}
