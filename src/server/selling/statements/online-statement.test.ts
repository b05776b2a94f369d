import { expect, test } from 'vitest'
import type { BuiltShopper } from '../../../../test/builders/build-shopper.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

const minute = 60_000
const liveKeys = { RAZORPAY_KEY_ID: 'rzp_live_proof00000001' }

const read = async ({ shop }: Paying, { token }: BuiltShopper) =>
  (await shop.call('GET', '/user/statement', { token })).body.data

test('an order that is paid online is an advance until its invoice, and what is cancelled goes back', async () => {
  const paying = await Paying.open({ env: liveKeys })
  try {
    const { shopper, order } = await paying.paid()
    const advance = await read(paying, shopper)
    expect(advance.rows).toMatchObject([
      { kind: 'payment', order: order.number, debit: 0, credit: 1900, balance: -1900 },
    ])
    expect(advance.rows[0]?.number).toMatch(/^RV\//)
    await moveOrder(paying.shop.shop, order._id, 'confirmed')
    const invoiced = await read(paying, shopper)
    expect(invoiced.rows.map(({ kind }) => kind)).toEqual(['payment', 'invoice'])
    expect(invoiced.closing).toBe(0)

    const second = await paying.paid()
    await paying.cancel(second.shopper, second.order._id)
    await reconcile(paying.shop.shop)
    expect((await read(paying, second.shopper)).closing).toBe(-1900)
    const [refund] = paying.bank.refundsOf(second.payment)
    if (!refund) throw new Error('no refund was sent')
    paying.bank.answerRefund(refund, 'processed')
    await paying.deliver(paying.bank.webhook('refund.processed', { payment: second.payment, refund }))
    const back = await read(paying, second.shopper)
    expect(back.rows.map(({ kind }) => kind)).toEqual(['payment', 'refund'])
    expect(back.rows[1]?.number).toMatch(/^RFV\//)
    expect(back.closing).toBe(0)
  } finally {
    await paying.close()
  }
})

test('a payment that became no order goes back, and both stand there without one', async () => {
  const paying = await Paying.open({ env: liveKeys })
  try {
    const { shopper, productId, orderId } = await paying.started({ stock: 4 })
    await paying.later(16 * minute)
    const faster = await paying.shopping()
    await paying.add(faster.shopper, productId, 1)
    expect(await paying.cash(faster.shopper)).toMatchObject({ status: 201 })
    const payment = paying.bank.pay(orderId)
    await paying.later(30 * minute)
    expect((await read(paying, shopper)).closing).toBe(-1900)
    const [refund] = paying.bank.refundsOf(payment)
    if (!refund) throw new Error('no refund was sent')
    paying.bank.answerRefund(refund, 'processed')
    await paying.deliver(paying.bank.webhook('refund.processed', { payment, refund }))
    const { rows, closing } = await read(paying, shopper)
    expect(rows).toMatchObject([
      { kind: 'payment', order: null, debit: 0, credit: 1900 },
      { kind: 'refund', order: null, debit: 1900, credit: 0 },
    ])
    expect(closing).toBe(0)
  } finally {
    await paying.close()
  }
})

test('a refund that a process of the former version finishes stands in it', async () => {
  const paying = await Paying.open({ env: liveKeys })
  try {
    const { shopper, order, payment } = await paying.paid()
    await paying.cancel(shopper, order._id)
    await reconcile(paying.shop.shop)
    await paying.shop.pool.query(
      `UPDATE refunds SET status = 'processed', due_at = NULL, updated_at = $2 WHERE payment_id = $1`,
      [payment.id, paying.shop.shop.clock()],
    )
    const { rows, closing } = await read(paying, shopper)
    expect(rows.map(({ kind }) => kind)).toEqual(['payment', 'refund'])
    expect(closing).toBe(0)
  } finally {
    await paying.close()
  }
})

test('an order that was paid by a test is left out, and counted', async () => {
  const paying = await Paying.open()
  try {
    const { shopper, order } = await paying.paid()
    await moveOrder(paying.shop.shop, order._id, 'confirmed')
    expect(await read(paying, shopper)).toMatchObject({ opening: 0, rows: [], closing: 0, testsLeftOut: 1 })
  } finally {
    await paying.close()
  }
})
