import { priceSteps as copy } from '../../shared/copy/quantity.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'
import type { PriceRow } from '../goods/price-rows.ts'

/** Prices of larger quantities; the price of the present quantity stands out, and is announced when a press has changed it. */
export function PriceTable({ rows, quantity }: { rows: readonly PriceRow[]; quantity: number }) {
  const present = rows.findLast(({ from }) => from <= quantity)
  return (
    <section aria-label={copy.title} className="mt-3">
      <ul className="figures grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 text-sm">
        {rows.map((row) => (
          <li
            key={row.from}
            aria-current={row === present ? 'true' : undefined}
            className={classNames(
              'rounded-sm border px-3 py-1.5',
              row === present ? 'border-ink bg-signal-wash ring-1 ring-ink' : 'border-line-strong bg-card',
            )}
          >
            <span className="block text-xs text-steel">{copy.range(row.from, row.to)}</span>
            <span className="font-semibold">{copy.each(formatRupees(row.price))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
