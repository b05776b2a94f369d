import { transact, type Work } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockUser } from '../../shoppers/accounts/user-queries.ts'
import { withdrawConsents } from '../../shoppers/consents/consent-queries.ts'
import { type Article, deleteOwnRequest, deleteRequestsOf, findRequestsOf } from './stock-request-queries.ts'

type Who = { userId: string | null; email: string | null }

/** Takes back what an account asked for, and with the last request what it agreed to. */
export function withdrawRequest(shop: Shop, userId: string, article: Article): Promise<void> {
  return transact(shop, async ({ tx }) => {
    // what the account asks for at this moment is waited for, and seen
    await lockUser(tx, userId)
    await deleteOwnRequest(tx, userId, article)
    const left = await findRequestsOf(tx, { userId, email: null })
    if (left.length === 0) await endConsent(shop, tx, { userId, email: null })
  })
}

/** Ends all requests of an address, and takes back what it agreed to. */
export function endRequestsOf(shop: Shop, email: string): Promise<void> {
  return transact(shop, async ({ tx }) => {
    await deleteRequestsOf(tx, { userId: null, email })
    await endConsent(shop, tx, { userId: null, email })
  })
}

function endConsent(shop: Shop, tx: Work['tx'], who: Who): Promise<void> {
  return withdrawConsents(tx, { ...who, purpose: 'back_in_stock', phone: null, now: shop.clock() })
}
