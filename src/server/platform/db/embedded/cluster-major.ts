import { existsSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { StartFailure } from '../../start-failure.ts'
import { findNativeBinaries } from './native-binaries.ts'

/**
 * Returns the folder of a database that was migrated to a newer PostgreSQL: it is complete there until it replaces the former
 * one.
 */
export function carriedFolder(home: string): string {
  return path.join(home, 'carried')
}

/** The major version of the PostgreSQL whose files these are: 18. Null where there are none. */
export function majorOfCluster(cluster: string): number | null {
  const file = path.join(cluster, 'PG_VERSION')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : null
}

/** The major version of the programs in a folder of findNativeBinaries. */
export function majorOfBinaries(native: string): number {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string }
  return Number.parseInt(version, 10)
}

/** Returns whether the embedded database of a DATA_DIR is of an older PostgreSQL than the shop's own. */
export function isOfOlderMajor(dataDir: string): boolean {
  const found = majorOfCluster(path.join(dataDir, 'postgres/cluster'))
  return found !== null && found < majorOfBinaries(findNativeBinaries())
}

/**
 * Finishes the second step of `putCarried`, also where that was killed between its steps: the former database was moved aside,
 * and the new one is ready.
 */
export function finishCarrying(home: string): void {
  const [carried, cluster] = [carriedFolder(home), path.join(home, 'cluster')]
  if (existsSync(carried) && !existsSync(cluster)) renameSync(carried, cluster)
}

/** Puts the carried database in the place of the former one, which is kept beside. Gives where. */
export function putCarried(home: string, former: number): string {
  const kept = path.join(home, `cluster-${former}`)
  renameSync(path.join(home, 'cluster'), kept)
  finishCarrying(home)
  return kept
}

/** PostgreSQL reads the files of its own major version only. Throws StartFailure with what to do about others. */
export function refuseOtherMajor({ cluster, dataDir }: { cluster: string; dataDir: string }, native: string): void {
  const [found, own] = [majorOfCluster(cluster), majorOfBinaries(native)]
  if (found === null || found === own) return
  const what = `The database in ${dataDir} is of PostgreSQL ${found}, and this version of the shop has ${own}`
  throw new StartFailure(
    found > own ? `${what}: start the newer version of the shop.` : `${what}: npm start carries it over.`,
  )
}
