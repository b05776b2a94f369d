import { sql, type Transaction } from 'kysely'
import type { DatabaseError } from 'pg'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Issues a voucher, unless its month is locked: then gives false, and nothing of the voucher is left, no number either. Money
 * that arrives or goes back does not wait for the books (decision 179). Throws whatever else `issue` throws.
 */
export async function issueUnlessLocked(tx: Transaction<Database>, issue: () => Promise<void>): Promise<boolean> {
  await sql`SAVEPOINT before_voucher`.execute(tx)
  try {
    await issue()
    return true
  } catch (error) {
    // named by the trigger of the papers (migration 0330)
    if ((error as DatabaseError).constraint !== 'month_of_paper_is_open') throw error
    await sql`ROLLBACK TO SAVEPOINT before_voucher`.execute(tx)
    return false
  }
}
