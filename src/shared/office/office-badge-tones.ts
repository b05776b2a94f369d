import type { Tones } from '../badge-tones.ts'
import type { BackupShown } from '../contract/office/backups.ts'
import type { CountRow } from '../contract/office/counts.ts'
import type { OfficeCoupon } from '../contract/office/coupons.ts'
import type { ScheduledPrice } from '../contract/office/goods-calls.ts'
import type { OfficeQuestion } from '../contract/office/question-calls.ts'
import type { OfficeSale } from '../contract/office/sales.ts'
import type { WindowRecord } from '../contract/office/window.ts'
import type { ShownPickState } from '../picking.ts'
import type { JobState } from './job-states.ts'
import type { PolicyState } from './policy-states.ts'
import type { GoodsState } from './units.ts'

export const goodsTones: Tones<GoodsState> = { on_sale: 'good', draft: 'plain', archived: 'plain' }

export const scheduledPriceTones: Tones<ScheduledPrice['state']> = {
  waiting: 'teal',
  applied: 'good',
  cancelled: 'plain',
  refused: 'bad',
}

export const saleTones: Tones<OfficeSale['state']> = {
  waiting: 'teal',
  running: 'good',
  ended: 'plain',
  cancelled: 'plain',
}

export const couponTones: Tones<OfficeCoupon['state']> = {
  in_use: 'good',
  waiting: 'teal',
  over: 'plain',
  used_up: 'plain',
  ended: 'plain',
}

/** Of storefront content. */
export const windowTones: Tones<WindowRecord['state']> = {
  shown: 'good',
  waiting: 'teal',
  over: 'plain',
  archived: 'plain',
}

export const policyTones: Tones<PolicyState> = { template: 'teal', published: 'good', draft: 'plain' }

export const questionTones: Tones<OfficeQuestion['state']> = { waiting: 'signal', published: 'good', hidden: 'plain' }

export const countTones: Tones<CountRow['state']> = {
  open: 'teal',
  closed: 'signal',
  approved: 'good',
  dropped: 'plain',
}

export const backupTones: Tones<BackupShown['state']> = {
  wanted: 'teal',
  running: 'teal',
  taken: 'signal',
  proven: 'good',
  failed: 'bad',
}

/** Of a file of goods, or a change of many. */
export const jobTones: Tones<JobState> = {
  looking: 'teal',
  asks: 'signal',
  ready: 'signal',
  applying: 'teal',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
}

/** Of a staff member; who is active has no badge. */
export const personTones: Tones<'invited' | 'off'> = { invited: 'teal', off: 'plain' }

export const pickTones: Tones<ShownPickState> = { picking: 'teal', picked: 'good', short: 'bad', part: 'signal' }
