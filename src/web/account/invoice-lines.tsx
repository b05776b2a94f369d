import type { Invoice, InvoiceLine } from '../../shared/contract/invoices.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { AmountTable, amount, type Column } from '../firm/amount-table.tsx'

/** The lines of an invoice with their tax, and their sum. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, totals, kind } = invoice
  const columns: Column<InvoiceLine>[] = [
    { title: copy.quantity, cell: (line) => `${line.quantity} ${line.unit}` },
    { title: copy.unitPrice, cell: (line) => amount(line.unitPrice) },
    ...(totals.discount > 0
      ? [{ title: copy.discount, cell: (line: InvoiceLine) => amount(line.discount), sum: amount(totals.discount) }]
      : []),
    ...(kind === 'bill_of_supply' ? [] : taxColumns(invoice)),
    {
      title: kind === 'bill_of_supply' ? copy.exemptValue : copy.total,
      cell: (line) => amount(line.total),
      sum: amount(totals.total),
    },
  ]
  return (
    <AmountTable
      label={copy.item}
      rows={lines}
      columns={columns}
      sumLabel={copy.allLines}
      head={(line) => (
        <>
          {line.description}
          <span className="block text-xs font-normal text-steel">
            {copy.hsn} {line.hsnCode}
          </span>
        </>
      )}
    />
  )
}

/** Returns the columns of the taxable value and its tax; where some goods are exempt their value has a column of its own. */
function taxColumns({ kind, supply, totals }: Invoice): Column<InvoiceLine>[] {
  const mixed = kind === 'invoice_cum_bill'
  const isExempt = (line: InvoiceLine) => mixed && line.gstRate === 0
  const heads = supply === 'in_state' ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  return [
    ...(mixed
      ? [
          {
            title: `${copy.exempt} ${copy.exemptNote}`,
            cell: (line: InvoiceLine) => (isExempt(line) ? amount(line.total) : copy.none),
            sum: amount(totals.exempt),
          },
        ]
      : []),
    {
      title: copy.taxable,
      cell: (line) => (isExempt(line) ? copy.none : amount(line.taxable)),
      sum: amount(totals.taxable),
    },
    { title: copy.rate, cell: (line) => (isExempt(line) ? copy.none : copy.percent(line.gstRate)) },
    ...heads.map((head) => ({
      title: copy[head],
      cell: (line: InvoiceLine) => (isExempt(line) ? copy.none : amount(line[head])),
      sum: amount(totals[head]),
    })),
  ]
}
