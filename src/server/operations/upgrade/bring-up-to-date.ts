import pg from 'pg'
import { upgradeCopy as copy } from '../../../shared/copy/upgrade.ts'
import { clientConfig, type Target } from '../../platform/db/connect.ts'
import { findPendingMigrations, migrate } from '../../platform/db/migrate.ts'
import { type Migration, readMigrations } from '../../platform/db/read-migrations.ts'
import type { Shop } from '../../platform/shop.ts'
import { programVersion } from '../../platform/version.ts'
import { NotProven } from '../backup/archive/backup-failure.ts'
import type { ShopCopy } from '../backup/prove-backup.ts'
import { runBackup } from '../backup/run-backup.ts'
import { sentence, UpgradeFailure } from './upgrade-failure.ts'

/** One process at a time brings a database up to date; the others wait, and find it done. */
const lock = 72_311_264

/** Parameters of an upgrade. */
export interface Upgrade {
  /** The shop on its database as it is: of whatever version. */
  shop: Shop
  /** Connection as the owner of the database. */
  owner: Target
  /** Opens the shop on a copy of the database that was brought up to date, and asks its first pages. Gives how many. */
  askFirstPages: (copy: ShopCopy) => Promise<number>
  say: (line: string) => void
  signal?: AbortSignal | undefined
  /** False: the migrations are made without trying them first. */
  isTried: boolean
  migrations?: Migration[]
}

/**
 * Brings the database up to date for this version. Where it has a shop already, the shop is backed up first, the backup is
 * restored beside and compared, and that copy gets the migrations, opens, answers and is audited; only then the shop itself
 * gets them, all or none. Gives the names of those that were made. Throws UpgradeFailure with why not, and nothing is changed.
 */
export async function bringUpToDate(upgrade: Upgrade): Promise<string[]> {
  const { owner, isTried, migrations = readMigrations() } = upgrade
  if ((await findPendingMigrations(owner, migrations)).pending.length === 0) return []
  return underLock(upgrade, async () => {
    const { applied, pending } = await findPendingMigrations(owner, migrations)
    if (pending.length === 0) return []
    if (applied === 0 || !isTried) return migrate(owner, migrations)
    await tryOnCopy(upgrade)
    try {
      return await migrate(owner, migrations)
    } catch (error) {
      throw new UpgradeFailure(copy.notDone(programVersion, sentence(error)))
    }
  })
}

/**
 * Tries this version on a copy of the shop, and leaves the shop itself as it is. Gives how many migrations it would get, or
 * null for a database without a shop. Throws UpgradeFailure with why it could not take the shop over.
 */
export async function checkUpgrade(upgrade: Upgrade): Promise<number | null> {
  const { applied, pending } = await findPendingMigrations(upgrade.owner, upgrade.migrations)
  if (applied === 0) return null
  if (pending.length > 0) await tryOnCopy(upgrade)
  return pending.length
}

async function tryOnCopy({ shop, owner, askFirstPages, say, signal, migrations }: Upgrade): Promise<void> {
  const { pending } = await findPendingMigrations(owner, migrations)
  say(copy.begins(programVersion, pending.length))
  await shop.settings.refresh()
  const tried = { seconds: 0, pages: 0 }
  const bringUp = async (theCopy: ShopCopy) => {
    const began = performance.now()
    await migrate(theCopy.owner, migrations)
    tried.seconds = Math.ceil((performance.now() - began) / 1000)
    tried.pages = await askFirstPages(theCopy)
  }
  try {
    const { file } = await runBackup(shop, owner, { prove: true, signal, bringUp })
    say(copy.tried(tried))
    say(copy.backup(file))
  } catch (error) {
    const why = error instanceof NotProven ? copy.refused : copy.noBackup
    throw new UpgradeFailure(
      why(programVersion, sentence(error instanceof NotProven ? new Error(error.reason) : error)),
    )
  }
}

async function underLock<T>({ owner, say }: Upgrade, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(owner, 'beypore-upgrade'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [lock])
    if (!rows[0]?.mine) {
      say(copy.waits)
      await client.query('SELECT pg_advisory_lock($1)', [lock])
    }
    return await work()
  } finally {
    await client.end()
  }
}
