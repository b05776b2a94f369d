import { stored } from '../api/stored.ts'

/** Note that a quick order was stopped for a login, in this tab: the shopper is led back to it. */
export const stoppedList = stored('stopped-list', 'sessionStorage')
