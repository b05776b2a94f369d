/** A number of days in words: "1 day", "7 days". */
export function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
