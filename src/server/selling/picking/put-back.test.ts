import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildCounting, type Counting } from '../../../../test/builders/build-counting.ts'
import { buildPicking, type PickingDesk } from '../../../../test/builders/build-picking.ts'
import type { BuiltProduct } from '../../../../test/builders/build-product.ts'
import { inCommand } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { pickLimits } from '../../../shared/pick-limits.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let shop: TestShop
let desk: PickingDesk
let counting: Counting
beforeAll(async () => {
  shop = await openShop()
  desk = await buildPicking(shop)
  counting = await buildCounting(shop)
})
afterAll(() => shop.close())

/** An order of three pieces that are in somebody's hands. */
async function taken(product: BuiltProduct) {
  const order = await desk.confirmed(product, 3)
  const binu = await desk.packer('Binu')
  await desk.start(binu, [order])
  const { _id: walkId } = await desk.walk(binu)
  await desk.tap(binu, walkId, { order, product, pieces: 3 })
  return { order, binu, walkId }
}

/** Pieces that a count that begins now expects on the shelf. */
async function expected({ productId }: BuiltProduct, by: Counting = counting) {
  const id = await by.begin()
  await by.enter(id, { productId, pieces: 0 })
  const { rows } = await shop.pool.query('SELECT expected FROM count_lines WHERE count_id = $1', [id])
  return rows[0]?.expected
}

const toPutBack = async (number: string) =>
  (await desk.picking(desk.owner)).putBack.flatMap(({ shares }) => shares.filter((share) => share.number === number))

describe('goods to put back', () => {
  test('are told however many orders are picked and wait to be packed', async () => {
    const product = await desk.onShelf('F-3', 'Hinge')
    const { order, binu, walkId } = await taken(product)
    await desk.end(binu, walkId)
    await moveOrder(shop.shop, order.number, 'cancelled')
    const { order: model } = await taken(await desk.onShelf('F-4', 'Latch'))
    await inCommand(shop.db, async (tx) => {
      await sql`INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', 'copy' || n, 'number', 'COPY-' || n, 'cart_id', 'copy' || n))).*
        FROM orders o, generate_series(1, ${pickLimits.putBackShown + 5}::int) n WHERE o.id = ${model._id}`.execute(tx)
      await sql`INSERT INTO pick_orders (order_id, walk_id, state, joined_at)
        SELECT id, ${walkId}, 'picked', ${shop.shop.clock()}::timestamptz + interval '1 second'
        FROM orders WHERE number LIKE 'COPY-%'`.execute(tx)
    })
    expect(await toPutBack(order.number)).toMatchObject([{ toPutBack: 3 }])
  })

  test('are counted as on the shelf once they are told no more', async () => {
    const product = await desk.onShelf('F-5', 'Gasket')
    const { order, binu, walkId } = await taken(product)
    await desk.end(binu, walkId)
    await moveOrder(shop.shop, order.number, 'cancelled')
    expect(await expected(product)).toBe(7)
    shop.advance((pickLimits.putBackDays + 1) * 86_400_000)
    desk = await buildPicking(shop)
    counting = await buildCounting(shop)
    expect(await toPutBack(order.number)).toEqual([])
    expect(await expected(product)).toBe(10)
  })
})

test('a tap that arrives after the shelf was counted has it counted again: nothing is missing', async () => {
  const { begin, enter, close, approve, see, onHand, owner } = counting
  const product = await desk.onShelf('G-1', 'Rivet')
  const order = await desk.confirmed(product, 3)
  const binu = await desk.packer('Binu')
  await desk.start(binu, [order])
  const { _id: walkId } = await desk.walk(binu)
  const at = shop.shop.clock().toISOString()
  shop.advance(60_000)
  const id = await begin()
  await enter(id, { productId: product.productId, pieces: 7 })
  shop.advance(60_000)
  expect((await desk.tap(binu, walkId, { order, product, pieces: 3, at })).status).toBe(200)
  await close(id)
  expect(await approve(id)).toMatchObject({ status: 409, body: { message: /count it again/ } })
  const { version } = await see(id)
  await owner.call(calls.reopenCount, { params: { id }, body: { version } })
  await enter(id, { productId: product.productId, pieces: 7 })
  await close(id)
  expect((await approve(id)).body.data).toEqual({ booked: 0, waiting: [] })
  expect(await onHand(product)).toBe(7)
})

test('an order that is packed while its walk goes on is picked, and not incomplete, also where it is unpacked again', async () => {
  const [product, other] = [await desk.onShelf('H-1', 'Washer'), await desk.onShelf('H-2', 'Spacer')]
  const { order, binu, walkId } = await taken(product)
  const second = await desk.confirmed(other)
  await desk.start(binu, [second])
  await desk.tap(binu, walkId, { order: second, product: other, pieces: 1 })
  await moveOrder(shop.shop, order.number, 'packed')
  expect((await desk.end(binu, walkId)).body.message).toBe('1 order ready to pack')
  const unpacked = { params: { id: order._id }, body: { saw: 'packed' as const, reason: 'The box was too small' } }
  expect((await desk.owner.call(calls.unpackOrder, unpacked)).status).toBe(200)
  expect(await desk.stateOf(order)).toBe('picked')
})
