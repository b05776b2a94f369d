import type { Kysely } from 'kysely'
import type { OrderNews } from '../../../shared/copy/order-mails.ts'
import { orderAlertKind } from '../../alerts/order-alert-kind.ts'
import type { Database } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'

/** Owes the shopper a mail about an order, in the transaction of what happened to it; one mail for each news. */
export function queueOrderMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  orderId: string,
  news: OrderNews,
): Promise<void> {
  return queueMail(db, shop, { kind: 'order_news', eventKey: `order:${orderId}:${news}`, payload: { orderId, news } })
}

/** Owes the people of the shop the news of an order that was placed (alerts/start-alerts takes it up). */
export function queueOrderAlert(db: Kysely<Database>, shop: Pick<Shop, 'clock'>, orderId: string): Promise<void> {
  return queueMail(db, shop, { kind: orderAlertKind, eventKey: `alert:${orderId}`, payload: { orderId } })
}
