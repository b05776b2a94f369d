import { nextRequestStates } from '../../../domain/selling/return-requests/request-states.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { officeRequestCopy as copy } from '../../../shared/copy/office/return-requests.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { RequestState } from '../../../shared/return-requests.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { stepOrder } from '../checkout/transitions/step-order.ts'
import { lockOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { isDeliveryOwed } from './is-delivery-owed.ts'
import { queueRequestMail } from './queue-request-mail.ts'
import { findRequest, insertStep, lockRequest, moveRequest, type RequestRow } from './return-request-queries.ts'

/** A step that a person of the shop takes with a request; `saw` is the state that they saw, `note` what the shopper reads beside it. */
export interface RequestMove {
  number: string
  to: RequestState
  saw: RequestState
  note?: string
  staff: Pick<Staff, 'permissions'>
}

/**
 * Brings a request a step on, in a command, and owes the shopper a mail. A cancellation that is accepted cancels its order; no other
 * step moves goods or money: refunded is said once money of the order went back, also its delivery charge where the terms say so. Throws `not_found`; `request_state` where somebody was faster or the request does not take the step;
 * what cancelling an order throws.
 */
export async function stepReturnRequest(
  shop: PayingShop,
  work: CommandWork,
  { number, to, saw, note = '', staff }: RequestMove,
): Promise<void> {
  const { tx, by, leavesAt } = work
  const request = await findRequest(tx, { number })
  if (!request) throw new Failure('not_found', copy.notFound)
  // the order first, as whoever asks and whoever is erased does
  const order = await lockOrder(tx, { id: request.order_id })
  const state = await lockRequest(tx, request.id)
  if (state === undefined) throw new Failure('not_found', copy.notFound)
  if (state !== saw) throw new Failure('request_state', copy.movedMeanwhile(copy.state[state].toLowerCase()))
  if (!nextRequestStates(request.kind, state).includes(to)) throw new Failure('request_state', copy.noSuchStep)
  if (to === 'refunded') await refuseUnpaid(work, request, order)
  if (request.kind === 'cancel' && to === 'accepted') await cancelOrderOf(shop, work, request, staff)
  await moveRequest(tx, request.id, to)
  await insertStep(tx, { request_id: request.id, state: to, note, by_name: by.name, created_at: shop.clock() })
  await queueRequestMail(tx, shop, { requestId: request.id, state: to }, leavesAt)
  work.about({ kind: 'return_request', id: request.id, name: request.number })
  work.changed('return_request', request.id, { state }, { state: to })
}

/** Throws `request_state` where no money of the order went back yet, or its delivery charge has to and did not. */
async function refuseUnpaid({ tx }: CommandWork, request: RequestRow, order: StoredOrder | undefined): Promise<void> {
  if (!order || !isRefunded(order)) throw new Failure('request_state', copy.noRefundYet)
  if (await isDeliveryOwed(tx, request, order)) throw new Failure('request_state', copy.deliveryOwed)
}

/** Returns whether money of an order went back, through the provider or by hand; what an edit gave back was before it was sold. */
function isRefunded({ refunds, payment }: StoredOrder): boolean {
  const isBack = refunds.some(({ status, reason }) => status === 'processed' && reason !== 'order_edited')
  return isBack || payment?.outside?.status === 'processed'
}

/** Cancels the order, where nobody has done so already. */
async function cancelOrderOf(
  shop: PayingShop,
  work: CommandWork,
  { order_id: orderId }: RequestRow,
  { permissions }: RequestMove['staff'],
): Promise<void> {
  const order = await lockOrder(work.tx, { id: orderId })
  if (!order || order.status === 'cancelled') return
  if (!permissions.has('orders.cancel')) throw new Failure('not_allowed', failures.notAllowed)
  await stepOrder(shop, work, { orderId, to: 'cancelled', saw: order.status })
}
