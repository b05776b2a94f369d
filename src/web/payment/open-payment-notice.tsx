import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Hourglass, type LucideIcon, PackageCheck, Undo2, X } from 'lucide-react'
import { useEffect } from 'react'
import { paying } from '../../shared/copy/paying.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useLocation, useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { paths } from '../router/paths.ts'
import { keepOrderedCart } from '../session/personal-queries.ts'
import { forgetAttempt, type OpenAttempt } from './open-attempt.ts'
import { type Progress, paymentProgressQuery } from './payment-progress-query.ts'

/** Until then a payment of which nothing is seen may still be made, in another tab or a UPI app. */
const hopeMs = 20 * 60_000

/** Tells on any page how an open payment stands; silent while there is nothing to tell. */
export default function OpenPaymentNotice({ orderId, startedAt }: OpenAttempt) {
  const { data } = useQuery(paymentProgressQuery(orderId))
  const state = data?.state
  useEnd({ orderId, startedAt }, state)
  const forget = () => forgetAttempt(orderId)
  return (
    <div role="status">
      {state === 'waiting' && (
        <Bar icon={Hourglass} text={paying.noticeWaiting}>
          <Link to={paths.confirmPayment(orderId)} className={linkLook}>
            {paying.noticeWaitingLink}
          </Link>
        </Bar>
      )}
      {(state === 'paid' || state === 'refunded') && (
        <Bar
          icon={state === 'paid' ? PackageCheck : Undo2}
          text={state === 'paid' ? paying.noticePaid : (data?.message ?? '')}
        >
          <Link to={paths.profileTab('order-history')} onClick={forget} className={linkLook}>
            {paying.viewOrders}
          </Link>
          <button
            type="button"
            aria-label={paying.noticeClose}
            onClick={forget}
            className="grid size-11 place-items-center"
          >
            <Icon of={X} />
          </button>
        </Bar>
      )}
    </div>
  )
}

const linkLook = 'inline-block py-2.5 font-semibold underline'

function Bar({ icon, text, children }: { icon: LucideIcon; text: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-signal bg-signal-wash">
      <div className="page flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
        <p className="flex flex-1 items-center gap-2.5 py-1.5 font-medium">
          <Icon of={icon} size={18} className="text-signal-deep" />
          {text}
        </p>
        <div className="flex items-center gap-2">{children}</div>
      </div>
    </div>
  )
}

/** A payment that arrived changes cart and orders; on the cart's page the confirmation takes its place. */
function useEnd(
  { orderId, startedAt }: Pick<OpenAttempt, 'orderId' | 'startedAt'>,
  state: Progress['state'] | undefined,
) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const inCart = pathname === paths.cart
  useEffect(() => {
    if (state === 'unknown' || (state === 'failed' && Date.now() - startedAt > hopeMs)) forgetAttempt(orderId)
    if (state !== 'paid' && state !== 'refunded') return
    void queryClient.invalidateQueries({ queryKey: ['mine', 'cart'] })
    void queryClient.invalidateQueries({ queryKey: ['mine', 'orders'] })
  }, [orderId, startedAt, state, queryClient])
  useEffect(() => {
    if (state !== 'paid' || !inCart) return
    forgetAttempt(orderId)
    keepOrderedCart()
    toast.success(toasts.orderPlaced)
    navigate(paths.paymentSuccess, { replace: true })
  }, [orderId, state, inCart, navigate])
}
