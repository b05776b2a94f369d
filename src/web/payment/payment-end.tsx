import { ReceiptIndianRupee, SearchX, ShieldX, Undo2 } from 'lucide-react'
import { checkoutToasts } from '../../shared/copy/checkout-toasts.ts'
import { paying } from '../../shared/copy/paying.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { paths } from '../router/paths.ts'
import { PaymentPanel } from './payment-panel.tsx'
import type { Progress } from './payment-progress-query.ts'

const ends = {
  refunded: { icon: Undo2, title: paying.refundedTitle, text: paying.refundedText },
  failed: { icon: ReceiptIndianRupee, title: paying.nothingTitle, text: paying.nothingText },
  refused: { icon: ShieldX, title: checkoutToasts.paymentVerificationFailed, text: paying.refusedText },
  unknown: { icon: SearchX, title: paying.unknownTitle, text: paying.unknownText },
} as const

/** End of a payment that became no order, and what can be done now. */
export function PaymentEnd({ orderId, progress }: { orderId: string; progress: Progress }) {
  const { state, message } = progress
  if (state === 'waiting' || state === 'paid') return null
  const { icon, title, text } = ends[state]
  return (
    <PaymentPanel
      orderId={orderId}
      title={title}
      mark={
        <span className="grid size-20 place-items-center rounded-full border border-dashed border-line-strong text-teal">
          <Icon of={icon} size={34} />
        </span>
      }
    >
      {state === 'refunded' && <p className="max-w-prose text-lg">{message}</p>}
      <p className="max-w-prose text-steel">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {state !== 'unknown' && <ButtonLink to={paths.cart}>{paying.backToCart}</ButtonLink>}
        <ButtonLink to={paths.profileTab('order-history')} kind="outline">
          {paying.viewOrders}
        </ButtonLink>
      </div>
    </PaymentPanel>
  )
}
