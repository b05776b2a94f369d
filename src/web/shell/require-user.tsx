import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { session } from '../../shared/copy/session.ts'
import { fallbacks } from '../../shared/copy/toasts.ts'
import { failureText, hasStatus } from '../api/api-failure.ts'
import { paths } from '../paths.ts'
import { checkUserQuery } from '../session/session-queries.ts'
import { useHydrated } from '../session/use-hydrated.ts'
import { useToken } from '../session/use-token.ts'
import { ErrorFallback } from '../ui/error-fallback.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { PageHead } from './page-head.tsx'

/** Lets only signed-in shoppers through to the pages below it; others go to the login page (SPEC §2). */
export function RequireUser() {
  const hydrated = useHydrated()
  const token = useToken()
  const check = useQuery({ ...checkUserQuery(), enabled: token !== null })
  if (!hydrated) return <Checking />
  if (!token || hasStatus(check.error, 401)) {
    return (
      <>
        <Navigate to={paths.login} replace />
        <Checking />
      </>
    )
  }
  if (check.data) return <Outlet />
  if (check.isError) {
    return (
      <ErrorFallback
        title={fallbacks.checkAuth}
        message={failureText(check.error, fallbacks.checkAuth)}
        reloadLabel={session.reload}
        onReload={() => check.refetch()}
      />
    )
  }
  return <Checking />
}

function Checking() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={session.checkingTitle} description={session.checking} path={pathname} hidden />
      <PageSpinner label={session.checking} />
    </>
  )
}
