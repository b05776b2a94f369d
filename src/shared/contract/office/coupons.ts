import * as z from 'zod/mini'
import { couponsOfficeCopy as copy } from '../../copy/office/coupons.ts'
import { limits } from '../../limits.ts'
import { paiseFromRupees } from '../../money/money.ts'
import { couponCustomers, couponDiscounts, couponReaches, couponStates } from '../../office/coupon-states.ts'
import { officeLimits } from '../../office-limits.ts'
import { success } from '../endpoint.ts'
import { emptyLine, emptyText, id, line, moment, pageNumber, plainNumber, rupees } from '../fields.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Percent or rupees with at most two decimals, above nothing. */
const amount = z
  .number(copy.amountShape)
  .check(
    z.gte(0.01, copy.amountShape),
    z.lte(officeLimits.couponRupeesMax, copy.amountShape),
    z.refine(isWhole, copy.amountShape),
  )
const uses = z.int(copy.countShape).check(z.gte(1, copy.countShape), z.lte(officeLimits.couponUsesMax, copy.countShape))
const when = z.iso.datetime({ offset: true, error: copy.momentShape })

const reach = z.enum(couponReaches)
/** Ids of the categories or products that a coupon is for. */
const reached = z.array(id).check(z.maxLength(officeLimits.couponReachedMax, copy.reachedMost))
const customers = z.enum(couponCustomers)

/** Fields of a coupon that the shop sets; amounts in rupees, a percentage in percent. null: no such limit. */
const fields = {
  description: emptyLine(officeLimits.couponTextMax),
  terms: emptyText(officeLimits.couponTermsMax),
  discountType: z.enum(couponDiscounts),
  /** Of a coupon for free delivery it says nothing. */
  value: z.optional(amount),
  minimumAmount: z.nullable(amount),
  maximumDiscount: z.nullable(amount),
  validFrom: when,
  /** The last moment at which it can be used. */
  validUntil: z.nullable(when),
  totalLimit: z.nullable(uses),
  perShopperLimit: z.nullable(uses),
  reach: z._default(reach, 'all'),
  reached: z._default(reached, []),
  customers: z._default(customers, 'all'),
}
/** The same where each change says to what: nothing that is left out makes a coupon one for all. */
const changeable = { ...fields, value: amount, reach, reached, customers }

/** A coupon as the shop's people see it. */
export const OfficeCoupon = z.strictObject({
  _id: z.string(),
  code: z.string(),
  description: z.string(),
  terms: z.string(),
  discountType: z.enum(couponDiscounts),
  /** 0: free delivery. */
  value: z.number(),
  minimumAmount: z.nullable(rupees),
  maximumDiscount: z.nullable(rupees),
  validFrom: moment,
  validUntil: z.nullable(moment),
  totalLimit: z.nullable(z.int()),
  perShopperLimit: z.nullable(z.int()),
  reach: z.enum(couponReaches),
  reached: z.array(z.string()),
  /** Their names, by their ids. */
  reachedNames: z.record(z.string(), z.string()),
  customers: z.enum(couponCustomers),
  /** By orders that were placed and not cancelled, and by payments under way. */
  uses: z.int(),
  active: z.boolean(),
  state: z.enum(couponStates),
  version: z.int(),
})
export type OfficeCoupon = z.infer<typeof OfficeCoupon>

const params = z.object({ id })
const changed = success({ message: z.string(), data: OfficeCoupon })

/** Coupons, in the hands of the shop's people. */
export const officeCoupons = {
  listCouponsForStaff: staffEndpoint({
    method: 'GET',
    path: '/coupons',
    summary: 'A page of the coupons that can be used or wait, or of those that are over; the newest first',
    needs: 'coupons.edit',
    query: z.object({
      which: z._default(z.enum(['current', 'past']), 'current'),
      page: pageNumber,
    }),
    answer: success({ data: z.array(OfficeCoupon), more: z.boolean() }),
  }),
  getCouponForStaff: staffEndpoint({
    method: 'GET',
    path: '/coupons/{id}',
    summary: 'One coupon, and what it brought',
    needs: 'coupons.edit',
    params,
    answer: success({
      data: OfficeCoupon,
      /** Orders with it that were not cancelled: what they came to, and what it took off. `tests`: others, not paid in money. */
      brought: z.strictObject({ orders: z.int(), sales: rupees, discount: rupees, tests: z.optional(z.int()) }),
    }),
  }),
  tryCoupon: staffEndpoint({
    method: 'GET',
    path: '/coupons/{id}/try',
    summary: 'What a coupon would take off goods of this amount that it is for, or why it would not',
    needs: 'coupons.edit',
    params,
    query: z.object({ amount: z.pipe(plainNumber(copy.amountShape), amount) }),
    answer: success({
      data: z.strictObject({
        usable: z.boolean(),
        reason: z.nullable(z.string()),
        discount: rupees,
        total: rupees,
        freeDelivery: z.optional(z.boolean()),
      }),
    }),
  }),
  addCoupon: staffEndpoint({
    method: 'POST',
    path: '/coupons',
    summary: 'Adds a coupon',
    needs: 'coupons.edit',
    command: 'coupon.add',
    body: z.strictObject({ code: line(limits.couponCodeMax), ...fields }),
    answer: changed,
    status: 201,
  }),
  changeCoupon: staffEndpoint({
    method: 'PATCH',
    path: '/coupons/{id}',
    summary: 'Changes a coupon; of one that was used only its end and its limits',
    needs: 'coupons.edit',
    command: 'coupon.change',
    params,
    body: editOf({ ...changeable, active: z.boolean() }),
    answer: changed,
  }),
  endCoupon: staffEndpoint({
    method: 'POST',
    path: '/coupons/{id}/end',
    summary: 'Ends a coupon: nobody can use it from now on, and carts that have it lose it',
    needs: 'coupons.edit',
    command: 'coupon.end',
    params,
    answer: changed,
  }),
}

function isWhole(given: number): boolean {
  try {
    paiseFromRupees(given)
    return true
  } catch {
    return false
  }
}
