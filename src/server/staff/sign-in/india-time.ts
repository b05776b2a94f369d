const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** A moment (ISO 8601) as people in India read it. */
export function indiaTime(moment: string): string {
  return format.format(new Date(moment))
}
