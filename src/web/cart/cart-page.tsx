import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cart as copy } from '../../shared/copy/cart.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { useArrival, useSearchParams } from '../../ui/router/use-location.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { ConfirmingPayment } from '../payment/confirming-payment.tsx'
import { paths } from '../router/paths.ts'
import { cartQuery } from '../session/personal-queries.ts'
import { readSeenCart } from '../session/seen-cart.ts'
import { PageHead } from '../site/page-head.tsx'
import { CartView } from './cart-view.tsx'

const crumbs = [{ label: copy.home, to: paths.home }, { label: copy.crumb }]

/** The cart, or how the payment stands that the address names. */
export default function CartPage() {
  const payment = useSearchParams().get('payment')
  if (!payment || !/^\w{1,64}$/.test(payment)) return <PresentCart />
  return (
    <div className="page">
      <ConfirmingPayment key={payment} orderId={payment} />
    </div>
  )
}

/**
 * The cart (SPEC §2). It is fetched on every entry, once: on a full load the badge has asked for it already, while the page
 * waited for its guard. Where that fails the error goes to the boundary around the page (SPEC §8).
 */
function PresentCart() {
  const enteredAt = useArrival()
  const refetchOnMount = ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt < enteredAt ? 'always' : false
  const cart = useQuery({ ...cartQuery(), refetchOnMount })
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  // Once it has been loaded, a fetch that fails after a change keeps the old view; the change says so.
  if (cart.isError && !cart.isFetching && cart.dataUpdatedAt < enteredAt) throw cart.error
  return (
    <div className="page py-4 max-md:pb-32 md:py-6">
      <PageHead title={copy.title} description={copy.title} path={paths.cart} hidden />
      <Breadcrumb label={copy.breadcrumb} crumbs={crumbs} />
      <SeenNotice />
      {cart.data ? <CartView cart={cart.data} /> : <PageSpinner label={copy.loading} />}
    </div>
  )
}

/** Without a connection: when what is shown was seen, and what that means. */
function SeenNotice() {
  const online = useOnline()
  const seen = online ? null : readSeenCart()
  return (
    <div role="status">
      {seen && (
        <p className="my-3 rounded-sm border border-line bg-signal-wash px-4 py-3 text-sm font-medium text-signal-deep">
          {copy.seen(formatMoment(seen.at))}
        </p>
      )}
    </div>
  )
}
