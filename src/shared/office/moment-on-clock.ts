const inIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** A moment (ISO 8601) on the shop's clock: "22 Nov 2026, 10:42". */
export function momentOnClock(moment: string): string {
  return inIndia.format(new Date(moment))
}
