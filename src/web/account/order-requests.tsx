import { useQuery } from '@tanstack/react-query'
import type { Order } from '../../shared/contract/orders.ts'
import type { ReturnRequest } from '../../shared/contract/return-requests.ts'
import { returnRequestCopy as copy } from '../../shared/copy/return-requests.ts'
import { formatDate, formatMoment } from '../../shared/format-moment.ts'
import type { RequestKind } from '../../shared/return-requests.ts'
import { returnsEnd } from '../../shared/returns-end.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { useShop } from '../site/use-shop.ts'
import { returnRequestsQuery } from './return-requests-query.ts'

interface OrderRequestsProps {
  order: Order
  onAsk: (kind: RequestKind) => void
}

/** Requests about an order with the steps that they have taken, and the button for what may be asked now; nothing where there is neither. */
export default function OrderRequests({ order, onAsk }: OrderRequestsProps) {
  const requests = useQuery(returnRequestsQuery())
  const own = requests.data?.filter(({ orderId }) => orderId === order._id) ?? []
  const offer = useOffer(order, own)
  if (own.length === 0 && !offer && !requests.error) return null
  return (
    <section className="print:hidden">
      <h3 className="caption mb-2 border-b border-line pb-1 text-steel">{copy.title}</h3>
      {requests.error && (
        <p role="alert" className="text-sm text-bad">
          {failureText(requests.error, copy.failed)}
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {own.map((request) => (
          <Request key={request.number} request={request} />
        ))}
      </ul>
      {offer && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 first:mt-0">
          <p className="min-w-[min(14rem,100%)] flex-1 text-sm text-steel">{offer.text}</p>
          {offer.kind && (
            <Button kind="outline" className="max-sm:w-full" onClick={() => offer.kind && onAsk(offer.kind)}>
              {offer.kind === 'return' ? copy.returnButton : copy.cancelButton}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Returns what may be asked of an order now, and until when; null: nothing. The server decides it again. */
function useOffer(
  { status, deliveredAt, parcels = [] }: Order,
  requests: readonly ReturnRequest[],
): { kind: RequestKind | null; text: string } | null {
  const { returnDays } = useShop()
  if (status === 'confirmed' || status === 'packed') {
    if (parcels.some(({ state }) => state !== 'packed')) return null
    const isAsked = requests.some(({ kind, isOpen }) => kind === 'cancel' && isOpen)
    return isAsked ? null : { kind: 'cancel', text: copy.cancelUntil }
  }
  if (status !== 'delivered' || !deliveredAt) return null
  const end = returnsEnd(new Date(deliveredAt), returnDays)
  const lastDay = formatDate(new Date(end.getTime() - 1).toISOString())
  return end.getTime() > Date.now()
    ? { kind: 'return', text: copy.returnUntil(lastDay) }
    : { kind: null, text: copy.returnOver(lastDay) }
}

function Request({ request }: { request: ReturnRequest }) {
  const { number, kind, state, why, paidBy, lines, photos, steps, answerBy } = request
  const said = [why && copy.why[why], photos.length > 0 && copy.photos(photos.length)].filter(Boolean)
  return (
    <li className="rounded-sm border border-line bg-paper-sunk px-3 py-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="figures font-semibold">{copy.number(kind, number)}</span>
        <span className="font-semibold">{copy.state[state]}</span>
      </p>
      {lines.map((line) => (
        <p key={line.position} className="wrap-anywhere">
          {copy.pieces(line.pieces, [line.name, line.variantName].filter(Boolean).join(', '))}
        </p>
      ))}
      {said.length > 0 && <p className="text-steel">{said.join(' · ')}</p>}
      {paidBy && state !== 'refused' && <p>{copy.paidBy[paidBy]}</p>}
      {state === 'asked' && <p className="mt-1">{copy.answerBy(formatMoment(answerBy))}</p>}
      <ol aria-label={copy.steps} className="mt-2 grid gap-1 border-l-2 border-line pl-3">
        {steps.map((step) => (
          <li key={step.state}>
            {copy.state[step.state]} <span className="figures text-xs text-steel">{formatMoment(step.at)}</span>
            {step.note !== '' && (
              <span className="block wrap-anywhere">
                {step.state === 'refunded' ? copy.reference(step.note) : copy.reason(step.note)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </li>
  )
}
