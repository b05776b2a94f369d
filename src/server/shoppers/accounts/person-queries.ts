import type { Transaction } from 'kysely'
import { personCopy } from '../../../shared/copy/person.ts'
import type { Database } from '../../platform/db/schema.ts'
import { endSessions } from '../../platform/sessions/session-queries.ts'

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
