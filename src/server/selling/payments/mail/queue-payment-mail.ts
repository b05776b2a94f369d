import type { Kysely } from 'kysely'
import type { PaymentNews } from '../../../../shared/copy/payment-mails.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Shop } from '../../../platform/shop.ts'

/** Owes the shopper a mail about a payment that became no order, in the transaction of what happened to it. */
export function queuePaymentMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  paymentId: string,
  news: PaymentNews,
): Promise<void> {
  const eventKey = `payment:${paymentId}:${news}`
  return queueMail(db, shop, { kind: 'payment_news', eventKey, payload: { paymentId, news } })
}
