import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { confirmation } from '../../shared/copy/checkout.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { paths } from '../router/paths.ts'
import { emptyCart } from '../session/personal-queries.ts'
import { PageHead } from '../site/page-head.tsx'
import { SuccessMark } from './success-mark.tsx'

/**
 * The confirmation of an order (SPEC §2). It empties the cart on every load, however one came; what was in it can be put back
 * on the cart's page for a day. Everything else of the shopper is asked for anew.
 */
export default function PaymentSuccessPage() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
    void queryClient.invalidateQueries({ queryKey: ['mine'], refetchType: 'none' })
    // without a connection nothing is emptied in the shop, and the next look at the cart says so
    emptyCart(queryClient).catch(() => {})
  }, [queryClient])
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center gap-3 py-12 text-center">
      <PageHead title={confirmation.title} description={confirmation.text} path={paths.paymentSuccess} hidden />
      <SuccessMark />
      <h1 className="text-2xl md:text-3xl">{confirmation.title}</h1>
      <p className="max-w-prose text-lg text-balance">{confirmation.text}</p>
      <p className="text-balance text-steel">{confirmation.next}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.profileTab('order-history')}>{confirmation.viewOrders}</ButtonLink>
        <ButtonLink to={paths.products} kind="outline">
          {confirmation.continueShopping}
        </ButtonLink>
      </div>
    </div>
  )
}
