import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { forgetInHistory } from '../../staff/commands/command-queries.ts'
import { deleteQuotes, findOldQuotes, type QuoteRow } from './quote-queries.ts'

const atOnce = 500

/** Erases quotations, also what the history says of them. Orders that were placed by them stay as they are. */
export async function eraseQuotes(tx: Transaction<Database>, quotes: readonly Pick<QuoteRow, 'id'>[]): Promise<void> {
  if (quotes.length === 0) return
  const ids = quotes.map(({ id }) => id)
  await forgetInHistory(
    tx,
    ids.map((id) => ({ kind: 'quote', id })),
  )
  await deleteQuotes(tx, ids)
}

/** Erases what ended before this moment. */
export async function forgetOldQuotes(shop: Shop, before: Date): Promise<void> {
  const forgetSome = () =>
    transact(shop, async ({ tx }) => {
      const old = await findOldQuotes(tx, before, atOnce)
      await eraseQuotes(tx, old)
      return old.length
    })
  while ((await forgetSome()) > 0);
}
