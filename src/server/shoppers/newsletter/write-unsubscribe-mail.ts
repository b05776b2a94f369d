import { newsletterEnd } from '../../../shared/copy/newsletter-end.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findSubscribers } from './subscriber-queries.ts'
import { subscriptionKey } from './subscription-key.ts'

const copy = newsletterEnd.mail

/** The mail with the link that ends a subscription; undefined where the address has none. */
export async function writeUnsubscribeMail(shop: Shop, { email }: { email: string }): Promise<Mail | undefined> {
  const [subscriber] = await findSubscribers(shop.db, { email, phone: null })
  if (!subscriber) return undefined
  // behind the #: in no log, and sent to no other site
  const href = `${shop.config.publicUrl}/unsubscribe#${subscriptionKey(shop, subscriber.id)}`
  return {
    to: subscriber.email,
    subject: copy.subject,
    ...letter(shop.settings.identity(), [
      { heading: copy.subject },
      { text: copy.text },
      { button: { label: copy.button, href } },
      { text: copy.notYou },
    ]),
  }
}
