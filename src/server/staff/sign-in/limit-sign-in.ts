import type { RateName } from '../../../shared/rates.ts'
import { limitRate, tally } from '../../platform/rate-limits/rate-limit.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'
import { findBrowser } from '../staff-browser-queries.ts'
import type { AtDoor } from './begin-session.ts'

/**
 * Counts a call of the sign-in: for its browser where somebody of the shop has signed in with it, else for its network. Strangers
 * who share the shop's address keep nobody out of its own computers. Throws as limitRate.
 */
export async function limitSignIn(shop: Shop, name: RateName, { browser, caller }: AtDoor): Promise<void> {
  const known = await findBrowser(shop.db, browser.token)
  const who = known ? [known.id] : limitedNetwork(shop, caller.ip)
  await limitRate(
    shop,
    who.map((each) => tally(name, each)),
  )
}
