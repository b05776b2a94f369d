import type { Kysely, Selectable } from 'kysely'
import type { CommandName } from '../../../shared/office/commands.ts'
import type { Database } from '../../platform/db/schema.ts'

/** A command about a record, and what it changed of it. */
export type CommandAbout = Pick<Selectable<Database['commands']>, 'id' | 'at' | 'by_name' | 'reason'> & {
  name: CommandName
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The commands about a record, the first first. */
export async function listCommandsAbout(db: Kysely<Database>, kind: string, id: string): Promise<CommandAbout[]> {
  const rows = await db
    .selectFrom('commands')
    .leftJoin('changes', (join) =>
      join
        .onRef('changes.command_id', '=', 'commands.id')
        .on('changes.entity', '=', kind)
        .on('changes.entity_id', '=', id),
    )
    .select([
      'commands.id',
      'commands.name',
      'commands.at',
      'commands.by_name',
      'commands.reason',
      'changes.before',
      'changes.after',
    ])
    .where('commands.subject_kind', '=', kind)
    .where('commands.subject_id', '=', id)
    .orderBy('commands.at')
    .execute()
  return rows as CommandAbout[]
}

/** Returns the ids of a person's own commands about a record. */
export async function ownCommandsAbout(
  db: Kysely<Database>,
  { kind, id, staffId }: { kind: string; id: string; staffId: string },
): Promise<string[]> {
  const own = db.selectFrom('commands').select('id').where('staff_id', '=', staffId)
  const rows = await own.where('subject_kind', '=', kind).where('subject_id', '=', id).execute()
  return rows.map((row) => row.id)
}
