import { mailboxOf, normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { fingerprint, limitRate, tally } from '../../platform/rate-limits/rate-limit.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'

/**
 * Owes the address a mail with the link that ends its newsletter: anybody may type anybody's address. Whether it is subscribed is
 * only looked up when the mail is written, so answer and time are the same for all. Throws `too_many_requests` by address and network.
 */
export async function askToUnsubscribe(shop: Shop, written: string, ip: string): Promise<void> {
  const email = normalEmail(written)
  await limitRate(shop, [
    tally('unsubscribeOfAddress', fingerprint(mailboxOf(email))),
    ...limitedNetwork(shop, ip).map((network) => tally('unsubscribe', network)),
  ])
  const eventKey = `newsletter_end:${shop.newId()}`
  await queueMail(shop.db, shop, { kind: 'newsletter_end', eventKey, payload: { email } })
}
