import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildPicking, type PickingDesk } from '../../../../test/builders/build-picking.ts'
import { expectBooksInOrder } from '../../../../test/races/ledger.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let shop: TestShop
let desk: PickingDesk
beforeAll(async () => {
  shop = await openShop()
  desk = await buildPicking(shop)
})
afterEach(async () => expect(await desk.faults()).toEqual([]))
afterAll(async () => {
  await expectBooksInOrder(shop.shop)
  await shop.close()
})

/** Kills the connections that wait for the row of an order that is picked. */
const killWaiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock' AND query LIKE '%pick_orders%'`

const sharesOf = (stops: Awaited<ReturnType<PickingDesk['walk']>>['stops'], productId: string) =>
  stops.find((stop) => stop.productId === productId)?.shares ?? []

describe('a walk', () => {
  test('goes along the shelves once for several orders; each tap counts, and the orders are ready to pack', async () => {
    const { onShelf, confirmed, packer, start, walk, tap, end, stateOf } = desk
    const [belt, bearing, loose] = [
      await onShelf('A-10', 'V-belt'),
      await onShelf('A-2', 'Ball bearing'),
      await onShelf(null, 'Oil'),
    ]
    const [a, b, c] = [await confirmed(bearing, 2), await confirmed(bearing, 3), await confirmed(belt)]
    const d = await confirmed(loose)
    const binu = await packer('Binu')
    expect(await start(binu, [a, b, c, d])).toMatchObject({ status: 201, body: { message: '4 orders to pick' } })
    const before = await walk(binu)
    expect(before.stops.map(({ shelf, name }) => [shelf, name])).toEqual([
      ['A-2', 'Ball bearing'],
      ['A-10', 'V-belt'],
      [null, 'Oil'],
    ])
    expect(before.stops[0]?.shares).toMatchObject([
      { number: a.number, toTake: 2, taken: 0 },
      { number: b.number, toTake: 3, taken: 0 },
    ])
    expect(await stateOf(a)).toBe('picking')
    await tap(binu, before._id, { order: a, product: bearing, pieces: 2 })
    await tap(binu, before._id, { order: b, product: bearing, pieces: 1 })
    expect(sharesOf((await walk(binu)).stops, bearing.productId)).toMatchObject([
      { toTake: 0, taken: 2 },
      { toTake: 2, taken: 1 },
    ])
    expect([await stateOf(a), await stateOf(b)]).toEqual(['picked', 'picking'])
    await tap(binu, before._id, { order: b, product: bearing, pieces: 2 })
    await tap(binu, before._id, { order: c, product: belt, pieces: 1 })
    expect((await end(binu, before._id)).body.message).toBe('3 orders ready to pack, 1 not complete')
    const states = [await stateOf(a), await stateOf(b), await stateOf(c), await stateOf(d)]
    expect(states).toEqual(['picked', 'picked', 'picked', null])
    const listed = async (pick: string) =>
      (await desk.owner.call(calls.listOrders, { query: { pick } })).body.data.map(({ number }) => number)
    expect((await listed('picked')).sort()).toEqual([a.number, b.number, c.number].sort())
    // the shopper reads the same as before, and packing goes on as ever
    await moveOrder(shop.shop, a.number, 'packed')
    expect(await listed('picked')).not.toContain(a.number)
    expect(await stateOf(a)).toBeNull()
  })

  test('is of one person: of two who begin with the same order one is told who picks it', async () => {
    const order = await desk.confirmed(await desk.onShelf('B-1', 'Pulley'))
    const [binu, anu] = [await desk.packer('Binu'), await desk.packer('Anu')]
    const both = await Promise.all([desk.start(binu, [order]), desk.start(anu, [order])])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const [winner, loser] = both[0]?.status === 201 ? ['Binu', both[1]] : ['Anu', both[0]]
    expect(loser?.body.message).toContain(`${winner} is picking ${order.number} already`)
    const { others } = await desk.picking(winner === 'Binu' ? anu : binu)
    expect(others).toContainEqual(expect.objectContaining({ by: winner, orders: 1 }))
    await desk.end(winner === 'Binu' ? anu : binu, others.find(({ by }) => by === winner)?._id ?? '')
    expect((await desk.start(winner === 'Binu' ? anu : binu, [order])).status).toBe(201)
  })

  test('takes the oldest that nobody picks: two who press at once never get the same order', async () => {
    const product = await desk.onShelf('B-2', 'Coupling')
    for (let count = 0; count < 4; count++) await desk.confirmed(product)
    const people = [await desk.packer('Binu'), await desk.packer('Anu')]
    await Promise.all(people.map((who) => desk.startOldest(who, 2)))
    const walks = await Promise.all(people.map((who) => desk.picking(who)))
    const ids = walks.flatMap(({ walk }) => walk?.orders.map(({ _id }) => _id) ?? [])
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('takes more orders while it goes on, and two tabs of a person have one walk', async () => {
    const product = await desk.onShelf('B-3', 'Chain')
    const [a, b] = [await desk.confirmed(product), await desk.confirmed(product)]
    const binu = await desk.packer('Binu')
    const both = await Promise.all([desk.start(binu, [a]), desk.start(binu, [b])])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect((await desk.walk(binu)).orders).toHaveLength(2)
  })
})

describe('a tap', () => {
  test('arrives once, however often it is sent, and of two for the last piece one counts', async () => {
    const product = await desk.onShelf('C-1', 'Grease nipple')
    const order = await desk.confirmed(product, 2)
    const binu = await desk.packer('Binu')
    await desk.start(binu, [order])
    const { _id: walkId } = await desk.walk(binu)
    const command = randomUUID()
    const one = { order, product, pieces: 1, at: shop.shop.clock().toISOString() }
    const sent = await Promise.all([desk.tap(binu, walkId, one, command), desk.tap(binu, walkId, one, command)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(sent[0]?.body).toEqual(sent[1]?.body)
    const last = await Promise.all([desk.tap(binu, walkId, one), desk.tap(binu, walkId, one)])
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.walk(binu)).stops[0]?.shares).toMatchObject([{ taken: 2, toTake: 0 }])
    const { rows } = await shop.pool.query('SELECT sum(pieces)::int AS pieces FROM pick_taps WHERE order_id = $1', [
      order._id,
    ])
    expect(rows).toEqual([{ pieces: 2 }])
  })

  test('is lost with a connection that breaks before the answer, and arrives with the next try', async () => {
    const product = await desk.onShelf('C-2', 'Circlip')
    const order = await desk.confirmed(product)
    const binu = await desk.packer('Binu')
    await desk.start(binu, [order])
    const { _id: walkId } = await desk.walk(binu)
    const [command, one] = [randomUUID(), { order, product, pieces: 1, at: shop.shop.clock().toISOString() }]
    // whoever holds the order's row is as far as the tap gets; then its connection is killed
    const holder = await shop.pool.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT FROM pick_orders WHERE order_id = $1 FOR UPDATE', [order._id])
      const first = desk.tap(binu, walkId, one, command)
      await expect
        .poll(async () => (await shop.pool.query(killWaiting)).rowCount, { timeout: 20_000 })
        .toBeGreaterThan(0)
      expect((await first).status).toBeGreaterThanOrEqual(500)
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
    expect((await desk.walk(binu)).stops[0]?.shares).toMatchObject([{ taken: 0 }])
    expect((await desk.tap(binu, walkId, one, command)).status).toBe(200)
    expect((await desk.walk(binu)).stops[0]?.shares).toMatchObject([{ taken: 1 }])
  })

  test('of a cancelled order is kept, and its pieces are put back, by whoever is there', async () => {
    const product = await desk.onShelf('C-3', 'Hose')
    const order = await desk.confirmed(product, 3)
    const [binu, anu] = [await desk.packer('Binu'), await desk.packer('Anu')]
    await desk.start(binu, [order])
    const { _id: walkId } = await desk.walk(binu)
    await desk.tap(binu, walkId, { order, product, pieces: 2 })
    await moveOrder(shop.shop, order.number, 'cancelled')
    expect((await desk.walk(binu)).stops[0]?.shares).toMatchObject([{ toTake: 0, taken: 2, toPutBack: 2 }])
    // it was taken off the shelf before the phone knew
    expect((await desk.tap(binu, walkId, { order, product, pieces: 1 })).status).toBe(200)
    await desk.end(binu, walkId)
    const { putBack } = await desk.picking(anu)
    expect(sharesOf(putBack, product.productId)).toMatchObject([{ number: order.number, toPutBack: 3 }])
    const back = { order, product, kind: 'back' } as const
    expect((await desk.tap(anu, walkId, { ...back, pieces: 4 })).body.message).toContain('Only 3 pieces were taken')
    expect((await desk.tap(anu, walkId, { ...back, pieces: 3 })).status).toBe(200)
    expect(sharesOf((await desk.picking(anu)).putBack, product.productId)).toEqual([])
  })

  test('on a walk that has ended meanwhile is kept', async () => {
    const product = await desk.onShelf('C-4', 'Nozzle')
    const order = await desk.confirmed(product)
    const binu = await desk.packer('Binu')
    await desk.start(binu, [order])
    const { _id: walkId } = await desk.walk(binu)
    await desk.end(desk.owner, walkId)
    expect((await desk.tap(binu, walkId, { order, product, pieces: 1 })).status).toBe(200)
    expect(await desk.stateOf(order)).toBe('picked')
  })

  test('of pieces that are in a parcel, of another’s walk, or of nobody’s order is refused; nothing is kept', async () => {
    const product = await desk.onShelf('C-5', 'Spring')
    const [order, other] = [await desk.confirmed(product, 3), await desk.confirmed(product)]
    const [binu, anu] = [await desk.packer('Binu'), await desk.packer('Anu')]
    const packed = { lines: [{ position: 1, pieces: 2 }], carrier: 'DTDC' }
    expect((await desk.owner.call(calls.packParcel, { params: { id: order._id }, body: packed })).status).toBe(201)
    await desk.start(binu, [order])
    const { _id: walkId, stops } = await desk.walk(binu)
    expect(stops[0]?.shares).toMatchObject([{ toTake: 1, taken: 2 }])
    expect((await desk.tap(binu, walkId, { order, product, pieces: 2 })).status).toBe(409)
    expect((await desk.tap(anu, walkId, { order, product, pieces: 1 })).status).toBe(404)
    expect((await desk.tap(binu, walkId, { order: other, product, pieces: 1 })).status).toBe(404)
    expect((await desk.tap(binu, randomUUID(), { order, product, pieces: 1 })).status).toBe(404)
    expect((await desk.walk(binu)).stops[0]?.shares).toMatchObject([{ toTake: 1, taken: 2 }])
    expect((await desk.tap(binu, walkId, { order, product, pieces: 1 })).status).toBe(200)
    await moveOrder(shop.shop, other.number, 'packed')
  })
})

describe('a short shelf', () => {
  test('marks each order that misses some, and is entered into a count that knows what was picked', async () => {
    const product = await desk.onShelf('D-1', 'Seal', 5)
    const [a, b] = [await desk.confirmed(product, 2), await desk.confirmed(product, 2)]
    const binu = await desk.packer('Binu')
    await desk.start(binu, [a, b])
    const { _id: walkId } = await desk.walk(binu)
    await desk.tap(binu, walkId, { order: a, product, pieces: 2 })
    const { status, body } = await desk.short(binu, walkId, product, 0)
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: expect.stringMatching(/^Seal: 2 pieces missing\. Marked in the orders\. It is in Count \d+\.$/),
    })
    expect([await desk.stateOf(a), await desk.stateOf(b)]).toEqual(['picked', 'short'])
    const { rows } = await shop.pool.query(
      `SELECT l.counted, l.expected FROM count_lines l JOIN counts c ON c.id = l.count_id
       WHERE l.product_id = $1 AND c.state = 'open' AND c.scope ->> 'name' = 'Missing while picking'`,
      [product.productId],
    )
    // one on hand that nobody bought, and two for b that are not taken
    expect(rows).toEqual([{ counted: 0, expected: 3 }])
    const order = (await desk.owner.call(calls.getOrder, { params: { id: b._id } })).body.data
    expect(order.picking).toEqual({ state: 'short', by: 'Binu', missing: ['Seal'] })
    const listed = (await desk.owner.call(calls.listOrders, { query: { pick: 'short' } })).body.data
    expect(listed).toMatchObject([{ number: b.number, picking: 'short' }])
    // found elsewhere
    await desk.tap(binu, walkId, { order: b, product, pieces: 2 })
    expect(await desk.stateOf(b)).toBe('picked')
    expect((await desk.short(binu, walkId, product, 0)).body.message).toContain('nothing is missing')
  })

  test('of two people at once is one count', async () => {
    const people = [await desk.packer('Binu'), await desk.packer('Anu')]
    const products = [await desk.onShelf('D-2', 'Key'), await desk.onShelf('D-3', 'Pin')]
    const sent = people.map(async (who, at) => {
      const product = products[at] ?? { productId: '', variantIds: [] }
      await desk.start(who, [await desk.confirmed(product)])
      return desk.short(who, (await desk.walk(who))._id, product, 0)
    })
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await shop.pool.query(`SELECT count(*)::int AS open FROM counts WHERE state = 'open'`)
    expect(rows).toEqual([{ open: 1 }])
  })
})
