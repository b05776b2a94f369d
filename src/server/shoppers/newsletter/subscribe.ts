import { normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { SubscribeInput } from '../../../shared/contract/newsletter.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { recordConsent } from '../consents/consent-queries.ts'
import { insertSubscriber } from './subscriber-queries.ts'

/** Subscribes to the newsletter. False where the email address or the phone number is subscribed already: nothing changes then. */
export function subscribe(shop: Shop, { name, email: written, phone }: SubscribeInput): Promise<boolean> {
  const [email, now] = [normalEmail(written), shop.clock()]
  return transact(shop, async ({ tx }) => {
    if (!(await insertSubscriber(tx, { id: shop.newId(), name: name.trim(), email, phone, now }))) return false
    await recordConsent(tx, { id: shop.newId(), purpose: 'newsletter', userId: null, email, phone, way: 'form', now })
    return true
  })
}
