import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildCounting, type Counting } from '../../../../test/builders/build-counting.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let counting: Counting
beforeAll(async () => {
  shop = await openShop()
  counting = await buildCounting(shop)
})
afterAll(() => shop.close())

test('a count is closed, opened, given up and taken up again, each with its way back', async () => {
  const { packer, see, begin, enter, close, undo } = counting
  const { productId } = await buildProduct(shop.shop)
  const id = await begin()
  expect(await close(id)).toMatchObject({ status: 409, body: { message: 'No items counted yet' } })
  await enter(id, { productId, pieces: 1 })
  const [closed, dropped] = [randomUUID(), randomUUID()]
  await close(id, packer, closed)
  expect((await undo(closed)).status).toBe(200)
  expect((await see(id)).state).toBe('open')
  const { version } = await see(id)
  await packer.call(calls.dropCount, { params: { id }, body: { version }, command: dropped })
  expect((await enter(id, { productId, pieces: 2 })).status).toBe(409)
  const listed = await packer.call(calls.listCounts, { query: { which: 'done' } })
  expect(listed.body.data.map(({ _id }) => _id)).toContain(id)
  await undo(dropped)
  expect((await see(id)).state).toBe('open')
  expect((await enter(id, { productId, pieces: 2 })).status).toBe(200)
})

test('a count that somebody has counted in is not given up by undoing its beginning', async () => {
  const { packer, see, enter, undo } = counting
  const { productId } = await buildProduct(shop.shop)
  const [started, empty, dropped] = [randomUUID(), randomUUID(), randomUUID()]
  const body = { scope: { kind: 'list', name: 'Rack C' } }
  const start = async (command: string) => (await packer.call(calls.startCount, { body, command })).body.data._id
  const id = await start(started)
  shop.advance(5)
  await enter(id, { productId, pieces: 3 })
  expect(await undo(started)).toMatchObject({ status: 409, body: { message: /Items were counted since/ } })
  expect((await see(id)).state).toBe('open')
  // taken up again it may be given up again, as long as it is what it was
  const { version } = await see(id)
  await packer.call(calls.dropCount, { params: { id }, body: { version }, command: dropped })
  shop.advance(5)
  await undo(dropped)
  const { rows } = await shop.pool.query('SELECT id FROM commands WHERE undoes = $1', [dropped])
  expect((await undo(rows[0].id)).status).toBe(200)
  expect((await see(id)).state).toBe('dropped')
  await start(empty)
  expect((await undo(empty)).status).toBe(200)
})

test('an approval that is taken back locks the stock as orders do: none of the two is given up', async () => {
  const { owner, see, begin, enter, close, undo, onHand } = counting
  const first = await buildProduct(shop.shop)
  const second = await buildProduct(shop.shop)
  const id = await begin()
  // counted in another order than the ledger has them
  for (const { productId } of [second, first]) await enter(id, { productId, pieces: 12 })
  await close(id)
  const approval = randomUUID()
  const body = { version: (await see(id)).version, without: [] }
  await owner.call(calls.approveCount, { params: { id }, body, command: approval })
  const { token } = await buildShopper(shop.shop)
  const items = [first, second].map(({ productId }) => ({ productId, quantity: 1 }))
  await shop.call('POST', '/cart/add-many', { token, body: { items } })
  const holder = await shop.pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM stock_items WHERE product_id = $1 FOR UPDATE', [first.productId])
    const ordering = shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode } })
    await waiting(1)
    const undoing = undo(approval)
    await waiting(2)
    await holder.query('COMMIT')
    expect([(await ordering).status, (await undoing).status]).toEqual([201, 200])
  } finally {
    holder.release()
  }
  expect([await onHand(first), await onHand(second)]).toEqual([9, 9])
})

/** Until so many statements wait for a row. */
function waiting(count: number) {
  const text = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  return expect.poll(async () => (await shop.pool.query(text)).rows[0].n).toBe(count)
}
