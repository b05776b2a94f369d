import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Cart } from '../../shared/contract/cart.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { NoPaymentWindow, type PayingEnd } from '../payment/pay-online.ts'
import { paths } from '../router/paths.ts'
import { cartQuery, keepOrderedCart } from '../session/personal-queries.ts'
import { type CheckoutDraft, deliverTo } from './checkout-draft.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { usePayOnline } from './use-pay-online.ts'

/** How an order was placed, or that it was not; a refusal is thrown. */
type Placed = PayingEnd | { kind: 'placed' }

/**
 * Places the order. By cash an attempt has one Idempotency-Key: while it is unknown whether the order was placed (no
 * answer, or a failure of ours) a retry carries the same key and so gives the first order; after an answer that refuses, a
 * new one. Online the provider's window comes in between (`paying` says where that stands); `onClose` closes the checkout.
 */
export function usePlaceOrder({ finalAmount, payOnline }: Cart, onClose: () => void) {
  const key = useRef<string | null>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const online = usePayOnline()
  const mutation = useMutation({
    mutationFn: async (draft: CheckoutDraft): Promise<Placed> => {
      const address = deliverTo(draft)
      if (draft.method === 'online') return online.pay({ address, shownAmount: payOnline })
      key.current ??= newIdempotencyKey()
      const body = { address, shownAmount: finalAmount, paymentMethod: 'cod' } as const
      const { success } = await call('POST /order/placeOrder', { body }, { idempotencyKey: key.current })
      if (!success) throw new Error(toasts.somethingWrong)
      return { kind: 'placed' }
    },
    onSuccess: (placed) => {
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
        toast.error(toasts.paymentCancelled)
      }
    },
    onError: (error) => {
      online.reset()
      toast.error(error instanceof NoPaymentWindow ? toasts.paymentFailed : placingFailure(error))
      if (!isRefusal(error)) return
      key.current = null
      // What was refused may be seen in the cart: a price, a stock, a coupon that no longer holds.
      void queryClient.invalidateQueries({ queryKey: cartQuery().queryKey })
    },
  })
  return { ...mutation, paying: online.step, giveUp: online.giveUp }
}

/** Why the order was not placed: the server's sentence, or 'Something went wrong' (SPEC §8). */
export function placingFailure(error: Error): string {
  return error instanceof ApiFailure ? failureText(error, toasts.somethingWrong) : error.message
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500
}
