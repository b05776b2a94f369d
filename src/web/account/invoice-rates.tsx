import type { Invoice } from '../../shared/contract/invoices.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { AmountTable, amount, type Column } from '../firm/amount-table.tsx'

type Rate = Invoice['rates'][number]

/** The tax of an invoice by rate. */
export function InvoiceRates({ invoice }: { invoice: Invoice }) {
  const inState = invoice.supply === 'in_state'
  const heads: Column<Rate>[] = inState
    ? [
        { title: copy.cgst, cell: (rate) => amount(rate.cgst) },
        { title: copy.sgst, cell: (rate) => amount(rate.sgst) },
      ]
    : [{ title: copy.igst, cell: (rate) => amount(rate.igst) }]
  return (
    <AmountTable
      label={copy.byRate}
      rows={invoice.rates.filter(({ gstRate }) => invoice.kind === 'tax_invoice' || gstRate > 0)}
      columns={[
        { title: copy.taxable, cell: (rate) => amount(rate.taxable) },
        ...heads,
        { title: copy.total, cell: (rate) => amount(rate.total) },
      ]}
      head={(rate) => (inState ? copy.halves(rate.gstRate) : copy.percent(rate.gstRate))}
    />
  )
}
