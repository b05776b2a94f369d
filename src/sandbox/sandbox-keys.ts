import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { columnsOf } from '../server/platform/db/columns-of.ts'
import type { Database } from '../server/platform/db/schema.ts'

/** A merchant's keys at the provider: made once for a database, the same for every process on it. */
export interface SandboxKeys {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Before the last change: what was queued until then is signed with it. */
  webhookSecretPrevious: { secret: string; until: Date } | null
}

/** The keys of this database's sandbox; random ones are made where there are none. */
export async function readKeys(db: Kysely<Database>): Promise<SandboxKeys> {
  const found = await findKeys(db)
  if (found) return found
  const key_id = `rzp_test_${randomBytes(7).toString('hex')}`
  const fresh = { key_id, key_secret: randomBytes(24).toString('hex'), webhook_secret: randomBytes(24).toString('hex') }
  await db
    .insertInto('sandbox_keys')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await findKeys(db)
  if (!made) throw new Error('The sandbox has no keys')
  return made
}

/** Gives the account a new webhook secret, and keeps the old one beside it. */
export async function changeWebhookSecret(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('sandbox_keys')
    .set({
      webhook_secret: randomBytes(24).toString('hex'),
      webhook_secret_previous: sql<string>`webhook_secret`,
      webhook_secret_changed_at: now,
    })
    .execute()
}

async function findKeys(db: Kysely<Database>): Promise<SandboxKeys | undefined> {
  const row = await db.selectFrom('sandbox_keys').select(columnsOf('sandbox_keys')).executeTakeFirst()
  if (!row) return undefined
  const { webhook_secret_previous: secret, webhook_secret_changed_at: until } = row
  return {
    keyId: row.key_id,
    keySecret: row.key_secret,
    webhookSecret: row.webhook_secret,
    webhookSecretPrevious: secret === null || until === null ? null : { secret, until },
  }
}
