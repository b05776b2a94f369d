import { expect, test } from 'vitest'
import type { BuiltShopper } from '../../../../test/builders/build-shopper.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

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
