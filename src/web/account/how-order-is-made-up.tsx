import { HowMadeUp } from '../../ui/how-made-up.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { partFailed } from '../shell/part-failed.ts'

const explainedOrder = partLoader(() => import('./explained-order.tsx'))

/** Opens how the amounts of an order, its papers and refunds came about. */
export function HowOrderIsMadeUp({ orderId }: { orderId: string }) {
  return (
    <HowMadeUp>
      {(close) => <LazyPart part={explainedOrder} props={{ orderId }} onFailure={partFailed(close)} />}
    </HowMadeUp>
  )
}
