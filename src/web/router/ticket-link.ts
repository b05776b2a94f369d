import { paths } from './paths.ts'

/** What opens a complaint. */
export interface TicketKey {
  number: string
  key: string
}

/** The address where a complaint stands. What opens it is behind `#`: it reaches no server, no log and no other site. */
export function ticketLink({ number, key }: TicketKey): string {
  return `${paths.ticket}#${number}.${key}`
}

/** What stands behind the `#` of such an address; null where it is none. */
export function readTicketLink(hash: string): TicketKey | null {
  const [, number, key] = /^#(TKT-\d{4}-\d{4})\.([\w-]{1,100})$/.exec(hash) ?? []
  return number && key ? { number, key } : null
}

/** What the way to a complaint hands over that was sent a moment ago. */
export const freshTicket = { freshTicket: true }

/** Whether it did. */
export function isFreshTicket(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'freshTicket' in state
}
