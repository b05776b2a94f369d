import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { photo, reviewForm } from '../../../../test/builders/review-form.ts'
import { type RateName, rates } from '../../../shared/rates.ts'

// What many accounts of one network do together, in two processes on one database.
let shop: TestShop
let other: TestShop
let productId: string
let soldOutId: string
beforeAll(async () => {
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  shop = await openShop({ env })
  other = await openShop({ env, beside: shop })
  productId = (await buildProduct(shop.shop, { stock: 100, price: 100 })).productId
  soldOutId = (await buildProduct(shop.shop, { stock: 0 })).productId
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

interface Sent {
  process: TestShop
  token: string
  headers: Record<string, string>
}
type Send = (sent: Sent) => Promise<{ status: number }>

const dayMs = 86_400_000
const complaint = { name: 'Amina Beevi', email: 'amina@example.com', text: 'The spanner came without its case.' }
const putIntoCart = ({ token }: Sent) =>
  shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })

const sendings: [what: string, name: RateName, send: Send, taken: number][] = [
  [
    'coupon codes that do not exist',
    'wrongCouponOfNetwork',
    ({ process, token, headers }) =>
      process.call('POST', '/coupon/apply', { token, headers, body: { couponId: 'GUESS' } }),
    404,
  ],
  [
    'orders',
    'orderOfNetwork',
    async (sent) => {
      await putIntoCart(sent)
      const { process, token, headers } = sent
      return process.call('POST', '/order/placeorder', { token, headers, body: { address: kozhikode } })
    },
    201,
  ],
  [
    'payment windows',
    'checkoutOfNetwork',
    async (sent) => {
      await putIntoCart(sent)
      const { process, token, headers } = sent
      return process.call('POST', '/order/paymentIntent', { token, headers, body: { address: kozhikode } })
    },
    200,
  ],
  [
    'reviews',
    'reviewOfNetwork',
    ({ process, token, headers }) =>
      process.call('POST', '/review/add-review', { token, headers, body: reviewForm({ productId: 'none-such' }) }),
    404,
  ],
  [
    'files of reviews',
    'uploadOfNetwork',
    async ({ process, token, headers }) => {
      const body = reviewForm({ productId: 'none-such', file: await photo().jpeg().toBuffer() })
      return process.call('POST', '/review/add-review', { token, headers, body })
    },
    404,
  ],
  [
    'requests for what is sold out',
    'stockRequest',
    ({ process, token, headers }) =>
      process.call('POST', '/stock-request', {
        token,
        headers,
        body: { productId: soldOutId, email: complaint.email },
      }),
    200,
  ],
  [
    'lists read',
    'readList',
    ({ process, token, headers }) =>
      process.call('POST', '/cart/read-list', { token, headers, body: { text: '2 spanners' } }),
    200,
  ],
  [
    'orders bought again',
    'reorder',
    ({ process, token, headers }) => process.call('POST', '/order/reorder/none-such', { token, headers }),
    404,
  ],
  [
    'complaints',
    'ticketOfNetwork',
    ({ process, token, headers }) => process.call('POST', '/support/tickets', { token, headers, body: complaint }),
    201,
  ],
]

test.each(sendings)('%s of one network end, whatever account sends them (%s)', async (_, name, send, taken) => {
  const { most, minutes } = rates[name]
  const network = `198.51.100.${sendings.findIndex(([, each]) => each === name)}`
  const ends_at = new Date(shop.shop.clock().getTime() + minutes * 60_000)
  const row = { key: `${name}:${network}:`, count: most - 2, ends_at }
  await shop.db.insertInto('rate_limits').values(row).execute()
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const strangers = await Promise.all(Array.from({ length: 4 }, () => buildShopper(shop.shop)))
  const answers = await Promise.all(
    strangers.map(({ token }, n) => send({ process: n % 2 ? shop : other, token, headers: from(network) })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([taken, taken, 429, 429].sort())

  const elsewhere = await buildShopper(shop.shop)
  const { status } = await send({ process: shop, token: elsewhere.token, headers: from('203.0.113.78') })
  expect(status).toBe(taken)

  const known = await signedInYesterday()
  expect((await send({ process: other, token: known.token, headers: from(network) })).status).toBe(taken)
})

test('an order that is sent again with its key is given, though its network has no more', async () => {
  const key = { 'x-forwarded-for': '198.51.100.79', 'idempotency-key': 'the-first-one' }
  const { token } = await buildShopper(shop.shop)
  const place = () => shop.call('POST', '/order/placeorder', { token, headers: key, body: { address: kozhikode } })
  await putIntoCart({ process: shop, token, headers: key })
  const first = await place()
  expect(first.status).toBe(201)
  const { most } = rates.orderOfNetwork
  await shop.db.updateTable('rate_limits').set({ count: most }).where('key', 'like', '%:198.51.100.79:').execute()
  expect(await place()).toMatchObject({ status: 200, body: { data: { _id: first.body.data._id } } })
})

test.each([
  ['orderOfNetwork', '/order/placeorder', '198.51.100.80'],
  ['checkoutOfNetwork', '/order/paymentIntent', '198.51.100.81'],
] as const)('what is refused leaves the neighbours their share (%s)', async (_name, call, network) => {
  const headers = { 'x-forwarded-for': network }
  const { token } = await buildShopper(shop.shop)
  // the cart is empty
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shop.call('POST', call, { token, headers, body: { address: kozhikode } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
  const counted = shop.db.selectFrom('rate_limits').select('count').where('key', 'like', `%:${network}:`)
  expect(await counted.execute()).toEqual([{ count: 0 }])
})

test('files of an account that its network does not count end too, taken or not', async () => {
  const { token, userId } = await signedInYesterday()
  const { most, minutes } = rates.upload
  const ends_at = new Date(shop.shop.clock().getTime() + minutes * 60_000)
  await shop.db
    .insertInto('rate_limits')
    .values({ key: `upload:${userId}:`, count: most - 2, ends_at })
    .execute()
  const file = await photo().jpeg().toBuffer()
  const send = (parts: { file?: Buffer }) => {
    const body = reviewForm({ productId: 'none-such', ...parts })
    return shop.call('POST', '/review/add-review', { token, headers: { 'x-forwarded-for': '198.51.100.82' }, body })
  }
  const answers = await Promise.all(Array.from({ length: 4 }, () => send({ file })))
  expect(answers.map(({ status }) => status).sort()).toEqual([404, 404, 429, 429])
  expect((await send({})).status).toBe(404)
})

test('orders bought again by an account that its network does not count end too', async () => {
  const { token, userId } = await signedInYesterday()
  const { most, minutes } = rates.reorder
  const ends_at = new Date(shop.shop.clock().getTime() + minutes * 60_000)
  await shop.db
    .insertInto('rate_limits')
    .values({ key: `reorder:${userId}:`, count: most - 2, ends_at })
    .execute()
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, n) => (n % 2 ? shop : other).call('POST', '/order/reorder/none-such', { token })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([404, 404, 429, 429])
})

async function signedInYesterday(): Promise<BuiltShopper> {
  const shopper = await buildShopper(shop.shop)
  const created_at = new Date(shop.shop.clock().getTime() - dayMs)
  await shop.db.updateTable('sessions').set({ created_at }).where('user_id', '=', shopper.userId).execute()
  return shopper
}
