import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What a merchant has at the provider: made once for a database, the same for every process on it. */
export interface SandboxKeys {
  keyId: string
  keySecret: string
  webhookSecret: string
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

async function findKeys(db: Kysely<Database>): Promise<SandboxKeys | undefined> {
  const row = await db.selectFrom('sandbox_keys').select(['key_id', 'key_secret', 'webhook_secret']).executeTakeFirst()
  return row && { keyId: row.key_id, keySecret: row.key_secret, webhookSecret: row.webhook_secret }
}
