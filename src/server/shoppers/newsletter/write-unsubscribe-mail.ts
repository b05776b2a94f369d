import { newsletter as calls } from '../../../shared/contract/newsletter.ts'
import { newsletterEnd } from '../../../shared/copy/newsletter-end.ts'
import { letter } from '../../platform/mail/letter.ts'
import { listUnsubscribe } from '../../platform/mail/list-unsubscribe.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findSubscribers } from './subscriber-queries.ts'
import { subscriptionKey, unsubscribePage } from './subscription-key.ts'

const copy = newsletterEnd.mail

/** The mail with the link that ends a subscription; undefined where the address has none. */
export async function writeUnsubscribeMail(shop: Shop, { email }: { email: string }): Promise<Mail | undefined> {
  const [subscriber] = await findSubscribers(shop.db, { email, phone: null })
  if (!subscriber) return undefined
  const key = subscriptionKey(shop, subscriber.id)
  const href = unsubscribePage(shop, key)
  return {
    to: subscriber.email,
    subject: copy.subject,
    ...letter(shop.settings.identity(), [
      { heading: copy.subject },
      { text: copy.text },
      { button: { label: copy.button, href } },
      { text: copy.notYou },
    ]),
    headers: listUnsubscribe(shop.config.publicUrl, calls.endSubscription.path, key),
  }
}
