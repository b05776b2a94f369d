import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { photo, type ReviewParts, reviewForm } from '../../../../test/builders/review-form.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await openShop()
  productId = (await buildProduct(shop.shop)).productId
})
afterAll(() => shop.close())

type Parts = Partial<ReviewParts>
const form = (parts: Parts) => reviewForm({ productId, ...parts })

describe('what is sent', () => {
  test('leaves no temporary file behind, however it ended', async () => {
    const left = () => readdirSync(path.join(shop.shop.config.dataDir, 'tmp'))
    const { token } = await buildShopper(shop.shop)
    const send = (file: Buffer) =>
      shop.call('POST', '/review/add-review', { token, body: form({ file, review: 'Good' }) })
    const jpeg = await photo().jpeg().toBuffer()
    const ends = [jpeg, jpeg.subarray(0, 90), Buffer.alloc(900), Buffer.concat([jpeg, Buffer.alloc(6_000_000)])]
    const statuses = []
    for (const file of ends) statuses.push((await send(file)).status)
    expect(statuses).toEqual([201, 409, 415, 413])
    await expect.poll(left).toEqual([])
    const sending = request(`${shop.url}/api/v1/review/add-review`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    }).on('error', () => {})
    sending.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n')
    sending.write(jpeg)
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
    expect((await shop.call('POST', '/review/add-review', { token, body: two })).status).toBe(400)
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
})
