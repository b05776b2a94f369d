import type { ConsentInput, Consents } from '../../../shared/contract/consents.ts'
import { consentsCopy, tickWords } from '../../../shared/copy/consents.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact, type Work } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockUser, type UserRow } from '../accounts/user-queries.ts'
import { recordConsent, withdrawConsents } from '../consents/consent-queries.ts'
import {
  deleteSubscriber,
  findOwnSubscriptions,
  insertSubscriber,
  lockSubscriber,
} from '../newsletter/subscriber-queries.ts'
import { readConsents } from './read-consents.ts'

/** Lets a signed-in shopper agree to a purpose, or take it back; again is the same. Throws `bad_input` without an email address. */
export function changeConsent(shop: Shop, userId: string, { purpose, given }: ConsentInput): Promise<Consents> {
  return transact(shop, async ({ tx }) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new Failure('not_signed_in', failures.notSignedIn)
    if (purpose === 'newsletter') await changeNewsletter(shop, tx, user, given)
    const now = shop.clock()
    // with its address: the link in a mail ends it by that
    const email = purpose === 'newsletter' ? user.email : null
    const ticked = { purpose, userId, email, phone: null, way: 'account' as const, said: tickWords[purpose], now }
    if (given) await recordConsent(tx, { ...ticked, id: shop.newId() })
    else await withdrawConsents(tx, { purpose, userId, email: null, phone: null, now })
    return readConsents(tx, user)
  })
}

/** A subscription that the account's address began at the form ends with the account's choice. */
async function changeNewsletter(shop: Shop, tx: Work['tx'], user: UserRow, given: boolean): Promise<void> {
  const { username: name, email, phonenumber: phone } = user
  const now = shop.clock()
  if (given) {
    if (!email) throw new Failure('bad_input', consentsCopy.noEmail, { errors: { purpose: consentsCopy.noEmail } })
    await insertSubscriber(tx, { id: shop.newId(), name, email, phone, now })
    const [own] = await findOwnSubscriptions(tx, user)
    // a link that ends it at this moment waits, and takes back what is agreed to here
    if (own && (await lockSubscriber(tx, own.id))) return
    throw new Failure('bad_input', consentsCopy.otherSubscription, {
      errors: { purpose: consentsCopy.otherSubscription },
    })
  }
  for (const { id, email: subscribed } of await findOwnSubscriptions(tx, user)) {
    await deleteSubscriber(tx, id)
    await withdrawConsents(tx, { purpose: 'newsletter', userId: null, email: subscribed, phone: null, now })
  }
}
