import { enterCount } from '../../../domain/warehouse/counts/count-entry.ts'
import { barcodeCopy } from '../../../shared/copy/office/barcodes.ts'
import { countCopy as copy } from '../../../shared/copy/office/counts.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { countName } from '../../../shared/office/counts.ts'
import { toldToPutBackSince } from '../../../shared/pick-limits.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { nameOf } from '../barcodes/change-barcodes.ts'
import { findItem } from '../barcodes/item-queries.ts'
import { findCode, readCode } from '../barcodes/look-up-code.ts'
import { addLine, type CountRecord, type LineRecord, lockCount, lockLine, updateLine } from './count-queries.ts'
import { insertEntry } from './entry-queries.ts'
import { expectedOnShelf, shelfMovedSince } from './shelf-queries.ts'

/** An entry into a count: a scanned code, or a product or variant, and the number of pieces. */
export interface SeenPieces {
  barcode?: string | undefined
  productId?: string | undefined
  variantId: string | null
  how: 'add' | 'set'
  pieces: number
  saw?: number | null | undefined
  agoMs: number
}

/** State of a count's line after an entry. */
export interface Entered {
  line: number
  name: string
  round: number
  counted: number
  shelfMoved: boolean
}

/**
 * Takes what somebody has counted: "at this moment so many lie on the shelf". The difference is fixed by it, whatever is sold
 * afterwards. Throws `not_found` for an unknown count or code, `count_state` where nothing is counted any more, the thing is no
 * part of it, or somebody else's number would be written over unseen.
 */
export async function enterIntoCount(
  shop: Shop,
  work: CommandWork,
  countId: string,
  seen: SeenPieces,
): Promise<Entered> {
  const count = await lockCount(work.tx, countId, 'share')
  if (!count) throw new Failure('not_found', copy.notFound)
  if (count.state !== 'open') throw new Failure('count_state', copy.notOpen)
  const { name, pieces, ...key } = await whatWasSeen(work, seen)
  const line = await lineOf(work, count, key, name)
  const at = new Date(shop.clock().getTime() - seen.agoMs)
  const shelf = {
    expected: await expectedOnShelf(work.tx, key, toldToPutBackSince(shop.clock())),
    movedSince: await movedMeanwhile(work, key, { seen, at, last: line.counted_at }),
  }
  const entry = seen.how === 'add' ? ({ how: 'add', pieces } as const) : { how: 'set' as const, pieces, saw: seen.saw }
  const next = enterCount({ ...line, shelfMoved: line.shelf_moved }, entry, shelf)
  if (!next) throw new Failure('count_state', copy.changedMeanwhile(line.counted_by ?? '', line.counted ?? 0))
  const counted = next.counted ?? 0
  if (counted > countingLimits.countedPiecesMax) throw new Failure('bad_input', copy.tooManyPieces)
  await write(work, line, { entry, counted, expected: shelf.expected, shelfMoved: next.shelfMoved, at })
  work.about({ kind: 'count', id: countId, name: countName(count.number) })
  work.changed('count_line', String(line.id), { item: null, counted: line.counted }, { item: name, counted })
  return { line: line.id, name, round: line.round, counted, shelfMoved: next.shelfMoved }
}

/**
 * Returns whether stock came or left during the count: since a late entry was seen, and between single pieces, also where as many
 * came as left.
 */
async function movedMeanwhile(
  { tx }: CommandWork,
  key: StockKey,
  { seen, at, last }: { seen: SeenPieces; at: Date; last: Date | null },
): Promise<boolean> {
  const moments = [
    ...(seen.agoMs > countingLimits.countLateMs ? [before(at).getTime()] : []),
    ...(seen.how === 'add' && last ? [last.getTime() + 1] : []),
  ]
  return moments.length > 0 && shelfMovedSince(tx, key, new Date(Math.min(...moments)))
}

const before = (at: Date) => new Date(at.getTime() - countingLimits.countLateMarginMs)

/** The thing, by its code or by itself; `pieces` with those of a pack that was scanned. */
async function whatWasSeen(
  { tx }: CommandWork,
  { barcode, productId, variantId, pieces }: SeenPieces,
): Promise<StockKey & { name: string; pieces: number }> {
  const code = barcode === undefined ? undefined : await findCode(tx, barcode)
  if (barcode !== undefined && !code) throw new Failure('not_found', copy.unknownCode(readCode(barcode).code))
  const key = code
    ? { productId: code.product_id, variantId: code.variant_id }
    : { productId: productId ?? '', variantId }
  const item = await findItem(tx, key)
  if (!item) throw new Failure('not_found', barcodeCopy.noItem)
  return { ...key, name: nameOf(item), pieces: pieces * (code?.pieces ?? 1) }
}

/** A list takes up whatever is scanned; what lies among other goods by mistake is no part of a category's count. */
async function lineOf({ tx }: CommandWork, count: CountRecord, key: StockKey, name: string): Promise<LineRecord> {
  const line = await lockLine(tx, count.id, key)
  if (line) return line
  if (count.scope.kind !== 'list') throw new Failure('count_state', copy.notInIt(name))
  await addLine(tx, count.id, key, countingLimits.countLinesMax)
  const added = await lockLine(tx, count.id, key)
  if (!added) throw new Failure('count_state', copy.tooMany(countingLimits.countLinesMax))
  return added
}

interface Written {
  entry: { how: 'add' | 'set'; pieces: number }
  counted: number
  expected: number
  shelfMoved: boolean
  at: Date
}

async function write(work: CommandWork, line: LineRecord, written: Written): Promise<void> {
  const { entry, counted, expected, shelfMoved, at } = written
  const by = work.by.name
  await updateLine(work.tx, line.id, {
    counted,
    expected,
    shelf_moved: shelfMoved,
    counted_at: at,
    counted_by: by,
  })
  await insertEntry(work.tx, {
    line_id: line.id,
    round: line.round,
    how: entry.how,
    pieces: entry.pieces,
    counted,
    expected,
    staff_id: work.by.staffId,
    by_name: by,
    counted_at: at,
  })
}
