import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { checkReached } from './check-reached.ts'
import {
  type CouponColumns,
  type CouponFields,
  checkCoupon,
  columnOfField,
  columnsOfCoupon,
  fieldsOfCoupon,
  writtenColumns,
} from './coupon-record.ts'
import { keepCouponLimit } from './enforce-coupon-limit.ts'
import { type CouponStored, lockCoupon, updateCoupon } from './owner-queries.ts'

/**
 * Changes a coupon that somebody else may have changed meanwhile, field by field. Throws `not_found`, `edit_conflict`,
 * `bad_input` with what does not fit, also where somebody has used it and what was promised would change, `not_allowed` beyond the
 * person's largest discount.
 */
export async function editCoupon(
  work: CommandWork,
  id: string,
  edit: { version: number; changes: FieldEdits },
): Promise<void> {
  const before = await lock(work, id)
  const record = { entity: 'coupon', id, version: before.version, fields: { ...fieldsOfCoupon(before) } }
  const writes = await mergeEdit(work, { ...record, inHistory: columnOfField }, edit)
  await write(work, before, columnsOfCoupon({ ...fieldsOfCoupon(before), ...(writes as Partial<CouponFields>) }))
}

/** Changes columns of a coupon in the caller's command. Throws `not_found`, `bad_input` and `not_allowed` like editCoupon. */
export async function changeCoupon(work: CommandWork, id: string, change: Partial<CouponColumns>): Promise<void> {
  const before = await lock(work, id)
  await write(work, before, { ...before, ...withMoments(change) })
}

async function lock({ tx }: CommandWork, id: string): Promise<CouponStored> {
  const coupon = await lockCoupon(tx, { id })
  if (!coupon) throw new Failure('not_found', failures.couponNotFound)
  return coupon
}

async function write(work: CommandWork, before: CouponStored, wanted: CouponColumns): Promise<void> {
  checkCoupon(fieldsOfCoupon(wanted), { ...fieldsOfCoupon(before), uses: before.uses })
  keepCouponLimit(work, wanted, before)
  await checkReached(work.tx, wanted, before)
  const change = Object.fromEntries(writtenColumns.map((column) => [column, wanted[column]]))
  await updateCoupon(work.tx, before.id, { ...change, version: before.version + 1 })
  work.changed('coupon', before.id, { ...before }, { ...before, ...change })
}

/** The history keeps moments as texts. */
function withMoments({ valid_from, valid_until, ...change }: Partial<CouponColumns>): Partial<CouponColumns> {
  return {
    ...change,
    ...(valid_from !== undefined && { valid_from: new Date(valid_from) }),
    ...(valid_until !== undefined && { valid_until: valid_until && new Date(valid_until) }),
  }
}
