import type { Insertable } from 'kysely'
import { failures } from '../../../shared/copy/failures.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CommandUndo, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { changeCoupon } from './change-coupon.ts'
import type { CouponColumns } from './coupon-record.ts'
import { keepCouponLimit } from './enforce-coupon-limit.ts'
import { deleteCoupon, insertCoupon, lockCoupon } from './owner-queries.ts'

/** Undo of changes to a coupon. */
export const undoCouponRecord: RecordUndo = {
  needs: 'coupons.edit',
  read: async (tx, id) => {
    const coupon = await lockCoupon(tx, { id })
    return coupon && { ...coupon }
  },
  restore: (work, id, fields) => changeCoupon(work, id, fields as Partial<CouponColumns>),
}

/** A coupon that was added is removed while nobody has used it; one that was removed comes back as it was. */
export const undoCouponCommands = {
  'coupon.remove': {
    needs: 'coupons.edit',
    refuse: async (tx, { subjectId: id }) => {
      const coupon = await lockCoupon(tx, { id })
      if (!coupon) return historyCopy.recordGone
      return coupon.uses > 0 ? failures.couponUsed : undefined
    },
    run: async (work, { subjectId: id }) => {
      const coupon = await lockCoupon(work.tx, { id })
      if (!coupon) throw new Failure('cannot_undo', historyCopy.recordGone)
      if (coupon.uses > 0 || !(await deleteCoupon(work.tx, id))) throw new Failure('cannot_undo', failures.couponUsed)
      work.changed('coupon', id, { ...coupon }, null)
    },
  },
  'coupon.restore': {
    needs: 'coupons.edit',
    run: async (work, { subjectId: id, changes }) => {
      const coupon = changes.find(({ entity }) => entity === 'coupon')?.before
      if (!coupon) throw new Failure('cannot_undo', historyCopy.noWay)
      const row = coupon as unknown as Insertable<Database['coupons']>
      keepCouponLimit(work, coupon as unknown as CouponColumns)
      if (!(await insertCoupon(work.tx, row))) throw new Failure('cannot_undo', failures.couponCodeTaken)
      work.changed('coupon', id, null, coupon)
    },
  },
} as const satisfies Record<string, CommandUndo>
