import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Cart } from '../../shared/contract/cart.ts'
import { checkoutToasts } from '../../shared/copy/checkout-toasts.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import type { FirmProblems } from '../firm/firm-draft.ts'
import { NoPaymentWindow, type PayingEnd } from '../payment/pay-online.ts'
import { paths } from '../router/paths.ts'
import { cartQuery, checkUserQuery, keepOrderedCart } from '../session/personal-queries.ts'
import { buyerOf, type CheckoutDraft, deliverTo, wayToSend } from './checkout-draft.ts'
import { findDoubt, type StateDoubt } from './find-doubt.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { usePayOnline } from './use-pay-online.ts'

/** An attempt to order: the choices, and whether the shopper confirmed the state. */
type Attempt = CheckoutDraft & { stateConfirmed?: boolean }

/** Result of an attempt: an order was placed, or none, or a question comes first; a refusal is thrown. */
type Placed = PayingEnd | { kind: 'placed' } | { kind: 'asked'; doubt: StateDoubt }

/**
 * Places the order. By cash an attempt has one Idempotency-Key: while it is unknown whether the order was placed (no
 * answer, or a failure of ours) a retry carries the same key and so gives the first order; after an answer that refuses, a
 * new one. Online the provider's window comes in between (`paying` says where that stands); `onClose` closes the checkout.
 */
export function usePlaceOrder(
  { finalAmount, payCash = finalAmount, payOnline }: Cart,
  saved: readonly Address[],
  onClose: () => void,
) {
  const key = useRef<string | null>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const online = usePayOnline()
  const mutation = useMutation({
    mutationFn: async ({ stateConfirmed, ...draft }: Attempt): Promise<Placed> => {
      const way = wayToSend(draft)
      const doubt = stateConfirmed ? null : await findDoubt(draft, saved)
      if (doubt) return { kind: 'asked', doubt }
      const [address, buyer] = [deliverTo(draft), buyerOf(draft, saved)]
      if (draft.method === 'online')
        return online.pay({ address, buyer, shownAmount: payOnline, stateConfirmed, ...way })
      key.current ??= newIdempotencyKey()
      const body = { address, buyer, shownAmount: payCash, stateConfirmed, ...way, paymentMethod: 'cod' } as const
      const { success } = await call('POST /order/placeOrder', { body }, { idempotencyKey: key.current })
      if (!success) throw new Error(toasts.somethingWrong)
      return { kind: 'placed' }
    },
    onSuccess: (placed, { stateConfirmed }) => {
      if (placed.kind === 'asked') return
      // the saved address has the answer now
      if (stateConfirmed) void queryClient.invalidateQueries({ queryKey: checkUserQuery().queryKey })
      key.current = null
      if (placed.kind === 'placed') {
        keepOrderedCart()
        toast.success(toasts.orderPlaced)
        navigate(paths.paymentSuccess)
      } else if (placed.kind === 'confirm') {
        navigate(paths.confirmPayment(placed.orderId), { replace: true })
      } else {
        onClose()
        online.reset()
        toast.error(checkoutToasts.paymentCancelled)
      }
    },
    onError: (error) => {
      online.reset()
      toast.error(error instanceof NoPaymentWindow ? checkoutToasts.paymentFailed : placingFailure(error))
      if (!isRefusal(error)) return
      key.current = null
      // What was refused may be seen in the cart: a price, a stock, a coupon that no longer holds.
      void queryClient.invalidateQueries({ queryKey: cartQuery().queryKey })
    },
  })
  const doubt = mutation.data?.kind === 'asked' ? mutation.data.doubt : null
  return { ...mutation, doubt, paying: online.step, giveUp: online.giveUp }
}

/** Returns the reason why the order was not placed: the server's sentence, or 'Something went wrong' (SPEC §8). */
export function placingFailure(error: Error): string {
  return error instanceof ApiFailure ? failureText(error, toasts.somethingWrong) : error.message
}

/** Returns the problems that the shop found with the firm that buys, at its fields. */
export function firmRefused(error: Error): FirmProblems {
  const { errors } = error instanceof ApiFailure ? error : { errors: {} as Record<string, string> }
  const ofFirm = Object.entries(errors).filter(([field]) => field.startsWith('buyer.'))
  return Object.fromEntries(ofFirm.map(([field, sentence]) => [field.replace('buyer.', ''), sentence]))
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500
}
