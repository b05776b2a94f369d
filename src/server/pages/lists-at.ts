import { endpoints } from '../../shared/contract/endpoints.ts'
import type { Wire } from '../../web/api/wire.ts'
import { listCategories, listLabels } from '../catalogue/list-structure.ts'
import { createPublicCache } from '../platform/cache/public-cache.ts'
import { parseInput } from '../platform/http/parse-input.ts'
import type { Shop } from '../platform/shop.ts'
import { listProducts } from '../search/search.ts'
import { withShownStock } from './shown-stock.ts'

const shelves: Readonly<Record<string, (shop: Shop) => Promise<object[]>>> = {
  [endpoints.categories.path]: listCategories,
  [endpoints.labels.path]: listLabels,
}

/** Largest size of the cache, in bytes, that a list of a whole catalogue is counted with. */
const MOST_BYTES = 32 * 1024 * 1024

/** A page's reads with categories, labels and lists as they are at another moment, by what is saved now; `now`: all others. */
export function listsAt(shop: Shop, moment: Date, now: Wire): Wire {
  const then = shopAt(shop, moment)
  return async (request) => {
    const list = shelves[request.path]
    if (list) return { status: 200, body: { success: true, envelop: { data: await list(then) } } }
    if (request.path !== endpoints.products.path) return now(request)
    const data = await listProducts(then, parseInput(endpoints.products.query, request.query))
    return { status: 200, body: withShownStock(endpoints.products, { success: true, data }) }
  }
}

/** The shop at another moment. What it computes is kept apart from what shoppers are answered with, and goes with it. */
function shopAt(shop: Shop, moment: Date): Shop {
  const now = () => moment.getTime()
  const cache = createPublicCache({ maxBytes: MOST_BYTES, headers: () => ({ list: [] }), now })
  return { ...shop, clock: () => moment, cache }
}
