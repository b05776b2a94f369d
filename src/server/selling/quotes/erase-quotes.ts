import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { forgetInHistory } from '../../staff/commands/command-queries.ts'
import { lockCartsOfQuotes } from '../cart/quoted-line-queries.ts'
import { deleteQuotes, findOldQuotes, lockQuotes, type QuoteRow } from './quote-queries.ts'

const atOnce = 500

/**
 * Locks the carts that have lines of these quotations, and that of a person, all at once: whoever erases takes them
 * before anything else, and holds none while waiting for another.
 */
export async function lockCartsOf(
  tx: Transaction<Database>,
  userId: string,
  quotes: readonly Pick<QuoteRow, 'id'>[],
): Promise<void> {
  await lockCartsOfQuotes(
    tx,
    quotes.map(({ id }) => id),
    userId,
  )
}

/**
 * Erases quotations, also what the history says of them. Orders that were placed by them stay as they are. Takes its
 * locks in the order of who accepts, orders and writes: the carts, the quotations; what the history says is forgotten
 * once nobody writes more of it.
 */
export async function eraseQuotes(tx: Transaction<Database>, quotes: readonly Pick<QuoteRow, 'id'>[]): Promise<void> {
  if (quotes.length === 0) return
  const ids = quotes.map(({ id }) => id)
  await lockCartsOfQuotes(tx, ids)
  await lockQuotes(tx, ids)
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
