import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import { auditMoney } from '../../../operations/audit/audit-money.ts'
import { runCommand } from '../../../terminal/run-command.ts'
import { readSales } from '../../orders/sales-queries.ts'
import { moveOrder } from './move-order.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const toTheDoor: OrderStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery']

async function returned(moves: readonly OrderStatus[]) {
  const { order, shopper } = await placeOrder(shop)
  for (const status of [...moves, 'returned'] as const) await moveOrder(shop.shop, order._id, status)
  const [now] = (await shop.call('GET', '/order/get-user-orders', { token: shopper.token })).body.data
  return { order, now, token: shopper.token }
}

const waiting = async () => {
  const { body } = await owner.call(officeEndpoints.listOrders, { query: { queue: 'coming_back' } })
  return body.data.map(({ number }) => number)
}

describe('cash orders that come back', () => {
  test('refused at the door: nothing is due and nothing goes back; it waits nowhere', async () => {
    const { order, now } = await returned(toTheDoor)
    expect(now).toMatchObject({ status: 'returned', paymentStatus: 'void', refund: null })
    expect(await waiting()).not.toContain(order.number)
    const mails = (await readSentMails(shop.shop)).filter(({ subject }) => subject.includes(order.number))
    expect(mails.at(-1)?.text).toContain('There is nothing to pay.')
    expect(await runCommand(shop.shop, ['refunds'])).not.toContain(order.number)
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('returned after it was paid: to be paid back by hand, marked so in the office, and then done', async () => {
    const { order, now, token } = await returned([...toTheDoor, 'delivered'])
    expect(now).toMatchObject({ paymentStatus: 'refund_pending' })
    expect(await waiting()).toContain(order.number)
    const by = await buildStaff(shop, ['accountant'])
    const body = { way: 'upi' as const, reference: 'UTR 4021' }
    const [refund] =
      (await owner.call(officeEndpoints.getOrder, { params: { id: order._id } })).body.data.money?.refunds ?? []
    expect(refund).toMatchObject({ amount: order.totalAmount, way: 'cash', status: 'owed' })
    const params = { id: refund?._id ?? '' }
    const unsaid = await by.call(officeEndpoints.refundPaid, { params, body: { ...body, reference: '' } })
    expect(unsaid.status).toBe(400)
    const packer = await buildStaff(shop, ['packer'])
    expect((await packer.call(officeEndpoints.refundPaid, { params, body })).status).toBe(403)
    expect(await by.call(officeEndpoints.refundPaid, { params, body })).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining(order.number) },
    })
    const [after] = (await shop.call('GET', '/order/get-user-orders', { token })).body.data
    expect(after?.paymentStatus).toBe('refunded')
    expect(await waiting()).not.toContain(order.number)
    expect((await by.call(officeEndpoints.refundPaid, { params, body })).status).toBe(404)
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('or marked so at the terminal, with the way', async () => {
    const { order } = await returned([...toTheDoor, 'delivered'])
    const paid = (...more: string[]) => runCommand(shop.shop, ['refunds', 'paid', order.number, ...more])
    await expect(paid('--way', 'cheque', '--reference', 'UTR 1')).rejects.toThrow(/cash, upi, bank/)
    expect(await paid('--way', 'cash', '--reference', 'Receipt 12')).toContain('is refunded')
    expect(await runCommand(shop.shop, ['refunds'])).not.toContain(order.number)
  })

  test('are no sales of their day', async () => {
    const day = [new Date('2026-11-25T18:30:00Z'), new Date('2026-11-26T18:30:00Z')] as const
    const before = await readSales(shop.db, ...day)
    await returned(toTheDoor)
    await returned([...toTheDoor, 'delivered'])
    expect(await readSales(shop.db, ...day)).toEqual(before)
    await placeOrder(shop)
    expect((await readSales(shop.db, ...day)).orders).toBe(before.orders + 1)
  })
})
