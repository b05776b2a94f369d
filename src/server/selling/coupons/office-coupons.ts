import type { Kysely } from 'kysely'
import { judgeCoupon } from '../../../domain/selling/coupons/coupon-discount.ts'
import type { OfficeCoupon } from '../../../shared/contract/office/coupons.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { CouponState } from '../../../shared/office/coupon-states.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { fieldsOfCoupon } from './coupon-record.ts'
import { termsOf } from './coupon-terms.ts'
import { type CouponStored, listCouponPage, type NamedCoupon, readCoupon } from './owner-queries.ts'

/** A page of coupons as the shop's people see them. */
export async function listOfficeCoupons(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { which, page }: { which: 'current' | 'past'; page: number },
): Promise<{ data: OfficeCoupon[]; more: boolean }> {
  const now = clock()
  const rows = await listCouponPage(db, {
    which,
    now,
    offset: (page - 1) * officeLimits.officeRows,
    limit: officeLimits.officeRows + 1,
  })
  const data = rows.slice(0, officeLimits.officeRows).map((row) => presentForOffice(row, now))
  return { data, more: rows.length > officeLimits.officeRows }
}

/** One coupon as the shop's people see it. Throws `not_found`. */
export async function getOfficeCoupon(db: Kysely<Database>, id: string, now: Date): Promise<OfficeCoupon> {
  return presentForOffice(await find(db, id), now)
}

/** Returns the effect of a coupon on a cart of this amount in paise, of a shopper who has not used it. Throws `not_found`. */
export async function tryCoupon({ db, clock }: Pick<Shop, 'db' | 'clock'>, id: string, subTotal: Paise) {
  const coupon = await find(db, id)
  const verdict = judgeCoupon(termsOf(coupon), { subTotal, now: clock(), usesByShopper: 0 })
  const discount = verdict.usable ? verdict.discount : 0
  return {
    usable: verdict.usable,
    reason: verdict.usable ? null : verdict.reason,
    discount: rupeesFromPaise(discount),
    total: rupeesFromPaise(subTotal - discount),
    ...(coupon.free_delivery && { freeDelivery: true }),
  }
}

async function find(db: Kysely<Database>, id: string): Promise<NamedCoupon> {
  const row = await readCoupon(db, id)
  if (!row) throw new Failure('not_found', failures.couponNotFound)
  return row
}

function presentForOffice(row: NamedCoupon, now: Date): OfficeCoupon {
  const { id: _id, code, uses, version } = row
  const fields = fieldsOfCoupon(row)
  return {
    ...{ _id, code, ...fields, reached: [...fields.reached], reachedNames: namesById(row) },
    ...{ uses, state: stateOf(row, now), version },
  }
}

/** Names by ids; what is gone has none. */
function namesById({ reached, reached_names: names }: NamedCoupon): Record<string, string> {
  return Object.fromEntries(reached.flatMap((id, at) => (names[at] ? [[id, names[at]]] : [])))
}

function stateOf({ active, valid_from, valid_until, total_limit, uses }: CouponStored, now: Date): CouponState {
  if (!active) return 'ended'
  if (valid_until !== null && valid_until < now) return 'over'
  if (total_limit !== null && uses >= total_limit) return 'used_up'
  return valid_from > now ? 'waiting' : 'in_use'
}
