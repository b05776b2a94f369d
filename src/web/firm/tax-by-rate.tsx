import type { TaxSplit } from '../../shared/contract/tax-split.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { AmountTable, amount, type Column } from './amount-table.tsx'

type Rate = TaxSplit['rates'][number]

/** Tax of what a firm pays: taxable value and each head by rate, and what is rounded off, as its invoice has them. */
export function TaxByRate({ rates, roundOff }: TaxSplit) {
  const isIgst = rates.some(({ igst }) => igst > 0)
  const heads: Column<Rate>[] = isIgst
    ? [{ title: copy.igst, cell: ({ igst }) => amount(igst) }]
    : [
        { title: copy.cgst, cell: ({ cgst }) => amount(cgst) },
        { title: copy.sgst, cell: ({ sgst }) => amount(sgst) },
      ]
  return (
    <div className="figures grid gap-1">
      <AmountTable
        label={copy.byRate}
        rows={rates}
        head={({ gstRate }) => (isIgst || gstRate === 0 ? copy.percent(gstRate) : copy.halves(gstRate))}
        columns={[{ title: copy.taxable, cell: ({ taxable }) => amount(taxable) }, ...heads]}
      />
      {roundOff !== 0 && (
        <p className="flex justify-between gap-4 text-xs">
          <span>{copy.roundOff}</span>
          <span>{amount(roundOff)}</span>
        </p>
      )}
    </div>
  )
}
