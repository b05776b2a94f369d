import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { StockAccount } from './open-accounts.ts'
import { openPlaces, type StockPlace, writePlaces } from './place-queries.ts'

/** Shelf or reorder point of an account as it is to be: each field that is said. */
export interface PlaceWrite {
  account: Pick<StockAccount, 'id' | 'productId' | 'variantId'>
  fields: Partial<Omit<StockPlace, 'version'>>
}

/** Says of many accounts, which are locked, where their goods lie, in a few statements; the history gets each. */
export async function putPlaces(work: CommandWork, all: readonly PlaceWrite[]): Promise<void> {
  if (all.length === 0) return
  const present = await openPlaces(
    work.tx,
    all.map(({ account }) => account.id),
  )
  const writes = all.map(({ account, fields }) => {
    const { shelf = null, reorderPoint = null } = present.get(account.id) ?? {}
    const before = { shelf, reorderPoint }
    return { account, before, after: { ...before, ...fields } }
  })
  await writePlaces(
    work.tx,
    writes.map(({ account, after }) => ({ accountId: account.id, ...after })),
  )
  for (const { account, before, after } of writes) {
    work.changed('stock_place', account.variantId ?? account.productId, before, after)
  }
}
