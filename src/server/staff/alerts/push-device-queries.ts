import { createHash } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A browser that takes alerts, as its person sees it. */
export interface PushDevice {
  id: string
  staff_id: string
  device: string
  created_at: Date
  last_sent_at: Date | null
  last_error: string | null
}

const shown = ['id', 'staff_id', 'device', 'created_at', 'last_sent_at', 'last_error'] as const

/** The id of a browser, which knows its address and can make it too. */
export function deviceIdOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)
}

/** The browsers of everybody, or of one person; the newest first. */
export function listDevices(db: Db, staffId?: string): Promise<PushDevice[]> {
  const all = db.selectFrom('push_devices').select(shown).orderBy('created_at', 'desc').orderBy('id')
  return (staffId === undefined ? all : all.where('staff_id', '=', staffId)).execute()
}

/** Keeps a browser; one that was somebody else's is this person's from now on. */
export async function saveDevice(db: Db, device: Insertable<Database['push_devices']>): Promise<void> {
  const { id: _, ...again } = { ...device, last_error: null }
  await db
    .insertInto('push_devices')
    .values(device)
    .onConflict((same) => same.column('id').doUpdateSet(again))
    .execute()
}

/** Forgets a browser, with what was on its way to it. */
export async function deleteDevice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** Notes what became of the last message to a browser. */
export async function noteDelivery(db: Db, id: string, outcome: { sentAt: Date } | { error: string }): Promise<void> {
  const noted = 'sentAt' in outcome ? { last_sent_at: outcome.sentAt, last_error: null } : { last_error: outcome.error }
  await db.updateTable('push_devices').set(noted).where('id', '=', id).execute()
}
