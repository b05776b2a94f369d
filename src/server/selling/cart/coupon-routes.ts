import type { FastifyInstance } from 'fastify'
import { coupons } from '../../../shared/contract/coupons.ts'
import { cart as copy } from '../../../shared/copy/cart.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { applyCoupon } from './apply-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { removeCoupon } from './remove-coupon.ts'

/** The calls of the coupons. */
export function couponRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, coupons.coupons, async ({ shopper }) => ({
    data: await listCoupons(shop, shopper?.userId ?? null),
  }))

  route(app, shop, coupons.applyCoupon, async (call) => ({
    message: copy.done.couponApplied,
    data: await applyCoupon(shop, call, call.body.couponId),
  }))

  route(app, shop, coupons.removeCoupon, async ({ shopper }) => ({
    message: copy.done.couponRemoved,
    data: await removeCoupon(shop, shopper.userId),
  }))
}
