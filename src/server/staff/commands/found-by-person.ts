import { type Kysely, sql } from 'kysely'
import type { CommandName } from '../../../shared/office/commands.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CommandWork } from './run-command-work.ts'

/** State of a record before a person changed it for the first time since a moment. */
export interface FoundRecord {
  /** They made it themselves since then. */
  isMade: boolean
  /** Only fields that they have changed. */
  fields: Record<string, unknown>
}

/**
 * Of records that a person has changed since a moment, as they found them: by `entity id`. Who writes calls it with the records
 * locked, so that no other command of theirs comes between.
 */
export async function foundByPerson(
  db: Kysely<Database>,
  staffId: string | null,
  { entities, ids, since }: { entities: readonly string[]; ids: readonly string[]; since: Date },
): Promise<Map<string, FoundRecord>> {
  const { rows } = await sql<{ record: string; before: Record<string, unknown> | null }>`
    SELECT h.entity || ' ' || h.entity_id AS record, h.before
    FROM changes h JOIN commands c ON c.id = h.command_id
    WHERE h.entity = ANY (${[...entities]}) AND h.entity_id = ANY (${[...ids]})
      AND c.staff_id = ${staffId} AND c.at >= ${since}
    ORDER BY h.id DESC`.execute(db)
  const found = new Map<string, FoundRecord>()
  // from the last to the first: what was found first stays
  for (const { record, before } of rows) {
    const later = found.get(record)
    found.set(record, { isMade: before === null, fields: { ...later?.fields, ...before } })
  }
  return found
}

/** By record what the person's commands of these names have made of a number since a moment, up and down together. */
export async function netByPerson(
  { tx, by }: CommandWork,
  of: { names: readonly CommandName[]; entity: string; field: string; since: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; net: number }>`
    SELECT h.entity_id AS id, sum((h.after ->> ${of.field})::int)::int AS net
    FROM commands c JOIN changes h ON h.command_id = c.id
    WHERE c.staff_id = ${by.staffId} AND c.at >= ${of.since} AND c.name = ANY (${[...of.names]}) AND h.entity = ${of.entity}
    GROUP BY h.entity_id`.execute(tx)
  return new Map(rows.map(({ id, net }) => [id, net]))
}
