import type { Kysely } from 'kysely'
import type { QuietHours } from '../../../domain/staff/alerts/quiet-hours.ts'
import type { AlertPreferences } from '../../../shared/office/alert-kinds.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** The alert preferences that somebody has chosen. */
export interface StoredPreferences {
  staff_id: string
  wishes: AlertPreferences
  quiet: QuietHours | null
  version: number
}

/** Returns the alert preferences of everybody, or of one person. */
export async function listPreferences(db: Db, staffId?: string): Promise<StoredPreferences[]> {
  const all = db.selectFrom('alert_wishes').select(['staff_id', 'wishes', 'quiet_from', 'quiet_until', 'version'])
  const rows = await (staffId === undefined ? all : all.where('staff_id', '=', staffId)).execute()
  return rows.map(({ quiet_from: from, quiet_until: until, ...row }) => ({
    ...row,
    quiet: from === null || until === null ? null : { from, until },
  }))
}

/** Keeps what somebody chose, instead of what they chose before. Gives the version. */
export async function savePreferences(
  db: Db,
  { staffId, wishes, quiet, at }: { staffId: string; wishes: AlertPreferences; quiet: QuietHours | null; at: Date },
): Promise<number> {
  const chosen = {
    wishes: JSON.stringify(wishes),
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    updated_at: at,
  }
  const { version } = await db
    .insertInto('alert_wishes')
    .values({ staff_id: staffId, ...chosen })
    .onConflict((same) =>
      same.column('staff_id').doUpdateSet((is) => ({ ...chosen, version: is('alert_wishes.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
