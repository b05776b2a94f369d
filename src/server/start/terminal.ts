import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../shared/errors/failure.ts'
import { printable } from '../owner/printable.ts'
import { runCommand } from '../owner/run-command.ts'
import { UsageFailure, usage } from '../owner/usage.ts'
import { OFFICE_CHANNEL, openInvalidation } from '../platform/cache/cache-invalidation.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { makeShop, type WholeShop } from './make-shop.ts'

const NO_SHOP = 'There is no shop yet in this DATA_DIR or DATABASE_URL: npm start makes it.'

/**
 * Runs one command of the owner's terminal on the shop's database, beside the shop where it is open: the open one is told
 * what it has to show anew. Prints what came of it. Gives the exit status: 0 done, 1 refused, 2 not understood.
 */
export async function runTerminal(argv: string[]): Promise<number> {
  try {
    if (argv.length === 0) throw new UsageFailure('What is to be done?')
    console.log(needsShop(argv) ? printable(await withShop((shop) => runCommand(shop, argv))) : usage)
    return 0
  } catch (error) {
    return explain(error)
  }
}

function needsShop([name]: string[]): boolean {
  return name !== undefined && !['help', '--help', '-h'].includes(name)
}

async function withShop<T>(work: (shop: WholeShop) => Promise<T>): Promise<T> {
  const config = { ...readConfig(), logLevel: 'warn' as const }
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'postgres'))) throw new StartFailure(NO_SHOP)
  const note = (line: string) => console.error(line)
  const onGone = ({ message }: StartFailure) => note(message)
  const database = await openDatabase({ config, role: 'guest', note, onGone })
  const notices = openInvalidation(database.target)
  const news = openInvalidation(database.target, OFFICE_CHANNEL)
  try {
    const { rows } = await database.pool.query(`select to_regclass('orders') is not null as made`)
    if (!rows[0].made) throw new StartFailure(NO_SHOP)
    const shop = makeShop(config, database, { announce: notices.announce, tell: news.announce })
    await shop.settings.refresh()
    return await work(shop)
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
  console.error(error instanceof Failure || error instanceof StartFailure ? error.message : error)
  return 1
}
