import { afterAll, beforeAll, expect, test } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

/** Runs prepared statements: confirms a cash order, and cancels an order that was paid. */
async function sellAndCancel() {
  const { shopper } = await paying.shopping()
  const cash = await paying.cash(shopper)
  expect(cash).toMatchObject({ status: 201 })
  await moveOrder(paying.shop.shop, cash.body.data._id, 'confirmed')
  const paid = await paying.paid()
  expect(await paying.cancel(paid.shopper, paid.order._id)).toMatchObject({ status: 200 })
  expect(await paying.ordersOf(paid.shopper)).toMatchObject([{ status: 'cancelled' }])
}

test('a migration that adds a column to every table breaks no statement that a running process has prepared', async () => {
  await sellAndCancel()
  const { rows } = await paying.shop.pool.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  for (const { name } of rows) await paying.shop.pool.query(`ALTER TABLE "${name}" ADD COLUMN added_later int`)
  for (let again = 0; again < 10; again++) await sellAndCancel()
})
