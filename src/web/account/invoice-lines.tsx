import type { Invoice, InvoiceLine } from '../../shared/contract/invoices.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { AmountTable, amount, type Column } from './amount-table.tsx'

/** The lines of an invoice with their tax, and their sum. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, totals, supply } = invoice
  const columns: Column<InvoiceLine>[] = [
    { title: copy.quantity, cell: (line) => `${line.quantity} ${line.unit}` },
    { title: copy.unitPrice, cell: (line) => amount(line.unitPrice) },
    ...(totals.discount > 0
      ? [{ title: copy.discount, cell: (line: InvoiceLine) => amount(line.discount), sum: amount(totals.discount) }]
      : []),
    { title: copy.taxable, cell: (line) => amount(line.taxable), sum: amount(totals.taxable) },
    { title: copy.rate, cell: (line) => copy.percent(line.gstRate) },
    ...(supply === 'in_state'
      ? [
          { title: copy.cgst, cell: (line: InvoiceLine) => amount(line.cgst), sum: amount(totals.cgst) },
          { title: copy.sgst, cell: (line: InvoiceLine) => amount(line.sgst), sum: amount(totals.sgst) },
        ]
      : [{ title: copy.igst, cell: (line: InvoiceLine) => amount(line.igst), sum: amount(totals.igst) }]),
    { title: copy.total, cell: (line) => amount(line.total), sum: amount(totals.total) },
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
