import type { Selectable } from 'kysely'
import { columnsOf } from '../db/columns-of.ts'
import type { Database } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { type MailKind, mailKinds } from './mail-kinds.ts'

/** A queued mail as it is stored. */
export type OutboxRow = Selectable<Database['outbox']> & { kind: MailKind }

/** Between two tries, by how many there were; the last one repeats. Longer than any attempt can take. */
const gapMinutes = [1, 2, 5, 15, 60, 180, 360]
/** After about three days a mail stays unsent, with its last error. */
const triesMax = 18
const keptDays = 30

/**
 * Takes mails that are due. Each is set to be due again after a gap, so that it is tried anew where this process dies,
 * and so that no other process takes it meanwhile.
 */
export async function takeDue({ db, clock }: Shop, most: number): Promise<OutboxRow[]> {
  const now = clock()
  const rows = await db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select(columnsOf('outbox'))
      .where('sent_at', 'is', null)
      .where('due_at', '<=', now)
      .where('tries', '<', triesMax)
      .where('kind', 'in', mailKinds)
      .orderBy('due_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, tries } of due) {
      const minutes = gapMinutes[Math.min(tries, gapMinutes.length - 1)] ?? 1
      const again = new Date(now.getTime() + minutes * 60_000)
      await tx
        .updateTable('outbox')
        .set({ tries: tries + 1, due_at: again })
        .where('id', '=', id)
        .execute()
    }
    return due
  })
  return rows as OutboxRow[]
}

/** The mail is out. */
export async function markSent({ db, clock }: Shop, id: number): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: clock(), last_error: null }).where('id', '=', id).execute()
}

/** Why a mail did not get out. */
export async function noteError({ db }: Shop, id: number, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

/** Forgets what was sent long ago. */
export async function dropOldMails({ db, clock }: Shop): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000)
  await db.deleteFrom('outbox').where('sent_at', '<', before).where('kind', 'in', mailKinds).execute()
}
