import { existsSync, rmSync } from 'node:fs'
import pg from 'pg'
import { hasProducts } from '../catalogue/catalogue-queries.ts'
import type { Config } from '../platform/config.ts'
import { clientConfig, type Target } from '../platform/db/connect.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { selectVersions } from '../settings/settings-queries.ts'
import { findForLogin } from '../shoppers/accounts/user-queries.ts'
import { firstStartNote } from './first-start-note.ts'
import type { Say } from './say.ts'

const LOCK = 72_311_207

/** Listener of progress, and the signal by which a demo's history is broken off: it takes up to a minute. */
interface Telling {
  say: Say
  signal?: AbortSignal
}

/**
 * Loads the demo shop where the settings want it and there is no product yet; where it has been loaded, its pictures become
 * those that have been rendered since. Processes that start at once on one database wait for each other.
 */
export async function loadDemoOnce(
  shop: PayingShop,
  { owner, target }: Pick<OpenDatabase, 'owner' | 'target'>,
  telling: Telling,
): Promise<void> {
  const { readMasters } = await import('../../demo/master-pictures.ts')
  const { carryGoods } = await import('../../demo/carry-goods.ts')
  const note = firstStartNote(shop.config.dataDir)
  // before anything is entered: what an older version left here
  await carryGoods(shop)
  if (await hasProducts(shop.db)) {
    await nameOlderDemo(shop)
    const { refreshPictures } = await import('../../demo/refresh-pictures.ts')
    await refreshPictures(shop, readMasters())
  } else if (isWanted(shop.config, note)) {
    const client = new pg.Client(clientConfig(owner, 'beypore-demo'))
    await client.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [LOCK])
      if (await hasProducts(shop.db)) return
      await load(shop, target, telling)
      // Else the first shoppers meet a planner that knows nothing of the tables.
      await client.query('vacuum (analyze)')
      shop.cache.clear()
    } finally {
      await client.end()
    }
  }
  rmSync(note, { force: true })
}

function isWanted({ demo }: Config, note: string): boolean {
  return demo === 'on' || demo === 'alive' || (demo === 'first' && existsSync(note))
}

async function load(shop: PayingShop, target: Target, { say, signal }: Telling): Promise<void> {
  const [{ loadDemo }, { readMasters }] = await Promise.all([
    import('../../demo/load-demo.ts'),
    import('../../demo/master-pictures.ts'),
  ])
  if (shop.config.demo !== 'alive') {
    say('Demo shop: loading the catalogue')
    return loadDemo(shop, readMasters())
  }
  await refusePeople(shop)
  say('Demo shop: living through three months of orders (up to a minute)')
  const { loadLivingDemo } = await import('./load-living-demo.ts')
  await loadLivingDemo({ config: shop.config, target }, { now: shop.clock(), masters: readMasters(), signal })
  // another shop has written them
  await shop.settings.refresh()
}

/** A history has invoices of former days and deletes its mails. Throws StartFailure where these would be among somebody’s own. */
async function refusePeople({ db }: PayingShop): Promise<void> {
  const exists = (table: 'staff' | 'users' | 'orders') => db.selectFrom(table).select('id').limit(1).executeTakeFirst()
  const found = await Promise.all([exists('staff'), exists('users'), exists('orders')])
  if (found.every((each) => each === undefined)) return
  throw new StartFailure(
    'DEMO=alive wants an empty database, and this one has people or orders. Take DEMO=on, or another DATA_DIR or DATABASE_URL.',
  )
}

/** A demo shop that was loaded by a version whose settings were no rows yet becomes who it was. */
async function nameOlderDemo(shop: PayingShop): Promise<void> {
  const [{ loadSettings }, { demoShopper }] = await Promise.all([
    import('../../demo/load-settings.ts'),
    import('../../demo/load-people.ts'),
  ])
  const isNamed = (await selectVersions(shop.db)).has('shop.name')
  if (!isNamed && (await findForLogin(shop.db, { email: demoShopper.email }))) await loadSettings(shop)
}
