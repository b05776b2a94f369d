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
  screen('/tickets', '../tickets/tickets-screen.tsx', 'tickets.see'),
]

function screen(path: string, file: string, needs: ScreenRoute['needs']): ScreenRoute {
  const open = files[file]
  if (!open) throw new Error(`there is no screen ${file}`)
  return { path, guarded: needs !== 'signed-out', file, open, needs }
}
