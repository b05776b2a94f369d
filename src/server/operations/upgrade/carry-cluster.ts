import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { upgradeCopy as copy } from '../../../shared/copy/upgrade.ts'
import type { Config } from '../../platform/config.ts'
import { connect, type OpenConnections, type Target } from '../../platform/db/connect.ts'
import { copyIn } from '../../platform/db/copy/copy-in.ts'
import { copyOut } from '../../platform/db/copy/copy-out.ts'
import { carriedFolder, majorOfBinaries, majorOfCluster, putCarried } from '../../platform/db/embedded/cluster-major.ts'
import { findNativeBinaries } from '../../platform/db/embedded/native-binaries.ts'
import { superviseEmbedded } from '../../platform/db/embedded/supervise.ts'
import type { Shop } from '../../platform/shop.ts'
import { compareRows } from '../backup/compare-rows.ts'
import { checkBackup } from '../backup/read-backup.ts'
import { restoreRows } from '../backup/restore-rows.ts'
import { runBackup } from '../backup/run-backup.ts'
import { openCopyClient } from '../backup/snapshot.ts'
import { fetchFormerPostgres } from './fetch-former-postgres.ts'
import { sentence, UpgradeFailure } from './upgrade-failure.ts'

/** Parameters of a migration to a newer PostgreSQL. */
export interface Carrying {
  config: Config
  /** A shop on connections of the former database. */
  shopOn: (connections: OpenConnections) => Shop
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Migrates an embedded database of an older PostgreSQL than the shop's own: it is read by that one, backed up and proven, and
 * written anew; every row is compared, and the former folder is kept beside. Does nothing for any other. Throws StartFailure with
 * the reason where it fails; then nothing is changed.
 */
export async function carryCluster(carrying: Carrying): Promise<void> {
  const { config, say } = carrying
  const home = path.join(config.dataDir, 'postgres')
  const [found, own] = [majorOfCluster(path.join(home, 'cluster')), majorOfBinaries(findNativeBinaries())]
  if (found === null || found >= own) return
  say(copy.carries(found, own))
  say(copy.fetching(found))
  const folder = path.join(config.dataDir, `postgres-${found}`)
  try {
    await carry(carrying, home, await fetchFormerPostgres(found, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  say(copy.carried(own, putCarried(home, found)))
}

/** Makes the new database beside the former one. It is whole and at rest when it gets its name. */
async function carry(carrying: Carrying, home: string, native: string): Promise<void> {
  const next = path.join(carrying.config.dataDir, 'postgres-next')
  rmSync(next, { recursive: true, force: true })
  mkdirSync(path.join(next, 'postgres'), { recursive: true, mode: 0o700 })
  // the open shop and its tools know these
  for (const name of ['password', 'shop-password'])
    copyFileSync(path.join(home, name), path.join(next, 'postgres', name))
  try {
    await writeAnew(carrying, native, next)
    rmSync(carriedFolder(home), { recursive: true, force: true })
    renameSync(path.join(next, 'postgres/cluster'), carriedFolder(home))
  } catch (error) {
    throw new UpgradeFailure(copy.notCarried(sentence(error)))
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

async function writeAnew({ config, shopOn, signal }: Carrying, native: string, next: string): Promise<void> {
  const quiet = { role: 'shop', note: () => undefined, onGone: () => undefined } as const
  const former = await superviseEmbedded({ ...quiet, dataDir: config.dataDir, native })
  const connections = connect(former.owner, { max: 4 })
  try {
    const { file } = await runBackup(shopOn(connections), former.owner, { prove: true, signal })
    const key = config.backupKey
    const backup = await checkBackup(file, key)
    const newer = await superviseEmbedded({ ...quiet, dataDir: next })
    try {
      await restoreRows(newer.owner, { ...backup, file, key }, async () => undefined)
      await compareRows(newer.owner, backup.manifest)
      await copyList(former.owner, newer.owner)
    } finally {
      await newer.stop()
    }
  } finally {
    await connections.disconnect()
    await former.stop()
  }
}

/** The list of backups, which no backup has in it: it is about files of this machine, and stays on it. */
async function copyList(from: Target, to: Target): Promise<void> {
  const [reader, writer] = [await openCopyClient(from), await openCopyClient(to)]
  try {
    const { rows } = await reader.query(`SELECT to_regclass('backups') IS NOT NULL AS has`)
    if (rows[0]?.has) await copyIn(writer, 'COPY backups FROM STDIN', joined(copyOut(reader, 'COPY backups TO STDOUT')))
  } finally {
    await Promise.all([reader.end(), writer.end()])
  }
}

async function* joined(batches: AsyncIterable<Buffer[]>): AsyncGenerator<Buffer> {
  for await (const rows of batches) yield Buffer.concat(rows)
}
