import type { MouseEvent } from 'react'
import type { GoodsRow } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/router/link.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { Completeness, PriceWords, StateBadge, StockWords, Thumb } from './goods-badges.tsx'

const cell = 'px-3 py-0.5 align-middle'

/** Products in rows; a row opens wherever it is pressed. */
export function GoodsTable({ rows }: { rows: readonly GoodsRow[] }) {
  return (
    <table aria-label={copy.title} className="w-full border-collapse bg-card text-sm">
      <thead>
        <tr className="sticky top-0 z-10 border-b border-line-strong bg-paper-sunk text-left">
          <Head>{copy.columns.product}</Head>
          <Head>{copy.columns.state}</Head>
          <Head className="max-lg:hidden">{copy.columns.complete}</Head>
          <Head className="text-right">{copy.columns.stock}</Head>
          <Head className="text-right">{copy.columns.price}</Head>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row._id} row={row} />
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

function Row({ row }: { row: GoodsRow }) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('a')
    if (!onControl && window.getSelection()?.isCollapsed !== false) navigate(`/products/${row._id}`)
  }
  return (
    <tr
      onClick={open}
      className="cursor-pointer border-b border-line hover:bg-paper-sunk has-[[data-goods-link]:focus-visible]:bg-paper-sunk"
    >
      <td className={`${cell} w-full max-w-0`}>
        <span className="flex items-center gap-3">
          <Thumb image={row.image} className="size-9!" />
          <span className="min-w-0">
            <Link to={`/products/${row._id}`} data-goods-link className="block truncate font-semibold">
              {row.name}
            </Link>
            <span className="block truncate text-xs text-steel">
              {row.brand} · {row.category}
              {row.variants > 0 && ` · ${copy.variants(row.variants)}`}
            </span>
          </span>
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <StateBadge state={row.state} />
      </td>
      <td className={`${cell} max-lg:hidden`}>
        <Completeness percent={row.complete} lacks={row.lacks} />
      </td>
      <td className={`${cell} text-right whitespace-nowrap`}>
        <StockWords stock={row.stock} />
      </td>
      <td className={`${cell} text-right whitespace-nowrap`}>
        <PriceWords price={row.price} offerPrice={row.offerPrice} />
      </td>
    </tr>
  )
}
