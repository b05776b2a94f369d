import type { Kysely } from 'kysely'
import type { ItemCode } from '../../../domain/warehouse/import-export/barcodes-cell.ts'
import { itemKey } from '../../../domain/warehouse/import-export/plan-codes.ts'
import type { SheetRules } from '../../../domain/warehouse/import-export/plan-product.ts'
import type { StockFacts } from '../../../domain/warehouse/import-export/plan-stock.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import { discountRule } from '../../catalogue/goods/enforce-discount-limit.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { codesByItem } from '../barcodes/change-barcodes.ts'
import { readStoredFacts } from '../buying/openings/opening-queries.ts'

/** Facts that a plan has to know of products beside themselves: by `itemKey`, and what may not be done. */
export interface KnownOfGoods extends Pick<SheetRules, 'notAllowed'> {
  codes: ReadonlyMap<string, readonly ItemCode[]>
  stock: ReadonlyMap<string, StockFacts>
}

/** Facts that a task reads beside the products, and whose it is. */
interface Reads {
  by?: Pick<CommandWork['by'], 'staffId' | 'limits'> | undefined
  readsCodes?: boolean
  readsStock?: boolean
}

/** Reads what a task has to know of these products. */
export async function readKnown(
  db: Kysely<Database>,
  { by, readsCodes, readsStock }: Reads,
  { keys, present, now }: { keys: readonly string[]; present: ReadonlyMap<string, Goods>; now: Date },
): Promise<KnownOfGoods> {
  const codes = readsCodes ? await codesByItem(db, keys) : new Map()
  const stock = readsStock ? await stockByItem(db, keys) : new Map()
  return { codes, stock, notAllowed: by && (await discountRule(db, by, [...present.values()], now)) }
}

/** Facts that are stored of each of these products and their variants, by `itemKey`. */
export async function stockByItem(
  db: Kysely<Database>,
  productIds: readonly string[],
): Promise<Map<string, StockFacts>> {
  const facts = await readStoredFacts(db, productIds)
  return new Map(facts.map((each) => [itemKey(each.productId, each.variantId), each]))
}
