import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { transact } from '../../platform/db/transact.ts'
import { countCouponUse, giveBackCoupon } from './coupon-uses.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const use = (couponId: string, userId: string) => transact(shop.shop, ({ tx }) => countCouponUse(tx, couponId, userId))
const giveBack = (couponId: string, userId: string) =>
  transact(shop.shop, ({ tx }) => giveBackCoupon(tx, couponId, userId))
const usesOf = async (couponId: string) => {
  const { uses } = await shop.db
    .selectFrom('coupons')
    .select('uses')
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow()
  const each = await shop.db.selectFrom('coupon_uses').select('uses').where('coupon_id', '=', couponId).execute()
  return { uses, each: each.map((row) => row.uses).sort() }
}

/** Returns the number of uses that succeeded; every other one must have been refused. */
async function count(uses: Promise<void>[]): Promise<number> {
  const settled = await Promise.allSettled(uses)
  for (const each of settled) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'coupon_refused' })
  }
  return settled.filter((each) => each.status === 'fulfilled').length
}

test('the last use of a coupon, raced by 20 shoppers, is had once', async () => {
  const { couponId } = await buildCoupon(shop.shop, { total_limit: 5, uses: 4 })
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => buildShopper(shop.shop)))
  expect(await count(shoppers.map(({ userId }) => use(couponId, userId)))).toBe(1)
  expect(await usesOf(couponId)).toEqual({ uses: 5, each: [1] })
})

test('a shopper who races with herself never passes her own limit', async () => {
  const { couponId } = await buildCoupon(shop.shop, { per_shopper_limit: 2 })
  const { userId } = await buildShopper(shop.shop)
  expect(await count(Array.from({ length: 20 }, () => use(couponId, userId)))).toBe(2)
  expect(await usesOf(couponId)).toEqual({ uses: 2, each: [2] })
})

test('a refused use counts nothing', async () => {
  const { couponId } = await buildCoupon(shop.shop, { per_shopper_limit: 1 })
  const { userId } = await buildShopper(shop.shop)
  await use(couponId, userId)
  await expect(use(couponId, userId)).rejects.toMatchObject({ message: 'You have already used this coupon' })
  expect(await usesOf(couponId)).toEqual({ uses: 1, each: [1] })
})

test('a use that is given back can be used again, and is never given back twice', async () => {
  const { couponId } = await buildCoupon(shop.shop, { total_limit: 1, per_shopper_limit: 1 })
  const { userId } = await buildShopper(shop.shop)
  await use(couponId, userId)
  await Promise.all([giveBack(couponId, userId), giveBack(couponId, userId)])
  expect(await usesOf(couponId)).toEqual({ uses: 0, each: [0] })
  await use(couponId, userId)
  expect(await usesOf(couponId)).toEqual({ uses: 1, each: [1] })
})

test('uses and returns of one shopper at once never wait for each other in a circle', async () => {
  const { couponId } = await buildCoupon(shop.shop)
  const { userId } = await buildShopper(shop.shop)
  await Promise.all(Array.from({ length: 10 }, () => use(couponId, userId)))
  const mixed = [use, giveBack, use, giveBack, use, giveBack, use, giveBack]
  await Promise.all(mixed.map((move) => move(couponId, userId)))
  expect(await usesOf(couponId)).toEqual({ uses: 10, each: [10] })
})
