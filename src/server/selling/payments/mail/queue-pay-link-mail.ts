import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Shop } from '../../../platform/shop.ts'

/** A payment link, and what is written about it: that it waits to be paid, or that it is over. */
export interface PayLinkNews {
  checkoutId: string
  news: 'asked' | 'over'
}

/** Owes the shopper a mail about a payment link, in the transaction of what happened to it; it leaves then, or at once. */
export function queuePayLinkMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  { checkoutId, news }: PayLinkNews,
  leavesAt?: Date,
): Promise<void> {
  const eventKey = `pay_link:${checkoutId}:${news}`
  return queueMail(db, shop, { kind: 'pay_link', eventKey, payload: { checkoutId, news } }, leavesAt)
}
