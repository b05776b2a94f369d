import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildMp4, buildWebm } from '../../../../test/builders/build-video.ts'
import { photo, type ReviewParts, reviewForm, sendReview } from '../../../../test/builders/review-form.ts'
import { sizedPicture } from '../../../shared/pictures/picture-address.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await openShop()
  productId = (await buildProduct(shop.shop)).productId
})
afterAll(() => shop.close())

type Parts = Partial<ReviewParts>
const add = (parts: Parts = {}, token?: string) => sendReview(shop, { productId, ...parts }, token)
/** All addresses of a picture, in both formats. */
const sizesOf = (url: string | null) => {
  const picture = sizedPicture(url ?? '')
  return (
    picture?.widths.flatMap((width) => ['avif', 'webp'].map((format) => `${picture.base}/${width}.${format}`)) ?? []
  )
}
const kept = () => readdirSync(path.join(shop.shop.config.dataDir, 'uploads')).length
const fetchUpload = (url: string | null, headers: Record<string, string> = {}) => fetch(shop.url + url, { headers })

const unreadable = 'This file could not be read. Please choose another one.'
const manyPixels = 'This picture has more than 40 million pixels. Please choose a smaller one.'

describe('a photo', () => {
  test('is turned upright, made smaller, stripped of what the telephone noted, and served for ever', async () => {
    const file = await photo(3000, 2000)
      .withExif({ IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitude: '11/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await add({ file })
    expect(answer).toMatchObject({ status: 201, body: { data: { mediaType: 'image' } } })
    const picture = sizedPicture(answer.body.data.image ?? '')
    expect(picture).toMatchObject({ width: 1067, height: 1600 })
    for (const url of sizesOf(answer.body.data.image)) {
      const served = await fetchUpload(url)
      expect(served.status).toBe(200)
      const format = url.split('.').at(-1)
      expect(served.headers.get('content-type')).toBe(`image/${format}`)
      expect(served.headers.get('x-content-type-options')).toBe('nosniff')
      expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(served.headers.get('content-security-policy')).toContain('sandbox')
      const bytes = Buffer.from(await served.arrayBuffer())
      const facts = await sharp(bytes).metadata()
      expect(facts.format).toBe(format === 'avif' ? 'heif' : format)
      expect(facts.exif ?? facts.xmp ?? facts.iptc).toBeUndefined()
      expect(bytes.includes('Secret Phone')).toBe(false)
    }
    expect(sizesOf(answer.body.data.image)).toHaveLength(12)
  })

  test.each(['png', 'webp', 'avif'] as const)('may be %s, whatever it is called', async (format) => {
    const file = await photo().toFormat(format).toBuffer()
    const answer = await add({ file, name: '../../../../etc/passwd\u0000.html', type: 'text/html' })
    expect(answer).toMatchObject({ status: 201, body: { data: { mediaType: 'image' } } })
  })

  test('of the same content is kept once', async () => {
    const file = await photo(77, 33).jpeg().toBuffer()
    const first = await add({ file })
    const before = kept()
    const second = await add({ file, name: 'other.jpg' })
    expect(second.body.data.image).toBe(first.body.data.image)
    expect(kept()).toBe(before)
  })

  test('beyond 5 MB is a 413', async () => {
    const file = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)])
    expect(await add({ file })).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: expect.stringContaining('5 MB') },
    })
  })

  test.each([
    ['is cut off', async () => (await photo(400, 400).png().toBuffer()).subarray(0, 400)],
    ['is empty', async () => Buffer.alloc(0)],
    ['would unpack to too many pixels', () => photo(8000, 6000).png({ compressionLevel: 9 }).toBuffer(), manyPixels],
  ])('that %s is a 400, and leaves nothing behind', async (_what, make, message = unreadable) => {
    const before = kept()
    expect(await add({ file: await make() })).toMatchObject({
      status: 400,
      body: { code: 'bad_input', message },
    })
    expect(kept()).toBe(before)
  })

  test.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a text that says it is a picture', 'JFIF, truly'],
    ['nothing but the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a text after the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
    ['nothing but the first bytes of an MP4', buildMp4().subarray(0, 24)],
    ['a text after the first bytes of an MP4', Buffer.concat([buildMp4().subarray(0, 32), Buffer.alloc(99, 'text')])],
    ['nothing but the first bytes of a WebM', buildWebm().subarray(0, 12)],
  ])('that is %s is a 415, and leaves nothing behind', async (_what, content) => {
    const before = kept()
    const file = typeof content === 'string' ? Buffer.from(content.padEnd(500)) : content
    const answer = await add({ file, name: 'photo.jpg' })
    expect(kept()).toBe(before)
    expect(answer).toMatchObject({ status: 415, body: { code: 'wrong_type' } })
  })
})

describe('a video', () => {
  test.each([
    ['mp4', buildMp4()],
    ['webm', buildWebm()],
  ])('(%s) is kept as it is and served in ranges', async (format, file) => {
    const answer = await add({ file, name: 'clip.avi', type: 'video/avi' })
    expect(answer).toMatchObject({ status: 201, body: { data: { mediaType: 'video' } } })
    expect(answer.body.data.image).toMatch(new RegExp(`^/uploads/[0-9a-f]{64}\\.${format}$`))
    const part = await fetchUpload(answer.body.data.image, { range: 'bytes=4-7' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe(`video/${format}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(file.subarray(4, 8))
  })

  test('may be larger than a photo, but not beyond 30 MB', async () => {
    const megabyte = 1024 * 1024
    const file = (megabytes: number) => buildMp4({ media: Buffer.alloc(megabytes * megabyte) })
    expect((await add({ file: file(8) })).status).toBe(201)
    expect(await add({ file: file(30) })).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('30 MB') },
    })
  })

  test('that is broken or too long is a 400', async () => {
    expect((await add({ file: buildMp4().subarray(0, -5) })).status).toBe(400)
    expect(await add({ file: buildMp4({ seconds: 90 }) })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('60 seconds') },
    })
  })
})

describe('a frame of a video', () => {
  const addWithPoster = async (file: Buffer, poster: Buffer) => {
    const { token } = await buildShopper(shop.shop)
    const body = reviewForm({ productId, file })
    body.set('poster', new File([new Uint8Array(poster)], 'poster.jpg'))
    return shop.call('POST', '/review/add-review', { token, body })
  }
  const frame = () =>
    photo(640, 360)
      .withExif({ IFD0: { Make: 'Secret Phone' } })
      .jpeg()
      .toBuffer()

  test('is encoded again and served in sizes, as pictures are', async () => {
    const { body } = await addWithPoster(buildMp4(), await frame())
    expect(body.data).toMatchObject({ mediaType: 'video', image: expect.stringMatching(/\.mp4$/) })
    expect(sizedPicture(body.data.poster ?? '')).toMatchObject({ width: 640, height: 360 })
    const served = await fetchUpload(body.data.poster)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(Buffer.from(await served.arrayBuffer()).includes('Secret Phone')).toBe(false)
    const { data } = (await shop.call('GET', `/product/get-product/${productId}`)).body
    expect(data.ratings?.find((each) => each._id === body.data._id)?.poster).toBe(body.data.poster)
  })

  test('is no part of a photo', async () => {
    const answer = await addWithPoster(await photo().jpeg().toBuffer(), await frame())
    expect(answer).toMatchObject({ status: 201, body: { data: { mediaType: 'image', poster: null } } })
  })

  test('must be a picture', async () => {
    expect((await addWithPoster(buildMp4(), Buffer.alloc(500, 'text'))).status).toBe(415)
    expect((await addWithPoster(buildMp4(), buildMp4())).status).toBe(415)
  })
})

test('a name that no upload got is a 404', async () => {
  for (const name of [
    '../../../etc/passwd',
    '%2e%2e/%2e%2e/package.json',
    'a.webp',
    `${'a'.repeat(24)}-10x10-fffffffff/10.webp`,
    `${'a'.repeat(24)}-10x10-fffffffff/..%2f..%2fpackage.json`,
    '',
    '.draft',
    `${'a'.repeat(64)}.webp`,
  ]) {
    expect((await fetchUpload(`/uploads/${name}`)).status).toBe(404)
  }
})
