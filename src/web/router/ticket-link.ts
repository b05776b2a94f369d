import { paths } from './paths.ts'

/** Key that opens a complaint. */
export interface TicketKey {
  number: string
  key: string
}

/** The address where a complaint stands. What opens it is behind `#`: it reaches no server, no log and no other site. */
export function ticketLink({ number, key }: TicketKey): string {
  return `${paths.ticket}#${number}.${key}`
}

/** Reads the key behind the `#` of such an address; null where it is none. */
export function readTicketLink(hash: string): TicketKey | null {
  const [, number, key] = /^#(TKT-\d{4}-\d{4})\.([\w-]{1,100})$/.exec(hash) ?? []
  return number && key ? { number, key } : null
}

/** State that the link to a complaint hands over which was sent a moment ago. */
export const freshTicket = { freshTicket: true }

/** Returns whether a link handed that over. */
export function isFreshTicket(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'freshTicket' in state
}
