import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Advisory lock of all merges: which account stands for whom is decided by one at a time. */
const lockClass = 430

/** Waits for other merges and separations, until this transaction ends. */
export async function lockLinks(tx: Transaction<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockClass}::int, 0)`.execute(tx)
}

/** The account that stands for a person, of which this is one: itself, where it is merged into none. */
export async function mainAccount(db: Kysely<Database>, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT main_account(${id}) AS id`.execute(db)
  return rows[0]?.id ?? id
}

/** All accounts of a person, whichever of them is asked for: the one that stands for them first. */
export async function accountsOfPerson(db: Kysely<Database>, id: string): Promise<[string, ...string[]]> {
  const { rows } = await sql<{ ids: string[] }>`SELECT accounts_of_person(${id}) AS ids`.execute(db)
  const [main = id, ...others] = rows[0]?.ids ?? []
  return [main, ...others]
}

/** The account that this one was merged into; null: none. */
export async function readLink(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db.selectFrom('customer_links').select('same_as').where('account_id', '=', id).executeTakeFirst()
  return row?.same_as ?? null
}

/** Writes into which account this one is merged; null: it stands for itself again. */
export async function writeLink(tx: Transaction<Database>, id: string, sameAs: string | null): Promise<void> {
  await tx.deleteFrom('customer_links').where('account_id', '=', id).execute()
  if (sameAs !== null) await tx.insertInto('customer_links').values({ account_id: id, same_as: sameAs }).execute()
}

/** Takes an account that is erased out of its person: the accounts that were merged into it stay together. */
export async function forgetLinks(tx: Transaction<Database>, id: string): Promise<void> {
  const below = await tx
    .selectFrom('customer_links')
    .select('account_id')
    .where('same_as', '=', id)
    .orderBy('account_id')
    .execute()
  const head = (await readLink(tx, id)) ?? below[0]?.account_id
  await tx.deleteFrom('customer_links').where('account_id', '=', id).execute()
  if (head === undefined) return
  await tx.deleteFrom('customer_links').where('account_id', '=', head).where('same_as', '=', id).execute()
  await tx.updateTable('customer_links').set({ same_as: head }).where('same_as', '=', id).execute()
}
