import { officeHistory } from './history.ts'
import { officeSession } from './session.ts'
import { officeSettings } from './settings.ts'

/** Every call of the back office by its name: one table for its server, its screens and the tests. The storefront never sees it. */
export const officeEndpoints = {
  ...officeSession,
  ...officeSettings,
  ...officeHistory,
}
