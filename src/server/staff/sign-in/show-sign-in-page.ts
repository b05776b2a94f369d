import type { Shop } from '../../platform/shop.ts'
import { findBrowser } from '../staff-browser-queries.ts'
import { hasOwner, listPinHolders } from '../staff-queries.ts'

/** Returns the ways in which a browser can sign in. The names of the shop's people go to an enrolled counter computer only. */
export async function showSignInPage({ db }: Pick<Shop, 'db'>, browserToken: string | undefined) {
  const [owned, browser] = await Promise.all([hasOwner(db), findBrowser(db, browserToken)])
  if (!browser?.counter_name) return { hasOwner: owned, counter: null }
  const people = (await listPinHolders(db)).map(({ id, name }) => ({ _id: id, name }))
  return { hasOwner: owned, counter: { name: browser.counter_name, people } }
}
