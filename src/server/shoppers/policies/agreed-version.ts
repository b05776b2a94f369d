import type { Kysely } from 'kysely'
import { consentWords } from '../../../shared/copy/consents.ts'
import { indianDay } from '../../../shared/india-time.ts'
import type { PolicyName } from '../../../shared/policies/policies.ts'
import type { Database } from '../../platform/db/schema.ts'
import { readStored, readVersion } from './policy-queries.ts'

/** Pages that who opens an account agrees to. */
const agreedTo: readonly PolicyName[] = ['terms', 'privacy']

/**
 * Returns the words that somebody who opens an account agrees to, and their version: with the published versions of terms and privacy
 * notice and their Indian days, where the owner has published any (DPDP Act 2023, s. 5 and 6).
 */
export async function agreedAtSignUp(db: Kysely<Database>): Promise<{ version: string; words: string }> {
  const { version, words } = consentWords.account
  const published: string[] = []
  for (const name of agreedTo) {
    const { number } = await readStored(db, name)
    const found = number === 0 ? undefined : await readVersion(db, name, number)
    if (found) published.push(`${name} ${number} of ${indianDay(found.at)}`)
  }
  return { version: [version, ...published].join(', '), words }
}
