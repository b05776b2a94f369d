import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** A passkey with what is needed to check what it signs. */
export interface PasskeyRow {
  credential_id: string
  id: string
  staff_id: string
  name: string
  public_key: Buffer
  counter: number
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

const columns = [
  'credential_id',
  'id',
  'staff_id',
  'name',
  'public_key',
  'counter',
  'transports',
  'created_at',
  'last_used_at',
] as const

/** A person's passkeys, the oldest first. */
export function listPasskeys(db: Db, staffId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('staff_passkeys')
    .select(columns)
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns the number of passkeys of everybody. */
export async function countPasskeys(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select((eb) => ['staff_id', eb.fn.countAll<string>().as('count')])
    .groupBy('staff_id')
    .execute()
  return new Map(rows.map(({ staff_id, count }) => [staff_id, Number(count)]))
}

/** The passkey that a browser names; it is held until the transaction ends. */
export async function lockPasskey(tx: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const row = await tx
    .selectFrom('staff_passkeys')
    .select(columns)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, counter: Number(row.counter) }
}

/** Keeps a new passkey. False where it is known already. */
export async function insertPasskey(tx: Db, passkey: Insertable<Database['staff_passkeys']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkeys')
    .values(passkey)
    .onConflict((same) => same.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes that a passkey was used, and how often it says that it was. */
export async function notePasskeyUse(tx: Db, credentialId: string, counter: number, now: Date): Promise<void> {
  await tx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .execute()
}

/** Removes one passkey of a person; gives its name, or undefined where there is none. */
export async function deletePasskey(tx: Db, staffId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Removes all passkeys of a person. */
export async function deletePasskeys(tx: Db, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
}
