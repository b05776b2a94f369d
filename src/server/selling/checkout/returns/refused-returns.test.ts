import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import {
  type BackLine,
  buildReturning,
  type Returning,
  type Sold,
} from '../../../../../test/builders/build-returning.ts'
import { buildStaff } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

let desk: Returning
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterAll(() => desk.paying.close())

describe('a return of pieces', () => {
  test.each<[string, (order: Sold) => { lines: BackLine[]; more?: object }, string]>([
    ['no pieces', ({ belt }) => ({ lines: [{ position: belt.position, pieces: 0 }] }), 'lines.0.pieces'],
    ['fewer than none', ({ belt }) => ({ lines: [{ position: belt.position, pieces: -1 }] }), 'lines.0.pieces'],
    ['half a piece', ({ belt }) => ({ lines: [{ position: belt.position, pieces: 1.5 }] }), 'lines.0.pieces'],
    ['a milliard', ({ belt }) => ({ lines: [{ position: belt.position, pieces: 1e9 }] }), 'lines.0.pieces'],
    ['more than are left', ({ belt }) => ({ lines: [{ position: belt.position, pieces: 2 }] }), 'lines.0.pieces'],
    ['no line of the order', () => ({ lines: [{ position: 9, pieces: 1 }] }), 'lines.0.position'],
    ['the delivery as a line', () => ({ lines: [{ position: 3, pieces: 1 }] }), 'lines.0.position'],
    ['nothing', () => ({ lines: [] }), 'lines'],
    [
      'a line twice',
      ({ bearing: { position } }) => ({
        lines: [
          { position, pieces: 1 },
          { position, pieces: 1 },
        ],
      }),
      'lines.1.position',
    ],
    [
      'no condition',
      ({ belt }) => ({ lines: [{ position: belt.position, pieces: 1, condition: undefined as unknown as string }] }),
      'lines.0.condition',
    ],
    ['no reason', ({ belt }) => ({ lines: [{ position: belt.position, pieces: 1 }], more: { reason: ' ' } }), 'reason'],
  ])('is refused for %s, at its field, and nothing is changed', async (_, of, field) => {
    refusedOrder ??= await desk.sold()
    const order = refusedOrder
    const { lines, more } = of(order)
    const before = await order.read()
    const refused = await desk.owner.call(calls.returnItems, await desk.wish(order, lines, more))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
    expect(Object.values(refused.body.errors ?? {})[0]).toMatch(/\w+ \w+/)
    expect(await order.read()).toEqual(before)
  })
  let refusedOrder: Sold | undefined

  it('is refused where it was seen as it is no more, has not left, or is too much for the person', async () => {
    const order = await desk.sold()
    const line = [{ position: order.bearing.position, pieces: 1 }]
    const stale = await desk.wish(order, line)
    expect((await desk.owner.call(calls.returnItems, stale)).status).toBe(201)
    expect(await desk.owner.call(calls.returnItems, stale)).toMatchObject({
      status: 409,
      body: { code: 'order_state' },
    })
    const little = await buildStaff(desk.paying.shop, ['manager'], { limits: { refund: 20_000 } })
    expect(
      (await little.call(calls.returnItems, await desk.wish(order, line))).status,
      'the first is within ₹200',
    ).toBe(201)
    const small = await little.call(calls.returnItems, await desk.wish(order, line))
    expect(small, 'two of one order are one to the limit').toMatchObject({ status: 403 })
    const packed = await desk.sold(['confirmed', 'packed'])
    expect((await desk.owner.call(calls.returnItems, await desk.wish(packed, line))).status).toBe(409)
    expect(await desk.faults()).toEqual([])
  })

  it('leaves the order delivered: no step is taken back of what is credited, paid online or in cash', async () => {
    for (const how of ['online', 'cash'] as const) {
      const order = await desk.sold(undefined, how)
      const line = [{ position: order.bearing.position, pieces: 1 }]
      expect((await desk.owner.call(calls.returnItems, await desk.wish(order, line))).status).toBe(201)
      expect((await order.read()).steps).not.toContain('undeliver')
      const undo = { params: { id: order.id }, body: { saw: 'delivered' as const } }
      expect(await desk.owner.call(calls.undeliverOrder, undo)).toMatchObject({ status: 409 })
      expect(await order.read()).toMatchObject({ status: 'delivered' })
    }
    const shipped = await desk.sold(['confirmed', 'packed', 'shipped'])
    const belt = [{ position: shipped.belt.position, pieces: 1 }]
    expect((await desk.owner.call(calls.returnItems, await desk.wish(shipped, belt))).status).toBe(201)
    const unship = { params: { id: shipped.id }, body: { saw: 'shipped' as const } }
    expect(await desk.owner.call(calls.unshipOrder, unship)).toMatchObject({ status: 409 })
    expect(await desk.faults()).toEqual([])
  })

  it('is the owner’s alone after the days of the terms', async () => {
    const order = await desk.sold()
    await desk.paying.shop.pool.query(
      `UPDATE orders SET delivered_at = delivered_at - interval '8 days' WHERE id = $1`,
      [order.id],
    )
    const late = await desk.wish(order, [{ position: order.belt.position, pieces: 1 }])
    expect(await desk.manager.call(calls.returnItems, late)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('The return period ended on') },
    })
    const whole = { params: { id: order.id }, body: { saw: 'delivered' as const, reason: 'Too late' } }
    expect(await desk.manager.call(calls.returnOrder, whole)).toMatchObject({ status: 403 })
    expect((await desk.owner.call(calls.returnItems, late)).status).toBe(201)
  })

  it('gives back no more than was paid, whoever asks at once, and whatever is written', async () => {
    const order = await desk.sold()
    const amount = Math.floor(order.payable / 2 / 100) + 1
    const lines = [order.bearing.position, order.belt.position]
    const credit = () =>
      desk.owner.call(calls.creditItems, { params: { id: order.id }, body: { amount, lines, reason: 'Late' } })
    const answers = await Promise.all(Array.from({ length: 6 }, credit))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(400)])
    const more = desk.paying.shop.pool.query(
      `INSERT INTO refunds (id, payment_id, amount, currency, reason, status, idempotency_key, due_at, created_at, updated_at)
       SELECT 'too-much', id, amount - refunded + 1, 'INR', 'price_reduced', 'queued', 'too-much', now(), now(), now()
       FROM payments WHERE order_id = $1`,
      [order.id],
    )
    await expect(more).rejects.toThrow('payments_refunded_check')
    expect(await desk.faults()).toEqual([])
  })
})
