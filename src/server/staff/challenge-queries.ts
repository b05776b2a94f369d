import type { Kysely } from 'kysely'
import { officeLimits } from '../../shared/office-limits.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Shop } from '../platform/shop.ts'

type Db = Kysely<Database>
/** The purpose that a passkey is asked for. */
export type ChallengePurpose = Database['staff_challenges']['purpose']

/** Keeps what a passkey has to sign; gives the id that the answer comes back with. What has ended is taken away. */
export async function keepChallenge(
  db: Db,
  shop: Pick<Shop, 'newId' | 'clock'>,
  { purpose, staffId, challenge }: { purpose: ChallengePurpose; staffId: string | null; challenge: string },
): Promise<string> {
  const now = shop.clock()
  const id = shop.newId()
  const expires_at = new Date(now.getTime() + officeLimits.staffChallengeMs)
  await db.insertInto('staff_challenges').values({ id, purpose, staff_id: staffId, challenge, expires_at }).execute()
  await forgetChallenges(db, now)
  return id
}

/** Takes a challenge, once, by the id and for what and whom it was made. */
export async function takeChallenge(
  db: Db,
  { id, purpose, staffId, now }: { id: string; purpose: ChallengePurpose; staffId: string | null; now: Date },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_challenges')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('staff_id', 'is not distinct from', staffId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge
}

async function forgetChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute()
}
