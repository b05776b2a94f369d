const shown = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const exact = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' })

/** A moment as a clock in India shows it: '22 Nov, 4:05 pm'. */
export function indianTime(moment: string): string {
  return shown.format(new Date(moment))
}

/** Only the time, to the second. */
export function indianClock(moment: string): string {
  return exact.format(new Date(moment))
}
