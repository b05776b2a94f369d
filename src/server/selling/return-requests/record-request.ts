import { answerRequestBy } from '../../../domain/selling/return-requests/request-clock.ts'
import { drawRequestNumber } from '../../../domain/selling/return-requests/request-number.ts'
import { returnPayer } from '../../../shared/return-payer.ts'
import type { RequestKind, ReturnReason } from '../../../shared/return-requests.ts'
import type { Work } from '../../platform/db/transact.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { queueRequestMail, queueRequestNotice } from './queue-request-mail.ts'
import { insertRequest, type RequestLine, type RequestRow } from './return-request-queries.ts'

/** So often a number is drawn that another request has: of 100 million each has one. */
const drawsMax = 5

/** A request that may be made: everything about it is checked. */
export interface CheckedRequest {
  kind: RequestKind
  orderId: string
  userId: string
  why: ReturnReason | null
  text: string
  lines: readonly RequestLine[]
  repeatHash: Buffer | null
}

/** Returns the mark of a call that has this Idempotency-Key, with all that came with it; null where there is no key. */
export function repeatHashOf(key: string | undefined, ...what: unknown[]): Buffer | null {
  return key === undefined ? null : hashToken(JSON.stringify(['return-request', key, ...what]))
}

/**
 * Writes a request under a number that is free, in the transaction that has locked its order; owes a mail to the shopper and one to
 * the shop.
 */
export async function recordRequest(shop: Shop, { tx, news }: Work, request: CheckedRequest): Promise<RequestRow> {
  const now = shop.clock()
  const id = shop.newId()
  for (let draws = 0; draws < drawsMax; draws += 1) {
    const row = await insertRequest(
      tx,
      {
        id,
        number: drawRequestNumber(shop.randomInt),
        kind: request.kind,
        order_id: request.orderId,
        user_id: request.userId,
        why: request.why,
        paid_by: request.why && returnPayer(request.why, shop.settings.now()['returns.paidBy']),
        text: request.text,
        state: 'asked',
        repeat_hash: request.repeatHash,
        created_at: now,
        answer_by: answerRequestBy(now),
      },
      request.lines,
    )
    if (!row) continue
    await queueRequestMail(tx, shop, { requestId: id, state: 'asked' })
    await queueRequestNotice(tx, shop, id)
    news({ topic: 'orders', id: request.orderId })
    return row
  }
  throw new Error('no number for a request was free')
}
