import { StickyNote } from 'lucide-react'
import type { MouseEvent } from 'react'
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
import type { RowWork } from './orders-list.tsx'

interface OrderTableProps {
  rows: readonly OrderRow[]
  label: string
  work: RowWork
  all: { set: (ids: string[]) => void }
}

const cell = 'px-3 py-0.5 align-top'

/** Orders in rows; a row opens wherever it is pressed. */
export function OrderTable({ rows, label, work, all }: OrderTableProps) {
  const everyone = rows.every(({ _id }) => work.isSelected(_id))
  const showTotal = rows.some(({ total }) => total !== undefined)
  return (
    <table aria-label={label} className="w-full border-collapse bg-card text-sm">
      <thead>
        <tr className="sticky top-0 z-10 border-b border-line-strong bg-paper-sunk text-left">
          <th scope="col" className="w-11">
            <Tick
              label={copy.selectAll}
              checked={everyone}
              onToggle={() => all.set(everyone ? [] : rows.map(({ _id }) => _id))}
            />
          </th>
          <Head>{copy.columns.order}</Head>
          <Head>{copy.columns.customer}</Head>
          <Head className="max-lg:hidden">{copy.columns.items}</Head>
          <Head>{copy.columns.status}</Head>
          {showTotal && <Head className="text-right">{copy.columns.total}</Head>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row._id} row={row} work={work} showTotal={showTotal} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ children, className }: { children: string; className?: string }) {
  return (
    <th scope="col" className={classNames('caption px-3 py-2 text-steel', className)}>
      {children}
    </th>
  )
}

function Row({ row, work, showTotal }: { row: OrderRow; work: RowWork; showTotal: boolean }) {
  const { _id: id, number, placedAt, customer, city, pincode, total } = row
  const selected = work.isSelected(id)
  return (
    <tr
      onClick={(event) => isFree(event) && work.open(id)}
      className={classNames(
        'cursor-pointer border-b border-line hover:bg-paper-sunk has-[[data-order-link]:focus-visible]:bg-paper-sunk',
        selected && 'bg-teal-wash hover:bg-teal-wash',
      )}
    >
      <td className="align-top">
        <Tick label={copy.select(number)} checked={selected} onToggle={(range) => work.toggle(id, range)} />
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Link to={`/orders/${id}`} data-order-link={id} className="figures block font-semibold">
          {number}
        </Link>
        <Moment at={placedAt} alone className="figures text-xs text-steel" />
      </td>
      <td className={`${cell} max-w-52`}>
        <p className="flex items-center gap-1.5 font-medium">
          <span className="truncate">{customer}</span>
          {row.hasNote && (
            <span role="img" aria-label={copy.hasNote} className="text-signal-deep">
              <Icon of={StickyNote} size={14} />
            </span>
          )}
        </p>
        <p className="figures truncate text-xs text-steel">
          {city} {pincode}
        </p>
      </td>
      <td className={`${cell} max-w-72 max-lg:hidden`}>
        <p className="truncate">{row.firstItem.name}</p>
        <p className="figures text-xs text-steel">
          {row.otherItems > 0 && `${copy.more(row.otherItems)} · `}
          {copy.pieces(row.pieces)}
        </p>
      </td>
      <td className={cell}>
        <p className="flex flex-wrap gap-1">
          <StatusBadge {...row} />
          <WayBadge {...row} />
          <PickBadge picking={row.picking} />
        </p>
        <p className="text-xs text-steel">{paymentWords(row)}</p>
      </td>
      {showTotal && (
        <td className={`${cell} figures text-right font-semibold whitespace-nowrap`}>
          {total !== undefined && formatRupees(total)}
        </td>
      )}
    </tr>
  )
}

/** A box to tick, 44 px large; with Shift it ticks everything up to here. */
export function Tick(props: { label: string; checked: boolean; onToggle: (range: boolean) => void }) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={props.label}
        checked={props.checked}
        onClick={(event) => props.onToggle(event.shiftKey)}
        onChange={() => {}}
        className="size-5 accent-teal"
      />
    </label>
  )
}

/** Returns whether a press was on the row itself: not on a control in it, and not the end of selecting text. */
function isFree(event: MouseEvent): boolean {
  const onControl = event.target instanceof Element && event.target.closest('a, button, label, input')
  return !onControl && window.getSelection()?.isCollapsed !== false
}
