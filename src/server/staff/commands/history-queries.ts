import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

// The reads of commands and changes.

type Db = Kysely<Database>
type Fields = Record<string, unknown>

/** A command's change of one record. `before` null: it was made; `after` null: it is gone. */
export interface DoneChange {
  entity: string
  entityId: string
  before: Fields | null
  after: Fields | null
}

/** A command as it stands in the history, with the one that took it back. */
export interface CommandRow {
  id: string
  name: string
  at: Date
  actor: 'staff' | 'terminal' | 'system'
  staffId: string | null
  byName: string
  subjectKind: string
  subjectId: string
  subjectName: string
  reason: string | null
  undoes: string | null
  undoneBy: string | null
  undoneById: string | null
  undoneAt: Date | null
}

/** A command with all that it changed, in the order in which it did. */
export interface CommandInHistory extends CommandRow {
  input: Fields
  changes: DoneChange[]
}

/** Filter of the commands; a field that is left out is no condition. */
export interface HistoryFilter {
  /** A person's id, or 'terminal' or 'system'. */
  who?: string | undefined
  name?: string | undefined
  kind?: string | undefined
  /** One record: what was done to it, and what changed it beside others. Needs `kind`. */
  record?: string | undefined
  from?: Date | undefined
  /** Not included. */
  until?: Date | undefined
  /** A part of the record's name. */
  text?: string | undefined
}

/** End of a page. */
export interface HistoryPlace {
  at: Date
  id: string
}

const columns = sql`c.id, c.name, c.at, c.actor, c.staff_id AS "staffId", c.by_name AS "byName",
  c.subject_kind AS "subjectKind", c.subject_id AS "subjectId", c.subject_name AS "subjectName", c.reason, c.undoes,
  u.by_name AS "undoneBy", u.id AS "undoneById", u.at AS "undoneAt"`

/** So many of the newest are looked through for a text before its index is asked: that is slow for what all have. */
const nearby = 5000

/** Commands after a place, the newest first: a walk along one index, however many there are. */
export async function listCommands(
  db: Db,
  { text, ...filter }: HistoryFilter,
  after: HistoryPlace | undefined,
  limit: number,
): Promise<CommandRow[]> {
  const conditions = [...conditionsOf(filter)]
  if (after) conditions.push(sql`c.at <= ${after.at} AND (c.at < ${after.at} OR c.id > ${after.id}::uuid)`)
  if (text === undefined) return readCommands(db, newest(conditions, limit))
  const called = sql`lower(c.subject_name) LIKE ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
  const near = sql`SELECT ${head} FROM (${newest(conditions, nearby)}) c WHERE ${called}
    ORDER BY c.at DESC, c.id LIMIT ${limit}`
  const found = await readCommands(db, near)
  return found.length === limit ? found : readCommands(db, newest([...conditions, called], limit))
}

const head = sql`c.id, c.name, c.at, c.actor, c.staff_id, c.by_name, c.subject_kind, c.subject_id, c.subject_name, c.reason,
  c.undoes`

function newest(conditions: RawBuilder<unknown>[], limit: number): RawBuilder<unknown> {
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
  return sql`SELECT ${head} FROM commands c ${where} ORDER BY c.at DESC, c.id LIMIT ${limit}`
}

/** Commands with who took them back. */
async function readCommands(db: Db, found: RawBuilder<unknown>): Promise<CommandRow[]> {
  const { rows } = await sql<CommandRow>`
    SELECT ${columns} FROM (${found}) c LEFT JOIN commands u ON u.undoes = c.id ORDER BY c.at DESC, c.id`.execute(db)
  return rows
}

type Conditions = Generator<RawBuilder<unknown>>

function* conditionsOf({ who, name, kind, record, from, until }: HistoryFilter): Conditions {
  if (who === 'terminal' || who === 'system') yield sql`c.actor = ${who} AND c.actor <> 'staff'`
  else if (who !== undefined) yield sql`c.staff_id = ${who}`
  if (name !== undefined) yield sql`c.name = ${name}`
  if (record !== undefined) {
    yield sql`c.id IN (
      SELECT s.id FROM commands s WHERE s.subject_kind = ${kind} AND s.subject_id = ${record}
      UNION SELECT h.command_id FROM changes h WHERE h.entity = ${kind} AND h.entity_id = ${record})`
  } else if (kind !== undefined) yield sql`c.subject_kind = ${kind}`
  if (from !== undefined) yield sql`c.at >= ${from}`
  if (until !== undefined) yield sql`c.at < ${until}`
}

/** The first changes of each of these commands, and how many each has: those behind them are counted to a thousand. */
export async function changesOf(
  db: Db,
  commandIds: readonly string[],
  most: number,
): Promise<(DoneChange & { commandId: string; total: number })[]> {
  const { rows } = await sql<DoneChange & { commandId: string; total: number }>`
    WITH counted AS MATERIALIZED (
      SELECT w.id, (SELECT count(*)::int FROM (SELECT FROM changes WHERE command_id = w.id LIMIT ${most + 1000}) few) AS total
      FROM unnest(${commandIds}::uuid[]) AS w (id)
    )
    SELECT n.id AS "commandId", h.entity, h.entity_id AS "entityId", h.before, h.after, n.total
    FROM counted n
    CROSS JOIN LATERAL (
      SELECT id, entity, entity_id, before, after FROM changes WHERE command_id = n.id ORDER BY id LIMIT ${most}
    ) h
    ORDER BY n.id, h.id`.execute(db)
  return rows
}

/** Of one command: what a file of 20,000 rows can change, each of which may be about goods, codes, stock, a supplier and a shelf, with room. */
const changesMost = 200_000

/** One command with all that it changed; undefined where there is none. */
export async function findCommand(db: Db, id: string): Promise<CommandInHistory | undefined> {
  const { rows } = await sql<CommandRow & { input: Fields }>`
    SELECT ${columns}, c.input FROM commands c LEFT JOIN commands u ON u.undoes = c.id
    WHERE c.id = ${id}::uuid`.execute(db)
  const [row] = rows
  return row && { ...row, changes: await changesOf(db, [id], changesMost) }
}

/**
 * Lists the records of these kinds that a command changed, in the order in which it did: those after a change's number, at most
 * so many.
 */
export async function changedRecords(
  db: Db,
  commandId: string,
  { entities, after, most }: { entities: readonly string[]; after: number; most: number },
): Promise<{ change: number; entity: string; entityId: string }[]> {
  const { rows } = await sql<{ change: number; entity: string; entityId: string }>`
    SELECT id::float8 AS change, entity, entity_id AS "entityId" FROM changes
    WHERE command_id = ${commandId}::uuid AND entity = ANY (${entities}) AND id > ${after} ORDER BY id LIMIT ${most}`.execute(
    db,
  )
  return rows
}

/** Two who take the same command back do so one after the other. */
export async function lockForUndo(tx: Db, id: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`undo ${id}`}, 0))`.execute(tx)
}

/** Finds the person who changed a field of a record last, and the moment; undefined where no command has. */
export async function lastChangeOf(
  db: Db,
  { entity, entityId }: Pick<DoneChange, 'entity' | 'entityId'>,
  field: string,
): Promise<{ by: string; at: Date } | undefined> {
  const { rows } = await sql<{ by: string; at: Date }>`
    SELECT c.by_name AS by, c.at FROM changes h JOIN commands c ON c.id = h.command_id
    WHERE h.entity = ${entity} AND h.entity_id = ${entityId} AND h.after ? ${field}
    ORDER BY h.id DESC LIMIT 1`.execute(db)
  return rows[0]
}
