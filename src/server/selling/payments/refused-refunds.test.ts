import { afterAll, beforeAll, expect, it } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'
import { sendDueRefunds } from './send-refunds.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

it('that is refused again and again stops after six, and waits for the owner, who asks again', async () => {
  const { shopper, payment, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  for (let n = 0; n < 20; n += 1) {
    await paying.later(24 * 3_600_000)
    const open = paying.bank.refundsOf(payment).find(({ status }) => status === 'pending')
    if (open) paying.bank.answerRefund(open, 'failed')
    // a session that nobody uses for two weeks ends
    await paying.ordersOf(shopper)
  }
  expect(paying.bank.refundsOf(payment)).toHaveLength(6)
  expect(await paying.refundOf(payment.id)).toMatchObject({ status: 'stopped', refusals: 6, due_at: null })
  expect(await paying.ordersOf(shopper)).toMatchObject([
    { paymentStatus: 'refund_pending', refund: { status: 'delayed', amount: 1900 } },
  ])
  const audit = await auditMoney(paying.shop.shop)
  expect(audit).toMatchObject({
    clean: true,
    waiting: expect.arrayContaining([expect.stringMatching(`${payment.id} waits for the owner`)]),
  })
  expect(await runCommand(paying.shop.shop, ['refunds'])).toMatch(
    new RegExp(`${order.number} .*order_cancelled +STOPPED.*failed at the bank`),
  )
  await runCommand(paying.shop.shop, ['refunds', 'retry', order.number])
  await paying.later(1000)
  expect(paying.bank.refundsOf(payment)).toHaveLength(7)
  const again = paying.bank.refundsOf(payment).at(-1)
  if (again) paying.bank.answerRefund(again, 'processed')
  await paying.later(60_000)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded', refund: { status: 'processed' } }])
  await expect(runCommand(paying.shop.shop, ['refunds', 'retry', order.number])).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('that the provider refuses is asked for ever more seldom, then no more; paid back by hand it is done', async () => {
  const { shopper, payment, order } = await paying.paid()
  payment.captured = false
  await paying.cancel(shopper, order._id)
  const asked: number[] = []
  for (let hour = 0; hour < 24 * 8; hour += 1) {
    const before = paying.refundKeysOf(payment.id).length
    await paying.later(3_600_000)
    if (paying.refundKeysOf(payment.id).length > before) asked.push(hour)
  }
  expect(asked).toHaveLength(6)
  const gaps = asked.slice(1).map((hour, n) => hour - Number(asked[n]))
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
  expect(await paying.refundOf(payment.id)).toMatchObject({ status: 'stopped' })
  await expect(runCommand(paying.shop.shop, ['refunds', 'paid', payment.id])).rejects.toThrow('--reference')
  await runCommand(paying.shop.shop, ['refunds', 'paid', payment.id, '--reference', 'UTR 4711'])
  expect(await paying.ordersOf(shopper)).toMatchObject([
    { paymentStatus: 'refunded', refund: { status: 'processed', reference: 'UTR 4711' } },
  ])
  payment.captured = true
  expect(await auditMoney(paying.shop.shop)).toMatchObject({ clean: true })
})

it('that goes back by itself cannot be paid by hand as well', async () => {
  const { shopper, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  const byHand = () => runCommand(paying.shop.shop, ['refunds', 'paid', order.number, '--reference', 'UTR 1'])
  await expect(byHand()).rejects.toMatchObject({ code: 'order_state' })
  await reconcile(paying.shop.shop)
  await expect(byHand()).rejects.toMatchObject({ code: 'order_state' })
  await expect(runCommand(paying.shop.shop, ['refunds', 'retry', order.number])).rejects.toMatchObject({
    code: 'order_state',
  })
})

it('that the owner asks for again is not paid by hand at the same moment: one of the two is refused', async () => {
  const { shopper, payment, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  const { pool } = paying.shop
  await pool.query(`UPDATE refunds SET status = 'stopped', due_at = NULL WHERE payment_id = $1`, [payment.id])
  const holder = await pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [order._id])
    const byHand = runCommand(paying.shop.shop, ['refunds', 'paid', order.number, '--reference', 'UTR 2'])
    const refused = expect(byHand).rejects.toMatchObject({ code: 'order_state' })
    // it has read what is owed, and waits for the order
    const waits = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
    await expect.poll(async () => (await pool.query(waits)).rows[0].n).toBe(1)
    await runCommand(paying.shop.shop, ['refunds', 'retry', payment.id])
    await sendDueRefunds(paying.shop.shop)
    await holder.query('COMMIT')
    await refused
  } finally {
    holder.release()
  }
  expect(paying.bank.refundsOf(payment)).toHaveLength(1)
  expect(await paying.refundOf(payment.id)).toMatchObject({ status: 'pending', reference: null })
})
