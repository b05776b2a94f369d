import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { session } from '../../shared/copy/session.ts'
import { fallbacks } from '../../shared/copy/toasts.ts'
import { failureText } from '../../ui/api-failure.ts'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { Redirect, useLocation } from '../../ui/router/use-location.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { token } from '../api/token.ts'
import { paths } from '../router/paths.ts'
import { checkUserQuery } from '../session/personal-queries.ts'
import { useHydrated } from '../session/use-hydrated.ts'
import { PageHead } from '../site/page-head.tsx'
import { useShop } from '../site/use-shop.ts'

/** Lets only signed-in shoppers through to the page in it; others go to the login page (SPEC §2). */
export function RequireUser({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const session = token.use()
  if (!hydrated) return <Checking />
  // With another token everything below begins anew: what was typed and opened belonged to somebody else.
  if (session) return <Checked key={session}>{children}</Checked>
  return (
    <>
      <Redirect to={paths.login} />
      <Checking />
    </>
  )
}

function Checked({ children }: { children: ReactNode }) {
  const check = useQuery(checkUserQuery())
  const shop = useShop()
  const isCart = useLocation().pathname === paths.cart
  // who it was when there was a connection may look at the own cart as it was then (session/seen-cart)
  if (check.data || (isCart && check.isError && !navigator.onLine)) return children
  if (check.isError) {
    return (
      <>
        <title>{`${fallbacks.checkAuth} · ${shop.name}`}</title>
        <ErrorFallback
          title={fallbacks.checkAuth}
          message={failureText(check.error, fallbacks.checkAuth)}
          reloadLabel={session.reload}
          onReload={() => check.refetch()}
        />
      </>
    )
  }
  return <Checking />
}

function Checking() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={session.checkingTitle} description={session.checking} path={pathname} hidden />
      <noscript>
        <p className="page py-16 text-center">{session.needsScripts}</p>
      </noscript>
      <div className="noscript:hidden">
        <PageSpinner label={session.checking} />
      </div>
    </>
  )
}
