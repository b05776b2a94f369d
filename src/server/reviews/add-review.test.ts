import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { buildShopper } from '../../../test/builders/build-shopper.ts'
import { buildMp4, buildWebm } from '../../../test/builders/build-video.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await openShop()
  productId = (await buildProduct(shop.shop)).productId
})
afterAll(() => shop.close())

type Parts = { rating?: string; review?: string; productId?: string; file?: Buffer; name?: string; type?: string }

function form({
  rating = '5',
  review = 'Runs true, no noise.',
  file,
  name = 'photo.jpg',
  type = 'image/jpeg',
  ...rest
}: Parts) {
  const data = new FormData()
  data.set('rating', rating)
  data.set('review', review)
  data.set('productId', rest.productId ?? productId)
  if (file) data.set('image', new File([new Uint8Array(file)], name, { type }))
  return data
}

async function add(parts: Parts = {}, token?: string) {
  const by = token ?? (await buildShopper(shop.shop)).token
  return shop.call('POST', '/review/add-review', { token: by, body: form(parts) })
}

const product = async (id = productId) => (await shop.call('GET', `/product/get-product/${id}`)).body.data
const photo = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#b5651d' } })
const kept = () => readdirSync(path.join(shop.shop.config.dataDir, 'uploads')).length
const fetchUpload = (url: string | null, headers: Record<string, string> = {}) => fetch(shop.url + url, { headers })

describe('a review', () => {
  test('answers 201, is the first in the product’s answer at once, and counts in its rating', async () => {
    const { productId: id } = await buildProduct(shop.shop)
    expect(await product(id)).toMatchObject({ totalRatings: 0, averageRating: 0, ratings: [] })
    await add({ productId: id, rating: '2', review: 'Too loud' })
    shop.advance(1000)
    const answer = await add({ productId: id, rating: '5', review: 'Quiet' })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: 'Review submitted successfully',
        data: {
          rating: 5,
          review: 'Quiet',
          image: null,
          mediaType: null,
          userId: { username: 'Amina Beevi', image: null },
        },
      },
    })
    const seen = await product(id)
    expect(seen).toMatchObject({
      totalRatings: 2,
      averageRating: 3.5,
      ratingDistribution: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 },
    })
    expect(seen.ratings?.map((each) => each.review)).toEqual(['Quiet', 'Too loud'])
  })

  test('may come as JSON where there is no file', async () => {
    const { token } = await buildShopper(shop.shop)
    const body = { productId, rating: 4, review: 'Good' }
    expect((await shop.call('POST', '/review/add-review', { token, body })).status).toBe(201)
  })

  test('is written once by a shopper, also when it is sent 8 times at once', async () => {
    const { productId: id } = await buildProduct(shop.shop)
    const { token } = await buildShopper(shop.shop)
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ productId: id }, token)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('already_reviewed')
    expect(await product(id)).toMatchObject({ totalRatings: 1, ratingDistribution: { 5: 1 } })
  })

  test('of many shoppers at once is counted for each', async () => {
    const { productId: id } = await buildProduct(shop.shop)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add({ productId: id, rating: String(1 + (n % 5)) })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
    expect(await product(id)).toMatchObject({ totalRatings: 20, ratingDistribution: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 } })
  })

  test('needs a signed-in shopper and a product that there is', async () => {
    const large = form({ file: buildMp4({ media: Buffer.alloc(8 * 1024 * 1024) }) })
    for (const body of [form({}), large])
      expect((await shop.call('POST', '/review/add-review', { body })).status).toBe(401)
    const unknown = await add({ productId: 'no-such-product', file: await photo().jpeg().toBuffer() })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await add({ productId: "x' OR 1=1 --" })).status).toBe(404)
  })

  test.each([
    ['rating', { rating: '0' }],
    ['rating', { rating: '6' }],
    ['rating', { rating: '4.5' }],
    ['rating', { rating: 'five' }],
    ['review', { review: '   ' }],
    ['review', { review: 'a\u0000b' }],
    ['review', { review: 'x'.repeat(2001) }],
  ])('with a bad %s (%j) is a 400 that names it', async (field, parts) => {
    expect(await add(parts)).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
  })

  test('keeps what was written, HTML and SQL too, as text', async () => {
    const { productId: id } = await buildProduct(shop.shop)
    const review = `<script>alert(1)</script>'); DROP TABLE reviews;-- ${'🔩'}\nsecond line`
    expect((await add({ productId: id, review })).body.data.review).toBe(review)
    expect((await product(id)).ratings?.[0]?.review).toBe(review)
  })

  test('shows its writer’s new name after a change', async () => {
    const { productId: id } = await buildProduct(shop.shop)
    const { token } = await buildShopper(shop.shop)
    await add({ productId: id }, token)
    expect((await product(id)).ratings?.[0]?.userId.username).toBe('Amina Beevi')
    await shop.call('PATCH', '/user/update-user', { token, body: { username: 'Amina Rahman' } })
    expect((await product(id)).ratings?.[0]?.userId.username).toBe('Amina Rahman')
  })
})

describe('a photo', () => {
  test('is turned upright, made smaller, stripped of what the telephone noted, and served for ever', async () => {
    const file = await photo(3000, 2000)
      .withExif({ IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitude: '11/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await add({ file })
    expect(answer).toMatchObject({ status: 201, body: { data: { mediaType: 'image' } } })
    expect(answer.body.data.image).toMatch(/^\/uploads\/[0-9a-f]{64}\.webp$/)
    const served = await fetchUpload(answer.body.data.image)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
    const bytes = Buffer.from(await served.arrayBuffer())
    const facts = await sharp(bytes).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 1067, height: 1600 })
    expect(facts.exif).toBeUndefined()
    expect(bytes.includes('Secret Phone')).toBe(false)
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
    ['is nothing but its first bytes', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['is empty', async () => Buffer.alloc(0)],
    ['would unpack to too many pixels', () => photo(8000, 6000).png({ compressionLevel: 9 }).toBuffer()],
  ])('that %s is a 400, and leaves nothing behind', async (_what, make) => {
    const before = kept()
    expect(await add({ file: await make() })).toMatchObject({
      status: 400,
      body: { code: 'bad_input', message: 'This file could not be read. Please choose another one.' },
    })
    expect(kept()).toBe(before)
  })

  test.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a text that says it is a picture', 'JFIF, truly'],
  ])('that is %s is a 415', async (_what, content) => {
    const answer = await add({ file: Buffer.from(content.padEnd(500)), name: 'photo.jpg' })
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

describe('what is sent', () => {
  test('leaves no temporary file behind, however it ended', async () => {
    const left = () => readdirSync(path.join(shop.shop.config.dataDir, 'tmp'))
    await expect.poll(left).toEqual([])
    const { token } = await buildShopper(shop.shop)
    const sending = request(`${shop.url}/api/v1/review/add-review`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    }).on('error', () => {})
    sending.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n')
    sending.write(await photo().jpeg().toBuffer())
    await expect.poll(left).toHaveLength(1)
    sending.destroy()
    await expect.poll(left).toEqual([])
  })

  test('as a broken form is a 400, as something else a 415', async () => {
    const { token } = await buildShopper(shop.shop)
    const send = (body: string, type: string) =>
      shop.call('POST', '/review/add-review', { token, body, headers: { 'content-type': type } })
    expect(
      (await send('--x\r\nContent-Disposition: form-data; name="rating"\r\n\r\n5', 'multipart/form-data; boundary=x'))
        .status,
    ).toBe(400)
    expect((await send('whatever', 'multipart/form-data')).status).toBe(400)
    expect((await send('', 'multipart/form-data; boundary=x')).status).toBe(400)
    expect((await send('rating=5', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('[1, 2]', 'application/json')).status).toBe(400)
    expect((await send('{"rating":', 'application/json')).status).toBe(400)
  })

  test('with a second file, or a file in another field, is refused', async () => {
    const { token } = await buildShopper(shop.shop)
    const file = await photo().jpeg().toBuffer()
    const two = form({ file })
    two.append('image', new File([new Uint8Array(file)], 'second.jpg'))
    expect((await shop.call('POST', '/review/add-review', { token, body: two })).status).toBe(413)
    const other = form({})
    other.set('virus', new File([new Uint8Array(file)], 'photo.jpg'))
    expect((await shop.call('POST', '/review/add-review', { token, body: other })).status).toBe(400)
  })

  test('by a form whose file was not chosen is a review without one', async () => {
    const { token } = await buildShopper(shop.shop)
    const body = form({})
    body.set('image', new File([], ''))
    expect(await shop.call('POST', '/review/add-review', { token, body })).toMatchObject({
      status: 201,
      body: { data: { image: null } },
    })
  })

  test('under a name that nobody got is a 404', async () => {
    for (const name of [
      '../../../etc/passwd',
      '%2e%2e/%2e%2e/package.json',
      'a.webp',
      '',
      '.draft',
      `${'a'.repeat(64)}.webp`,
    ]) {
      expect((await fetchUpload(`/uploads/${name}`)).status).toBe(404)
    }
  })
})
