import type { OfficeSale } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { saleTones } from '../../../shared/office/office-badge-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/router/link.tsx'

/** The state of a sale, in a word. */
export function SaleStateBadge({ state }: Pick<OfficeSale, 'state'>) {
  return <Badge tone={saleTones[state]}>{copy.state[state]}</Badge>
}

/** Returns the discount of a sale: "10% off" or "₹75 off". */
export function discountOf({ discountType, value }: Pick<OfficeSale, 'discountType' | 'value'>): string {
  return copy.off(discountType === 'percentage' ? `${value}%` : formatRupees(value))
}

/** Returns from when to when it runs. */
export function daysOf({ startsAt, endsAt }: Pick<OfficeSale, 'startsAt' | 'endsAt'>): string {
  return copy.days(formatMoment(startsAt), formatMoment(endsAt))
}

/** Returns what it applies to: "Categories: Belts, Bearings". */
export function targetsOf({ reach, targets }: Pick<OfficeSale, 'reach' | 'targets'>): string {
  return `${copy.reaches[reach]}: ${targets.map(({ name }) => name).join(', ')}`
}

/** One sale of the list: the whole of it opens. */
export function SaleOfList({ sale }: { sale: OfficeSale }) {
  return (
    <Link
      to={`/sales/${sale._id}`}
      className="grid gap-1 rounded-sm border border-line bg-card px-4 py-3 hover:border-ink sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg font-semibold wrap-anywhere">{sale.badge}</span>
          <SaleStateBadge state={sale.state} />
        </span>
        <span className="block text-sm text-steel">{daysOf(sale)}</span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-steel">{targetsOf(sale)}</span>
      </span>
      <span className="wide figures text-xl font-bold">{discountOf(sale)}</span>
    </Link>
  )
}
