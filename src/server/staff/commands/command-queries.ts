import { type Insertable, type Kysely, sql } from 'kysely'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A command that was done, with its answer. */
export interface DoneCommand {
  staffId: string
  fingerprint: Buffer
  answer: Record<string, unknown> | null
}

/** Returns whether a command of this name was ever done here. */
export async function hasBeenDone(db: Db, name: CommandName): Promise<boolean> {
  const row = await db.selectFrom('commands').select('id').where('name', '=', name).limit(1).executeTakeFirst()
  return row !== undefined
}

/**
 * Claims the id of a command for this transaction: whoever gives the same one waits for its end. Undefined: it is ours; else
 * what was answered then.
 */
export async function claimCommand(
  tx: Db,
  claim: { id: string; staffId: string; fingerprint: Buffer; at: Date },
): Promise<DoneCommand | undefined> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('command_answers')
    .values({
      command_id: claim.id,
      staff_id: claim.staffId,
      fingerprint: claim.fingerprint,
      answer: 'null',
      at: claim.at,
    })
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return undefined
  const row = await tx
    .selectFrom('command_answers')
    .select(['staff_id', 'fingerprint', 'answer'])
    .where('command_id', '=', claim.id)
    .executeTakeFirstOrThrow()
  return { staffId: row.staff_id, fingerprint: row.fingerprint, answer: row.answer }
}

/** Keeps what was answered, for who asks again. */
export async function keepAnswer(tx: Db, id: string, answer: object): Promise<void> {
  await tx
    .updateTable('command_answers')
    .set({ answer: JSON.stringify(answer) })
    .where('command_id', '=', id)
    .execute()
}

/** Forgets the answers of before `before`; gives how many. */
export async function forgetAnswers(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('command_answers').where('at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

type NewChange = Omit<Insertable<Database['changes']>, 'command_id'>

/** From here on the transaction waits so long for what others write, and then fails with 55P03: who gave the command hears of it. */
export async function boundWaits(tx: Db): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${`${officeLimits.waitsForOthersMs}ms`}, true)`.execute(tx)
}

/** From here to its end the transaction may write what only commands write. */
export async function beginCommand(tx: Db, id: string): Promise<void> {
  await sql`SELECT set_config('shop.command', ${id}, true)`.execute(tx)
}

/**
 * Writes what was done, and each record that it changed. Throws `command_reused` where the id stands in the history already:
 * its answer has been forgotten.
 */
export async function writeCommand(
  tx: Db,
  command: Insertable<Database['commands']>,
  changed: readonly NewChange[],
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('commands')
    .values(command)
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw new Failure('command_reused', failures.commandReused)
  for (let from = 0; from < changed.length; from += changesAtOnce) {
    await insertChanges(tx, command.id, changed.slice(from, from + changesAtOnce))
  }
}

/** So many go in one statement: a command may change tens of thousands of records. */
const changesAtOnce = 2000

async function insertChanges(tx: Db, commandId: string, changed: readonly NewChange[]): Promise<void> {
  const rows = changed.map(({ entity, entity_id: id, before, after }) => [entity, id, before, after])
  await sql`
    INSERT INTO changes (command_id, entity, entity_id, before, after)
    SELECT ${commandId}::uuid, r ->> 0, r ->> 1, (r ->> 2)::jsonb, (r ->> 3)::jsonb
    FROM json_array_elements(${JSON.stringify(rows)}::json) WITH ORDINALITY AS w (r, place) ORDER BY place`.execute(tx)
}

/** Returns whether the history has a command with this id. */
export async function isCommandDone(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('commands').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** A record as the history names it: its kind and its id. */
export interface RecordName {
  kind: string
  id: string
}

/** Fields that say nothing about a person: they stay where a person's data is forgotten. */
export const impersonal = ['status', 'payment_status', 'version', 'active', 'roles', 'on_hand']

/** Forgets what the history says of these records; that something was done to them, by whom and when, stays. */
export async function forgetInHistory(tx: Db, records: readonly RecordName[]): Promise<void> {
  const [kinds, ids] = [records.map(({ kind }) => kind), records.map(({ id }) => id)]
  await sql`SELECT forget_in_history(${kinds}::text[], ${ids}::text[], ${impersonal}::text[])`.execute(tx)
}
