import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSaid as expectSaidIn, set as setIn } from '../../../../test/health.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import type { CheckName } from '../../../shared/copy/office/health.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

const set = (statement: string) => setIn(paying.shop, statement)
const expectSaid = (name: CheckName, wrong: () => unknown, right: () => unknown, said: object) =>
  expectSaidIn(paying.shop, name, { wrong, right, said })

describe('money', () => {
  it('is said to be stuck, silent or stopped where it is', async () => {
    const { order } = await paying.paid()
    const hours = (count: number) => `now() - interval '${count} hours'`
    const checkout = (fields: string) => set(`UPDATE checkouts SET ${fields}`)
    const none = checkout(`ask_at = NULL, failed_asks = 0, under_way = NULL`)
    await none()
    await expectSaid('payments', checkout(`ask_at = ${hours(1)}`), none, {
      state: 'bad',
      text: 'The status of 1 payment was not checked with the provider.',
      since: expect.any(Date),
    })
    await expectSaid('payments', checkout(`ask_at = now(), failed_asks = 6`), none, {
      text: 'The provider does not answer about 1 payment.',
    })
    await expectSaid(
      'webhooks',
      set(`UPDATE payments SET created_at = ${hours(5)}; DELETE FROM webhook_events`),
      set(`UPDATE payments SET created_at = now()`),
      { state: 'warn', text: '1 online payment received without a webhook.' },
    )
    await expectSaid(
      'webhooks',
      set(
        `INSERT INTO webhook_events (id, event, received_at, due_at) VALUES ('e', 'payment.captured', ${hours(2)}, now())`,
      ),
      set(`DELETE FROM webhook_events`),
      { state: 'bad', text: '1 webhook could not be processed.' },
    )
    await expectSaid(
      'books',
      set(`ALTER TABLE journal DISABLE TRIGGER USER; UPDATE journal SET amount = amount + 100 WHERE account = 'order'`),
      set(`UPDATE journal SET amount = amount - 100 WHERE account = 'order'; ALTER TABLE journal ENABLE TRIGGER USER`),
      {
        state: 'bad',
        text: 'A payment of the last day matches no order or refund.',
      },
    )
    const refund = (status: string) =>
      `INSERT INTO refunds (id, payment_id, amount, currency, reason, status, idempotency_key, due_at, created_at, updated_at)
        SELECT 'r', id, amount, 'INR', 'order_cancelled', '${status}', 'k', ${status === 'queued' ? 'now()' : 'NULL'}, ${hours(48)}, now() FROM payments`
    const noRefund = set(`DELETE FROM refunds`)
    await expectSaid('refunds', set(refund('stopped')), noRefund, {
      state: 'bad',
      text: '1 refund failed: the provider refused.',
    })
    await expectSaid('refunds', set(refund('queued')), noRefund, {
      state: 'warn',
      text: '1 refund overdue.',
    })
    expect(order.status).toBe('pending')
  })
})
