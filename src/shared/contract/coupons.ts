import * as z from 'zod/mini'
import { checkoutToasts } from '../copy/checkout-toasts.ts'
import { Cart } from './cart.ts'
import { endpoint, success } from './endpoint.ts'
import { moment, orUnknown, rupees } from './fields.ts'

/** A coupon, with what it would do to the caller's cart now (zero amounts for an empty or unknown cart). */
export const Coupon = z.strictObject({
  _id: z.string(),
  code: z.string(),
  description: z.string(),
  terms: z.string(),
  discountType: z.enum(['percentage', 'flat']),
  /** The coupon's own figure: percent, or rupees. */
  value: z.number(),
  discountAmount: rupees,
  originalAmount: rupees,
  finalAmount: rupees,
  savings: rupees,
  /** True if it can be used on the present cart; else `reason` says why not. */
  usable: z.boolean(),
  reason: z.nullable(z.string()),
  applied: z.boolean(),
  minimumAmount: z.nullable(rupees),
  maximumDiscount: z.nullable(rupees),
  validUntil: z.nullable(moment),
  remainingUses: z.nullable(z.int()),
  /** Goods that it is for, by their names; left out: all. */
  appliesTo: z.optional(z.string()),
  /** Left out: every order. */
  firstOrder: z.optional(z.boolean()),
  /** It takes the delivery charge off and nothing off the goods; left out: no. */
  freeDelivery: z.optional(z.boolean()),
})
export type Coupon = z.infer<typeof Coupon>

const changed = success({ message: z.string(), data: Cart })

export const coupons = {
  coupons: endpoint({
    method: 'GET',
    path: '/coupon',
    summary: 'The coupons, for the caller’s cart when signed in',
    access: 'optional',
    answer: success({ data: z.array(Coupon) }),
  }),
  applyCoupon: endpoint({
    method: 'POST',
    path: '/coupon/apply',
    summary: 'Apply a coupon by id or by code in any case',
    access: 'shopper',
    rate: { account: 'cartChange', within: ['wrongCoupon', 'wrongCouponOfNetwork'] },
    body: z.object({
      couponId: z
        .string(checkoutToasts.selectCoupon)
        .check(z.trim(), z.minLength(1, checkoutToasts.selectCoupon), orUnknown),
    }),
    answer: changed,
  }),
  removeCoupon: endpoint({
    method: 'PATCH',
    path: '/coupon',
    summary: 'Remove the applied coupon',
    access: 'shopper',
    rate: { account: 'cartChange' },
    answer: changed,
  }),
}
