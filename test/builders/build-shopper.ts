import { hashToken } from '../../src/server/platform/sessions/authenticate.ts'
import type { Shop } from '../../src/server/platform/shop.ts'

/** Somebody who is signed in. */
export type BuiltShopper = { userId: string; token: string; phonenumber: string }

/** A shopper with a living session, without the cost of hashing a password; the email address is confirmed unless said otherwise. */
export async function buildShopper(
  shop: Shop,
  username = 'Amina Beevi',
  { confirmed = true } = {},
): Promise<BuiltShopper> {
  const [userId, token, now] = [shop.newId(), shop.newToken(), shop.clock()]
  const phonenumber = String(9_000_000_000 + shop.randomInt(999_999_999))
  const dates = { created_at: now, updated_at: now }
  await shop.db
    .insertInto('users')
    .values({
      id: userId,
      username,
      phonenumber,
      email: `${userId}@example.com`,
      email_confirmed_at: confirmed ? now : null,
      ...dates,
    })
    .execute()
  const expires_at = new Date(now.getTime() + 30 * 86_400_000)
  await shop.db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, created_at: now, last_used_at: now, expires_at })
    .execute()
  return { userId, token, phonenumber }
}
