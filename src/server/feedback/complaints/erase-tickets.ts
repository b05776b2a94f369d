import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { forgetInHistory } from '../../staff/commands/command-queries.ts'
import { deleteTickets, findOldTickets, type TicketRow } from './ticket-queries.ts'

const atOnce = 500

/** Erases complaints with all that was written, also what the history says of them (its records of kind `ticket`). */
export async function eraseTickets(
  tx: Transaction<Database>,
  tickets: readonly Pick<TicketRow, 'id'>[],
): Promise<void> {
  if (tickets.length === 0) return
  const ids = tickets.map(({ id }) => id)
  await forgetInHistory(
    tx,
    ids.map((id) => ({ kind: 'ticket', id })),
  )
  await deleteTickets(tx, ids)
}

/** Erases what was solved before this moment. */
export async function forgetOldTickets(shop: Shop, before: Date): Promise<void> {
  const forgetSome = () =>
    transact(shop, async ({ tx }) => {
      const old = await findOldTickets(tx, before, atOnce)
      await eraseTickets(tx, old)
      return old.length
    })
  while ((await forgetSome()) > 0);
}
