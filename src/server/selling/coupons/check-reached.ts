import type { Kysely } from 'kysely'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CouponColumns } from './coupon-record.ts'
import { namesReached } from './owner-queries.ts'

/**
 * Looks whether the categories or products exist that a coupon is to be for; what it was for before (`before`) may be gone since.
 * Throws `bad_input` at the field.
 */
export async function checkReached(
  db: Kysely<Database>,
  { reach, reached }: Pick<CouponColumns, 'reach' | 'reached'>,
  before?: Pick<CouponColumns, 'reach' | 'reached'>,
): Promise<void> {
  const known = before?.reach === reach ? new Set(before.reached) : new Set<string>()
  const added = [...new Set(reached)].filter((id) => !known.has(id))
  if (added.length === 0) return
  const names = await namesReached(db, reach, added)
  if (names.length === added.length) return
  throw new Failure('bad_input', copy.reachedGone, { errors: { reached: copy.reachedGone } })
}
