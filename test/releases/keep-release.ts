import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { runBackup } from '../../src/server/operations/backup/run-backup.ts'
import { readMigrations } from '../../src/server/platform/db/read-migrations.ts'
import { Paying } from '../proof/paying.ts'
import { emptyFolder } from '../restored-shop.ts'
import { playRelease } from './play-release.ts'
import { type Release, releaseFiles, releasesFolder } from './releases.ts'

// Run by scripts/keep-release.mjs, not with the tests: makes the data of this version that later ones are tried on.

const { RELEASE: version = '', RELEASE_COMMIT: commit = '' } = process.env

test('a small shop of this version is played, backed up and kept', async () => {
  const paying = await Paying.open()
  const played = await playRelease(paying)
  const { shop } = paying.shop
  expect((await auditMoney(shop)).clean).toBe(true)
  const { file } = await runBackup(shop, paying.shop.database.url, { folder: emptyFolder(), prove: true })
  const backup = zstdCompressSync(readFileSync(file), { params: { [constants.ZSTD_c_compressionLevel]: 19 } })
  const folder = path.join(releasesFolder, version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, releaseFiles.backup), backup)
  const release: Release = { version, commit, lastMigration: readMigrations().at(-1)?.name ?? '', ...played }
  writeFileSync(path.join(folder, releaseFiles.about), `${JSON.stringify(release, null, 2)}\n`)
  rmSync(path.dirname(file), { recursive: true })
  await paying.close()
})
