import { readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restoreBackup } from '../../src/server/operations/backup/restore-backup.ts'
import { runBackup } from '../../src/server/operations/backup/run-backup.ts'
import { inTransaction } from '../../src/server/platform/db/ask.ts'
import { keptNameOf } from '../../src/server/platform/files/file-names.ts'
import { dropUploads, sweepUploads } from '../../src/server/platform/media/sweep-uploads.ts'
import { holdOffKeeping, holdOffRemoving, mayRemove } from '../../src/server/platform/media/upload-locks.ts'
import { type Bucket, openBucket } from '../../src/server/platform/s3/bucket.ts'
import type { S3Place } from '../../src/server/platform/s3/s3-place.ts'
import { bodyOf, S3Requests } from '../../src/server/platform/s3/s3-requests.ts'
import { sendLeftFiles } from '../../src/server/start/build-shop.ts'
import { healthCopy } from '../../src/shared/copy/office/health.ts'
import { openShop, type TestShop } from '../app.ts'
import { buildProduct } from '../builders/build-product.ts'
import { photo, sendReview } from '../builders/review-form.ts'
import { lookAt } from '../health.ts'
import { emptyDatabase, emptyFolder } from '../restored-shop.ts'
import { closeStorage, makeBucket, settingsOf } from './storage.ts'
import { filmOf, namesIn, sizesOf, uploadsOf } from './uploaded-files.ts'

const never = new AbortController().signal
const folder = emptyFolder()
const hourMs = 3_600_000
let place: S3Place
let bucket: Bucket
let here: TestShop
let productId: string

beforeAll(async () => {
  place = await makeBucket({}, 'uploads/')
  bucket = openBucket(place, never)
  here = await openShop({ env: settingsOf(place) })
})
afterAll(async () => {
  await here?.close()
  await closeStorage()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  productId = (await buildProduct(here.shop)).productId
})

const names = () => namesIn(bucket)

describe('what nobody names', () => {
  const put = (key: string) => new S3Requests(place, never).ask({ method: 'PUT', key, body: bodyOf('of nobody') })

  test('is swept from the bucket after an hour; what rows name, and what is not the shop’s, stays', async () => {
    const { body } = await sendReview(here, {
      productId,
      file: filmOf(40),
      poster: await photo(90, 60).jpeg().toBuffer(),
    })
    const orphans = [`${'a'.repeat(64)}.mp4`, `${'b'.repeat(24)}-10x10-fffffffff/10.webp`]
    for (const name of orphans) await put(`uploads/${name}`)
    const others = ['notes.txt', 'backups/shop-20250101-203000.tar']
    for (const name of others) await put(`uploads/${name}`)
    await sweepUploads(here.shop)
    expect(await names()).toEqual(expect.arrayContaining([...orphans, ...others]))
    here.advance(2 * hourMs)
    await sweepUploads(here.shop)
    const left = await names()
    for (const name of orphans) expect(left).not.toContain(name)
    expect(left).toEqual(expect.arrayContaining(others))
    for (const url of [body.data.image, body.data.poster]) expect((await fetch(here.url + url)).status).toBe(200)
    here.advance(-2 * hourMs)
  })

  test('goes at once also where another one’s goes at the same moment', async () => {
    const { body } = await sendReview(here, { productId, file: filmOf(43) })
    const image = body.data.image ?? ''
    await here.pool.query('DELETE FROM reviews WHERE media = $1', [image])
    const { dropped } = await inTransaction(here.db, async (tx) => {
      await holdOffKeeping(tx)
      await mayRemove(tx)
      const dropped = dropUploads(here.shop, [image])
      const isWaiting = async () => {
        const { rows } = await here.pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
        return rows.length > 0
      }
      await Promise.race([dropped, expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)])
      return { dropped }
    })
    await dropped
    expect(await names()).not.toContain(path.basename(image))
  })

  test('goes at once with the person who sent it, but not while a backup reads it', async () => {
    const { body } = await sendReview(here, { productId, file: filmOf(42) })
    const image = body.data.image ?? ''
    await here.pool.query('DELETE FROM reviews WHERE media = $1', [image])
    const backup = await here.pool.connect()
    await backup.query(holdOffRemoving)
    await dropUploads(here.shop, [image])
    expect(await names()).toContain(path.basename(image))
    await backup.query('SELECT pg_advisory_unlock_all()')
    backup.release()
    await dropUploads(here.shop, [image])
    expect(await names()).not.toContain(path.basename(image))
  })
})

test('a backup has the files of the bucket; what is restored goes into the bucket of the new shop', async () => {
  const { body } = await sendReview(here, { productId, file: await photo(301, 201).jpeg().toBuffer() })
  const image = body.data.image ?? ''
  const { file, counts } = await runBackup(here.shop, here.database.url, {
    folder: path.join(folder, 'b'),
    prove: true,
  })
  const all = (await names()).filter((name) => !name.endsWith('.txt') && !name.endsWith('.tar'))
  const keys = readdirSync(here.shop.config.dataDir).filter((name) => name.endsWith('.key'))
  expect(counts.files).toBe(all.length + keys.length)
  const database = await emptyDatabase('restored_from_bucket')
  const dataDir = path.join(folder, 'restored')
  await restoreBackup({ file, key: null, dataDir, databaseUrl: database.url })
  expect(uploadsOf(dataDir).sort()).toEqual([...new Set(all.map(keptNameOf))].sort())

  const other = await makeBucket({}, 'uploads/')
  const urls = { url: database.url, shopUrl: database.url, drop: async () => undefined }
  const restored = await openShop({ beside: { ...here, database: urls }, env: settingsOf(other) })
  rmSync(path.join(restored.shop.config.dataDir), { recursive: true })
  renameSync(dataDir, restored.shop.config.dataDir)
  expect(await lookAt(restored, 'files')).toMatchObject({ state: 'warn', todo: healthCopy.files.leftTodo })
  // served and backed up before it is there
  expect((await fetch(restored.url + image)).status).toBe(200)
  expect(await restored.shop.files.bytes()).toBe(await here.shop.files.bytes())
  const said: string[] = []
  await sendLeftFiles(restored.shop, (words) => void said.push(words))
  expect(said).toHaveLength(1)
  expect(uploadsOf(restored.shop.config.dataDir)).toEqual([])
  expect((await openBucket(other, never).list()).map(({ key }) => key)).toEqual(all)
  for (const url of sizesOf(image)) expect((await fetch(restored.url + url)).status).toBe(200)
  expect(await lookAt(restored, 'files')).toMatchObject({ state: 'ok' })
  await restored.close()
  await database.drop()
}, 180_000)
