import { clockInIndia, indianDay, indianMinute } from '../../../shared/india-time.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Returns what shoppers read beside the price: "Monsoon sale · until 30 Nov". A sale that ends with a day names that day, any other
 * its time in India too. The end is the first moment at which it holds no more.
 */
export function saleInWords(badge: string, ends: Date): string {
  const last = new Date(ends.getTime() - 1)
  const day = clockInIndia(last)
  const time = indianMinute(ends).slice(11)
  const endsWithDay = indianDay(last) !== indianDay(last.getTime() + 61_000)
  const until = `${day.getUTCDate()} ${months[day.getUTCMonth()]}`
  return `${badge} · until ${until}${endsWithDay ? '' : `, ${time}`}`
}
