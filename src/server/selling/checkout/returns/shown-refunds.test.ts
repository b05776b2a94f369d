import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildReturning, type Returning } from '../../../../../test/builders/build-returning.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

let desk: Returning
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterAll(() => desk.paying.close())

const paidBack = (id: string | undefined, way: 'cash' | 'upi', reference: string) =>
  desk.owner.call(calls.refundPaid, { params: { id: id ?? '' }, body: { way, reference } })

it('shoppers see each refund of an order paid in cash: how much, how, when, and what is still to come', async () => {
  const order = await desk.sold(undefined, 'cash')
  const piece = () => desk.wish(order, [{ position: order.bearing.position, pieces: 1 }])
  const first = (await desk.owner.call(calls.returnItems, await piece())).body.data.refund
  const [before] = await desk.paying.ordersOf(order.shopper)
  expect(before?.refunds).toEqual([{ amount: 165, status: 'pending', way: null, at: null, reference: null }])
  expect((await paidBack(first?._id, 'upi', 'UTR 4021')).status).toBe(200)
  desk.paying.shop.advance(1_000)
  const second = (await desk.owner.call(calls.returnItems, await piece())).body.data.refund
  const [between] = await desk.paying.ordersOf(order.shopper)
  expect(between).toMatchObject({ status: 'delivered', paymentStatus: 'collected', refund: null })
  expect(between?.refunds).toEqual([
    {
      amount: 165,
      status: 'processed',
      way: 'upi',
      at: expect.stringMatching(/^2026-11-26T\d\d:\d\d:/),
      reference: 'UTR 4021',
    },
    { amount: 165, status: 'pending', way: null, at: null, reference: null },
  ])
  expect((await paidBack(second?._id, 'cash', 'Receipt 7')).status).toBe(200)
  const [after] = await desk.paying.ordersOf(order.shopper)
  expect(after?.refunds.map(({ way, status }) => [way, status])).toEqual([
    ['upi', 'processed'],
    ['cash', 'processed'],
  ])
})

it('refunds of an online payment are one, and each by itself', async () => {
  const order = await desk.sold()
  for (const { position } of [order.bearing, order.belt]) {
    const wish = await desk.wish(order, [{ position, pieces: 1 }])
    expect((await desk.manager.call(calls.returnItems, wish)).status).toBe(201)
  }
  const [shown] = await desk.paying.ordersOf(order.shopper)
  expect(shown?.refunds).toHaveLength(2)
  expect(shown?.refunds).toMatchObject([
    { way: 'provider', status: 'pending' },
    { way: 'provider', status: 'pending' },
  ])
  const sum = shown?.refunds.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
  expect(sum).toBe(Math.round((shown?.refund?.amount ?? 0) * 100))
})
