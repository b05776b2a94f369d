import { useEffect, useState } from 'react'
import { paying } from '../../shared/copy/paying.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { paths } from '../router/paths.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { WaitingMark } from './waiting-mark.tsx'

/** After this long the shopper is told that it takes longer than usual. */
const slowMs = 45_000

interface PaymentWaitingProps {
  orderId: string
  /** An answer has come before. */
  asked: boolean
  noAnswer: boolean
  checking: boolean
  onCheck: () => void
}

/** While nobody knows yet whether the payment is made: what happens now, and what to do and not to do. */
export function PaymentWaiting({ orderId, asked, noAnswer, checking, onCheck }: PaymentWaitingProps) {
  const slow = useSlow()
  return (
    <PaymentPanel mark={<WaitingMark />} title={paying.confirming} orderId={orderId}>
      <p role="status" className="max-w-prose">
        {noAnswer ? paying.noAnswer : slow ? paying.confirmingSlow : paying.confirmingText}
      </p>
      <ul className="grid max-w-prose list-disc gap-1.5 border-y border-line py-4 pl-5 text-left text-sm marker:text-signal">
        {paying.confirmingSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-3">
        <Button kind="ink" pending={checking && (asked || noAnswer)} onClick={onCheck}>
          {paying.checkNow}
        </Button>
        <ButtonLink to={paths.profileTab('order-history')} kind="outline">
          {paying.viewOrders}
        </ButtonLink>
      </div>
    </PaymentPanel>
  )
}

function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}
