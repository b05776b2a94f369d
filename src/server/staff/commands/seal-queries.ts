import { type Kysely, sql, type Transaction } from 'kysely'
import { indianDay } from '../../../shared/india-time.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import { impersonal } from './command-queries.ts'

type Db = Kysely<Database>

/** The seal of a day in India ('YYYY-MM-DD'), as it was made. */
export interface HistorySeal {
  day: string
  commands: number
  /** Of what was done on that day. */
  digest: Buffer
  /** Of the seal before it, the day and its digest. */
  seal: Buffer
  /** Of each command in the order of their ids: its id (16 bytes) and the beginning of its digest (8 bytes). */
  rows: Buffer
  sealedAt: Date
}

/** A command as it stands there now, with the digest of all that the history has of it. */
export interface DigestedCommand {
  id: string
  name: string
  at: Date
  byName: string
  subjectName: string
  digest: Buffer
  /** Something of it was forgotten, as a person asked; what remains is what forgetting leaves. */
  forgotten: boolean
  /** Something of it is said to be forgotten and is not: it says something else. */
  falsified: boolean
}

const sum = (parts: ReturnType<typeof sql>) => sql`sha256(convert_to(jsonb_build_array(${parts})::text, 'UTF8'))`
const frame = sum(sql`c.id, c.name, (extract(epoch FROM c.at) * 1000000)::bigint, c.actor, c.staff_id, c.by_name,
  c.session_id, c.network, c.request_id, c.subject_kind, c.subject_id, c.undoes`)
const contents = sql`coalesce(c.forgotten, ${sum(sql`c.salt, c.subject_name, c.reason, c.input`)})`
const change = sql`sha256(${sum(sql`h.id, h.entity, h.entity_id`)}
  || coalesce(h.forgotten, ${sum(sql`h.salt, h.before, h.after`)}))`
const forgottenCommand = sql`c.input = '{"forgotten": true}' AND coalesce(c.reason, '(forgotten)') = '(forgotten)'
  AND (c.subject_kind = 'order' OR c.subject_name = '')`
const forgottenChange = sql`NOT EXISTS (
  SELECT FROM (SELECT key, value FROM jsonb_each(h.before) UNION ALL SELECT key, value FROM jsonb_each(h.after)) f
  WHERE f.value NOT IN ('"(forgotten)"', 'null') AND f.key <> ALL (${impersonal}::text[]))`

/** A day on which a large catalogue came in has a million changes. */
const PATIENCE_MS = 600_000

/**
 * Reads the commands from a moment until before another one, in the order of their ids, each with its digest. It may take long,
 * and so may what the transaction asks after it.
 */
export async function digestCommands(tx: Transaction<Database>, from: Date, until: Date): Promise<DigestedCommand[]> {
  await ask(tx, { text: `SET LOCAL statement_timeout = ${PATIENCE_MS}` })
  const { sql: text, parameters } = sql<DigestedCommand>`
    SELECT c.id, c.name, c.at, c.by_name AS "byName", c.subject_name AS "subjectName",
      sha256(${frame} || ${contents} || coalesce(own.digests, '')) AS digest,
      c.forgotten IS NOT NULL OR coalesce(own.forgotten, false) AS forgotten,
      (c.forgotten IS NOT NULL AND NOT (${forgottenCommand})) OR coalesce(own.falsified, false) AS falsified
    FROM commands c LEFT JOIN LATERAL (
      SELECT string_agg(${change}, '' ORDER BY h.id) AS digests, bool_or(h.forgotten IS NOT NULL) AS forgotten,
        bool_or(h.forgotten IS NOT NULL AND NOT (${forgottenChange})) AS falsified
      FROM changes h WHERE h.command_id = c.id
    ) own ON true
    WHERE c.at >= ${from} AND c.at < ${until} ORDER BY c.id`.compile(tx)
  return ask(tx, { text, values: [...parameters], timeoutMs: PATIENCE_MS })
}

/** The days in India on which something was done, in their order, from a moment until before another one. */
export async function daysOfHistory(db: Db, from: Date, until: Date): Promise<string[]> {
  const { rows } = await sql<{ at: Date }>`
    SELECT min(at) AS at FROM commands WHERE at >= ${from} AND at < ${until}
    GROUP BY indian_day(at) ORDER BY 1`.execute(db)
  return rows.map(({ at }) => indianDay(at))
}

/** Reads the time of the database's own clock. */
export async function databaseClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]?.now ?? new Date(0)
}

const sealColumns = sql`to_char(day, 'YYYY-MM-DD') AS day, commands, digest, seal, rows, sealed_at AS "sealedAt"`

/** Every seal, the oldest first. */
export async function listSeals(db: Db): Promise<HistorySeal[]> {
  return (await sql<HistorySeal>`SELECT ${sealColumns} FROM history_seals ORDER BY history_seals.day`.execute(db)).rows
}

/** The last seal; undefined before the first one. */
export async function lastSeal(db: Db): Promise<HistorySeal | undefined> {
  const found = sql<HistorySeal>`SELECT ${sealColumns} FROM history_seals ORDER BY history_seals.day DESC LIMIT 1`
  return (await found.execute(db)).rows[0]
}

/** Keeps a seal. */
export async function insertSeal(tx: Db, { sealedAt, ...seal }: HistorySeal): Promise<void> {
  await tx
    .insertInto('history_seals')
    .values({ ...seal, sealed_at: sealedAt })
    .execute()
}
