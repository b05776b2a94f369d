import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A complaint as it is stored. */
export type TicketRow = Selectable<Database['tickets']>
/** A message in a complaint. */
export type TicketMessage = Selectable<Database['ticket_messages']>

/** Writes a new complaint; undefined where its number or its repeat is taken already. */
export function insertTicket(tx: Tx, ticket: Insertable<Database['tickets']>): Promise<TicketRow | undefined> {
  return tx
    .insertInto('tickets')
    .values(ticket)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columnsOf('tickets'))
    .executeTakeFirst()
}

/** The complaint that this request has opened before. */
export function findRepeated(db: Db, repeatHash: Buffer): Promise<TicketRow | undefined> {
  return db.selectFrom('tickets').select(columnsOf('tickets')).where('repeat_hash', '=', repeatHash).executeTakeFirst()
}

/** The complaint of this number, where this is the hash of one of its keys. */
export function findTicketByKey(db: Db, number: string, keyHash: Buffer): Promise<TicketRow | undefined> {
  return db
    .selectFrom('tickets')
    .select(columnsOf('tickets'))
    .where('number', '=', number)
    .where(sql<boolean>`${keyHash} = ANY (key_hashes)`)
    .executeTakeFirst()
}

/** The complaint with this id. */
export function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom('tickets').select(columnsOf('tickets')).where('id', '=', id).executeTakeFirst()
}

/** The complaint of this number, locked until the transaction ends. */
export function lockTicket(tx: Tx, number: string): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('tickets')
    .select(columnsOf('tickets'))
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
}

/** Notes how far a locked complaint is. */
export async function moveTicket(
  tx: Tx,
  { id, state, answered_at, solved_at }: Pick<TicketRow, 'id' | 'state' | 'answered_at' | 'solved_at'>,
): Promise<void> {
  await tx.updateTable('tickets').set({ state, answered_at, solved_at }).where('id', '=', id).execute()
}

/** One more key that opens it. */
export async function addTicketKey(db: Db, id: string, keyHash: Buffer): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ key_hashes: sql`array_append(key_hashes, ${keyHash})` })
    .where('id', '=', id)
    .execute()
}

/** Adds what somebody wrote; gives its id. */
export async function insertMessage(tx: Tx, message: Insertable<Database['ticket_messages']>): Promise<number> {
  const { id } = await tx.insertInto('ticket_messages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns the messages of these complaints, oldest first. */
export function findMessages(db: Db, ticketIds: readonly string[]): Promise<TicketMessage[]> {
  if (ticketIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('ticket_messages')
    .select(columnsOf('ticket_messages'))
    .where('ticket_id', 'in', ticketIds)
    .orderBy('id')
    .execute()
}

/** Some of what was solved before this moment. */
export function findOldTickets(db: Db, before: Date, limit: number): Promise<Pick<TicketRow, 'id'>[]> {
  return db.selectFrom('tickets').select('id').where('solved_at', '<', before).limit(limit).execute()
}

/** Deletes these, with what was answered. */
export async function deleteTickets(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('tickets').where('id', 'in', ids).execute()
}
