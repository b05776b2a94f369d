import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'

/** The folder of the released versions' data: a subfolder for each. */
export const releasesFolder = path.join(import.meta.dirname, '../fixtures/releases')
/** Its backup, compressed once more, and what is in it. */
export const releaseFiles = { backup: 'shop.tar.zst', about: 'release.json' }

/** The records that must be found in a released version's data. */
export interface PlayedRelease {
  shopName: string
  /** Numbers of orders. */
  orders: string[]
  shopper: { email: string; password: string }
  owner: { email: string; password: string; recoveryCodes: string[] }
}

/** A released version: how its program is found, and its data. */
export interface Release extends PlayedRelease {
  version: string
  /** Of its program, or of the first whole one after it that the history of this project has. */
  commit: string
  /** The last one that its database has got. */
  lastMigration: string
}

/** The released versions, the oldest first. */
export function listReleases(): Release[] {
  const releases = readdirSync(releasesFolder).map((version) => {
    return JSON.parse(readFileSync(path.join(releasesFolder, version, releaseFiles.about), 'utf8')) as Release
  })
  return releases.sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
}

/** Writes the backup of a released version into a folder, as it was taken. Gives its file. */
export function unpackRelease({ version }: Release, folder: string): string {
  const packed = readFileSync(path.join(releasesFolder, version, releaseFiles.backup))
  const file = path.join(folder, `release-${version}.tar`)
  writeFileSync(file, zstdDecompressSync(packed))
  return file
}
