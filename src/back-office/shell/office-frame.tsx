import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { announcer } from '../../ui/announce.ts'
import { PageLoading } from '../../ui/router/page-loading.ts'
import { useLocation, useWentBack } from '../../ui/router/use-location.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { NewOrderBell } from './new-order-bell.tsx'
import { OfflineBand } from './offline-band.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Around every screen: the menu at the side of a desk and under the thumb of a phone. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const loading = use(PageLoading)
  const main = useScreenFocus()
  useKeptFocus()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#screen"
        className="sr-only z-50 bg-card px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {officeShell.skip}
      </a>
      <SideMenu />
      <div className="min-w-0 pb-20 lg:pb-0">
        <TopBar />
        <OfflineBand />
        <NewOrderBell />
        <div
          role="progressbar"
          aria-label={officeShell.loading}
          hidden={!loading}
          className="fixed inset-x-0 top-0 z-50 h-0.5 animate-appear-late bg-signal"
        />
        <main
          id="screen"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-[90rem] px-4 pt-4 pb-12 outline-none [--bleed:1rem] sm:px-6 lg:pt-3 sm:[--bleed:1.5rem]"
        >
          {children}
        </main>
      </div>
      <BottomNavigation />
      <div {...announcer} />
    </div>
  )
}

/**
 * With each new screen the focus is at its beginning, unless a field of it or a window over it took the focus. A screen that a link
 * leads to begins at its top.
 */
function useScreenFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const wentBack = useWentBack()
  const seen = useRef(pathname)
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (!wentBack) window.scrollTo(0, 0)
    if (document.activeElement?.closest('main *, dialog')) return
    main.current?.focus({ preventScroll: true })
  }, [pathname, wentBack])
  return main
}
