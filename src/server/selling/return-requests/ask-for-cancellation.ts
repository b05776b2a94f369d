import { type CancelRefusal, refuseCancellation } from '../../../domain/selling/return-requests/may-ask.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { returnRequestFaults as faults } from '../../../shared/copy/return-request-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockOrder } from '../orders/order-queries.ts'
import type { MadeRequest } from './ask-for-return.ts'
import { recordRequest, repeatHashOf } from './record-request.ts'
import { findRepeatedRequest, findRequestsOfOrder } from './return-request-queries.ts'

/** An order that its shopper wants to be cancelled; `key`: the header Idempotency-Key. */
export interface AskedCancellation {
  userId: string
  orderId: string
  text: string
  key: string | undefined
}

const sentences: Record<CancelRefusal, string> = {
  pending: faults.cancelAtOnce,
  left: faults.hasLeft,
  delivered: faults.hasArrived,
  ended: faults.ended,
}

/**
 * A shopper asks to cancel an own order that is confirmed and has not left. Cancels and refunds nothing. Throws `not_found` for
 * another's order; `order_state` where it is not confirmed yet, has left, or is at its end; `request_open` where an open request
 * asks for it already.
 */
export function askForCancellation(shop: Shop, asked: AskedCancellation): Promise<MadeRequest> {
  const { userId, orderId, text, key } = asked
  const repeatHash = repeatHashOf(key, userId, orderId, 'cancel', text)
  return transact(shop, async (work) => {
    const order = await lockOrder(work.tx, { id: orderId, userId })
    if (!order) throw new Failure('not_found', failures.orderNotFound)
    const first = repeatHash && (await findRepeatedRequest(work.tx, repeatHash))
    if (first) return { request: first, repeated: true }
    const hasLeft = order.parcels.some(({ state }) => state !== 'packed')
    const refusal = refuseCancellation(order.status) ?? (hasLeft ? 'left' : null)
    if (refusal) throw new Failure('order_state', sentences[refusal])
    const requests = await findRequestsOfOrder(work.tx, orderId)
    const open = requests.find(({ kind, is_open }) => kind === 'cancel' && is_open)
    if (open) throw new Failure('request_open', faults.openAlready(open.number))
    const checked = { kind: 'cancel' as const, orderId, userId, why: null, text, lines: [], repeatHash }
    return { request: await recordRequest(shop, work, checked), repeated: false }
  })
}
