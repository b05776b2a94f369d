import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeliveryCheck } from '../../shared/contract/delivery.ts'
import { deliveryAnswer as copy } from '../../shared/copy/delivery-answer.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { deliveryPin } from '../session/recent-kept.ts'
import { deliveryQuery } from './delivery-query.ts'

interface DeliveryAnswerProps {
  pincode: string
  productId: string
  variantId: string | null
  /** True for a code that was given here: it is remembered once it is answered. */
  isGiven: boolean
}

/** Tells when a product comes to a PIN code, what that costs and whether it can be paid in cash; said as it changes. */
export default function DeliveryAnswer({ isGiven, ...asked }: DeliveryAnswerProps) {
  const { data, isLoadingError } = useQuery(deliveryQuery(asked))
  const isAnswered = typeof data === 'object'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with its answer: one that is given elsewhere afterwards stays
  useEffect(() => {
    if (isAnswered && isGiven) deliveryPin.write(asked.pincode)
  }, [isAnswered, asked.pincode])
  return (
    <div role="status">{isAnswered ? <Terms {...data} /> : <Problem text={isLoadingError ? copy.failed : data} />}</div>
  )
}

function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return <p className="text-steel">{copy.asking}</p>
  return <p className="font-semibold text-bad">{text}</p>
}

function Terms({ serviceable, reason, state, charge, freeFrom, expectedDelivery, cod }: DeliveryCheck) {
  if (!serviceable) return <Problem text={reason ?? copy.failed} />
  return (
    <ul className="grid gap-0.5">
      <li className="font-semibold">{copy.by(formatDate(expectedDelivery), state?.name ?? '')}</li>
      <li>
        {charge === 0
          ? copy.free
          : copy.charge(formatRupees(charge), freeFrom === null ? null : formatRupees(freeFrom))}
      </li>
      <li>{cod.allowed ? copy.cash : copy.noCash(cod.reason)}</li>
    </ul>
  )
}
