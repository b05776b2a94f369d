import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeliveryCheck } from '../../shared/contract/delivery.ts'
import { deliveryAnswer as copy } from '../../shared/copy/delivery-answer.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { type ApiFailure, hasStatus } from '../../ui/api-failure.ts'
import { formatDate } from '../../ui/format-date.ts'
import { call } from '../api/call.ts'
import { carried } from '../api/queries.ts'
import { deliveryPin } from '../session/recent-kept.ts'

/** One piece of what, and where to. */
interface DeliveryAsked {
  pincode: string
  productId: string
  variantId: string | null
}

/** Says how it is delivered there, or why that cannot be said: a code that is none, or that India Post has not. */
export const deliveryQuery = ({ pincode, productId, variantId }: DeliveryAsked) =>
  queryOptions({
    queryKey: ['delivery', pincode, productId, variantId],
    queryFn: async (given): Promise<DeliveryCheck | string> => {
      const query = { pincode, productId, ...(variantId !== null && { variantId }) }
      try {
        return (await call('GET /delivery/check', { query }, carried(given))).data
      } catch (error) {
        if (hasStatus(error, 400) || hasStatus(error, 404))
          return ((error as ApiFailure).errors.pincode ?? '') || (error as Error).message
        throw error
      }
    },
  })

/** Tells when a product comes to a PIN code, what that costs and whether it can be paid in cash; said as it changes. */
export default function DeliveryAnswer(asked: DeliveryAsked) {
  const { data, isError } = useQuery(deliveryQuery(asked))
  const isAnswered = typeof data === 'object'
  useEffect(() => {
    if (isAnswered) deliveryPin.write(asked.pincode)
  }, [isAnswered, asked.pincode])
  return <div role="status">{isAnswered ? <Terms {...data} /> : <Problem text={isError ? copy.failed : data} />}</div>
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
