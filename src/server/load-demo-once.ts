import pg from 'pg'
import { clientConfig, type Target } from './db/connect.ts'
import type { Shop } from './shop.ts'

const LOCK = 72_311_207

/**
 * Loads the demo shop where there is no product yet; where it has been loaded, its pictures become those that have been
 * rendered since. Processes that start at once on one database wait for each other.
 */
export async function loadDemoOnce(shop: Shop, target: Target, onBegin: () => void): Promise<void> {
  const { readMasters } = await import('./demo/master-pictures.ts')
  const masters = readMasters()
  if (await hasProducts(shop)) {
    const { refreshPictures } = await import('./demo/refresh-pictures.ts')
    return refreshPictures(shop, masters)
  }
  const client = new pg.Client(clientConfig(target, 'beypore-demo'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await hasProducts(shop)) return
    onBegin()
    const { loadDemo } = await import('./demo/load-demo.ts')
    await loadDemo(shop, masters)
    // Else the first shoppers meet a planner that knows nothing of the tables.
    await client.query('vacuum (analyze)')
    shop.cache.clear()
  } finally {
    await client.end()
  }
}

async function hasProducts(shop: Shop): Promise<boolean> {
  const found = await shop.pool.query('select 1 from products limit 1')
  return found.rowCount === 1
}
