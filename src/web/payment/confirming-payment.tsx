import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkoutToasts } from '../../shared/copy/checkout-toasts.ts'
import { paying } from '../../shared/copy/paying.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { paths } from '../router/paths.ts'
import { keepOrderedCart } from '../session/personal-queries.ts'
import { PageHead } from '../site/page-head.tsx'
import { forgetAttempt } from './open-attempt.ts'
import { PaymentEnd } from './payment-end.tsx'
import { type Progress, paymentProgressQuery } from './payment-progress-query.ts'
import { PaymentWaiting } from './payment-waiting.tsx'

/**
 * Follows a payment until it is confirmed, refunded, or known not to be made. All that it needs is the provider's order id
 * in the address: a reload, or coming back from another app or tab, goes on where it was.
 */
export function ConfirmingPayment({ orderId }: { orderId: string }) {
  const progress = useQuery(paymentProgressQuery(orderId))
  const state = progress.data?.state ?? 'waiting'
  useEnd(orderId, state)
  return (
    <>
      <PageHead title={paying.confirming} description={paying.confirmingText} path={paths.cart} hidden />
      {state === 'waiting' || state === 'paid' || !progress.data ? (
        <PaymentWaiting
          orderId={orderId}
          asked={progress.dataUpdatedAt > 0}
          noAnswer={progress.isError}
          checking={progress.isFetching}
          onCheck={() => void progress.refetch()}
        />
      ) : (
        <PaymentEnd orderId={orderId} progress={{ ...progress.data, state }} />
      )}
    </>
  )
}

/** Handles the end of a payment beside what is shown: it says so, cart and orders are read anew, nothing is open any more. */
function useEnd(orderId: string, state: Progress['state']): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (state === 'waiting') return
    forgetAttempt(orderId)
    if (state === 'paid') {
      keepOrderedCart()
      toast.success(toasts.orderPlaced)
      navigate(paths.paymentSuccess, { replace: true })
      return
    }
    if (state === 'refused') toast.error(checkoutToasts.paymentVerificationFailed)
    if (state === 'failed') toast.error(checkoutToasts.paymentFailed)
    void queryClient.invalidateQueries({ queryKey: ['mine', 'cart'] })
  }, [orderId, state, queryClient, navigate])
}
