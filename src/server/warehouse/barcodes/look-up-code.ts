import { type ReadCode, readBarcode } from '../../../shared/barcodes/read-barcode.ts'
import type { Item, LookedUp } from '../../../shared/contract/office/barcodes.ts'
import { barcodeCopy as copy } from '../../../shared/copy/office/barcodes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { listProducts } from '../../search/search.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { type BarcodeRow, findBarcode } from './barcode-queries.ts'
import { findItem, listItemsOf } from './item-queries.ts'

/** A code as it is kept. Throws `bad_input` with the check digit that would be right. */
export function readCode(text: string, kind?: ReadCode['kind']): ReadCode {
  const read = readBarcode(text, kind)
  if (!('problem' in read)) return read
  const sentence = problemOf(text, read)
  throw new Failure('bad_input', sentence, { errors: { barcode: sentence } })
}

function problemOf(text: string, read: Exclude<ReturnType<typeof readBarcode>, ReadCode>): string {
  return read.problem === 'check-digit' ? copy.wrongDigit(text.trim(), read.digit) : copy.noCode
}

/**
 * The code that a scanner or a person means, where something has it: digits that are no retail number may be a Code 128 of
 * somebody's own.
 */
export async function findCode(db: Shop['db'], text: string): Promise<BarcodeRow | undefined> {
  const read = readBarcode(text)
  const found = 'problem' in read ? undefined : await findBarcode(db, read.code)
  return found ?? (await findBarcode(db, text.trim()))
}

/** Returns the owner of a code; for a number that was misread, the problem. */
export async function lookUpCode(shop: Pick<Shop, 'db'>, text: string, staff: Staff): Promise<LookedUp> {
  const found = await findCode(shop.db, text)
  const read = readBarcode(text)
  if (!found) {
    const isCode = !('problem' in read)
    return {
      code: isCode ? read.code : text.trim(),
      kind: isCode ? read.kind : null,
      problem: isCode ? null : problemOf(text, read),
      pieces: 1,
      item: null,
    }
  }
  const { code, kind, pieces, product_id: productId, variant_id: variantId } = found
  const item = await findItem(shop.db, { productId, variantId }, seesAll(staff))
  return { code, kind, problem: null, pieces, item: item ?? null }
}

/** Finds items by name: the shop's own search, each variant by itself. A text that is a code finds what carries it. */
export async function findItems(shop: Shop, text: string, staff: Staff): Promise<Item[]> {
  const coded = await findCode(shop.db, text)
  if (coded) {
    const item = await findItem(shop.db, { productId: coded.product_id, variantId: coded.variant_id }, seesAll(staff))
    return item ? [item] : []
  }
  const { products } = await listProducts(shop, {
    q: text,
    page: 1,
    limit: countingLimits.itemsFound,
    sort: '-createdAt',
  })
  const ids = products.map(({ _id }) => _id)
  return (await listItemsOf(shop.db, ids, seesAll(staff))).slice(0, countingLimits.itemsFound)
}

/** Returns whether somebody may see the stock while it is counted: people who approve counts may. */
export function seesAll({ permissions }: Staff): boolean {
  return permissions.has('counts.approve')
}
