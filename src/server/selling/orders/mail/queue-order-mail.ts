import type { Kysely } from 'kysely'
import type { OrderNews } from '../../../../shared/copy/order-mails.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Shop } from '../../../platform/shop.ts'
import { orderAlertKind } from '../../../staff/alerts/order-alert-kind.ts'

/** About which order, what happened to it, and the how-manieth time that it did: one mail for each. */
interface News {
  orderId: string
  news: OrderNews
  /** From 0. */
  time?: number
  /** It leaves then; default: at once. */
  leavesAt?: Date | undefined
  /** The refund that it is about. */
  refundId?: string
  /** Number of the credit note of a part that it is about. */
  note?: string
  /** Number of the parcel that it is about. */
  parcel?: number | undefined
  /** Changes of the order, a sentence each. */
  changes?: string[]
}

/** The name of what the mail is about. */
export function orderMailKey(news: Omit<News, 'leavesAt' | 'changes'>): string {
  const { orderId, time = 0, refundId, note, parcel } = news
  const about = refundId ?? note ?? parcel
  return `order:${orderId}:${news.news}${time > 0 ? `:${time + 1}` : ''}${about === undefined ? '' : `:${about}`}`
}

/** Owes the shopper a mail about an order, in the transaction of what happened to it. */
export function queueOrderMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  { leavesAt, ...about }: News,
): Promise<void> {
  const { orderId, news, refundId, note, parcel, changes } = about
  const mail = {
    kind: 'order_news',
    eventKey: orderMailKey(about),
    payload: { orderId, news, refundId, note, parcel, changes },
  }
  return queueMail(db, shop, mail, leavesAt)
}

/** Owes the people of the shop the news of an order that was placed (staff/alerts/start-alerts takes it up). */
export function queueOrderAlert(db: Kysely<Database>, shop: Pick<Shop, 'clock'>, orderId: string): Promise<void> {
  return queueMail(db, shop, { kind: orderAlertKind, eventKey: `alert:${orderId}`, payload: { orderId } })
}
