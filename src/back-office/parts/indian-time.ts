import { indianFormat } from '../../shared/india-time.ts'

/** The time in India alone, to the second. */
export const indianClock = indianFormat({ timeStyle: 'medium' })
