import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictureProblem } from '../../src/server/catalogue/content/window-pictures.ts'
import { inTransaction } from '../../src/server/platform/db/ask.ts'
import { takePicture } from '../../src/server/platform/media/take-picture.ts'
import { type Bucket, openBucket } from '../../src/server/platform/s3/bucket.ts'
import type { S3Place } from '../../src/server/platform/s3/s3-place.ts'
import { failures } from '../../src/shared/copy/failures.ts'
import { healthCopy } from '../../src/shared/copy/office/health.ts'
import { serverLimits } from '../../src/shared/server-limits.ts'
import { openShop, type TestShop } from '../app.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { buildMp4 } from '../builders/build-video.ts'
import { photo, reviewForm, sendReview } from '../builders/review-form.ts'
import { lookAt } from '../health.ts'
import { type Child, startChild } from '../processes/child.ts'
import { emptyFolder } from '../restored-shop.ts'
import { closeStorage, makeBucket, openLine, settingsOf, type Way } from './storage.ts'
import { filmOf, namesIn, sizesOf, uploadsOf } from './uploaded-files.ts'

// Two processes of one shop, as on two machines: one database, one bucket, and nothing of one's folder in the other's.
const never = new AbortController().signal
const folder = emptyFolder()
let place: S3Place
let bucket: Bucket
let line: { place: S3Place; way: Way; close: () => void }
let env: Record<string, string>
let here: TestShop
let child: Child | undefined
let there: { url: string; dataDir: string }
let productId: string

beforeAll(async () => {
  place = await makeBucket({}, 'uploads/')
  bucket = openBucket(place, never)
  line = await openLine(place, {})
  env = settingsOf(line.place)
  here = await openShop({ env })
  const dataDir = path.join(folder, 'there')
  mkdirSync(dataDir)
  const key = path.join(here.shop.config.dataDir, 'office.key')
  if (existsSync(key)) copyFileSync(key, path.join(dataDir, 'office.key'))
  child = startChild([process.execPath, path.resolve('test/processes/open-shop.ts')], {
    ...settingsOf(place),
    DATA_DIR: dataDir,
    DATABASE_URL: here.database.url,
    DATABASE_CONNECTIONS: '4',
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    NODE_NO_WARNINGS: '1',
  })
  const isOpen = / is open: (\S+)$/
  there = { url: isOpen.exec(await child.line(isOpen))?.[1] ?? '', dataDir }
}, 180_000)
afterAll(async () => {
  child?.kill('SIGTERM')
  await child?.ended
  await here?.close()
  line?.close()
  await closeStorage()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  productId = (await buildProduct(here.shop)).productId
})

const names = () => namesIn(bucket)
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'x-request-id'].includes(name)),
  )

describe('what one process takes, the other shows', () => {
  test('a photo, with the headers that it has where it was taken', async () => {
    const { body } = await sendReview(here, { productId, file: await photo(700, 500).jpeg().toBuffer() })
    const image = body.data.image ?? ''
    expect(sizesOf(image)).toHaveLength(8)
    expect((await names()).filter((key) => image.includes(key.split('/')[0] ?? '?'))).toHaveLength(8)
    for (const url of sizesOf(image)) {
      const [one, other] = await Promise.all([fetch(here.url + url), fetch(there.url + url)])
      expect([one.status, other.status]).toEqual([200, 200])
      expect(headersOf(other)).toEqual(headersOf(one))
      expect(Buffer.from(await other.arrayBuffer()).equals(Buffer.from(await one.arrayBuffer()))).toBe(true)
    }
    const served = await fetch(there.url + image)
    expect(headersOf(served)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const known = { 'if-none-match': served.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    expect((await fetch(here.url + image, { headers: known })).status).toBe(304)
    // nothing of it lies among what is kept on either machine
    expect([...uploadsOf(here.shop.config.dataDir), ...uploadsOf(there.dataDir)]).toEqual([])
  })

  test('a video, in parts', async () => {
    const film = buildMp4({ media: Buffer.alloc(9 * 2 ** 20, 7) })
    const { body } = await sendReview(here, { productId, file: film, poster: await photo().jpeg().toBuffer() })
    const video = `${there.url}${body.data.image}`
    const part = await fetch(video, { headers: { range: 'bytes=4-7' } })
    expect(part.status).toBe(206)
    expect(headersOf(part)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 4-7/${film.length}`,
      'content-length': '4',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(4, 8))
    expect(Buffer.from(await (await fetch(video)).arrayBuffer()).equals(film)).toBe(true)
    const head = await fetch(video, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)])
    const known = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect((await fetch(video, { headers: known })).status).toBe(304)
    const beyond = await fetch(video, { headers: { range: 'bytes=99999999-' } })
    // of the storage's own words nothing is promised, else the next answer of the connection were taken for them
    expect([beyond.status, beyond.headers.get('content-length'), await beyond.text()]).toEqual([416, '0', ''])
    expect(beyond.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${there.url}${body.data.poster}`)).status).toBe(200)
  })

  test('a picture of the owner’s, which may be named in a record there', async () => {
    const file = path.join(folder, 'own.png')
    writeFileSync(file, await photo(1700, 700).png().toBuffer())
    const own = await takePicture(here.shop, file)
    expect((await fetch(there.url + own)).status).toBe(200)
    const problem = (image: string) =>
      inTransaction(here.db, (tx) => pictureProblem(here.shop.files, tx, 'category', image, null))
    expect(await problem(own)).toBeUndefined()
    expect(await problem(own.replace(/[0-9a-f]{24}/, 'a'.repeat(24)))).toBeTruthy()
  })

  test('a picture, which takes no room on a disk that orders need', async () => {
    const { body } = await sendReview(here, { productId, file: await photo(310, 210).jpeg().toBuffer() })
    const image = body.data.image ?? ''
    const { freeDisk } = here.shop
    here.shop.freeDisk = async () => serverLimits.uploadFreeDiskBytes - 1
    try {
      const served = await fetch(here.url + image)
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(100)
      expect(existsSync(path.join(here.shop.files.folder, image.replace('/uploads/', '')))).toBe(false)
    } finally {
      here.shop.freeDisk = freeDisk
    }
    expect((await fetch(here.url + image)).status).toBe(200)
    expect(existsSync(path.join(here.shop.files.folder, image.replace('/uploads/', '')))).toBe(true)
  })

  test('a name that no upload got is a 404', async () => {
    for (const name of [
      'a.webp',
      `${'a'.repeat(64)}.mp4`,
      `${'a'.repeat(24)}-10x10-fffffffff/10.webp`,
      '..%2foffice.key',
    ])
      for (const url of [here.url, there.url]) expect((await fetch(`${url}/uploads/${name}`)).status, name).toBe(404)
  })
})

describe('a storage that does not answer', () => {
  beforeEach(() => {
    line.way.isCut = () => false
  })

  test('refuses files and says so; reviews, pages and what was looked at go on, and all of it once it is back', async () => {
    const kept =
      (await sendReview(here, { productId, file: await photo(66, 44).jpeg().toBuffer() })).body.data.image ?? ''
    const unseen = (await sendReview(here, { productId, file: filmOf(3) })).body.data.image ?? ''
    expect((await fetch(here.url + kept)).status).toBe(200)
    line.way.isCut = () => true
    const { token } = await buildShopper(here.shop)
    const file = await photo(67, 45).jpeg().toBuffer()
    const refused = await here.call('POST', '/review/add-review', { token, body: reviewForm({ productId, file }) })
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', message: failures.filesAway } })
    const { rows } = await here.pool.query('SELECT count(*)::int AS n FROM reviews WHERE product_id = $1', [productId])
    expect(rows[0].n).toBe(2)
    expect((await sendReview(here, { productId }, token)).status).toBe(201)
    expect((await here.call('GET', `/product/get-product/${productId}`)).body.data.ratings).toHaveLength(3)
    expect((await fetch(here.url + kept)).status).toBe(200)
    const away = await fetch(here.url + unseen)
    expect([away.status, away.headers.get('cache-control'), away.headers.get('retry-after')]).toEqual([503, null, '60'])
    expect(await lookAt(here, 'files')).toMatchObject({
      state: 'bad',
      text: expect.stringContaining(`The bucket ${place.bucket} is not available: the storage cannot be reached`),
    })
    line.way.isCut = () => false
    // for a moment nobody asks again
    await expect.poll(async () => (await fetch(here.url + unseen)).status, { timeout: 20_000 }).toBe(200)
    expect(await lookAt(here, 'files')).toMatchObject({ state: 'ok', text: healthCopy.files.elsewhere(place.bucket) })
  })

  test('no row names a picture of which one size did not get there', async () => {
    let sent = 0
    const add = async (width: number) =>
      sendReview(here, { productId, file: await photo(width, 500).jpeg().toBuffer() })
    line.way.isCut = (method) => method === 'PUT' && ++sent === 5
    // what breaks off once is sent again
    expect((await add(701)).status).toBe(201)
    expect(sent).toBe(9)
    line.way.isCut = (method) => method === 'PUT' && ++sent > 14
    expect((await add(702)).status).toBe(503)
    expect((await names()).some((key) => key.includes('-702x500-'))).toBe(true)
    line.way.isCut = () => false
    await expect.poll(async () => (await lookAt(here, 'files'))?.state).toBe('ok')
    // for a moment nobody asks again
    await expect.poll(async () => (await add(703)).status, { timeout: 30_000, interval: 1000 }).toBe(201)
    const { rows } = await here.pool.query('SELECT count(*)::int AS n FROM reviews WHERE product_id = $1', [productId])
    expect(rows[0].n).toBe(2)
  })
})
