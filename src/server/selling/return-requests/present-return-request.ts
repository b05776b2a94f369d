import { nextRequestStates } from '../../../domain/selling/return-requests/request-states.ts'
import type { OfficeReturnRequest } from '../../../shared/contract/office/return-request-calls.ts'
import type { ReturnRequest } from '../../../shared/contract/return-requests.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { payerOf, type WholeRequest } from './return-request-queries.ts'

type OrderOfRequest = Pick<StoredOrder, 'number' | 'lines' | 'delivery_address'>

/** A request as its shopper sees it, with the lines of its order. */
export function presentReturnRequest(request: WholeRequest, order: OrderOfRequest): ReturnRequest {
  return {
    number: request.number,
    kind: request.kind,
    orderId: request.order_id,
    orderNumber: order.number,
    state: request.state,
    isOpen: request.is_open,
    why: request.why,
    paidBy: payerOf(request),
    text: request.text,
    askedAt: request.created_at.toISOString(),
    answerBy: request.answer_by.toISOString(),
    lines: request.lines.map(({ position, pieces }) => {
      const line = order.lines.find((each) => each.position === position)
      return { position, pieces, name: line?.name ?? '', variantName: line?.variant_name ?? null }
    }),
    photos: request.photos,
    steps: request.steps.map(({ state, at, note }) => ({ state, at, note })),
  }
}

/** A request as people of the shop see it at `now`. */
export function presentForOffice(request: WholeRequest, order: OrderOfRequest, now: Date): OfficeReturnRequest {
  return {
    ...presentReturnRequest(request, order),
    customer: order.delivery_address.fullName ?? '',
    isLate: request.state === 'asked' && request.answer_by < now,
    next: [...nextRequestStates(request.kind, request.state)],
    steps: request.steps.map(({ state, at, note, by }) => ({ state, at, note, by })),
  }
}
