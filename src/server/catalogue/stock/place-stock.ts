import { shelfCode } from '../../../domain/catalogue/stock/shelf-code.ts'
import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { stockCopy } from '../../../shared/copy/office/stock.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { findStockItems, fullName } from './find-stock-items.ts'
import { openAccounts } from './open-accounts.ts'
import { lockPlace, openPlace, type StockPlace, updatePlace } from './place-queries.ts'

interface PlaceEdit {
  version: number
  changes: FieldEdits
}

/**
 * Says on which shelf something lies, and at how many pieces more of it is ordered; `mayOrder`: whether the person decides that.
 * Throws `not_found`, `edit_conflict`, and `not_allowed` for a reorder point without that right.
 */
export async function placeStock(
  work: CommandWork,
  { itemId, edit, mayOrder }: { itemId: string; edit: PlaceEdit; mayOrder: boolean },
): Promise<void> {
  if (!mayOrder && 'reorderPoint' in edit.changes) throw new Failure('not_allowed', stockCopy.place.pointRight)
  const { changes } = edit
  const wanted = changes.shelf ? { ...changes, shelf: { ...changes.shelf, now: shelfOf(changes.shelf.now) } } : changes
  await changePlace(work, itemId, ({ version, ...fields }) =>
    mergeEdit(work, { entity: 'stock_place', id: itemId, version, fields }, { ...edit, changes: wanted }),
  )
}

/** Puts back what a place was. Throws `not_found`. */
export async function putPlaceBack(work: CommandWork, itemId: string, fields: Partial<StockPlace>): Promise<void> {
  await changePlace(work, itemId, async () => fields)
}

async function changePlace(
  work: CommandWork,
  itemId: string,
  changesOf: (place: StockPlace) => Promise<Partial<StockPlace>>,
): Promise<void> {
  const item = (await findStockItems(work.tx, [itemId])).get(itemId)
  if (!item) throw new Failure('not_found', stockCopy.unknown)
  work.about({ kind: 'stock', id: itemId, name: fullName(item) })
  const [account] = await openAccounts(work.tx, [item])
  if (!account) throw new Error('an account that was opened is there')
  await openPlace(work.tx, account.id)
  const place = await lockPlace(work.tx, account.id)
  const { shelf, reorderPoint } = place
  const after = { shelf, reorderPoint, ...(await changesOf(place)) }
  await updatePlace(work.tx, account.id, after)
  work.changed('stock_place', itemId, { shelf, reorderPoint }, after)
}

function shelfOf(typed: unknown): string | null {
  return typeof typed === 'string' ? shelfCode(typed) : null
}
