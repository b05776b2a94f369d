import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { settlePayment } from '../checkout/settle/settle-payment.ts'

const half = 15 * 24 * 60 * 60 * 1000

let live: Paying
beforeAll(async () => {
  live = await Paying.open({ env: { RAZORPAY_KEY_ID: 'rzp_live_proof00000001' }, now: '2026-11-21T09:00:00Z' })
})
afterAll(() => live.close())

/** Locks November by a clock that is right; the shop's is behind before and afterwards. */
async function lockNovember(): Promise<void> {
  live.shop.advance(half)
  expect(await runCommand(live.shop.shop, ['lock', '2026-11'])).toContain('2026-11 is locked')
  live.shop.advance(-half)
}

async function vouchers(): Promise<string[]> {
  const { rows } = await live.shop.pool.query(
    'SELECT number FROM receipt_vouchers UNION ALL SELECT number FROM refund_vouchers ORDER BY number',
  )
  return rows.map(({ number }) => number)
}

const inOrder = async () =>
  expect((await auditMoney(live.shop.shop)).checks.filter(({ faults }) => faults.length > 0)).toEqual([])

test('a locked month refuses no payment and no cancellation: they have no voucher, and the log names the order', async () => {
  const before = await live.paid()
  expect(before.order.receiptVoucher).toMatchObject({ number: 'RV/26-27/000001' })
  await lockNovember()
  const warn = vi.spyOn(live.shop.shop.log, 'warn')
  const { shopper, orderId, order, payment } = await live.paid()
  expect(order).toMatchObject({ status: 'pending', receiptVoucher: null })
  const second = live.bank.pay(orderId)
  expect((await live.verify(shopper, live.bank.success(second))).body.code).toBe('payment_refunded')
  for (const each of [before, { shopper, order }])
    expect((await live.cancel(each.shopper, each.order._id)).status).toBe(200)
  const warned = warn.mock.calls as unknown[][]
  expect(warned.filter(([, said]) => String(said).includes('month is locked'))).toEqual([
    [{ order: order.number, payment: payment.id }, expect.stringContaining('no receipt voucher')],
    [{ order: null, payment: second.id }, expect.stringContaining('no receipt voucher')],
    [{ order: before.order.number, payment: before.payment.id }, expect.stringContaining('no refund voucher')],
  ])
  warn.mockRestore()
  expect(await vouchers()).toEqual(['RV/26-27/000001'])
  await inOrder()
  live.shop.advance(half)
  const after = await live.paid()
  await live.cancel(after.shopper, after.order._id)
  expect(await vouchers()).toEqual(['RFV/26-27/000001', 'RV/26-27/000001', 'RV/26-27/000002'])
  await inOrder()
})

test('whatever else the database refuses of a voucher fails the payment, until it is settled again', async () => {
  const { pool, shop } = live.shop
  const { shopper, orderId } = await live.started()
  const payment = live.bank.pay(orderId)
  await pool.query('REVOKE INSERT ON receipt_vouchers FROM shop_app')
  const settled = settlePayment(shop, await shop.provider.findPayment(payment.id))
  // the code of a locked month, without its name
  await expect(settled).rejects.toMatchObject({ code: '42501' })
  await pool.query('GRANT INSERT ON receipt_vouchers TO shop_app')
  const { body } = await live.verify(shopper, live.bank.success(payment))
  expect(body.data.receiptVoucher).toMatchObject({ number: expect.stringMatching(/^RV/) })
  await inOrder()
})
