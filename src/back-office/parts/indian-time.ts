import { indianFormat } from '../../shared/india-time.ts'
/** A moment as a clock in India shows it: '22 Nov, 4:05 pm'. */
export const indianTime = indianFormat({
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** Only the time, to the second. */
export const indianClock = indianFormat({ timeStyle: 'medium' })
