import { formatDate, formatMoment } from '../../../shared/format-moment.ts'
import { indianDay } from '../../../shared/india-time.ts'

/**
 * Returns what shoppers read beside the price: "Monsoon sale · until 30 Nov". A sale that ends with a day names that day, any other
 * its time in India too. The end is the first moment at which it holds no more.
 */
export function saleInWords(badge: string, ends: Date): string {
  const last = new Date(ends.getTime() - 1)
  const endsWithDay = indianDay(last) !== indianDay(last.getTime() + 61_000)
  const until = endsWithDay ? formatDate(last) : formatMoment(ends)
  return `${badge} · until ${until.replace(/ \d{4}/, '')}`
}
