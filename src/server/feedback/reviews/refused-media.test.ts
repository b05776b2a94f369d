import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildMp4 } from '../../../../test/builders/build-video.ts'
import { photo, type ReviewParts, reviewForm, sendReview } from '../../../../test/builders/review-form.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { takePicture } from '../../platform/media/take-picture.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await openShop()
  productId = (await buildProduct(shop.shop)).productId
})
afterAll(() => shop.close())

type Parts = Partial<ReviewParts>
const add = (parts: Parts = {}, token?: string) => sendReview(shop, { productId, ...parts }, token)
const folder = (name: 'uploads' | 'tmp') => path.join(shop.shop.config.dataDir, name)
const kept = () => readdirSync(folder('uploads')).sort()
const filmOf = (value: number) => buildMp4({ media: Buffer.alloc(300, value) })
const brokenPicture = async () => (await photo(400, 400).png().toBuffer()).subarray(0, 400)
const served = async (url: string | null) => (await fetch(shop.url + url, { method: 'HEAD' })).status

describe('the files of a review that is refused', () => {
  test.each([
    ['a frame that cannot be read', brokenPicture],
    ['a frame that is no picture', async () => filmOf(2)],
  ])('are not kept: %s', async (_what, poster) => {
    const before = kept()
    const answer = await add({ file: filmOf(1), poster: await poster() })
    expect([400, 415]).toContain(answer.status)
    expect(kept()).toEqual(before)
  })

  test('are not kept: eight reviews of one shopper at once are one review with its file', async () => {
    const { productId: id } = await buildProduct(shop.shop)
    const { token } = await buildShopper(shop.shop)
    const before = kept().length
    const films = Array.from({ length: 8 }, (_, n) => filmOf(10 + n))
    const answers = await Promise.all(films.map((file) => add({ productId: id, file }, token)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(kept()).toHaveLength(before + 1)
    expect(await served(answers.find((answer) => answer.status === 201)?.body.data.image ?? '')).toBe(200)
  })

  test('stay where another review has the same', async () => {
    const first = await add({ file: filmOf(30) })
    expect((await add({ file: filmOf(30), poster: await brokenPicture() })).status).toBe(400)
    expect(await served(first.body.data.image)).toBe(200)
  })

  test('leave nothing in the temporary folder', async () => {
    await add({ file: await photo(50, 50).jpeg().toBuffer() })
    await add({ file: await brokenPicture() })
    await expect.poll(() => readdirSync(folder('tmp'))).toEqual([])
  })
})

test('files that no row names are swept away after an hour; the owner’s and the shoppers’ stay', async () => {
  const { body } = await add({ file: filmOf(40), poster: await photo(90, 60).jpeg().toBuffer() })
  const photograph = path.join(shop.shop.config.dataDir, 'own.png')
  writeFileSync(photograph, await photo(91, 61).png().toBuffer())
  const own = await takePicture(shop.shop, photograph)
  await shop.pool.query('UPDATE products SET images = ARRAY[$1] WHERE id = $2', [own, productId])
  const name = `${'a'.repeat(64)}.mp4`
  for (const each of [name, '.draft']) writeFileSync(path.join(folder('uploads'), each), 'of nobody')
  mkdirSync(path.join(folder('tmp'), 'sizes'), { recursive: true })
  writeFileSync(path.join(folder('tmp'), 'sizes', '60.webp'), 'half a picture')
  await keepHouse(shop.shop)
  expect(kept()).toContain(name)
  const longAgo = new Date(shop.shop.clock().getTime() - 2 * 3_600_000)
  for (const each of kept()) utimesSync(path.join(folder('uploads'), each), longAgo, longAgo)
  utimesSync(path.join(folder('tmp'), 'sizes'), longAgo, longAgo)
  await keepHouse(shop.shop)
  expect(kept()).not.toContain(name)
  expect(kept()).not.toContain('.draft')
  expect(existsSync(path.join(folder('tmp'), 'sizes'))).toBe(false)
  for (const url of [body.data.image, body.data.poster, own]) expect(await served(url)).toBe(200)
})

test('a file that is sent again while the sweep looks for those of nobody is kept', async () => {
  const { body } = await add({ file: filmOf(41) })
  await shop.pool.query('DELETE FROM reviews WHERE media = $1', [body.data.image])
  const file = path.join(shop.shop.config.dataDir, body.data.image ?? '')
  const longAgo = new Date(shop.shop.clock().getTime() - 2 * 3_600_000)
  utimesSync(file, longAgo, longAgo)
  const [again] = await Promise.all([add({ file: filmOf(41) }), keepHouse(shop.shop)])
  expect(again.status).toBe(201)
  expect(await served(again.body.data.image)).toBe(200)
})

describe('what one account may send in a day', () => {
  const products = (count: number) => Promise.all(Array.from({ length: count }, () => buildProduct(shop.shop)))

  test('is five files, also when eight are sent at once; a review without one is still taken', async () => {
    const { token } = await buildShopper(shop.shop)
    const before = kept().length
    const sold = await products(8)
    const answers = await Promise.all(
      sold.map(({ productId: id }, n) => add({ productId: id, file: filmOf(50 + n) }, token)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(5).fill(201), ...Array(3).fill(429)])
    expect(kept()).toHaveLength(before + 5)
    expect(answers.find((answer) => answer.status === 429)).toMatchObject({
      body: { code: 'too_many_requests', message: expect.stringContaining('tomorrow') },
    })
    expect((await add({}, token)).status).toBe(201)
    shop.advance(24 * 3_600_000 + 1000)
    const [next] = await products(1)
    expect((await add({ productId: next?.productId ?? '', file: filmOf(60) }, token)).status).toBe(201)
  })

  test('is 60 MB', async () => {
    const { token } = await buildShopper(shop.shop)
    const [one, two] = await products(2)
    const { body } = await add({ productId: one?.productId ?? '', file: filmOf(61) }, token)
    const nearly = serverLimits.uploadBytesPerDay - 100
    await shop.pool.query('UPDATE reviews SET media_bytes = $1 WHERE id = $2', [nearly, body.data._id])
    const beyond = await add({ productId: two?.productId ?? '', file: filmOf(62) }, token)
    expect(beyond).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })
})

test('a disk that is nearly full takes no files, before they are read, but reviews', async () => {
  const { token } = await buildShopper(shop.shop)
  const { freeDisk } = shop.shop
  shop.shop.freeDisk = async () => serverLimits.uploadFreeDiskBytes - 1
  try {
    const body = reviewForm({ productId, file: filmOf(70) })
    const answer = await shop.call('POST', '/review/add-review', { token, body })
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('at the moment') } })
    expect((await add({}, token)).status).toBe(201)
  } finally {
    shop.shop.freeDisk = freeDisk
  }
})

test('a disk that fills while files come takes no more of them, though it had room for each when it began', async () => {
  const { freeDisk } = shop.shop
  let looks = 0
  shop.shop.freeDisk = async () => {
    looks += 1
    return looks === 1 ? serverLimits.uploadFreeDiskBytes : serverLimits.uploadFreeDiskBytes - 1
  }
  try {
    expect((await add({ file: buildMp4({ media: Buffer.alloc(3 * 1024 * 1024, 71) }) })).status).toBe(503)
    await expect.poll(() => readdirSync(folder('tmp'))).toEqual([])
  } finally {
    shop.shop.freeDisk = freeDisk
  }
})
