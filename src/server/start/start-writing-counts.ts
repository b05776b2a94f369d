import type { Shop } from '../platform/shop.ts'
import { writeDayCounts } from '../search/day-counts/count-of-day.ts'

/** The interval at which counts are written together. */
const roundMs = 60_000

/** Each process writes what it counted of searches and views, once a minute and at its end. Gives what ends it. */
export function startWritingCounts(shop: Shop): () => Promise<void> {
  const write = () =>
    writeDayCounts(shop).catch((err) => shop.log.warn({ err }, 'searches and views could not be counted'))
  const timer = setInterval(() => void write(), roundMs).unref()
  return () => {
    clearInterval(timer)
    return write()
  }
}
