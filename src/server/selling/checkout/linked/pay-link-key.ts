import { timingSafeEqual } from 'node:crypto'
import { payLinks as copy } from '../../../../shared/copy/pay-links.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { derivedToken } from '../../../platform/office-key.ts'
import type { Shop } from '../../../platform/shop.ts'
import { findCheckout, type StoredCheckout } from '../pay/checkout-queries.ts'

type Keyed = Pick<Shop, 'config'>
/** A checkout that is a payment link. */
export type PayLink = StoredCheckout & { follows: string }

/** The key of a payment link: the checkout's id, signed by the shop's own key, of which nothing is in the database. */
function payLinkKey({ config }: Keyed, checkoutId: string): string {
  return `${checkoutId}.${derivedToken(config, `pay link:${checkoutId}`)}`
}

/** Returns the address of the page that pays: its key behind the #, in no log, and sent to no other site. */
export function payLinkUrl(shop: Keyed, checkoutId: string): string {
  return `${shop.config.publicUrl}/pay#${payLinkKey(shop, checkoutId)}`
}

/** Finds the payment link that a key opens. Throws `not_found` for a key that the shop did not sign. */
export async function findPayLink(shop: Pick<Shop, 'config' | 'db'>, key: string): Promise<PayLink> {
  const id = /^([\w-]{1,40})\./.exec(key)?.[1] ?? ''
  const [given, right] = [Buffer.from(key), Buffer.from(payLinkKey(shop, id))]
  const isSigned = given.length === right.length && timingSafeEqual(given, right)
  const checkout = isSigned ? await findCheckout(shop.db, id) : undefined
  if (!checkout || !isPayLink(checkout)) throw new Failure('not_found', copy.wrongKey)
  return checkout
}

/** Returns whether a checkout is a payment link. */
export function isPayLink(checkout: StoredCheckout): checkout is PayLink {
  return checkout.follows !== null
}
