import { indianFormat } from '../india-time.ts'
/** A moment (ISO 8601) on the shop's clock: "22 Nov 2026, 10:42". */
export const momentOnClock = indianFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})
