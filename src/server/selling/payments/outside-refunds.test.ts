import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Payment, Refund } from '../../../../test/proof/bank-answers.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

/** The owner gives money back in the provider's dashboard, and the provider says so. */
async function refundInDashboard(payment: Payment, amount: number): Promise<Refund> {
  const refund = paying.bank.refundByHand(payment, amount)
  await paying.deliver(paying.bank.webhook('refund.created', { payment, refund }))
  paying.bank.answerRefund(refund, 'processed')
  await paying.deliver(paying.bank.webhook('refund.processed', { payment, refund }))
  return refund
}

it('money that the owner gave back in the provider’s dashboard is on the living order, and the owner is told', async () => {
  const { shopper, orderId, payment, order } = await paying.paid()
  await refundInDashboard(payment, 50_000)
  await refundInDashboard(payment, 10_000)
  const [shown] = await paying.ordersOf(shopper)
  expect(shown).toMatchObject({
    status: 'pending',
    paymentStatus: 'paid',
    refund: { amount: 600, status: 'processed' },
  })
  expect(shown?.refund?.reference).toMatch(/^74/)
  expect(await paying.progress(shopper, orderId)).toMatchObject({ body: { data: { state: 'paid' } } })
  expect(await runCommand(paying.shop.shop, ['order', order.number])).toMatch(
    /₹600 of it was given back at the payment provider \(processed\)/,
  )
  expect(await auditMoney(paying.shop.shop)).toMatchObject({
    clean: true,
    waiting: [expect.stringMatching(`order ${order.number} is pending, though .*given back at the payment provider`)],
  })
  await paying.cancel(shopper, order._id)
  await reconcile(paying.shop.shop)
  const given = paying.bank.refundsOf(payment).reduce((sum, { amount }) => sum + amount, 0)
  expect(given).toBe(payment.amount)
  expect(await auditMoney(paying.shop.shop)).toMatchObject({ clean: true, waiting: [] })
})
