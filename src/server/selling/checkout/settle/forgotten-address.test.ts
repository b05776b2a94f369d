import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeLate,
  expectInOrder,
  expired,
  openLate,
  paying,
  reasonOf,
  ways,
} from '../../../../../test/proof/late-paying.ts'
import { erasePerson } from '../../../operations/personal-data/erase-person.ts'
import { findUser } from '../../../shoppers/accounts/user-queries.ts'
import { forgetOldCheckouts } from '../pay/forget-checkouts.ts'

// What was paid for a checkout whose address is kept no more can be sent nowhere: it goes back.

beforeAll(openLate)
afterAll(closeLate)

test('a payment that comes after the account was closed goes back', async () => {
  const { shopper, productId, orderId } = await expired()
  const user = await findUser(paying.shop.db, shopper.userId)
  if (user) await erasePerson(paying.shop.shop, user)
  const late = paying.bank.pay(orderId)
  await ways.webhook(shopper, late)
  expect(await reasonOf(late)).toBe('address_gone')
  expect(
    await paying.shop.db.selectFrom('orders').select('id').where('user_id', '=', shopper.userId).execute(),
  ).toEqual([])
  expect(await paying.stockOf(productId)).toMatchObject({ held: 0 })
  await expectInOrder()
})

test('a payment that comes after the address of its checkout was forgotten goes back, and says why', async () => {
  const { shopper, orderId } = await expired()
  const { db, shop } = paying.shop
  await db.updateTable('checkouts').set({ ask_at: null }).where('provider_order_id', '=', orderId).execute()
  expect(await forgetOldCheckouts(db, new Date(shop.clock().getTime() + 1))).toBe(1)
  const late = paying.bank.pay(orderId)
  const verified = await ways.verify(shopper, late)
  expect(verified).toMatchObject({ status: 409, body: { message: expect.stringContaining('address') } })
  expect(await reasonOf(late)).toBe('address_gone')
  await expectInOrder()
})
