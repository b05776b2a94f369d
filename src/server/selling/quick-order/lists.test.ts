import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { rememberingReader } from '../../../domain/selling/quick-order/article-words.ts'
import { readItem } from '../../../domain/selling/quick-order/read-item.ts'
import { listLimits } from '../../../shared/list-limits.ts'
import { rates } from '../../../shared/rates.ts'
import { matchReading } from './match-reading.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

const read = async (text: string) => {
  // what was built beside the use cases made nothing stale
  shop.shop.cache.clear()
  return shop.call('POST', '/cart/read-list', { body: { text } })
}
const linesOf = async (text: string) => (await read(text)).body.data.lines

test('a line has its article with price by the quantity, stock, and what stands in the way', async () => {
  const { productId } = await buildProduct(shop.shop, {
    name: 'Carriage Fastener',
    price: 10,
    stock: 60,
    breaks: [[50, 8]],
    minimum: 10,
    multiple: 10,
  })
  expect(await linesOf('carriage fastener 50 nos')).toMatchObject([
    {
      quantity: 50,
      sure: true,
      match: { productId, quantity: 50, price: 8, stock: 60, notice: null },
      alternatives: [],
    },
  ])
  // not in these quantities
  expect(await linesOf('carriage fastener 4 nos')).toMatchObject([
    { quantity: 10, sure: false, match: { productId, notice: 'Sold in packs of 10: 10' } },
  ])
  expect(await linesOf('carriage fastener 100 nos')).toMatchObject([{ sure: true, match: { notice: 'Only 60 left' } }])
})

test('what several articles could be is shown with all of them, and what the shop has not stays as it was written', async () => {
  const { variantIds } = await buildProduct(shop.shop, { name: 'Zinc Shackle', variants: ['8 mm', '10 mm'] })
  const [unsure, sure, none] = await linesOf('Zinc shackle 2 nos\nzinc shackle 10mm 2 nos\nQuartz whatsit 3 nos')
  expect(unsure).toMatchObject({ match: null, sure: false, quantity: 2 })
  expect(unsure?.alternatives.map(({ variantId }) => variantId).toSorted()).toEqual(variantIds.toSorted())
  expect(sure).toMatchObject({ match: { variantId: variantIds[1] }, sure: true })
  expect(none).toEqual({ text: 'Quartz whatsit 3 nos', quantity: 3, match: null, alternatives: [], sure: false })
})

test('many are added at once; what is refused says why and leaves the others in the cart', async () => {
  const { token } = await buildShopper(shop.shop)
  const { productId: plenty } = await buildProduct(shop.shop, { name: 'Plenty', stock: 50 })
  const { productId: few, variantIds } = await buildProduct(shop.shop, { name: 'Few', stock: 3, variants: ['S', 'M'] })
  const items = [
    { productId: plenty, quantity: 20 },
    { productId: few, variantId: variantIds[0], quantity: 5 },
    { productId: few, quantity: 1 },
    { productId: 'no-such-thing', quantity: 1 },
    { productId: few, variantId: variantIds[1], quantity: 2 },
  ]
  const { body, status } = await shop.call('POST', '/cart/add-many', { token, body: { items } })
  expect(status).toBe(200)
  expect(body.message).toBe('2 items added to the cart')
  expect(body.data.formattedCart.items.map(({ quantity }) => quantity)).toEqual([20, 2])
  expect(body.notAdded).toMatchObject([
    { productId: few, variantId: variantIds[0], quantity: 5, code: 'out_of_stock', available: 3 },
    { productId: few, variantId: null, code: 'bad_input' },
    { productId: 'no-such-thing', code: 'not_found' },
  ])
})

test('a list that is sent again, one after the other or at once, is added once, and says the same of each line', async () => {
  const { token } = await buildShopper(shop.shop)
  const { productId: plenty } = await buildProduct(shop.shop, { name: 'Plenty again', stock: 500 })
  const { productId: few } = await buildProduct(shop.shop, { name: 'Few again', stock: 3 })
  // the same line twice is meant twice
  const items = [
    { productId: plenty, quantity: 20 },
    { productId: few, quantity: 5 },
    { productId: plenty, quantity: 20 },
  ]
  const add = (key: string, wanted = items) =>
    shop.call('POST', '/cart/add-many', { token, body: { items: wanted }, headers: { 'idempotency-key': key } })
  const cart = async () => {
    const { body } = await shop.call('GET', '/cart/get-cart', { token })
    return body.data.formattedCart.items.map(({ quantity }) => quantity)
  }
  const answers = await Promise.all(Array.from({ length: 5 }, () => add('list-1')))
  for (const { status, body } of [...answers, await add('list-1')]) {
    expect({ status, message: body.message }).toEqual({ status: 200, message: '2 items added to the cart' })
    expect(body.notAdded).toMatchObject([{ productId: few, code: 'out_of_stock', available: 3 }])
  }
  expect(await cart()).toEqual([40])
  // what was refused is not done: the same list adds it once nothing stands in its way, and the others not again
  await shop.db.updateTable('stock_items').set({ on_hand: 9 }).where('product_id', '=', few).execute()
  expect((await add('list-1', items.toReversed())).body.notAdded).toEqual([])
  expect(await cart()).toEqual([40, 5])
  await add('list-2')
  expect(await cart()).toEqual([80, 5])
})

test('a list whose answer was lost, changed and sent again, adds what is new of it', async () => {
  const { token } = await buildShopper(shop.shop)
  const [cord, rope] = await Promise.all(
    [1, 2].map(async () => (await buildProduct(shop.shop, { stock: 50 })).productId),
  )
  const add = (key: string, ...items: object[]) =>
    shop.call('POST', '/cart/add-many', { token, body: { items }, headers: { 'idempotency-key': key } })
  const cart = async () => {
    const { body } = await shop.call('GET', '/cart/get-cart', { token })
    return Object.fromEntries(body.data.formattedCart.items.map((item) => [item.product._id, item.quantity]))
  }
  await add('list-1', { productId: cord, quantity: 2 }, { productId: rope, quantity: 1 })
  const again = await add('list-1', { productId: cord, quantity: 2 }, { productId: rope, quantity: 3 })
  expect(again.body).toMatchObject({ message: '2 items added to the cart', notAdded: [] })
  expect(await cart()).toEqual({ [cord ?? '']: 2, [rope ?? '']: 3 })
  // in two lines, at once, and fewer than before: never more than was asked for
  const two = [
    { productId: rope, quantity: 3 },
    { productId: rope, quantity: 4 },
  ]
  await Promise.all(Array.from({ length: 5 }, () => add('list-1', ...two)))
  await add('list-1', { productId: rope, quantity: 1 })
  expect(await cart()).toEqual({ [cord ?? '']: 2, [rope ?? '']: 7 })
  // what is too many now is said with what there is, and leaves what was added
  const refused = await add('list-1', { productId: rope, quantity: 60 })
  expect(refused.body.notAdded).toMatchObject([{ productId: rope, quantity: 60, code: 'out_of_stock' }])
  expect(await cart()).toEqual({ [cord ?? '']: 2, [rope ?? '']: 7 })
})

test('of a list with no searches left nothing more is looked for', async () => {
  const { shop: server } = shop
  const recalled = vi.spyOn(server.cache, 'recall')
  const about = { read: rememberingReader(), says: new Map(), found: new Map(), searchesLeft: 0 }
  for (const reading of readItem('unheard of elbow 20 mm 4')) {
    expect((await matchReading(server, reading, about)).judged).toEqual([])
  }
  expect(recalled.mock.calls.map(([key]) => key).filter((key) => key.startsWith('found '))).toEqual([])
  recalled.mockRestore()
})

test('reading needs no sign-in, adding does; too much of either is refused', async () => {
  expect((await shop.call('POST', '/cart/add-many', { body: { items: [{ productId: 'x' }] } })).status).toBe(401)
  expect((await read('x'.repeat(listLimits.textMax + 1))).status).toBe(400)
  expect((await read('  ')).status).toBe(400)
  const { token } = await buildShopper(shop.shop)
  const items = Array.from({ length: listLimits.addedAtOnce + 1 }, () => ({ productId: 'x' }))
  expect((await shop.call('POST', '/cart/add-many', { token, body: { items } })).status).toBe(400)
})

test('of a text that is all lines only so many are looked up, and the rest is told', async () => {
  const { body } = await read('a b\n'.repeat(1400))
  expect(body.data.lines).toHaveLength(listLimits.itemsMax)
  expect(body.data.left).toBe(1400 - listLimits.itemsMax)
  expect(body.data.rest.split('\n')).toHaveLength(body.data.left)
})

test('whoever reads lists by the hundred has to wait', async () => {
  const { token } = await buildShopper(shop.shop)
  const readAs = () => shop.call('POST', '/cart/read-list', { token, body: { text: 'Plenty 1' } })
  const statuses: number[] = []
  while (statuses.length <= rates.readList.most && statuses.at(-1) !== 429) statuses.push((await readAs()).status)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})
