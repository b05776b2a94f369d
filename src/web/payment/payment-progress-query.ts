import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { PaymentProgress } from '../../shared/contract/payments.ts'
import { checkoutToasts } from '../../shared/copy/checkout-toasts.ts'
import { payments } from '../../shared/copy/payments.ts'
import { ApiFailure, failureText, hasStatus } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import type { SignedSuccess } from './provider-script.ts'

/**
 * State of a payment for its shopper. Beside the shop's states: `refused`: the signed success was not the provider's, and nothing
 * else is paid. `unknown`: the signed-in shopper has no such payment.
 */
export type Progress = Omit<PaymentProgress, 'state'> & { state: PaymentProgress['state'] | 'refused' | 'unknown' }

/** Signed successes that the shop has not answered for good. They live as long as the page: the shop asks the provider too. */
const successes = new Map<string, SignedSuccess | 'refused'>()

/** Hands in what the provider's window signed; asking where the payment stands verifies it first. */
export function keepSuccess(success: SignedSuccess): void {
  successes.set(success.razorpay_order_id, success)
}

/**
 * Query of a payment's state, asked with growing gaps until that is final, and at once when the shopper comes back to the page.
 */
export const paymentProgressQuery = (orderId: string) =>
  queryOptions<Progress, Error, Progress, QueryKey>({
    queryKey: ['mine', 'payment', orderId],
    queryFn: () => askProgress(orderId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isFinal(state.data?.state) ? false : gapMs(state.dataUpdateCount + state.errorUpdateCount),
    refetchOnWindowFocus: ({ state }) => (isFinal(state.data?.state) ? false : 'always'),
    refetchOnReconnect: ({ state }) => (isFinal(state.data?.state) ? false : 'always'),
  })

/**
 * Returns the state of a payment now. A lost answer to the verification says nothing: the shop is asked then. Throws ApiFailure.
 */
export async function askProgress(orderId: string): Promise<Progress> {
  const success = successes.get(orderId)
  const order = success && success !== 'refused' && (await verify(orderId, success))
  if (order) return order
  try {
    const { data } = await call('GET /order/payment-status/{order_id}', { params: { order_id: orderId } }, patience())
    return data.state === 'failed' ? whereNothingIsPaid(orderId, data) : data
  } catch (error) {
    if (hasStatus(error, 404)) return { state: 'unknown', message: payments.unknown, order: null }
    throw error
  }
}

/** The order; undefined where the verification gave none, for whatever reason. */
async function verify(orderId: string, success: SignedSuccess): Promise<Progress | undefined> {
  try {
    const answer = await call('POST /order/paymentVerify', { body: success }, patience())
    if (!answer.success) throw new ApiFailure({ status: 200, code: '', message: answer.message })
    successes.delete(orderId)
    return { state: 'paid', message: payments.paid, order: answer.data }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.code === 'payment_not_verified') successes.set(orderId, 'refused')
    else if (error.code === 'payment_refunded') successes.delete(orderId)
    else sayNotVerified(orderId, error)
    return undefined
  }
}

const toldOf = new Set<string>()

/** Says once that the shop refused or failed to verify a payment; where no answer came, the next question may bring it. */
function sayNotVerified(orderId: string, error: ApiFailure): void {
  if (error.status === 0 || toldOf.has(orderId)) return
  toldOf.add(orderId)
  toast.error(failureText(error, checkoutToasts.paymentVerificationFailed))
}

/**
 * Returns the progress to show where the shop knows of no payment: with a signed success it is not that nothing was paid, for the
 * provider's own books may be a moment behind.
 */
function whereNothingIsPaid(orderId: string, progress: PaymentProgress): Progress {
  const success = successes.get(orderId)
  if (success === undefined) return progress
  if (success === 'refused') return { ...progress, state: 'refused', message: checkoutToasts.paymentVerificationFailed }
  return { ...progress, state: 'waiting', message: payments.beingConfirmed }
}

/** An answer that has not come by then counts as lost: money is better asked for twice than waited for without end. */
function patience(): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(30_000) }
}

function isFinal(state: Progress['state'] | undefined): boolean {
  return state === 'paid' || state === 'refunded' || state === 'unknown'
}

/** 2, 3, 4.5 … seconds, then every half a minute. */
function gapMs(asked: number): number {
  return Math.min(2000 * 1.5 ** Math.max(0, asked - 1), 30_000)
}
