import { type GoodsField, productFields, variantFields } from '../../../shared/office/goods-fields.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import { type StockColumnName, stockColumns } from '../../../shared/office/stock-columns.ts'
import type { GoodsFacts } from '../../catalogue/goods-facts.ts'

/** Kind of an attribute, as the shop has defined it. */
export type AttributeKind = NonNullable<ReturnType<GoodsFacts['attributes']['get']>>

/** A column of a table of goods: a key, a field of products, of variants or of both, their bar codes, what lies in the shop, or an attribute. */
export type SheetColumn = { name: string } & (
  | { is: 'product' }
  | { is: 'variant' }
  | { is: 'field'; product: GoodsField | null; variant: GoodsField | null }
  | { is: 'codes' }
  | { is: 'stock'; key: StockColumnName }
  | { is: 'attribute'; key: string; kind: AttributeKind }
)

/** Prefix of an attribute's key in the head. */
const attributePrefix = 'attr.'

const ofProduct: Readonly<Record<string, GoodsField>> = productFields
const ofVariant: Readonly<Record<string, GoodsField>> = variantFields
/** Variants say first what differs, then what both have. */
const fieldNames = [
  ...new Set([
    'name',
    'attributeTitle',
    'attributeDescription',
    ...Object.keys(productFields),
    ...Object.keys(variantFields),
  ]),
].filter((name) => name !== 'attributes')

const keyColumns: SheetColumn[] = [
  { name: 'product', is: 'product' },
  { name: 'variant', is: 'variant' },
]
const fieldColumns: SheetColumn[] = fieldNames.map((name) => ({
  name,
  is: 'field',
  product: ofProduct[name] ?? null,
  variant: ofVariant[name] ?? null,
}))

/** The use of a table of goods: it is written, or read. */
export type SheetUse = 'sees' | 'changes'

/** Columns about stock of a person who `may` do so much. */
function columnsOfStock(use: SheetUse, may: (permission: Permission) => boolean): SheetColumn[] {
  const names = Object.keys(stockColumns) as StockColumnName[]
  return names.filter((key) => may(stockColumns[key][use])).map((key) => ({ name: key, is: 'stock', key }))
}

/** Every column that a table of goods may have, in the order in which they are exported, for a person who `may` do so much. */
export function sheetColumns(
  attributes: GoodsFacts['attributes'],
  { use = 'changes', may = () => true }: { use?: SheetUse; may?: (permission: Permission) => boolean } = {},
): SheetColumn[] {
  const own = [...attributes].map(([key, kind]) => ({
    name: attributePrefix + key,
    is: 'attribute' as const,
    key,
    kind,
  }))
  return [...keyColumns, ...fieldColumns, { name: 'barcodes', is: 'codes' }, ...columnsOfStock(use, may), ...own]
}
