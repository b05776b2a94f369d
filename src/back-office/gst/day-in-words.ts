const words = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** An Indian day ('2026-12-01') in words: "1 Dec 2026". */
export function dayInWords(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`))
}
