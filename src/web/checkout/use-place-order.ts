import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { toasts } from '../../shared/copy/toasts.ts'
import { ApiFailure, failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { paths } from '../paths.ts'
import { cartQuery } from '../session/session-queries.ts'
import { toast } from '../ui/toasts.ts'
import { type CheckoutDraft, deliverTo } from './checkout-draft.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { payOnline } from './pay-online.ts'

/**
 * Places the order. An attempt has one Idempotency-Key: while it is unknown whether the order was placed (no answer, or a
 * failure of ours) a retry carries the same key and so gives the first order; after an answer that refuses, a new one.
 */
export function usePlaceOrder() {
  const key = useRef<string | null>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (draft: CheckoutDraft) => {
      if (draft.method === 'online') return payOnline(deliverTo(draft))
      key.current ??= newIdempotencyKey()
      const body = { address: deliverTo(draft), paymentMethod: 'cod' } as const
      const { success } = await call('POST /order/placeOrder', { body }, { idempotencyKey: key.current })
      if (!success) throw new Error(toasts.somethingWrong)
    },
    onSuccess: () => {
      key.current = null
      toast.success(toasts.orderPlaced)
      navigate(paths.paymentSuccess)
    },
    onError: (error) => {
      toast.error(placingFailure(error))
      if (!isRefusal(error)) return
      key.current = null
      // What was refused may be seen in the cart: a price, a stock, a coupon that no longer holds.
      void queryClient.invalidateQueries({ queryKey: cartQuery().queryKey })
    },
  })
}

/** Why the order was not placed: the server's sentence, or 'Something went wrong' (SPEC §8). */
export function placingFailure(error: Error): string {
  return error instanceof ApiFailure ? failureText(error, toasts.somethingWrong) : error.message
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500
}
