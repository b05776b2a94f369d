import type { Goods } from '../../../shared/office/goods-types.ts'
import { type ItemCode, writeCodes } from './barcodes-cell.ts'
import { itemKey } from './plan-codes.ts'
import { nothingStored, type StockFacts, writeStock } from './plan-stock.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { writeAttributes, writeCell } from './write-cell.ts'

/**
 * A product as rows of a table: its own, and one for each variant. The price of a product with variants on sale is its cheapest
 * one's: it is written there alone, and so is what lies in the shop. `codes`, `stock`: by `itemKey`.
 */
export function rowsOfGoods(
  { id, product, variants }: Goods,
  columns: readonly SheetColumn[],
  codes: ReadonlyMap<string, readonly ItemCode[]> = new Map(),
  stock: ReadonlyMap<string, StockFacts> = new Map(),
): string[][] {
  const stored = (variant: string | null) => stock.get(itemKey(id, variant)) ?? nothingStored
  const follows = variants.some(({ active }) => active)
  const own = columns.map((column) => {
    if (column.is === 'product') return id
    if (column.is === 'codes') return writeCodes(codes.get(itemKey(id, null)) ?? [])
    if (column.is === 'stock') return follows ? '' : writeStock(column.key, stored(null))
    if (follows && (column.name === 'price' || column.name === 'offerPrice')) return ''
    return cellOf(column, product, 'product')
  })
  const others = variants.map((variant) =>
    columns.map((column) => {
      if (column.is === 'product') return id
      if (column.is === 'codes') return writeCodes(codes.get(itemKey(id, variant.id)) ?? [])
      if (column.is === 'stock') return writeStock(column.key, stored(variant.id))
      return column.is === 'variant' ? variant.id : cellOf(column, variant, 'variant')
    }),
  )
  return [own, ...others]
}

function cellOf(
  column: SheetColumn,
  record: Goods['product'] | Goods['variants'][number],
  of: 'product' | 'variant',
): string {
  if (column.is === 'attribute') {
    return writeAttributes(
      record.attributes.filter(({ key }) => key === column.key),
      column.kind,
    )
  }
  const field = column.is === 'field' ? column[of] : null
  return field ? writeCell(field.kind, (record as unknown as Record<string, unknown>)[column.name]) : ''
}
