import { refuseUnfinishedRestore } from '../operations/backup/unfinished-restore.ts'
import type { Config } from '../platform/config.ts'
import type { OpenConnections } from '../platform/db/connect.ts'
import { isOfOlderMajor } from '../platform/db/embedded/cluster-major.ts'
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts'
import type { StartFailure } from '../platform/start-failure.ts'
import { checkFolders } from './check-folders.ts'
import { noteFirstStart } from './first-start-note.ts'
import { checkPort } from './open-port.ts'
import { type Say, sayBeginning } from './say.ts'

/** Called where the embedded database is lost for good. */
export type OnGone = (failure: StartFailure) => void

/** The database of the shop that this process opens. Throws StartFailure; a start that is refused has made nothing. */
export async function openShopDatabase(
  config: Config,
  { say, onGone, signal }: { say: Say; onGone: OnGone; signal: AbortSignal },
): Promise<OpenDatabase> {
  await checkPort(config)
  checkFolders(config)
  sayBeginning(config, say)
  refuseUnfinishedRestore(config)
  await carryOlder(config, say, signal)
  const database = await openDatabase({ config, note: (line) => console.error(line), onGone })
  noteFirstStart(config, database)
  return database
}

/**
 * Migrates an embedded database of an older PostgreSQL. The code for it is loaded for that alone: the process that leads workers
 * stays small.
 */
async function carryOlder(config: Config, say: Say, signal: AbortSignal): Promise<void> {
  if (config.databaseUrl || !isOfOlderMajor(config.dataDir)) return
  const [{ carryCluster }, { makeShop }] = await Promise.all([
    import('../operations/upgrade/carry-cluster.ts'),
    import('./make-shop.ts'),
  ])
  const shopOn = (connections: OpenConnections) => makeShop(config, connections)
  await carryCluster({ config, shopOn, say, signal })
}
