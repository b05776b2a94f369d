import { itemKey } from '../../../domain/warehouse/import-export/plan-codes.ts'
import { ownCode, type ReadCode } from '../../../shared/barcodes/read-barcode.ts'
import { codesTag } from '../../../shared/cache-tags.ts'
import { barcodeCopy as copy } from '../../../shared/copy/office/barcodes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import {
  type BarcodeRow,
  deleteBarcode,
  findBarcode,
  insertBarcode,
  listBarcodesOf,
  nextBarcodeNumber,
} from './barcode-queries.ts'
import { findItem, listItemsOf } from './item-queries.ts'

/** A product or variant that carries a code, with the pieces that the code means. */
interface Carrier extends StockKey {
  pieces: number
  note?: string | null | undefined
}

/** Links a code to what carries it. Throws `not_found`, and `barcode_taken` with the name of what has it. */
export async function addBarcode(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { code, kind }: ReadCode,
  carrier: Carrier,
): Promise<BarcodeRow> {
  await refuseNoItem(work, carrier)
  const row = {
    code,
    kind,
    product_id: carrier.productId,
    variant_id: carrier.variantId,
    pieces: carrier.pieces,
    note: carrier.note || null,
    created_at: shop.clock(),
  }
  await putBarcode(work, row)
  return row
}

/** Gives something a code of the shop's own: one that is free. Throws `not_found`. */
export async function makeBarcode(shop: Pick<Shop, 'clock'>, work: CommandWork, carrier: Carrier): Promise<BarcodeRow> {
  let own = ownCode(await nextBarcodeNumber(work.tx))
  // somebody else's code of the same range, or an own one of another day that was typed in
  while (await findBarcode(work.tx, own.code)) own = ownCode(await nextBarcodeNumber(work.tx))
  return addBarcode(shop, work, own, carrier)
}

/** Takes a code off. Throws `not_found`. */
export async function removeBarcode(work: CommandWork, code: string): Promise<void> {
  const row = await deleteBarcode(work.tx, code)
  if (!row) throw new Failure('not_found', copy.gone)
  work.about({ kind: 'barcode', id: code, name: code })
  work.changed('barcode', code, asFields(row), null)
  work.stale(codesTag)
}

/** Writes a code and tells the history. Throws `barcode_taken` with the name of what has it. */
export async function putBarcode(work: CommandWork, row: BarcodeRow): Promise<void> {
  if (!(await insertBarcode(work.tx, row))) {
    const other = await findBarcode(work.tx, row.code)
    const item = other && (await findItem(work.tx, { productId: other.product_id, variantId: other.variant_id }))
    throw new Failure('barcode_taken', copy.taken(row.code, item ? nameOf(item) : ''), {
      errors: { barcode: copy.taken(row.code, item ? nameOf(item) : '') },
    })
  }
  work.about({ kind: 'barcode', id: row.code, name: row.code })
  work.changed('barcode', row.code, null, asFields(row))
  work.stale(codesTag)
}

async function refuseNoItem({ tx }: CommandWork, { productId, variantId }: StockKey): Promise<void> {
  if (await findItem(tx, { productId, variantId })) return
  const hasVariants = variantId === null && (await listItemsOf(tx, [productId])).length > 0
  throw new Failure('not_found', hasVariants ? copy.chooseVariant : copy.noItem)
}

/** Returns the name of a product or variant: its name and its size. */
export function nameOf({ name, variantName }: { name: string; variantName: string | null }): string {
  return variantName === null ? name : `${name}, ${variantName}`
}

function asFields({ created_at, ...row }: BarcodeRow): Record<string, unknown> {
  return { ...row, created_at: created_at.toISOString() }
}

/** Returns the codes of each of these products and their variants, by `keyOf`. */
export async function codesByItem(
  tx: CommandWork['tx'] | Shop['db'],
  productIds: readonly string[],
): Promise<Map<string, BarcodeRow[]>> {
  const byItem = new Map<string, BarcodeRow[]>()
  for (const row of await listBarcodesOf(tx, productIds)) {
    const key = keyOf({ productId: row.product_id, variantId: row.variant_id })
    byItem.set(key, [...(byItem.get(key) ?? []), row])
  }
  return byItem
}

/** One word for a thing. */
export function keyOf({ productId, variantId }: StockKey): string {
  return itemKey(productId, variantId)
}
