import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { hashToken } from '../platform/sessions/authenticate.ts'
import type { Shop } from '../platform/shop.ts'

type Db = Kysely<Database>

/** A browser that somebody of the shop has signed in with. */
export interface StaffBrowser {
  id: string
  /** Its name where it is enrolled as a computer that several people share. */
  counter_name: string | null
}

/** The browser with this token. */
export function findBrowser(db: Db, token: string | undefined): Promise<StaffBrowser | undefined> {
  if (token === undefined) return Promise.resolve(undefined)
  return db
    .selectFrom('staff_browsers')
    .select(['id', 'counter_name'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

/** Remembers a browser that was not known; gives its token, which only it has. */
export async function rememberBrowser(
  db: Db,
  shop: Pick<Shop, 'newToken' | 'newId' | 'clock'>,
): Promise<StaffBrowser & { token: string }> {
  const [token, id, now] = [shop.newToken(), shop.newId(), shop.clock()]
  await db
    .insertInto('staff_browsers')
    .values({ id, token_hash: hashToken(token), created_at: now, last_used_at: now })
    .execute()
  return { id, token, counter_name: null }
}

/** Gives a browser another token: whoever knew the former one has nothing by it any more. */
export async function renewBrowserToken(tx: Db, { newToken }: Pick<Shop, 'newToken'>, id: string): Promise<string> {
  const token = newToken()
  await tx
    .updateTable('staff_browsers')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
  return token
}

/** Returns whether this person has signed in there before with a full factor. */
export async function isKnownBrowserOf(db: Db, browserId: string, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_browser_people')
    .select('staff_id')
    .where('browser_id', '=', browserId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that this person has signed in there with a full factor. */
export async function noteBrowserUse(db: Db, browserId: string, staffId: string, now: Date): Promise<void> {
  await db.updateTable('staff_browsers').set({ last_used_at: now }).where('id', '=', browserId).execute()
  await db
    .insertInto('staff_browser_people')
    .values({ browser_id: browserId, staff_id: staffId, last_used_at: now })
    .onConflict((same) => same.columns(['browser_id', 'staff_id']).doUpdateSet({ last_used_at: now }))
    .execute()
}

/** No browser is this person's any more: guesses there count as a stranger's, and the next sign-in is told of. */
export async function forgetBrowsersOf(tx: Db, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_browser_people').where('staff_id', '=', staffId).execute()
}

/** Enrols a browser as a computer that several people share. */
export async function enrolBrowser(
  tx: Db,
  { id, name, staffId, now }: { id: string; name: string; staffId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('staff_browsers')
    .set({ counter_name: name, enrolled_at: now, enrolled_by: staffId })
    .where('id', '=', id)
    .execute()
}

/** Takes the enrolment of a computer away; gives the name that it had, or undefined. Its sessions are ended by who calls. */
export async function withdrawBrowser(tx: Db, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('staff_browsers')
    .select('counter_name')
    .where('id', '=', id)
    .where('counter_name', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.counter_name) return undefined
  await tx
    .updateTable('staff_browsers')
    .set({ counter_name: null, enrolled_at: null, enrolled_by: null })
    .where('id', '=', id)
    .execute()
  return row.counter_name
}

/** The enrolled computers, and who has enrolled them. */
export function listCounters(db: Db) {
  return db
    .selectFrom('staff_browsers as browser')
    .leftJoin('staff as person', 'person.id', 'browser.enrolled_by')
    .select(['browser.id', 'browser.counter_name', 'browser.enrolled_at', 'browser.last_used_at', 'person.name as by'])
    .where('browser.counter_name', 'is not', null)
    .orderBy('browser.counter_name')
    .orderBy('browser.id')
    .execute()
}

/** Forgets browsers that nobody used since `before`. */
export async function forgetBrowsers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('staff_browsers').where('last_used_at', '<', before).execute()
}
