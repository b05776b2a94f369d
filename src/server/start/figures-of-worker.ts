import { openShopFigures } from '../operations/health/shop-figures.ts'
import { type Figures, together } from '../platform/metrics/counted-figures.ts'
import type { Shop } from '../platform/shop.ts'
import { workerFigures } from './worker-figures.ts'

/** The figures of a shop that is one process. */
export function figuresAlone(shop: Shop): () => Promise<Figures> {
  const read = figuresOfWorker(shop)
  return async () => together([await read(true), workerFigures({ wanted: 1, ready: 1, died: 0 })])
}

/**
 * Returns a reader of one process's figures; `whole`: with those that are the same for all. These are left out where the database
 * is away.
 */
export function figuresOfWorker(shop: Shop): (whole: boolean) => Promise<Figures> {
  const ofShop = openShopFigures(shop)
  return async (whole) => {
    if (!whole) return shop.metrics.read()
    const found = await ofShop().catch((error) => {
      shop.log.warn({ err: error }, 'the figures of the shop could not be read')
      return {}
    })
    return { ...shop.metrics.read(), ...found }
  }
}
