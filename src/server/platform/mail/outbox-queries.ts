import { type Kysely, type Selectable, sql } from 'kysely'
import { inTransaction } from '../db/ask.ts'
import { columnsOf } from '../db/columns-of.ts'
import type { Database } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

/** A queued mail as it is stored. */
export type OutboxRow = Selectable<Database['outbox']>

/** Between two tries, by how many there were; the last one repeats. Longer than any attempt can take. */
const gapMinutes = [1, 2, 5, 15, 60, 180, 360]
/** After about three days a mail stays unsent, with its last error. */
export const triesMax = 18
const keptDays = 30

/**
 * Takes the next mail of these kinds that is due. It is set to be due again after a gap, so that it is tried anew where this process dies,
 * and so that no other process takes it meanwhile.
 */
export async function takeDue({ db, clock }: Shop, kinds: readonly string[]): Promise<OutboxRow | undefined> {
  const now = clock()
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select(columnsOf('outbox'))
      .where('sent_at', 'is', null)
      .where('due_at', '<=', now)
      .where('tries', '<', triesMax)
      .where('kind', 'in', kinds)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return undefined
    const { id, tries } = due
    const minutes = gapMinutes[Math.min(tries, gapMinutes.length - 1)] ?? 1
    await tx
      .updateTable('outbox')
      .set({ tries: tries + 1, due_at: later(now, minutes) })
      .where('id', '=', id)
      .execute()
    return due
  })
}

/** Puts off when a mail is due again that is still going out. */
export async function extendLease({ db, clock }: Shop, id: number): Promise<void> {
  const until = later(clock(), 1)
  await db.updateTable('outbox').set({ due_at: until }).where('id', '=', id).where('due_at', '<', until).execute()
}

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

/** The mail is out. */
export async function markSent({ db, clock }: Shop, id: number): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: clock(), last_error: null }).where('id', '=', id).execute()
}

/** Takes a mail away that is not to be sent: nothing was told. */
export async function dropMail({ db }: Shop, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Records why a mail was not sent. */
export async function noteError({ db }: Shop, id: number, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

/** Forgets what was sent long ago. */
export async function dropOldMails({ db, clock }: Shop, kinds: readonly string[]): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000)
  await db.deleteFrom('outbox').where('sent_at', '<', before).where('kind', 'in', kinds).execute()
}

/** Returns the time at which the last mail of this kind whose payload has these fields was sent; undefined: none was recently. */
export async function lastSentMail(db: Kysely<Database>, kind: string, fields: object): Promise<Date | undefined> {
  const last = await db
    .selectFrom('outbox')
    .select('sent_at')
    .where('kind', '=', kind)
    .where('sent_at', 'is not', null)
    .where(sql<boolean>`payload @> ${JSON.stringify(fields)}::jsonb`)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.sent_at ?? undefined
}

/** Kinds of mails to owners about a dangerous change: they stay where the change is undone. */
const kept = ['guarded_change', 'guarded_by_former']

/** A mail that a command queued. `sentAt` null: it has not gone out; `isOnItsWay`: it is being sent, or was tried. */
export interface MailOfCommand {
  kind: string
  sentAt: Date | null
  isOnItsWay: boolean
}

/** The mails that a command queued. */
export async function mailsOfCommand(db: Kysely<Database>, commandId: string): Promise<MailOfCommand[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'sent_at', 'tries'])
    .where('command_id', '=', commandId)
    .where('kind', 'not in', kept)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, sent_at, tries }) => ({ kind, sentAt: sent_at, isOnItsWay: sent_at === null && tries > 0 }))
}

/** Takes back the mails of a command that nobody has begun to send. Gives how many. */
export async function withdrawMails(tx: Kysely<Database>, commandId: string): Promise<number> {
  const waiting = tx.deleteFrom('outbox').where('command_id', '=', commandId).where('sent_at', 'is', null)
  const gone = await waiting.where('tries', '=', 0).where('kind', 'not in', kept).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
