import { indianFormat } from '../../shared/india-time.ts'

const month = indianFormat({ month: 'long', year: 'numeric' })

/** A month ('2026-10') as "October 2026". */
export function monthInWords(name: string): string {
  return month(`${name}-01T00:00:00Z`)
}
