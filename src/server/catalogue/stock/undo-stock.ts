import { historyCopy } from '../../../shared/copy/office/history.ts'
import { staffLimitsCopy } from '../../../shared/copy/office/staff-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { DoneChange } from '../../staff/commands/history-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { CommandUndo, EntityFields, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { bookAdjustments } from './adjust-stock.ts'
import { findStockItems } from './find-stock-items.ts'
import { readAccounts, type StockAccount } from './open-accounts.ts'
import { lockPlace, lockPlaces, type StockPlace } from './place-queries.ts'
import { putPlaceBack } from './place-stock.ts'
import { putPlaces } from './put-places.ts'

/** A booking as adjustStock notes it; fields that were nothing are left out. */
interface Booked {
  productId: string
  variantId?: string
  change: number
}

/**
 * A count that was put right is put back by as many pieces the other way: the ledger keeps both. Whoever does it goes as far as
 * their limit of pieces, whoever put it right.
 */
export function undoStockCommands({ clock }: Pick<Shop, 'clock'>): Record<'stock.adjust', CommandUndo> {
  return {
    'stock.adjust': {
      needs: 'stock.adjust',
      refuse: async (_tx, { changes }, { pieces }) => {
        const isBeyond = ({ after }: DoneChange) =>
          pieces !== null && Math.abs((after as unknown as Booked).change) > pieces
        return changes.some(isBeyond) ? staffLimitsCopy.pieces(pieces ?? 0, 0) : undefined
      },
      run: async (work, { changes }) => {
        const back = changes.toReversed().map(({ after }) => {
          const { productId, variantId = null, change } = after as unknown as Booked
          return { productId, variantId, change: -change, note: historyCopy.done }
        })
        await bookAdjustments(work, back, clock())
      },
    },
  }
}

/** Undo of changes to a shelf or a reorder point. */
export const undoStockPlaceRecord: RecordUndo = {
  needs: 'stock.receive',
  read: async (tx, id) => {
    const item = (await findStockItems(tx, [id])).get(id)
    const [account] = item ? await readAccounts(tx, [item]) : []
    if (!account) return undefined
    const { shelf, reorderPoint } = await lockPlace(tx, account.id)
    return { shelf, reorderPoint }
  },
  restore: (work, id, fields) => putPlaceBack(work, id, fields as Partial<StockPlace>),
  many: { read: readPlaces, restore: putPlacesBack },
}

async function readPlaces(tx: CommandWork['tx'], ids: readonly string[]): Promise<Map<string, EntityFields['fields']>> {
  const accounts = await accountsOf(tx, ids)
  const places = await lockPlaces(
    tx,
    accounts.map(({ id }) => id),
  )
  return new Map(
    accounts.map(({ id, productId, variantId }) => [
      variantId ?? productId,
      { ...(places.get(id) ?? { shelf: null, reorderPoint: null }) },
    ]),
  )
}

async function putPlacesBack(work: CommandWork, records: readonly EntityFields[]): Promise<void> {
  const wanted = new Map<string, Partial<StockPlace>>()
  for (const { id, fields } of records) wanted.set(id, { ...wanted.get(id), ...fields })
  const accounts = await accountsOf(work.tx, [...wanted.keys()])
  await putPlaces(
    work,
    accounts.map((account) => ({ account, fields: wanted.get(account.variantId ?? account.productId) ?? {} })),
  )
}

async function accountsOf(tx: CommandWork['tx'], ids: readonly string[]): Promise<StockAccount[]> {
  return readAccounts(tx, [...(await findStockItems(tx, ids)).values()])
}
