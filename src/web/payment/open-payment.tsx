import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { token } from '../api/token.ts'
import { useOpenAttempt } from './open-attempt.ts'

const notice = partLoader(() => import('./open-payment-notice.tsx'))

/**
 * On every page: a payment that was begun in this browser and has no known end is followed, and told of. Not on the page
 * that confirms it, and not where its window is open.
 */
export function OpenPayment() {
  const attempt = useOpenAttempt()
  const session = token.use()
  const { search } = useLocation()
  if (!attempt || attempt.isHere || !session || search.includes('payment=')) return null
  return <LazyPart key={session + attempt.orderId} part={notice} props={attempt} onFailure={() => {}} />
}
