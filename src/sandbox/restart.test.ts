import { expect, test } from 'vitest'
import { openShop } from '../../test/app.ts'
import { payInSandbox } from '../../test/builders/pay-in-sandbox.ts'
import { runSandbox } from './start-sandbox.ts'

test('what a process leaves behind, another one finds: keys, late payments, and webhooks not yet sent', async () => {
  const first = await openShop()
  const order = { amount: 50_000, currency: 'INR', receipt: 'r', notes: {}, expiryMinutes: 20 } as const
  const { id } = await first.shop.provider.createOrder(order)
  await payInSandbox(first.shop, id, 'pending@razorpay')
  // the first never runs its provider again, as if it were gone
  const second = await openShop({ beside: first, now: new Date(Date.now() + 31_000).toISOString() })
  await runSandbox(second.shop)
  const [payment] = await second.shop.provider.paymentsOfOrder(id)
  expect(payment).toMatchObject({ status: 'captured', amount: 50_000 })
  const { rows } = await second.pool.query('select event, tries from sandbox_webhooks order by id')
  expect(rows).toEqual(['payment.authorized', 'payment.captured', 'order.paid'].map((event) => ({ event, tries: 1 })))
  await second.close()
  await first.close()
})
