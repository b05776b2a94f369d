import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildCounting } from '../../../../test/builders/build-counting.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

// The manager's role brings 500 pieces.
let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T18:00:00Z' })
})
// people who have done nothing yet
beforeEach(async () => {
  owner = await buildStaff(shop, ['owner'])
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())
const undo = (by: BuiltStaff, id: string) => by.call(calls.undo, { params: { id }, body: {} })

/** From half past eleven in the evening, Indian time, into the next day. */
const overnightMs = 31 * 60_000
const adjust = (by: BuiltStaff, id: string, change: number) =>
  by.call(calls.adjustStock, { params: { id }, body: { change, why: change > 0 ? 'found' : 'lost', note: 'seen' } })

test('one after the other, of whatever items, in whichever direction', async () => {
  const [one, two] = [await buildProduct(shop.shop, { stock: 5000 }), await buildProduct(shop.shop, { stock: 5000 })]
  expect((await adjust(manager, one.productId, -500)).status).toBe(200)
  const again = await adjust(manager, one.productId, -1)
  expect(again).toMatchObject({
    status: 403,
    body: { errors: { change: /500 pieces a day, 500 used today/ } },
  })
  expect((await adjust(manager, two.productId, 1)).status).toBe(403)
  expect((await adjust(owner, two.productId, -4000)).status).toBe(200)
  shop.advance(overnightMs)
  expect((await adjust(manager, two.productId, -300)).status).toBe(200)
})

test('ten at once: as many as fit', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => buildProduct(shop.shop, { stock: 1000 })))
  const answers = await Promise.all(all.map(({ productId }) => adjust(manager, productId, -100)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
})

test('what one takes back is as if it had not been', async () => {
  const { productId: id } = await buildProduct(shop.shop, { stock: 1000 })
  for (let nth = 0; nth < 3; nth += 1) {
    const command = randomUUID()
    const body = { change: -400, why: 'lost', note: 'not seen' }
    expect((await manager.call(calls.adjustStock, { params: { id }, body, command })).status).toBe(200)
    expect((await undo(manager, command)).status).toBe(200)
  }
  expect((await adjust(manager, id, -500)).status).toBe(200)
})

test('by counts and by taking counts back, with what was put right by hand', async () => {
  const counting = await buildCounting(shop)
  const approved = async (by: BuiltStaff, found: number) => {
    const { productId } = await buildProduct(shop.shop, { stock: 1000 })
    const id = await counting.begin()
    await counting.enter(id, { productId, pieces: 1000 + found })
    await counting.close(id)
    const { version } = await counting.see(id)
    const command = randomUUID()
    const answer = await by.call(calls.approveCount, { params: { id }, body: { version, without: [] }, command })
    return { status: answer.status, command }
  }
  expect((await approved(manager, 300)).status).toBe(200)
  const theirs = await approved(owner, 300)
  expect((await undo(manager, theirs.command)).status).toBe(403)
  expect((await approved(manager, -201)).status).toBe(403)
  expect((await approved(manager, -200)).status).toBe(200)
  const { productId } = await buildProduct(shop.shop)
  expect((await adjust(manager, productId, 1)).status).toBe(403)
})
