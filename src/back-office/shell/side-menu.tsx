import { useLayoutEffect, useRef } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { useLocation } from '../../ui/router/use-location.ts'
import { useShopName } from '../api/use-me.ts'
import { MenuGroups } from './menu-groups.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useMenu } from './use-menu.ts'

/** The menu at the side of a wide screen. */
export function SideMenu() {
  const groups = useMenu()
  const shop = useShopName()
  const nav = useSeenPlace()
  return (
    <aside className="on-dark sticky top-0 hidden h-dvh flex-col bg-ink px-3 py-3 text-on-ink lg:flex">
      <p className="px-3 pb-3">
        <span className="wide block truncate font-bold text-white">{shop}</span>
        <span className="caption text-on-ink-soft">{officeShell.title}</span>
      </p>
      <nav ref={nav} aria-label={officeShell.menu} className="min-h-0 flex-1 overflow-y-auto">
        <MenuGroups groups={groups} />
      </nav>
      <PersonMenu />
    </aside>
  )
}

/** On a low screen the menu scrolls: the place where one is comes into sight. */
function useSeenPlace() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is another one with another path
  useLayoutEffect(() => {
    // newer browsers answer with a promise, which is no way to end an effect
    void nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return nav
}
