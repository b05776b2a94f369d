const dayOnly = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

/** A day ('YYYY-MM-DD') as "22 Nov 2026". */
export function dayInWords(day: string): string {
  return dayOnly.format(new Date(day))
}
