import { matchRoute, type Route } from '../../ui/router/match-route.ts'
import { useLocation } from '../../ui/router/use-location.ts'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { RequireUser } from '../shell/require-user.tsx'
import { Shell } from '../shell/shell.tsx'

/** The page of the present location, which is loaded. What breaks outside a page's own part is told as well (SPEC §2). */
export function Pages({ routes }: { routes: readonly Route[] }) {
  return (
    <ErrorBoundary>
      <Shell>
        <PresentPage routes={routes} />
      </Shell>
    </ErrorBoundary>
  )
}

function PresentPage({ routes }: { routes: readonly Route[] }) {
  const { pathname } = useLocation()
  const match = matchRoute(routes, pathname)
  if (!match) return <NotFoundPage />
  const Page = match.route.page?.default
  const page = Page && <Page params={match.params} />
  return match.route.guarded ? <RequireUser>{page}</RequireUser> : page
}
