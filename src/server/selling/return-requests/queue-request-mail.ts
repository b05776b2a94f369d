import type { Kysely } from 'kysely'
import type { RequestState } from '../../../shared/return-requests.ts'
import type { Database } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'

type Clock = Pick<Shop, 'clock'>

/** The state that a mail to the shopper reports: each is reached once. */
export interface RequestMail {
  requestId: string
  state: RequestState
}

/** Owes the shopper a mail about a request, in the transaction of what happened to it. */
export function queueRequestMail(
  db: Kysely<Database>,
  shop: Clock,
  about: RequestMail,
  leavesAt?: Date,
): Promise<void> {
  const eventKey = `return-request:${about.requestId}:${about.state}`
  return queueMail(db, shop, { kind: 'return_request_news', eventKey, payload: about }, leavesAt)
}

/** Owes the shop a mail about a request that came in. */
export function queueRequestNotice(db: Kysely<Database>, shop: Clock, requestId: string): Promise<void> {
  const eventKey = `return-request:${requestId}:notice`
  return queueMail(db, shop, { kind: 'return_request_notice', eventKey, payload: { requestId } })
}
