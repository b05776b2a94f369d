import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBackup } from '../../src/server/operations/backup/read-backup.ts'
import { restoreFile } from '../../src/server/operations/backup/restore-files.ts'
import { restoreRows } from '../../src/server/operations/backup/restore-rows.ts'
import { fetchFormerPostgres } from '../../src/server/operations/upgrade/fetch-former-postgres.ts'
import { superviseEmbedded } from '../../src/server/platform/db/embedded/supervise.ts'
import { upgradeCopy as copy } from '../../src/shared/copy/upgrade.ts'
import { startChild } from '../processes/child.ts'
import { emptyFolder } from '../restored-shop.ts'
import { listReleases, type Release, unpackRelease } from './releases.ts'

// Run by scripts/test-former.mjs: it fetches a PostgreSQL of a former major version from npm.

const former = 17
const folder = emptyFolder()
const dataDir = path.join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RAZORPAY_API_URL: 'http://127.0.0.1:9',
}
async function terminal(...words: string[]) {
  const child = startChild([process.execPath, path.resolve('scripts/shop.mjs'), ...words], env)
  return { status: await child.ended, text: child.lines.join('\n') }
}
const majorOf = (name: string) => Number(readFileSync(path.join(dataDir, 'postgres', name, 'PG_VERSION'), 'utf8'))

/** A released version's shop in a folder that PostgreSQL 17 has made. */
async function makeFormer(release: Release): Promise<void> {
  const native = await fetchFormerPostgres(former, path.join(folder, 'programs'))
  const quiet = { role: 'shop', note: () => undefined, onGone: () => undefined } as const
  const embedded = await superviseEmbedded({ ...quiet, dataDir, native })
  const file = unpackRelease(release, folder)
  await restoreRows(embedded.owner, { ...(await checkBackup(file, null)), file, key: null }, (member) =>
    restoreFile(dataDir, member),
  )
  await embedded.stop()
}

test('a folder of PostgreSQL 17 is carried over by a start: every row, and the former one is kept', async () => {
  const [release] = listReleases() as [Release]
  await makeFormer(release)
  expect(majorOf('cluster')).toBe(former)
  expect(await terminal('orders')).toMatchObject({
    status: 1,
    text: expect.stringContaining('npm start carries it over'),
  })

  const shop = startChild([process.execPath, path.resolve('test/processes/open-shop.ts')], env)
  await shop.line(new RegExp(`^${release.shopName} is open: `))
  expect(shop.lines).toContain(copy.carried(18, path.join(dataDir, 'postgres/cluster-17')))
  shop.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect([majorOf('cluster'), majorOf('cluster-17')]).toEqual([18, former])
  expect(
    ['postgres-17', 'postgres-next', 'postgres/carried'].filter((name) => existsSync(path.join(dataDir, name))),
  ).toEqual([])
  const { text } = await terminal('orders')
  for (const number of release.orders) expect(text).toContain(number)
  expect((await terminal('audit')).text).toContain('The books are in order.')
  // the list of backups came along
  expect((await terminal('health')).text).toMatch(/Backup +Last verified backup: /)
}, 300_000)
