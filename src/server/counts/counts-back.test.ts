import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildCounting, type Counting } from '../../../test/builders/build-counting.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'

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
  expect(await close(id)).toMatchObject({ status: 409, body: { message: 'Nothing has been counted yet' } })
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
  expect(await undo(started)).toMatchObject({ status: 409, body: { message: /has been counted since/ } })
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
