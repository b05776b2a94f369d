import type { Kysely } from 'kysely'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'

type Db = Kysely<Database>

/** Returns whether a browser that sends this token has signed in to the account before. */
export async function isKnownDevice(db: Db, userId: string, deviceToken: string): Promise<boolean> {
  const found = await db
    .selectFrom('login_devices')
    .select('user_id')
    .where('token_hash', '=', hashToken(deviceToken))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** The same for the account that has this email address; false where none has. */
export async function isDeviceOfEmail(db: Db, email: string, deviceToken: string): Promise<boolean> {
  const found = await db
    .selectFrom('login_devices')
    .innerJoin('users', 'users.id', 'login_devices.user_id')
    .select('login_devices.user_id')
    .where('login_devices.token_hash', '=', hashToken(deviceToken))
    .where('users.email', '=', email)
    .executeTakeFirst()
  return found !== undefined
}

/** Remembers the browser that has signed in; gives its token, which only it has. The ones that rested longest are forgotten. */
export async function rememberDevice(
  db: Db,
  shop: Pick<Shop, 'newToken' | 'clock'>,
  userId: string,
  known?: string,
): Promise<string> {
  const deviceToken = known ?? shop.newToken()
  const last_used_at = shop.clock()
  await db
    .insertInto('login_devices')
    .values({ token_hash: hashToken(deviceToken), user_id: userId, last_used_at })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at }))
    .execute()
  if (known === undefined) await dropOldest(db, userId)
  return deviceToken
}

/** Of more browsers than an account may have, those that rested longest are forgotten; nobody waits for another's. */
async function dropOldest(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('login_devices')
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('login_devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .offset(serverLimits.devicesMax)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** No browser of the account is known any more. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_devices').where('user_id', '=', userId).execute()
}
