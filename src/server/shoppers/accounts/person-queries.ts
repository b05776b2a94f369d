import { type Kysely, sql, type Transaction } from 'kysely'
import { personCopy } from '../../../shared/copy/person.ts'
import type { Database } from '../../platform/db/schema.ts'
import { endSessions } from '../../platform/sessions/session-queries.ts'

/** Returns the names by which an account knows somebody: the person's, the firm's, those of the houses and streets of its addresses. */
export async function namesOfAccount(tx: Transaction<Database>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT username AS name FROM users WHERE id = ${userId}
    UNION SELECT legal_name FROM buyer_firms WHERE user_id = ${userId}
    UNION SELECT unnest(ARRAY[full_name, building, street]) FROM addresses WHERE user_id = ${userId}`.execute(tx)
  return rows.flatMap(({ name }) => (name ? [name] : []))
}

/** Returns for each of these moments how many accounts were erased after it. */
export async function countErasedSince(db: Kysely<Database>, moments: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ erased: number }>`
    SELECT (SELECT count(*)::int FROM users u WHERE u.erased_at > m.at) AS erased
    FROM unnest(${[...moments]}::timestamptz[]) WITH ORDINALITY AS m (at, place) ORDER BY m.place`.execute(db)
  return rows.map(({ erased }) => erased)
}

/**
 * Takes the person out of an account that this transaction has locked: phone number and email are free again, nobody can
 * log in, sessions, codes and saved addresses are gone. The row stays for the orders that name it.
 */
export async function eraseAccount(tx: Transaction<Database>, userId: string, now: Date): Promise<void> {
  await endSessions(tx, userId)
  for (const table of ['one_time_codes', 'login_devices', 'addresses', 'buyer_firms'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await tx
    .updateTable('users')
    .set({
      username: personCopy.erasedName,
      // no number that anybody could have, and of this account alone
      phonenumber: `erased ${userId}`,
      email: null,
      password_hash: null,
      image: null,
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}
