import { StickyNote } from 'lucide-react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { Moment } from '../../parts/moment.tsx'
import { paymentWords, StatusBadge } from '../../parts/order-badges.tsx'
import { PickBadge } from '../../parts/pick-badge.tsx'
import { WayBadge } from '../../parts/way-badge.tsx'
import { Tick } from './order-table.tsx'
import type { RowWork } from './orders-list.tsx'

/** Orders one below the other, for a thumb: the whole card opens, the box at its side selects. */
export function OrderCards({ rows, label, work }: { rows: readonly OrderRow[]; label: string; work: RowWork }) {
  return (
    <ul aria-label={label} className="-mx-(--bleed) border-t border-line">
      {rows.map((row) => (
        <li
          key={row._id}
          className={classNames(
            'flex border-b border-line pr-(--bleed)',
            work.isSelected(row._id) ? 'bg-teal-wash' : 'bg-card',
          )}
        >
          <div className="pt-1.5">
            <Tick
              label={copy.select(row.number)}
              checked={work.isSelected(row._id)}
              onToggle={(range) => work.toggle(row._id, range)}
            />
          </div>
          <Card row={row} />
        </li>
      ))}
    </ul>
  )
}

function Card({ row }: { row: OrderRow }) {
  const { _id: id, number, placedAt, customer, city, total } = row
  return (
    <Link to={`/orders/${id}`} data-order-link={id} className="block min-w-0 flex-1 py-3">
      <span className="flex items-baseline justify-between gap-3">
        <span className="figures font-semibold">{number}</span>
        {total !== undefined && <span className="figures font-semibold">{formatRupees(total)}</span>}
      </span>
      <span className="mt-0.5 flex items-center gap-1.5 text-sm">
        <span className="truncate">{[customer, city].filter(Boolean).join(', ')}</span>
        {row.hasNote && (
          <span role="img" aria-label={copy.hasNote} className="text-signal-deep">
            <Icon of={StickyNote} size={14} />
          </span>
        )}
      </span>
      <span className="figures mt-0.5 block truncate text-sm text-steel">
        {copy.pieces(row.pieces)} · {row.firstItem.name}
      </span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-steel">
        <StatusBadge {...row} />
        <WayBadge {...row} />
        <PickBadge picking={row.picking} />
        <span>{paymentWords(row)}</span>
        <Moment at={placedAt} alone className="figures" />
      </span>
    </Link>
  )
}
