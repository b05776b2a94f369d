import { rowsOfGoods } from '../../../domain/warehouse/import-export/rows-of-goods.ts'
import { type SheetColumn, sheetColumns } from '../../../domain/warehouse/import-export/sheet-columns.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import { sheetHead } from '../../../shared/office/sheet-heads.ts'
import { readGoods } from '../../catalogue/goods/read-goods.ts'
import { readGoodsFacts } from '../../catalogue/goods/read-goods-facts.ts'
import { withoutSales } from '../../catalogue/sales/former-offers.ts'
import type { Shop } from '../../platform/shop.ts'
import type { SheetFormat } from '../../platform/spreadsheets/sheet-shapes.ts'
import { writeTable } from '../../platform/spreadsheets/table-files.ts'
import { codesByItem } from '../barcodes/change-barcodes.ts'
import { stockByItem } from './known-of-goods.ts'

/** Every product and variant with every field that can be edited, as a file, at the prices outside of a sale; what is read again is the same. */
export async function exportGoods(
  shop: Pick<Shop, 'db' | 'clock'>,
  format: SheetFormat,
  may: (permission: Permission) => boolean,
): Promise<Uint8Array> {
  return writeTable(format, 'Products', await tableOfGoods(shop, may))
}

/**
 * The same as rows of texts, the head first. Attributes that nothing has are left out, and so are costs, suppliers and stock for a person who `may`
 * not see them.
 */
export async function tableOfGoods(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  may: (permission: Permission) => boolean = () => true,
): Promise<string[][]> {
  const columns = sheetColumns((await readGoodsFacts(db)).attributes, { use: 'sees', may })
  const used = new Set<string>()
  const rows: string[][] = []
  for (let after: string | null = ''; after !== null; ) {
    const part = await readGoods(db, {}, { now: clock(), after })
    const ids = part.goods.map(({ id }) => id)
    const [codes, stock] = [await codesByItem(db, ids), await stockByItem(db, ids)]
    for (const goods of await withoutSales(db, part.goods)) {
      noteAttributes(goods, used)
      rows.push(...rowsOfGoods(goods, columns, codes, stock))
    }
    after = part.next
  }
  const shown = columns.map((column, at) => [column, at] as const).filter(([column]) => isShown(column, used))
  return [shown.map(([{ name }]) => sheetHead(name)), ...rows.map((row) => shown.map(([, at]) => row[at] ?? ''))]
}

function noteAttributes({ product, variants }: Goods, used: Set<string>): void {
  for (const { attributes } of [product, ...variants]) for (const { key } of attributes) used.add(key)
}

function isShown(column: SheetColumn, used: ReadonlySet<string>): boolean {
  return column.is !== 'attribute' || used.has(column.key)
}
