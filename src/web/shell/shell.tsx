import { type ReactNode, use } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { PageLoading } from '../../ui/router/page-loading.ts'
import { useLocation } from '../../ui/router/use-location.ts'
import { token } from '../api/token.ts'
import { OpenPayment } from '../payment/open-payment.tsx'
import { useCompared } from '../product-actions/compared.ts'
import { paths } from '../router/paths.ts'
import { ScrollKeeper } from '../router/scroll-keeper.tsx'
import { SessionKeeper } from '../session/session-keeper.tsx'
import { stoppedList } from '../session/stopped-list.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { useAnnouncedPages } from './use-announced-pages.ts'

const stoppedListNote = partLoader(() => import('./stopped-list-note.tsx'))
const comparePill = partLoader(() => import('../product-actions/compare-pill.tsx'))

/** The common layout of all pages. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useAnnouncedPages()
  const isComparing = useCompared().length > 0
  const [list, session] = [stoppedList.use(), token.use()]
  const isStopped = Boolean(list) && Boolean(session) && pathname !== paths.quickOrder
  return (
    <Frame>
      <PageProgress />
      <OpenPayment />
      {isStopped && <LazyPart part={stoppedListNote} props={{}} onFailure={goWithout} />}
      <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      <SessionKeeper />
      {isComparing && <LazyPart part={comparePill} props={{}} onFailure={goWithout} />}
      <ScrollKeeper />
    </Frame>
  )
}

/** A thin line at the upper edge while the next page is on its way. */
function PageProgress() {
  if (!use(PageLoading)) return null
  return (
    <div
      role="progressbar"
      aria-label={shell.loadingPage}
      className="fixed inset-x-0 top-0 z-50 h-1 animate-shimmer bg-signal"
    />
  )
}
