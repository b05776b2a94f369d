import { expect } from 'vitest'
import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { openShop, type TestShop } from '../app.ts'
import type { BuiltShopper } from '../builders/build-shopper.ts'
import { Paying } from './paying.ts'

// What tests of late payments share: a shop with a second process beside it, opened once a test file.

export const minute = 60_000
export let paying: Paying
export let beside: TestShop

export async function openLate(): Promise<void> {
  paying = await Paying.open()
  beside = await openShop({ beside: paying.shop, env: { ...paying.bank.env, LOG_LEVEL: 'silent' } })
}

export async function closeLate(): Promise<void> {
  await beside.close()
  await paying.close()
}

/** A checkout whose hold is over, and that may still be paid. */
export async function expired(options: { stock?: number; quantity?: number } = {}) {
  const started = await paying.started(options)
  await paying.later(16 * minute)
  return started
}

export async function intentOf(shopper: BuiltShopper): Promise<string> {
  const { status, body } = await paying.intent(shopper)
  expect(status).toBe(200)
  return body.order_id
}

type Payment = ReturnType<Paying['bank']['pay']>

/** The ways in which the shop learns of a payment. */
export const ways = {
  verify: (shopper: BuiltShopper, payment: Payment) => paying.verify(shopper, paying.bank.success(payment)),
  webhook: async (_: BuiltShopper, payment: Payment) => {
    const webhook = paying.bank.webhook('payment.captured', { payment })
    const status = await paying.deliver(webhook)
    await expect.poll(() => isLookedAt(webhook.id), { timeout: 30_000 }).toBe(true)
    return status
  },
  reconciliation: async () => {
    for (const minutes of [5, 60, 60, 60]) await paying.later(minutes * minute)
  },
}
/** A webhook is answered after a moment, whether it is handled by then or not. */
async function isLookedAt(id: string): Promise<boolean> {
  const events = paying.shop.db.selectFrom('webhook_events').select(['due_at', 'last_error']).where('id', '=', id)
  const event = await events.executeTakeFirstOrThrow()
  return event.due_at === null || event.last_error !== null
}

export const everyWay = Object.keys(ways) as (keyof typeof ways)[]

export const reasonOf = async ({ id }: Payment) => (await paying.refundOf(id))?.reason ?? null
export const clear = ({ token }: BuiltShopper) => paying.shop.call('DELETE', '/cart', { token })
export const checkoutOf = (orderId: string) =>
  paying.shop.db.selectFrom('checkouts').selectAll().where('provider_order_id', '=', orderId).executeTakeFirstOrThrow()

export async function expectInOrder() {
  expect(await auditMoney(paying.shop.shop)).toMatchObject({ clean: true })
}
