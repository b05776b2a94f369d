import type { Selectable } from 'kysely'
import type { CouponTerms } from '../../../domain/selling/coupons/coupon-discount.ts'
import type { CouponReach } from '../../../domain/selling/coupons/reached-lines.ts'
import { soldAmong } from '../../catalogue/sold-among.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Names of what a coupon reaches, in the order of its ids; null for what is gone. */
export type ReachedNames = (string | null)[]

/** The columns of a coupon that say what it gives, and to whom. */
export type CouponTermColumns = Pick<
  Selectable<Database['coupons']>,
  | 'active'
  | 'discount_type'
  | 'value'
  | 'minimum_amount'
  | 'maximum_discount'
  | 'valid_from'
  | 'valid_until'
  | 'total_limit'
  | 'per_shopper_limit'
  | 'uses'
  | 'reach'
  | 'reached'
  | 'customers'
  | 'free_delivery'
> & {
  /** Names of what it reaches, null for what is gone; left out: nobody reads them. */
  reached_names?: ReachedNames
}

/** A coupon's terms as the rules of domain/selling/coupons read them. */
export function termsOf(row: CouponTermColumns): CouponTerms {
  return {
    active: row.active,
    discountType: row.discount_type,
    value: row.value,
    minimumAmount: row.minimum_amount,
    maximumDiscount: row.maximum_discount,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    totalLimit: row.total_limit,
    perShopperLimit: row.per_shopper_limit,
    uses: row.uses,
    reach: reachIn(row),
    firstOrder: row.customers === 'first_order',
    freeDelivery: row.free_delivery,
  }
}

function reachIn({ reach, reached, reached_names: names = [] }: CouponTermColumns): CouponReach {
  return { of: reach, ids: reached, names: names.filter((name) => name !== null) }
}

/**
 * SQL of the names that shoppers read of what a coupon reaches, in its order: not those of products that are not sold, which may
 * not be known to anybody yet. `coupon`: the table's name in the statement.
 */
export const namesSold = (coupon: 'coupons' | 'cp') => `names_reached(${coupon}.reach,
  CASE ${coupon}.reach WHEN 'products' THEN ${soldAmong(`${coupon}.reached`)} ELSE ${coupon}.reached END)`
