import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRuns, type Runs } from '../../../../test/builders/build-runs.ts'
import { set } from '../../../../test/builders/set.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let runs: Runs
beforeAll(async () => {
  runs = await buildRuns()
  await set(runs.shop, { 'cash.fee': 4_000 })
})
afterAll(() => runs.paying.close())

test('the fee for cash is in what is collected: by an order that travels whole, and by parcels together', async () => {
  const biju = await runs.rider('Biju')
  const [whole, inTwo] = [await runs.packed(), await runs.packing.inTwo('cash')]
  await runs.give(biju, [runs.whole(whole), ...[1, 2].map((parcel) => ({ orderId: inTwo.id, parcel }))])
  const asked = [await runs.stopOf(biju, whole), await runs.stopOf(biju, inTwo, 1), await runs.stopOf(biju, inTwo, 2)]
  const [all, first, second] = asked.map(({ collect }) => Math.round((collect ?? 0) * 100)) as [number, number, number]
  // 770 for the goods, 59 for the delivery, 40 for paying in cash
  expect([all, first + second]).toEqual([86_900, 86_900])
  expect(Math.min(first, second)).toBeGreaterThan(0)
  for (const stop of asked) expect((await runs.mark(biju, stop._id, 'cash', { amount: stop.collect })).status).toBe(200)
  const [run] = await runs.own(biju)
  expect(run?.collected).toBe(1_738)
  for (const order of [whole, inTwo])
    expect(await order.read()).toMatchObject({
      ...{ status: 'delivered', paymentStatus: 'collected', toCollect: null },
      money: { breakdown: { cashFee: 40, deliveryCharges: 99, payable: 869 } },
    })
  await runs.counter.call(calls.openTill, { body: { float: 1_000 } })
  expect((await runs.handIn(run?._id ?? '', { collected: 1_738, counted: 1_738 })).status).toBe(200)
  expect(await runs.faults()).toEqual([])
})
