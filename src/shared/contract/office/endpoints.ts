import { officeHistory } from './history.ts'
import { officeOrders } from './order-calls.ts'
import { officeSession } from './session.ts'
import { officeTickets } from './tickets.ts'
import { officeToday } from './today-call.ts'

/** Every call of the back office by its name: one table for its server, its screens and the tests. The storefront never sees it. */
export const officeEndpoints = {
  ...officeSession,
  ...officeOrders,
  ...officeToday,
  ...officeHistory,
  ...officeTickets,
}
