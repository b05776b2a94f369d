const letters = 'TKT'
const half = 10_000

/**
 * The number of a complaint, as people read it out: `TKT-4829-1307`. It is drawn by lot (`randomInt` gives whole numbers
 * from 0 below its argument), so that nobody can count complaints; what guards one is its key.
 */
export function drawTicketNumber(randomInt: (below: number) => number): string {
  const digits = () => String(randomInt(half)).padStart(4, '0')
  return `${letters}-${digits()}-${digits()}`
}

/** Reads what somebody typed as a complaint's number: with or without letters, hyphens and spaces; else null. */
export function readTicketNumber(typed: string): string | null {
  const [, first, last] = typed.replace(/[\s-]/g, '').match(/^(?:TKT)?(\d{4})(\d{4})$/i) ?? []
  return first === undefined ? null : `${letters}-${first}-${last}`
}
