import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { buildReturnDesk } from '../../../../test/builders/return-orders.ts'
import { photo } from '../../../../test/builders/review-form.ts'
import { set } from '../../../../test/builders/set.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof buildReturnDesk>>
beforeAll(async () => {
  // 10 am in India
  shop = await openShop({ now: '2026-12-01T04:30:00Z' })
  desk = await buildReturnDesk(shop)
})
afterAll(() => shop.close())

type Made = Awaited<ReturnType<typeof desk.placed>>
const two = { lines: [{ position: 1, pieces: 2 }], why: 'defective' }
const ask = ({ order, shopper }: Made, body: unknown, headers = {}) =>
  shop.call('POST', `/order/return-request/${order._id}`, { token: shopper.token, body, headers })
const own = async ({ shopper }: Made) =>
  (await shop.call('GET', '/order/return-requests', { token: shopper.token })).body.data
const formOf = (photos: readonly Buffer[], fields: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('lines', JSON.stringify(two.lines))
  form.set('why', 'damaged')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const each of photos)
    form.append('photos', new File([new Uint8Array(each)], 'photo.jpg', { type: 'image/jpeg' }))
  return form
}
const orderRow = async (id: string) => (await shop.pool.query('SELECT * FROM orders WHERE id = $1', [id])).rows[0]

describe('a return that is asked for', () => {
  test('has a number and a clock, is read by its shopper, and refunds nothing', async () => {
    const made = await desk.delivered()
    const before = await orderRow(made.order._id)
    const answer = await ask(made, { ...two, text: 'It hums.' })
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { state: 'asked', number: expect.stringMatching(/^REQ-\d{4}-\d{4}$/) } },
    })
    const [request] = await own(made)
    expect(request).toMatchObject({
      number: answer.body.data.number,
      kind: 'return',
      orderNumber: made.order.number,
      why: 'defective',
      text: 'It hums.',
      isOpen: true,
      lines: [{ position: 1, pieces: 2, name: 'Ball Bearing 6204-2RS' }],
      steps: [{ state: 'asked', note: '' }],
    })
    const clock = Date.parse(request?.answerBy ?? '') - Date.parse(request?.askedAt ?? '')
    expect(clock).toBe(48 * 3_600_000)
    expect(await orderRow(made.order._id)).toEqual(before)
    const mails = await readSentMails(shop.shop)
    const told = mails.filter(({ subject }) => subject.includes(answer.body.data.number))
    expect(told.map(({ to }) => to)).toContain(`${made.shopper.userId}@example.com`)
    expect(told.find(({ to }) => to.includes(made.shopper.userId))?.text).not.toContain('It hums.')
  })

  test('brings photos that only its shopper may fetch, without what the telephone noted', async () => {
    const made = await desk.delivered()
    const jpeg = await photo(2400, 1600)
      .withExif({ IFD0: { Make: 'Secret Phone' } })
      .jpeg()
      .toBuffer()
    const webp = await photo().webp().toBuffer()
    const answer = await ask(made, formOf([jpeg, await photo().png().toBuffer(), webp, webp, webp]))
    expect(answer.status).toBe(201)
    const [request] = await own(made)
    expect(request?.photos).toHaveLength(5)
    const fetchAs = (token: string) =>
      fetch(`${shop.url}/api/v1/order/return-photo/${request?.photos[0]}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    const served = await fetchAs(made.shopper.token)
    expect(served.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(bytes.includes('Secret Phone')).toBe(false)
    expect((await fetchAs((await desk.stranger()).token)).status).toBe(404)
    expect((await fetch(`${shop.url}/api/v1/order/return-photo/${request?.photos[0]}`)).status).toBe(401)
  })

  test.each([
    ['six photos', 6, undefined, 400],
    ['a page as a photo', 0, Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(99)}`), 415],
    ['a photo of 20 MB', 0, 'large', 413],
    ['a photo that ends too early', 0, 'broken', 400],
  ])('with %s is refused at the photos, and nothing is saved', async (_name, count, file, status) => {
    const made = await desk.delivered()
    const jpeg = await photo(600, 400).jpeg().toBuffer()
    const bad =
      file === 'large'
        ? Buffer.concat([jpeg, Buffer.alloc(20_000_000)])
        : file === 'broken'
          ? jpeg.subarray(0, jpeg.length / 2)
          : file
    const photos = Buffer.isBuffer(bad) ? [jpeg, bad] : Array.from({ length: count }, () => jpeg)
    const answer = await ask(made, formOf(photos))
    expect(answer).toMatchObject({ status, body: { errors: { photos: expect.stringMatching(/[a-z]/) } } })
    expect(await own(made)).toEqual([])
  })

  test.each([
    ['no pieces', { lines: [{ position: 1, pieces: 0 }] }, 'lines.0.pieces'],
    ['-1 pieces', { lines: [{ position: 1, pieces: -1 }] }, 'lines.0.pieces'],
    ['1.5 pieces', { lines: [{ position: 1, pieces: 1.5 }] }, 'lines.0.pieces'],
    ['1e9 pieces', { lines: [{ position: 1, pieces: 1e9 }] }, 'lines.0.pieces'],
    ['more pieces than were bought', { lines: [{ position: 1, pieces: 4 }] }, 'lines.0.pieces'],
    ['a line that is none', { lines: [{ position: 2, pieces: 1 }] }, 'lines.0.position'],
    [
      'a line twice',
      {
        lines: [
          { position: 1, pieces: 1 },
          { position: 1, pieces: 1 },
        ],
      },
      'lines.1.position',
    ],
    ['no lines', { lines: [] }, 'lines'],
    ['lines left out', { lines: undefined }, 'lines'],
    ['another why', { why: 'ugly' }, 'why'],
    ['2,001 signs', { text: 'a'.repeat(2001) }, 'text'],
  ])('of %s is a 400 at its field, and nothing is saved', async (_name, part, field) => {
    const made = await desk.delivered()
    const answer = await ask(made, { ...two, ...part })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.stringMatching(/[a-z]/) } } })
    expect(await own(made)).toEqual([])
  })

  test('needs a sign-in and an own, delivered order', async () => {
    const made = await desk.delivered()
    const path = `/order/return-request/${made.order._id}` as const
    expect((await shop.call('POST', path, { body: two })).status).toBe(401)
    expect((await shop.call('POST', path, { token: (await desk.stranger()).token, body: two })).status).toBe(404)
    for (const early of [await desk.placed(), await desk.shipped()]) {
      const answer = await ask(early, two)
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'order_state', message: 'An order can be returned once it is delivered' },
      })
    }
  })

  test('is made once by a double click, and once more asked for is a 409 with its number', async () => {
    const made = await desk.delivered()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(made, two)))
    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(1)
    const number = taken[0]?.body.data.number ?? ''
    for (const { status, body } of answers.filter((each) => each !== taken[0])) {
      expect([status, body.code, body.message?.includes(number)]).toEqual([409, 'request_open', true])
    }
    expect(await own(made)).toHaveLength(1)
    expect((await ask(made, { ...two, lines: [{ position: 1, pieces: 1 }] })).status).toBe(201)
    const beyond = await ask(made, { ...two, lines: [{ position: 1, pieces: 3 }] })
    expect(beyond).toMatchObject({
      status: 409,
      body: { code: 'request_open', errors: { 'lines.0.pieces': expect.any(String) } },
    })
  })

  test('never has more pieces in its requests than were bought, however many come at once', async () => {
    const made = await desk.delivered(5)
    const wishes = [1, 2, 3, 4, 5, 1, 2].map((pieces) => ({ ...two, lines: [{ position: 1, pieces }] }))
    await Promise.all(wishes.map((body) => ask(made, body)))
    const asked = (await own(made)).flatMap(({ lines }) => lines)
    expect(asked.reduce((sum, { pieces }) => sum + pieces, 0)).toBeLessThanOrEqual(5)
  })

  test('with the same Idempotency-Key is the first one again', async () => {
    const made = await desk.delivered()
    const send = () => ask(made, two, { 'idempotency-key': `key-${made.order._id}` })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.data).toEqual(first.body.data)
  })

  test('is taken until the last day of the terms ends in India, and then refused with that day and how to reach the shop', async () => {
    const day = '2026-12-08'
    const at = async (moment: string) => {
      const later = await openShop({ now: moment, beside: shop })
      const answer = await later.call('POST', `/order/return-request/${made.order._id}`, {
        token: made.shopper.token,
        body: { ...two, lines: [{ position: 1, pieces: 1 }] },
      })
      await later.close()
      return answer
    }
    const made = await desk.delivered()
    expect((await at(`${day}T18:29:00Z`)).status).toBe(201)
    const late = await at(`${day}T18:30:00Z`)
    expect(late).toMatchObject({ status: 409, body: { code: 'return_over' } })
    expect(late.body.message).toContain('8 Dec 2026')
    expect(late.body.message).toMatch(/reach us: .+/)
    await set(shop, { 'returns.days': 14 })
    const longer = await at(`${day}T18:30:00Z`)
    await set(shop, { 'returns.days': 7 })
    expect(longer.body.code).not.toBe('return_over')
  })

  test('of goods that are not returnable needs the shop’s fault, as they were sold', async () => {
    const made = await desk.placed()
    const { productId } = made.product
    await shop.pool.query('UPDATE products SET returnable = false WHERE id = $1', [productId])
    const said = await shop.call('GET', `/product/get-product/${productId}`)
    expect(said.body.data.specifications.at(-1)).toMatchObject({ title: 'Returns' })
    const marked = await desk.placed(3, made.product)
    await desk.deliver(marked.order._id)
    await desk.deliver(made.order._id)
    const refused = await ask(marked, { ...two, why: 'not_needed' })
    expect(refused).toMatchObject({ status: 400, body: { errors: { 'lines.0.position': expect.any(String) } } })
    expect((await ask(marked, two)).status).toBe(201)
    // bought before the mark
    expect((await ask(made, { ...two, why: 'not_needed' })).status).toBe(201)
  })
})

test('the days of the terms and of /returns are those of the setting', async () => {
  await set(shop, { 'returns.days': 10 })
  const { returnDays } = shop.shop.settings.identity()
  await set(shop, { 'returns.days': 7 })
  expect(returnDays).toBe(10)
})
