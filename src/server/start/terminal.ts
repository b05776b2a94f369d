import { existsSync } from 'node:fs'
import path from 'node:path'
import { upgradeCopy } from '../../shared/copy/upgrade.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { ShopCopy } from '../operations/backup/prove-backup.ts'
import { refuseUnfinishedRestore } from '../operations/backup/unfinished-restore.ts'
import type { Upgrade } from '../operations/upgrade/bring-up-to-date.ts'
import { OFFICE_CHANNEL, openInvalidation } from '../platform/cache/cache-invalidation.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { ask } from '../platform/db/ask.ts'
import { findPendingMigrations } from '../platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { programVersion } from '../platform/version.ts'
import { backupCommand } from '../terminal/backup-command.ts'
import { printable } from '../terminal/printable.ts'
import { reloadCommand } from '../terminal/reload-command.ts'
import { restoreCommand } from '../terminal/restore-command.ts'
import { runCommand } from '../terminal/run-command.ts'
import { upgradeCommand, versionCommand } from '../terminal/upgrade-command.ts'
import { ReportedFailure, UsageFailure, usage } from '../terminal/usage.ts'
import { askFirstPages } from './first-pages.ts'
import { makeShop, type WholeShop } from './make-shop.ts'

const NO_SHOP = 'There is no shop yet in this DATA_DIR or DATABASE_URL: npm start makes it.'

/**
 * Runs one command of the owner's terminal on the shop's database, beside the shop where it is open: the open one is told
 * what it has to show anew. Prints what came of it. Gives the exit status: 0 done, 1 refused, 2 not understood.
 */
export async function runTerminal(argv: string[]): Promise<number> {
  try {
    if (argv.length === 0) throw new UsageFailure('What is to be done?')
    console.log(printable(await runOne(argv)))
    return 0
  } catch (error) {
    return explain(error)
  }
}

async function runOne(argv: string[]): Promise<string> {
  const [name = '', ...given] = argv
  if (['help', '--help', '-h'].includes(name)) return usage
  // what makes a shop needs none
  if (name === 'restore') return restoreCommand(readConfig(), given)
  if (name === 'version' && !isThere(readConfig())) return upgradeCopy.program(programVersion)
  if (name === 'version') return withShop((_, { owner }) => versionCommand(owner, given))
  if (name === 'upgrade') return withShop((shop, database) => upgradeCommand(upgradeOf(shop, database), given))
  if (name === 'backup') return withShop((shop, { owner }) => backupCommand(shop, owner, given))
  if (name === 'reload') return withShop((shop, { target }) => reloadCommand(shop, target, given))
  return withShop(async (shop, { owner }) => {
    const { pending } = await findPendingMigrations(owner)
    if (pending.length > 0) throw new StartFailure(upgradeCopy.behind(programVersion, pending.length))
    return runCommand(shop, argv)
  })
}

function upgradeOf(shop: WholeShop, { owner }: OpenDatabase): Upgrade {
  const { config } = shop
  const pages = (theCopy: ShopCopy) => askFirstPages(config, theCopy)
  return { shop, owner, askFirstPages: pages, say: console.error, isTried: config.upgradeCheck }
}

function isThere({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl !== null || existsSync(path.join(dataDir, 'postgres'))
}

async function withShop<T>(work: (shop: WholeShop, database: OpenDatabase) => Promise<T>): Promise<T> {
  // what the terminal asks may take long, and its output is its answer
  const config = { ...readConfig(), logLevel: 'warn' as const, slowQueryMs: Number.POSITIVE_INFINITY }
  if (!isThere(config)) throw new StartFailure(NO_SHOP)
  const note = (line: string) => console.error(line)
  const onGone = ({ message }: StartFailure) => note(message)
  refuseUnfinishedRestore(config)
  const database = await openDatabase({ config, role: 'guest', note, onGone })
  const notices = openInvalidation(database.target)
  const news = openInvalidation(database.target, OFFICE_CHANNEL)
  try {
    const [shopRows] = await ask<{ made: boolean }>(database.db, {
      text: `select to_regclass('orders') is not null as made`,
    })
    if (!shopRows?.made) throw new StartFailure(NO_SHOP)
    const shop = makeShop(config, database, { announce: notices.announce, tell: news.announce })
    await shop.settings.refresh()
    return await work(shop, database)
  } finally {
    await Promise.all([notices.close(), news.close()])
    await database.close()
  }
}

function explain(error: unknown): number {
  if (error instanceof UsageFailure) {
    console.error(`${error.message}\n\n${usage}`)
    return 2
  }
  if (error instanceof ReportedFailure) {
    console.log(printable(error.report))
    console.error(error.message)
    return 1
  }
  console.error(error instanceof Failure || error instanceof StartFailure ? error.message : error)
  return 1
}
