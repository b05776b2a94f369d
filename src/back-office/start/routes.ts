import type { Permission } from '../../shared/office/permissions.ts'
import type { PageModule, Route } from '../../ui/router/match-route.ts'

const files = import.meta.glob<PageModule>('../*/*-screen.tsx')

/** A screen of the back office, and what opens it. */
export interface ScreenRoute extends Route {
  needs: Permission | 'signed-in' | 'signed-out'
}

/** Every screen. Each is a file of its own that is loaded when it is needed. */
export const routes: readonly ScreenRoute[] = [
  screen('/', '../today/today-screen.tsx', 'signed-in'),
  screen('/orders', '../orders/orders-screen.tsx', 'orders.see'),
  screen('/orders/:id', '../orders/order-screen.tsx', 'orders.see'),
  screen('/alerts', '../alerts/alerts-screen.tsx', 'signed-in'),
  screen('/health', '../health/health-screen.tsx', 'health.see'),
  screen('/settings', '../settings/settings-screen.tsx', 'settings.see'),
  screen('/settings/:group', '../settings/setting-group-screen.tsx', 'settings.see'),
  screen('/tickets', '../tickets/tickets-screen.tsx', 'tickets.see'),
  screen('/people', '../staff/people-screen.tsx', 'staff.manage'),
  screen('/people/:id', '../staff/person-screen.tsx', 'staff.manage'),
  screen('/my-sign-in', '../account/my-sign-in-screen.tsx', 'signed-in'),
  screen('/join', '../sign-in/join-screen.tsx', 'signed-out'),
  screen('/switch', '../sign-in/switch-screen.tsx', 'signed-out'),
  screen('/history', '../history/history-screen.tsx', 'history.see'),
]

function screen(path: string, file: string, needs: ScreenRoute['needs']): ScreenRoute {
  const open = files[file]
  if (!open) throw new Error(`there is no screen ${file}`)
  return { path, guarded: needs !== 'signed-out', file, open, needs }
}
