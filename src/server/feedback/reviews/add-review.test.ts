import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildMp4 } from '../../../../test/builders/build-video.ts'
import { photo, type ReviewParts, reviewForm, sendReview } from '../../../../test/builders/review-form.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await openShop()
  productId = (await buildProduct(shop.shop)).productId
})
afterAll(() => shop.close())

type Parts = Partial<ReviewParts>
const form = (parts: Parts) => reviewForm({ productId, ...parts })
const add = (parts: Parts = {}, token?: string) => sendReview(shop, { productId, ...parts }, token)
const product = async (id = productId) => (await shop.call('GET', `/product/get-product/${id}`)).body.data

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
