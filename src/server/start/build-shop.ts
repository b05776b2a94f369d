import type { FastifyInstance } from 'fastify'
import { keepDemoLogin } from '../../demo/demo-login.ts'
import { demoShopper } from '../../demo/load-people.ts'
import { upgradeCopy } from '../../shared/copy/upgrade.ts'
import { loadGstRates } from '../catalogue/gst-rates/load-gst-rates.ts'
import type { ShopCopy } from '../operations/backup/prove-backup.ts'
import { bringUpToDate } from '../operations/upgrade/bring-up-to-date.ts'
import { OFFICE_CHANNEL, openInvalidation } from '../platform/cache/cache-invalidation.ts'
import type { Config } from '../platform/config.ts'
import { findPendingMigrations } from '../platform/db/migrate.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import { isOnThisMachine } from '../platform/on-this-machine.ts'
import type { PictureBuilder } from '../platform/pictures/picture-builder.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { programVersion } from '../platform/version.ts'
import { buildApp } from './app.ts'
import { hearing } from './apply-remote-changes.ts'
import { askFirstPages } from './first-pages.ts'
import { loadDemoOnce } from './load-demo-once.ts'
import { makeShop, type WholeShop } from './make-shop.ts'
import type { Say } from './say.ts'
import { startWritingCounts } from './start-writing-counts.ts'
import type { Stop } from './stop-parts.ts'

/** Parts of its database that a shop needs: connections of this process, and the owner of the schema. */
export type ShopDatabase = Pick<OpenDatabase, 'pool' | 'db' | 'reads' | 'watch' | 'disconnect' | 'target' | 'owner'>

/**
 * Before anything else is done with a database of a former version: brings it up to date. Throws StartFailure where files and
 * database do not belong together, or this version does not fit the shop's data.
 */
export async function migrateShop(
  config: Config,
  database: ShopDatabase,
  { say, signal }: { say: Say; signal: AbortSignal },
): Promise<void> {
  const shop = makeShop(config, database)
  const pages = (theCopy: ShopCopy) => askFirstPages(config, theCopy)
  const isTried = config.upgradeCheck && !config.dev
  const applied = await bringUpToDate({ shop, owner: database.owner, askFirstPages: pages, say, signal, isTried })
  if (applied.length > 0) say(`Database: brought up to date (${applied.at(-1)})`)
}

/**
 * Before a worker that takes another one's place opens: this machine's program, or the database, may be another one by now. Throws
 * StartFailure where the program wants changes of the database that nobody has made yet. A database that is ahead serves those
 * beside it still (docs/recipes/change-the-database), so this one opens too, and says it.
 */
export async function fitIn({ owner }: Pick<ShopDatabase, 'owner'>): Promise<void> {
  const { pending } = await findPendingMigrations(owner).catch((error) => {
    if (!(error instanceof StartFailure)) throw error
    console.error(`${error.message} ${upgradeCopy.isBehind}`)
    return { pending: [] }
  })
  if (pending.length > 0) throw new StartFailure(upgradeCopy.isAhead(programVersion, pending.length))
}

/** The shop and every route of it, on an open database; what ends it comes in front of `stops`. */
export async function buildShop(
  config: Config,
  database: ShopDatabase,
  pictures: PictureBuilder,
  stops: Stop[],
): Promise<{ app: FastifyInstance; shop: WholeShop }> {
  if (config.collector) {
    const { openTracing } = await import('../platform/tracing/open-tracing.ts')
    stops.unshift(await openTracing(config.collector))
  }
  const notices = openInvalidation(database.target)
  stops.unshift(notices.close)
  const news = openInvalidation(database.target, OFFICE_CHANNEL)
  stops.unshift(news.close)
  const shop = makeShop(config, database, { announce: notices.announce, tell: news.announce, pictures })
  stops.unshift(startWritingCounts(shop))
  await notices.listen(hearing(shop))
  await news.listen(shop.news)
  return { app: await buildApp(shop), shop }
}

/** Loads the data that a shop has from its first start on: tax rates, and the demo where it is wanted. */
export async function fillShop(
  shop: WholeShop,
  database: Pick<OpenDatabase, 'owner' | 'target'>,
  { say, signal }: { say: Say; signal: AbortSignal },
): Promise<void> {
  await loadGstRates(shop)
  await loadDemoOnce(shop, database, { say, signal })
}

/**
 * Reports what is only for trying out: the demo's login, and payments without money where others can reach the shop. Reports also
 * that nobody can pay online.
 */
export async function tellOfTrying(shop: WholeShop, say: Say): Promise<void> {
  const { email, password } = demoShopper
  if (await keepDemoLogin(shop)) say(`Demo login: ${email}, password ${password}`)
  const { publicUrl } = shop.config
  if (shop.provider.isOff) {
    return console.error(`Nobody can pay online at ${publicUrl}: set RAZORPAY_KEY_ID and its secrets, or SANDBOX=on.`)
  }
  if (!shop.sandbox || isOnThisMachine(publicUrl)) return
  console.error(`Online payments at ${publicUrl} are tests, no money moves: set RAZORPAY_KEY_ID and its secrets.`)
}

/**
 * Sends uploads that are on this machine and belong into the bucket there, behind the open shop; until then they are served from
 * here.
 */
export async function sendLeftFiles({ files, log }: Pick<WholeShop, 'files' | 'log'>, say: Say): Promise<void> {
  try {
    const sent = await files.sendLeft()
    if (sent > 0) say(`Uploads: ${sent} from DATA_DIR are in the bucket ${files.bucket} now`)
  } catch (error) {
    log.warn({ said: (error as Error).message }, 'uploads of this machine could not be sent to the bucket')
  }
}

/** Stores the demo's pictures that orders show in the database, once they have been made. */
export async function keepMade(shop: WholeShop): Promise<void> {
  const [{ keepMasters }, { readMasters }] = await Promise.all([
    import('../../demo/keep-masters.ts'),
    import('../../demo/master-pictures.ts'),
  ])
  const keep = shop.db.transaction().execute((tx) => keepMasters(tx, readMasters()))
  await keep.catch((error) => shop.log.warn({ err: error }, 'the pictures could not be kept for orders'))
}
