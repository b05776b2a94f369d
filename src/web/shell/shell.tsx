import { use } from 'react'
import { Outlet, useLocation } from 'react-router'
import { shell } from '../../shared/copy/shell.ts'
import { categoriesQuery } from '../api/queries.ts'
import { OpenPayment } from '../payment/open-payment.tsx'
import { loadQueries, type PageLoader } from '../router/page-context.ts'
import { PageLoading } from '../router/page-loading.ts'
import { ScrollKeeper } from '../router/scroll-keeper.tsx'
import { SessionKeeper } from '../session/session-keeper.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { useAnnouncedPages } from './use-announced-pages.ts'

/** Loads what header and footer show, once: in the browser it is there already. */
export const shellLoader: PageLoader = async (args) => {
  if (args.onServer) await loadQueries(args, categoriesQuery())
}

/** The common layout of all pages. */
export function Shell() {
  const { pathname } = useLocation()
  useAnnouncedPages()
  return (
    <Frame>
      <PageProgress />
      <OpenPayment />
      <ErrorBoundary key={pathname}>
        <Outlet />
      </ErrorBoundary>
      <SessionKeeper />
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
