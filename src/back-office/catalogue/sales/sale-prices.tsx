import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Link } from '../../../ui/router/link.tsx'

/** A product or variant, with its price before and in a sale in rupees; null: none. */
export interface SalePriceRow {
  productId: string
  variantId: string | null
  name: string
  now: number | null
  price: number | null
  note: string | null
}

const cell = 'px-3 py-2 align-top'

/** Products with their prices before and in a sale; on a phone each is a block of its own. */
export function SalePrices({ label, rows }: { label: string; rows: readonly SalePriceRow[] }) {
  const { head } = copy
  return (
    <table aria-label={label} className="w-full border-collapse text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong text-left">
          {[head.goods, head.now, head.becomes, head.state].map((text, at) => (
            <th
              key={text}
              scope="col"
              className={`${cell} caption text-steel ${at === 1 || at === 2 ? 'text-right' : ''}`}
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={`${row.productId} ${row.variantId}`} className="border-b border-line max-sm:flex max-sm:flex-wrap">
            <td className={`${cell} wrap-anywhere max-sm:w-full max-sm:pb-0`}>
              <Link to={`/products/${row.productId}`} className="font-semibold hover:underline">
                {row.name}
              </Link>
            </td>
            <td className={`${cell} figures text-right whitespace-nowrap`}>
              {row.now !== null && (row.price === null ? formatRupees(row.now) : <s>{formatRupees(row.now)}</s>)}
            </td>
            <td className={`${cell} figures text-right font-semibold whitespace-nowrap`}>
              {row.price !== null && formatRupees(row.price)}
            </td>
            <td className={`${cell} text-steel max-sm:w-full max-sm:pt-0`}>{row.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
