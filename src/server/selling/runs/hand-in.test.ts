import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRuns, type Runs } from '../../../../test/builders/build-runs.ts'
import { askHost, type BuiltStaff, officeHost } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { ask } from '../../platform/db/ask.ts'
import { readCash } from './read-cash.ts'

let runs: Runs
beforeAll(async () => {
  runs = await buildRuns()
})
afterAll(() => runs.paying.close())

/** A person with a run whose orders were all paid in cash; gives the run. */
async function collected(name: string, orders: number): Promise<{ biju: BuiltStaff; runId: string }> {
  const biju = await runs.rider(name)
  for (let at = 0; at < orders; at++) {
    const order = await runs.packed()
    await runs.give(biju, [runs.whole(order)])
    await runs.takeCash(biju, order)
  }
  const [run] = await runs.own(biju)
  return { biju, runId: run?._id ?? '' }
}

const till = async () => (await runs.counter.call(calls.presentTill, {})).body.data.open

describe('the hand-in of a run', () => {
  test('counts its cash into the open till; a difference wants a reason; nothing of it changes any more', async () => {
    expect(await runs.counter.call(calls.openTill, { body: { float: 1000 } })).toMatchObject({ status: 200 })
    const { biju, runId } = await collected('Biju', 2)
    expect((await runs.own(biju))[0]?.collected).toBe(1658)
    const unsaid = await runs.handIn(runId, { collected: 1658, counted: 1650 })
    expect(unsaid).toMatchObject({ status: 400, body: { errors: { reason: expect.stringContaining('-₹8') } } })
    expect((await till())?.ins).toBe(0)
    const command = randomUUID()
    const said = { params: { id: runId }, body: { collected: 1658, counted: 1650, reason: 'No change' }, command }
    const done = await runs.counter.call(calls.handInRun, said)
    expect(done.body.message).toBe('₹1,650 from Biju put into the till. Difference -₹8.')
    expect((await runs.counter.call(calls.handInRun, said)).body).toEqual(done.body)
    expect(await till()).toMatchObject({
      ins: 1650,
      expected: 2650,
      rows: [{ kind: 'in', amount: 1650, reason: expect.stringMatching(/^Deliveries of Biju, /), by: 'Sajitha' }],
    })
    const { closed } = (await runs.counter.call(calls.listRuns, {})).body.data
    expect(closed[0]).toMatchObject({
      by: 'Biju',
      collected: 1658,
      handIn: { counted: 1650, difference: -8, reason: 'No change', by: 'Sajitha', inTill: true },
    })
    expect(await runs.own(biju)).toEqual([])
    // the next parcels of the day are another run
    const order = await runs.packed()
    await runs.give(biju, [runs.whole(order)])
    expect(await runs.own(biju)).toMatchObject([{ tour: 2, stops: [{ number: order.number }] }])
    expect(await runs.faults()).toEqual([])
  })

  test('of two at the same moment one is taken, the other is told of it, and the cash is in the till once', async () => {
    for (let at = 0; at < 4; at++) {
      const { runId } = await collected(`Rider ${at}`, 1)
      const before = (await till())?.ins ?? 0
      const both = await Promise.all(
        [runs.counter, runs.desk.manager].map((by) => runs.handIn(runId, { collected: 829, counted: 829 }, by)),
      )
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const told = both.find(({ status }) => status === 409)?.body.message
      expect(told).toMatch(/^This run was handed in to (Sajitha|Staff manager), /)
      expect((await till())?.ins).toBe(before + 829)
    }
    expect(await runs.faults()).toEqual([])
  })

  test('that races with a mark has its cash, or is told of it', async () => {
    for (let at = 0; at < 4; at++) {
      const { biju, runId } = await collected(`Racer ${at}`, 1)
      const order = await runs.packed()
      await runs.give(biju, [runs.whole(order)])
      const [, handedIn] = await Promise.all([
        runs.takeCash(biju, order),
        runs.handIn(runId, { collected: 1658, counted: 1658 }),
      ])
      if (handedIn.status !== 200) {
        expect(handedIn.status).toBe(409)
        expect((await runs.handIn(runId, { collected: 1658, counted: 1658 })).status).toBe(200)
      }
    }
    expect(await runs.faults()).toEqual([])
  })

  test('is refused where it cannot be: below nothing, no stops, stops without a mark, another sum than was seen', async () => {
    const { biju, runId } = await collected('Shaji', 1)
    for (const counted of [-1, 0.001, '829', null]) {
      const refused = await runs.handIn(runId, { collected: 829, counted })
      expect(refused).toMatchObject({ status: 400, body: { errors: { counted: expect.any(String) } } })
    }
    const long = await runs.handIn(runId, { collected: 829, counted: 1, reason: 'x'.repeat(121) })
    expect(long).toMatchObject({ status: 400, body: { errors: { reason: expect.any(String) } } })
    expect((await runs.handIn(runId, { collected: 800, counted: 800 })).body.message).toContain('By now ₹829 was')
    const order = await runs.packed()
    await runs.give(biju, [runs.whole(order)])
    expect((await runs.handIn(runId, { collected: 829, counted: 829 })).body.message).toContain('One stop has no mark')
    expect((await runs.handIn(runId, { collected: 829, counted: 829 }, biju)).status).toBe(403)
    expect((await runs.handIn(randomUUID(), { collected: 0, counted: 0 })).status).toBe(404)
    const [empty, taken] = [await runs.rider('Nobody'), await runs.packed()]
    await runs.give(empty, [runs.whole(taken)])
    const [run] = await runs.own(empty)
    const id = run?.stops[0]?._id ?? ''
    await runs.desk.manager.call(calls.takeOffStop, { params: { id } })
    const nothing = await runs.handIn(run?._id ?? '', { collected: 0, counted: 0 })
    expect(nothing).toMatchObject({ status: 409, body: { message: expect.stringContaining('nothing to hand in') } })
  })

  test('of a run without cash closes it; without a till it says that the cash is in no count', async () => {
    const biju = await runs.rider('Online')
    const order = await runs.packed('online')
    await runs.give(biju, [runs.whole(order)])
    await runs.mark(biju, (await runs.stopOf(biju, order))._id, 'delivered')
    const [run] = await runs.own(biju)
    expect((await runs.handIn(run?._id ?? '', { collected: 0, counted: 0 })).status).toBe(200)
    const expected = (await till())?.expected
    expect((await runs.counter.call(calls.closeTill, { body: { counted: expected } })).status).toBe(200)
    const { runId } = await collected('Later', 1)
    const done = await runs.handIn(runId, { collected: 829, counted: 829 })
    expect(done.body.message).toBe('₹829 taken from Later. No till is open, so the cash is in no count.')
    expect(await runs.faults()).toEqual([])
  })

  test.each([
    'UPDATE run_hand_ins SET counted = 1',
    'DELETE FROM run_hand_ins',
    'TRUNCATE run_hand_ins',
    'UPDATE run_cash SET amount = 1',
    'DELETE FROM run_cash',
    'TRUNCATE run_cash',
  ])('is frozen with its journal, for the shop and for the owner of the tables: %s', async (statement) => {
    await expect(ask(runs.shop.shop.db, { text: statement }), 'shop').rejects.toThrow(/permission denied/)
    await expect(runs.shop.pool.query(statement), 'owner').rejects.toThrow(/is only added to/)
  })

  test.each([
    ['UPDATE runs SET closed_at = NULL WHERE closed_at IS NOT NULL', /only closed/],
    ['DELETE FROM runs', /only closed|violates foreign key/],
    [
      `UPDATE run_stops s SET place = 9 FROM runs r WHERE r.id = s.run_id AND r.closed_at IS NOT NULL`,
      /until it is handed in/,
    ],
    ['DELETE FROM run_stops', /until it is handed in/],
  ])('closes its stops for everybody: %s', async (statement, said) => {
    await expect(runs.shop.pool.query(`SELECT set_config('shop.command', 'x', false); ${statement}`)).rejects.toThrow(
      said,
    )
  })
})

describe('cash that people carry', () => {
  test('is listed by person and parcel until it is handed in, and closed by day and month as the journal has it', async () => {
    const before = await runs.cash()
    const { biju, runId } = await collected('Carrier', 2)
    const cash = await runs.cash()
    const own = cash.outstanding.find(({ staffId }) => staffId === biju.staffId)
    expect(own).toMatchObject({
      name: 'Carrier',
      amount: 1658,
      parcels: [{ amount: 829, parcel: null }, { amount: 829 }],
    })
    expect(cash.total).toBe(before.total + 1658)
    expect(cash.month.outstanding).toBe(cash.total)
    await runs.handIn(runId, { collected: 1658, counted: 1660, reason: 'A customer gave too much' })
    const after = await runs.cash()
    expect(after.outstanding.map(({ name }) => name)).not.toContain('Carrier')
    expect(after.month.people.find(({ staffId }) => staffId === biju.staffId)).toEqual({
      staffId: biju.staffId,
      ...{ name: 'Carrier', collected: 1658, handedIn: 1660, difference: 2, outstanding: 0 },
    })
    const { rows } = await runs.shop.pool.query(`
      SELECT coalesce(sum(amount) FILTER (WHERE kind IN ('collected', 'taken_back')), 0)::int AS collected,
        -coalesce(sum(amount) FILTER (WHERE kind = 'handed_in'), 0)::int AS handed_in,
        sum(amount)::int AS outstanding FROM run_cash`)
    const { collected: all, handedIn, difference, outstanding, days } = after.month
    expect({ collected: all * 100, handed_in: handedIn * 100, outstanding: outstanding * 100 }).toEqual(rows[0])
    expect(all - handedIn + difference).toBeCloseTo(outstanding)
    expect(days.at(-1)?.outstanding).toBe(outstanding)
    // a month before anything: nothing of it
    expect((await runs.cash('2026-01')).month).toMatchObject({ opening: 0, days: [], outstanding: 0, people: [] })
    const bad = await runs.counter.call(calls.cashOfRuns, { query: { month: '2026-13' } })
    expect(bad).toMatchObject({ status: 400, body: { errors: { month: expect.stringContaining('2026-11') } } })
  })

  test('is that of each person, also of two with one name', async () => {
    const [one, other] = [await collected('Namesake', 1), await collected('Namesake', 2)]
    const { people } = (await runs.cash()).month
    const of = (staffId: string) => people.find((each) => each.staffId === staffId)?.outstanding
    expect([of(one.biju.staffId), of(other.biju.staffId)]).toEqual([829, 1658])
  })

  test('is added up over every stop, however few are listed; the file has them all', async () => {
    const { biju } = await collected('Many Stops', 3)
    const all = await runs.cash()
    const short = await readCash(runs.shop.shop, undefined, 1)
    expect(short.total).toBe(all.total)
    expect(short.outstanding.flatMap(({ parcels }) => parcels)).toHaveLength(1)
    expect(short.outstanding.find(({ staffId }) => staffId === biju.staffId)).toMatchObject({
      ...{ amount: 2487, since: expect.stringMatching(/^20/), parcels: [], more: 3 },
    })
    expect(all.outstanding.find(({ staffId }) => staffId === biju.staffId)).toMatchObject({ amount: 2487, more: 0 })
    const whole = await readCash(runs.shop.shop, undefined, null)
    expect(whole).toEqual(all)
  })

  test('is a file: by person and parcel, and by day', async () => {
    const { biju } = await collected('=1+1', 1)
    const read = async (what: string) => {
      const path = `/api/office/v1/cash/file?what=${what}`
      const host = `${officeHost}:${new URL(runs.shop.url).port}`
      const headers = { host, cookie: runs.counter.cookie, 'x-office': '1', 'sec-fetch-site': 'same-origin' }
      return (await askHost(runs.shop.url, { path, headers })).text
    }
    const text = await read('outstanding')
    expect(text).toContain('Person,Order,Parcel,Amount,Since')
    expect(text).toMatch(/'=1\+1,BMS-\d+,,829,/)
    expect(await read('month')).toMatch(/Day,Collected,Handed in,Difference,Outstanding[\s\S]*\nTotal,/)
    expect((await biju.call(calls.cashOfRuns, {})).status).toBe(403)
  })
})
