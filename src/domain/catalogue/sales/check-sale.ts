import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import type { SaleReach } from '../../../shared/office/sale-states.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { saleLimits } from '../../../shared/sale-limits.ts'
import type { GoodsProblem } from '../goods-facts.ts'

const dayMs = 86_400_000

/** A sale as somebody wants it. `value`: hundredths of a percent, or paise. `startsAt` null: at once. */
export interface SaleWanted {
  badge: string
  reach: SaleReach
  targets: readonly string[]
  discountType: 'percentage' | 'flat'
  value: number
  startsAt: Date | null
  endsAt: Date
  belowCost: boolean
}

/** Returns what stands against the days and the discount of a sale, by field. None: they can be. */
export function checkSale({ discountType, value, startsAt, endsAt }: SaleWanted, now: Date): GoodsProblem[] {
  const problems: GoodsProblem[] = []
  const { percentLeast: least, percentMost: most } = saleLimits
  if (discountType === 'percentage' && (value < least * 100 || value > most * 100)) {
    problems.push({ field: 'value', sentence: copy.percent(least, most) })
  }
  if (startsAt !== null && startsAt < now) problems.push({ field: 'startsAt', sentence: copy.startPast })
  if (endsAt <= now) problems.push({ field: 'endsAt', sentence: copy.endPast })
  else if (startsAt !== null && endsAt <= startsAt) problems.push({ field: 'endsAt', sentence: copy.endsFirst })
  else if (endsAt.getTime() > now.getTime() + officeLimits.settingsAheadDays * dayMs) {
    problems.push({ field: 'endsAt', sentence: copy.tooFarAhead(officeLimits.settingsAheadDays) })
  }
  return problems
}
