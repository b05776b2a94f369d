import type { OfficeJob, PriceMoveShown } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { productFields } from '../../../shared/office/goods-fields.ts'

/** The prices that move most: a wrong decimal or percent is seen here before it is done. */
export function JobExtremes({ extremes: { rises, falls } }: Pick<OfficeJob, 'extremes'>) {
  if (rises.length + falls.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <Side title={copy.rises} moves={rises} />
      <Side title={copy.falls} moves={falls} />
    </div>
  )
}

function Side({ title, moves }: { title: string; moves: readonly PriceMoveShown[] }) {
  if (moves.length === 0) return null
  return (
    <section aria-label={title} className="rounded-md border border-line bg-card p-4">
      <h2 className="text-base">{title}</h2>
      <ul className="mt-1 divide-y divide-line">
        {moves.map(({ row, name, column, was, becomes, percent }) => (
          <li key={`${row} ${column} ${name}`} className="flex items-baseline gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-break-word">{name}</span>
              <span className="figures text-sm text-steel">
                {labelOf(column)} {formatRupees(Number(was))} → {formatRupees(Number(becomes))}
              </span>
            </span>
            <span className="figures font-bold">{copy.percent(percent)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function labelOf(column: string): string {
  return column === 'price' ? productFields.price.label : productFields.offerPrice.label
}
