import type { Permission } from './permissions.ts'

/** Columns of a table of goods that say what lies in the shop, what it cost and from whom it comes. */
export const stockColumns = {
  openingStock: { label: 'Opening stock', sees: 'stock.see', changes: 'stock.adjust' },
  cost: { label: 'Cost (₹)', sees: 'costs.see', changes: 'costs.see' },
  supplier: { label: 'Supplier', sees: 'suppliers.see', changes: 'suppliers.edit' },
  supplierCode: { label: 'Supplier code', sees: 'suppliers.see', changes: 'suppliers.edit' },
  shelf: { label: 'Shelf', sees: 'stock.see', changes: 'stock.receive' },
} as const satisfies Record<string, { label: string; sees: Permission; changes: Permission }>

export type StockColumnName = keyof typeof stockColumns
