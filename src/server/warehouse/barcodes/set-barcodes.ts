import { type RawBuilder, sql } from 'kysely'
import { same } from '../../../domain/operations/history/same-value.ts'
import type { ItemCode } from '../../../domain/warehouse/import-export/barcodes-cell.ts'
import { itemKey } from '../../../domain/warehouse/import-export/plan-codes.ts'
import { codesTag } from '../../../shared/cache-tags.ts'
import { barcodeCopy as copy } from '../../../shared/copy/office/barcodes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { BarcodeRow } from './barcode-queries.ts'
import { codesByItem } from './change-barcodes.ts'
import { findOwners } from './item-queries.ts'

/** The codes that an item is to have, in place of all others; `created_at` is left out where that is not known. */
export interface ItemCodes extends StockKey {
  codes: readonly (ItemCode & { created_at?: Date })[]
}

/** The codes of an item as the history has them, in the field `barcodes` of the product or variant. */
export type KeptCodes = (ItemCode & { created_at: string })[]

/**
 * Gives many items their codes, in three statements: what one gives up is free for another of the same call. Throws
 * `barcode_taken` with the name of what has one.
 */
export async function setBarcodes(
  work: CommandWork,
  { clock }: Pick<Shop, 'clock'>,
  all: readonly ItemCodes[],
): Promise<void> {
  if (all.length === 0) return
  const now = clock()
  const present = await codesByItem(work.tx, [...new Set(all.map(({ productId }) => productId))])
  const changes = all.map(({ productId, variantId, codes }) => {
    const before = present.get(itemKey(productId, variantId)) ?? []
    return { productId, variantId, before, after: codes.map((code) => dated(code, before, now)) }
  })
  await remove(
    work.tx,
    changes.flatMap(({ before, after }) => before.filter(({ code }) => !after.some((each) => each.code === code))),
  )
  const put = changes.flatMap(({ productId, variantId, before, after }) =>
    after
      .filter((code) => !before.some((each) => same(keptCodes([each]), keptCodes([code]))))
      .map((code): BarcodeRow => ({ ...code, product_id: productId, variant_id: variantId })),
  )
  await write(work.tx, put)
  for (const { productId, variantId, before, after } of changes) {
    const [entity, id] = variantId === null ? ['product', productId] : ['variant', variantId]
    work.changed(entity, id, { barcodes: keptCodes(before) }, { barcodes: keptCodes(after) })
  }
  work.stale(codesTag)
}

type DatedCode = ItemCode & { created_at: Date }

function dated({ code, kind, pieces, note, created_at }: ItemCodes['codes'][number], before: BarcodeRow[], now: Date) {
  const known = before.find((each) => each.code === code)
  return { code, kind, pieces, note, created_at: created_at ?? known?.created_at ?? now }
}

/** Codes as the history has them, in one order. */
export function keptCodes(codes: readonly DatedCode[]): KeptCodes {
  return codes
    .map(({ code, kind, pieces, note, created_at: at }) => ({ code, kind, pieces, note, created_at: at.toISOString() }))
    .sort((a, b) => a.pieces - b.pieces || (a.code < b.code ? -1 : 1))
}

async function remove(tx: CommandWork['tx'], codes: readonly BarcodeRow[]): Promise<void> {
  if (codes.length === 0) return
  await sql`DELETE FROM barcodes b USING ${recordset(codes)}
    WHERE b.code = w.code AND b.product_id = w.product_id AND b.variant_id IS NOT DISTINCT FROM w.variant_id`.execute(
    tx,
  )
}

async function write(tx: CommandWork['tx'], codes: readonly BarcodeRow[]): Promise<void> {
  if (codes.length === 0) return
  const { rows } = await sql<{ code: string }>`
    INSERT INTO barcodes AS b (code, kind, product_id, variant_id, pieces, note, created_at)
    SELECT code, kind, product_id, variant_id, pieces, note, created_at FROM ${recordset(codes)} ORDER BY code
    ON CONFLICT (code) DO UPDATE
      SET kind = excluded.kind, pieces = excluded.pieces, note = excluded.note, created_at = excluded.created_at
      WHERE b.product_id = excluded.product_id AND b.variant_id IS NOT DISTINCT FROM excluded.variant_id
    RETURNING code`.execute(tx)
  const written = new Set(rows.map(({ code }) => code))
  const refused = codes.find(({ code }) => !written.has(code))
  if (!refused) return
  const sentence = copy.taken(refused.code, (await findOwners(tx, [refused.code])).get(refused.code)?.name ?? '')
  throw new Failure('barcode_taken', sentence, { errors: { barcode: sentence } })
}

function recordset(codes: readonly BarcodeRow[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(codes)}::json) AS w (code text, kind text, product_id text,
    variant_id text, pieces int, note text, created_at timestamptz)`
}
