import { productFields, variantFields } from './goods-fields.ts'
import { stockColumns } from './stock-columns.ts'

/** Head of the column of reasons in a file of wrong rows: it is not read again. */
export const problemHead = 'Problem'

/** Heads that say more than the label of their field, or have none. */
const own: Readonly<Record<string, string>> = {
  product: 'Product code',
  variant: 'Variant code',
  name: 'Product name',
  price: 'MRP (₹)',
  offerPrice: 'Offer price (₹)',
  hsnCode: 'HSN',
  gstRate: 'GST %',
  weightGrams: 'Weight (g)',
  longestMm: 'Longest side (mm)',
  warrantyMonths: 'Warranty (months)',
  barcodes: 'Bar code',
}

const labels: Readonly<Record<string, { label: string }>> = { ...variantFields, ...productFields, ...stockColumns }

/** Returns what people call a column of a table of goods: its head in what is exported. An attribute's stays `attr.<key>`. */
export function sheetHead(name: string): string {
  return own[name] ?? labels[name]?.label ?? name
}
