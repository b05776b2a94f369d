import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { type RouteObject, Router, useRoutes } from 'react-router'
import type { Navigation } from '../router/navigation.ts'
import { PageLoading } from '../router/page-loading.ts'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { LoadFailed } from '../shell/load-failed.tsx'

/** Shows the page that the navigation has arrived at. */
export function PageRouter({ navigation, routes }: { navigation: Navigation; routes: RouteObject[] }) {
  const [shown, setShown] = useState(navigation.shown)
  const [loading, setLoading] = useState(false)
  useLayoutEffect(() => {
    const follow = () => {
      setLoading(navigation.loading())
      startTransition(() => setShown(navigation.shown()))
    }
    follow()
    return navigation.follow(follow)
  }, [navigation])
  const { location, action, failure } = shown
  const page = useMemo(
    () => (
      <Router location={location} navigationType={action} navigator={navigation.navigator}>
        {failure === undefined ? <Pages routes={routes} /> : <LoadFailed error={failure} />}
      </Router>
    ),
    [location, action, failure, navigation, routes],
  )
  return <PageLoading value={loading}>{page}</PageLoading>
}

/** The page of the present location. What breaks outside a page's own part is told as well (SPEC §2). */
export function Pages({ routes }: { routes: RouteObject[] }) {
  return <ErrorBoundary>{useRoutes(routes)}</ErrorBoundary>
}
