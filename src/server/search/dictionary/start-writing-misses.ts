import type { Shop } from '../../platform/shop.ts'
import { writeMisses } from './count-misses.ts'

/** The interval at which the searches in vain are written together. */
const roundMs = 60_000

/** Each process writes what it counted, once a minute and at its end. Gives what ends it. */
export function startWritingMisses(shop: Shop): () => Promise<void> {
  const write = () => writeMisses(shop).catch((err) => shop.log.warn({ err }, 'searches in vain could not be counted'))
  const timer = setInterval(() => void write(), roundMs).unref()
  return () => {
    clearInterval(timer)
    return write()
  }
}
