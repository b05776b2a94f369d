import { officeAlerts } from './alerts.ts'
import { officeHealth } from './health.ts'
import { officeHistory } from './history.ts'
import { live } from './live.ts'
import { officeOrders } from './order-calls.ts'
import { ownSignIn } from './own-sign-in.ts'
import { people } from './people.ts'
import { officeSession } from './session.ts'
import { officeSettings } from './settings.ts'
import { officeSignInCalls } from './sign-in.ts'
import { officeTickets } from './tickets.ts'
import { officeToday } from './today-call.ts'

/** Every call of the back office by its name: one table for its server, its screens and the tests. The storefront never sees it. */
export const officeEndpoints = {
  ...officeSession,
  ...officeOrders,
  ...officeToday,
  ...officeAlerts,
  ...officeHealth,
  live,
  ...officeSettings,
  ...officeHistory,
  ...officeTickets,
  ...officeSignInCalls,
  ...ownSignIn,
  ...people,
}
