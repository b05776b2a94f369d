import { timingSafeEqual } from 'node:crypto'
import { newsletterEnd as copy } from '../../../shared/copy/newsletter-end.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { derivedToken } from '../../platform/office-key.ts'
import type { Shop } from '../../platform/shop.ts'

type Keyed = Pick<Shop, 'config'>

/** The key in a link that ends a subscription: its id, signed by the shop's own key, of which nothing is in the database. */
export function subscriptionKey({ config }: Keyed, subscriberId: string): string {
  return `${subscriberId}.${derivedToken(config, `newsletter:${subscriberId}`)}`
}

/** Returns the address of the page that ends a subscription: its key behind the #, in no log, and sent to no other site. */
export function unsubscribePage({ config }: Keyed, key: string): string {
  return `${config.publicUrl}/unsubscribe#${key}`
}

/** Returns the id of the subscription that a key ends. Throws `not_found` for a key that the shop did not sign. */
export function readSubscriptionKey(shop: Keyed, key: string): string {
  const id = /^([a-z0-9]{1,40})\./.exec(key)?.[1] ?? ''
  const [given, right] = [Buffer.from(key), Buffer.from(subscriptionKey(shop, id))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Failure('not_found', copy.wrongKey)
  return id
}
