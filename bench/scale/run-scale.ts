import pg from 'pg'
import { openInvalidation } from '../../src/server/platform/cache/cache-invalidation.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { clientConfig, type Target } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { StartFailure } from '../../src/server/platform/start-failure.ts'
import { loadDemoOnce } from '../../src/server/start/load-demo-once.ts'
import { makeShop } from '../../src/server/start/make-shop.ts'
import { scaleDemo, scaleMax } from './scale-demo.ts'

/** `npm run demo:scale -- <count>`: fills the database of the settings, which is made where it is missing. Gives the exit status. */
export async function runScale([given = '200000']: string[]): Promise<number> {
  try {
    if (!/^\d{1,7}$/.test(given)) throw new StartFailure(`How many products? A number up to ${scaleMax}.`)
    await fill(Number(given))
    return 0
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    return 1
  }
}

async function fill(count: number): Promise<void> {
  const config = { ...readConfig(), logLevel: 'warn' as const, demo: 'on' as const }
  const began = performance.now()
  const note = (line: string) => console.error(line)
  const database = await openDatabase({ config, role: 'guest', note, onGone: ({ message }) => note(message) })
  const notices = openInvalidation(database.target)
  try {
    await migrate(database.owner)
    const shop = makeShop(config, database, { announce: notices.announce })
    await shop.settings.refresh()
    await loadDemoOnce(shop, database, { say: () => console.log('Demo shop: loading the catalogue') })
    await scaleDemo(shop, count, (done) => {
      if (done % 20_000 === 0 || done === count) console.log(`${done} of ${count} products`)
    })
    console.log('Statistics for the planner')
    await renewStatistics(database.owner)
    console.log(`Done in ${Math.round((performance.now() - began) / 1000)} s`)
  } finally {
    await notices.close()
    await database.close()
  }
}

/** Only the owner of a table may do it. */
async function renewStatistics(owner: Target): Promise<void> {
  const client = new pg.Client(clientConfig(owner, 'beypore-scale'))
  await client.connect()
  try {
    await client.query(
      'VACUUM ANALYZE products, variants, stock_items, reviews, product_search, search_terms, search_postings, product_facets',
    )
  } finally {
    await client.end()
  }
}
