import type { Kysely } from 'kysely'
import type { StockRequestNews } from '../../../shared/copy/stock-requests.ts'
import type { Database } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'

/** The event that a mail about a request reports, and its moment. */
export interface StockMail {
  requestId: string
  news: StockRequestNews
  at: Date
}

/** Owes a mail about a request, in the transaction of what happened to it; `leavesAt`: not before. */
export function queueStockMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  { requestId, news, at }: StockMail,
  leavesAt?: Date,
): Promise<void> {
  const eventKey = `stock-request:${requestId}:${news}:${at.getTime()}`
  const payload = { requestId, news, at: at.toISOString() }
  return queueMail(db, shop, { kind: 'stock_request', eventKey, payload }, leavesAt)
}
