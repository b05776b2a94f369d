import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchCopy } from '../../src/server/operations/backup/fetch-copy.ts'
import { checkBackup } from '../../src/server/operations/backup/read-backup.ts'
import { runBackup } from '../../src/server/operations/backup/run-backup.ts'
import { workOnCopies } from '../../src/server/operations/backup/start-copies.ts'
import { openBucket } from '../../src/server/platform/s3/bucket.ts'
import type { S3Place } from '../../src/server/platform/s3/s3-place.ts'
import { bodyOf, S3Requests } from '../../src/server/platform/s3/s3-requests.ts'
import { copiedBackups } from '../../src/shared/copy/backup.ts'
import { bucketCopy } from '../../src/shared/copy/bucket.ts'
import { healthCopy } from '../../src/shared/copy/office/health.ts'
import { openShop, type TestShop } from '../app.ts'
import { noteBackup } from '../builders/noted-backup.ts'
import { placeOrder } from '../builders/place-order.ts'
import { lookAt } from '../health.ts'
import { emptyFolder } from '../restored-shop.ts'
import { makeBucket, openLine } from './storage.ts'
import { namesIn } from './uploaded-files.ts'

const backupKey = 'Mavoor rayon mill 1963'
const now = '2026-11-22T04:00:00Z'
const never = new AbortController().signal
const folder = emptyFolder()
let place: S3Place
let env: Record<string, string>
let shop: TestShop
beforeAll(async () => {
  place = await makeBucket()
  env = {
    BACKUP_KEY: backupKey,
    BACKUP_BUCKET: `${place.bucket}/backups`,
    S3_ENDPOINT: place.endpoint,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  }
  shop = await openShop({ env, now })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const names = () => namesIn(openBucket(place, never))
const copyDue = (at = place) => workOnCopies(shop.shop, at, { patience: { retryMs: 0 } })
const health = () => lookAt(shop, 'backup')

const script = path.resolve(import.meta.dirname, '../../scripts/shop.mjs')

/** A command of the owner's terminal as a process of its own, on a machine whose shop is in that folder, or nowhere yet. */
async function run(dataDir: string, ...words: string[]) {
  const environment = { ...process.env, ...env, DATABASE_URL: '', DATA_DIR: dataDir }
  try {
    return { status: 0, ...(await promisify(execFile)(process.execPath, [script, ...words], { env: environment })) }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { status: code, stdout, stderr }
  }
}

test('a proven backup goes to the bucket, encrypted, and one command makes a shop of it on a fresh machine', async () => {
  expect(shop.shop.config.backupBucket).toEqual(place)
  const { order } = await placeOrder(shop)
  await expect(fetchCopy(place, { name: '', folder, signal: never })).rejects.toThrow(copiedBackups.none)
  const { file } = await runBackup(shop.shop, shop.database.url, { prove: true })
  expect(await health()).toMatchObject({ state: 'ok', text: expect.stringContaining(healthCopy.backup.notCopied) })
  await copyDue()
  const name = path.basename(file)
  expect(await names()).toEqual([name])
  expect((await health())?.text).toMatch(/Last copy in the bucket: 22 Nov/)
  expect((await health())?.state).toBe('ok')
  const [copied] = await openBucket(place, never).list()
  const chunks: Buffer[] = []
  if (copied) for await (const chunk of openBucket(place, never).read(copied)) chunks.push(chunk)
  expect(Buffer.concat(chunks).equals(readFileSync(file))).toBe(true)
  await expect(checkBackup(file, null)).rejects.toThrow()

  const into = path.join(folder, 'fresh')
  const restored = await run(path.join(folder, 'nothing'), 'restore', 's3:', '--into', into)
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(`${into}.from-bucket`)).toBe(false)
  expect((await run(into, 'orders')).stdout).toContain(order.number)

  const missing = 'shop-20200101-000000.tar'
  const other = fetchCopy(place, { name: missing, folder: path.join(folder, 'other'), signal: never })
  await expect(other).rejects.toThrow(copiedBackups.noSuch(missing, [name]))
  expect(existsSync(path.join(folder, 'other'))).toBe(false)
}, 300_000)

test('copies are kept by the rule of backups, and nothing else in the bucket is touched', async () => {
  const requests = new S3Requests(place, never)
  const put = (key: string) => requests.ask({ method: 'PUT', key, body: bodyOf(key) })
  const day = (n: number) => new Date(Date.parse('2026-11-21T20:30:00Z') - n * 86_400_000)
  const nightly = Array.from(
    { length: 20 },
    (_, n) => `shop-${day(n).toISOString().slice(0, 10).replaceAll('-', '')}-203000.tar`,
  )
  for (const name of nightly) await put(`backups/${name}`)
  const others = ['backups/notes.txt', 'backups/shop-20250101-203000.tar.part', 'shop-20250101-203000.tar']
  for (const key of others) await put(key)
  const newest = 'shop-20261122-050000.tar'
  await noteBackup(shop, 'newest', { name: newest })
  await copyDue()
  const left = await names()
  // 7 days in India, the newest one of each; before them the last of each of 5 weeks, and of months
  const days = nightly.slice(1, 7)
  expect(left).toEqual(expect.arrayContaining([newest, ...days, 'notes.txt', 'shop-20250101-203000.tar.part']))
  expect(left).toEqual(expect.arrayContaining([nightly[7], nightly[14]]))
  for (const gone of [0, 8, 9, 10]) expect(left).not.toContain(nightly[gone])
  const above = await openBucket({ ...place, folder: '' }, never).list()
  expect(above.map(({ key }) => key)).toContain('shop-20250101-203000.tar')
})

test('of two processes one copies', async () => {
  await noteBackup(shop, 'once')
  const { place: near, way, close } = await openLine(place, {})
  const second = await openShop({ beside: shop, env: { ...env, BACKUP_DIR: shop.shop.config.backupDir }, now })
  await Promise.all([shop.shop, second.shop].map((each) => workOnCopies(each, near)))
  expect(way.asked.filter((each) => each.startsWith('PUT'))).toHaveLength(1)
  close()
  await second.close()
})

test('what was damaged on the way is not called copied, and goes once the line is well', async () => {
  const file = await noteBackup(shop, 'damaged', { name: 'shop-20261122-060000.tar' })
  const before = await names()
  const { place: near, way, close } = await openLine(place, { spoils: (method) => method === 'PUT' })
  await copyDue(near)
  expect(await names()).toEqual(before)
  expect(await health()).toMatchObject({
    state: 'warn',
    text: expect.stringContaining(healthCopy.backup.copyFailed(bucketCopy.answered(400, 'BadDigest'))),
  })
  way.spoils = () => false
  await copyDue(near)
  expect(await names()).toEqual(before)
  shop.advance(2 * 60_000)
  await copyDue(near)
  expect(await names()).toContain(path.basename(file))
  expect((await health())?.state).toBe('ok')
  close()
})
