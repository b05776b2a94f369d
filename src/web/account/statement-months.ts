const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** A month ('2026-10') as "October 2026". */
export function monthInWords(name: string): string {
  return month.format(new Date(`${name}-01T00:00:00Z`))
}
