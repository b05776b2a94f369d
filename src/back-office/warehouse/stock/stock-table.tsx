import type { MouseEvent } from 'react'
import type { StockRow } from '../../../shared/contract/office/stock-calls.ts'
import { stockCopy as copy } from '../../../shared/copy/office/stock.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/router/link.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { Marks, Thumb } from './stock-cards.tsx'

const cell = 'px-2.5 py-1'
const number = `${cell} figures text-right whitespace-nowrap`

/** The stock in rows; a row opens wherever it is pressed. */
export function StockTable({ rows }: { rows: readonly StockRow[] }) {
  const showValue = rows.some(({ value }) => value !== undefined)
  const { item, onHand, held, free, incoming, days, shelf, value } = copy.columns
  return (
    <table aria-label={copy.list} className="w-full border-collapse bg-card text-sm">
      <thead>
        <tr className="sticky top-0 z-10 border-b border-line-strong bg-paper-sunk text-left">
          <Head>{item}</Head>
          <Head>{shelf}</Head>
          <Head right>{free}</Head>
          <Head right wide>
            {onHand}
          </Head>
          <Head right wide>
            {held}
          </Head>
          <Head right>{incoming}</Head>
          <Head right>{days}</Head>
          {showValue && (
            <Head right wide>
              {value}
            </Head>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row._id} row={row} showValue={showValue} />
        ))}
      </tbody>
    </table>
  )
}

/** `wide`: there is room for it on a desk only. */
function Head({ children, right, wide }: { children: string; right?: boolean; wide?: boolean }) {
  return (
    <th
      scope="col"
      className={classNames(
        'caption px-2.5 py-2 whitespace-nowrap text-steel',
        right && 'text-right',
        wide && 'max-lg:hidden',
      )}
    >
      {children}
    </th>
  )
}

function Row({ row, showValue }: { row: StockRow; showValue: boolean }) {
  const navigate = useNavigate()
  const to = `/stock/items/${row._id}`
  return (
    <tr
      onClick={(event) => isFree(event) && navigate(to)}
      className="cursor-pointer border-b border-line hover:bg-paper-sunk has-[a:focus-visible]:bg-paper-sunk"
    >
      <td className={`${cell} w-full max-w-0`}>
        <span className="flex items-center gap-3">
          <Thumb image={row.image} size={36} />
          <span className="min-w-0 xl:flex xl:items-center xl:gap-3">
            <Link to={to} className="block truncate font-medium underline-offset-4 hover:underline">
              {row.name}
            </Link>
            <span className="flex flex-wrap items-center gap-x-2 text-xs text-steel">
              {row.variantName && <span className="truncate">{row.variantName}</span>}
              <Marks row={row} />
            </span>
          </span>
        </span>
      </td>
      <td className={`${cell} figures font-semibold whitespace-nowrap`}>{row.shelf}</td>
      <td className={`${number} text-base font-bold`}>{row.free}</td>
      <td className={`${number} max-lg:hidden`}>{row.onHand}</td>
      <td className={`${number} max-lg:hidden`}>{row.held > 0 && row.held}</td>
      <td className={number}>{row.incoming > 0 && row.incoming}</td>
      <td className={classNames(number, row.daysLeft === null && 'text-steel')}>{copy.lasts(row.daysLeft)}</td>
      {showValue && <td className={`${number} max-lg:hidden`}>{row.value != null && formatRupees(row.value)}</td>}
    </tr>
  )
}

/** Returns whether a press was on the row itself: not on the link in it, and not the end of selecting text. */
function isFree(event: MouseEvent): boolean {
  const onLink = event.target instanceof Element && event.target.closest('a')
  return !onLink && window.getSelection()?.isCollapsed !== false
}
