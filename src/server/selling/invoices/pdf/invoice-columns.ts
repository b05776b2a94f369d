import {
  exemptValue,
  type InvoiceDocument,
  type InvoiceLine,
  isFinancialNote,
} from '../../../../domain/selling/invoices/invoice-document.ts'
import { invoices as copy } from '../../../../shared/copy/invoices.ts'
import { column } from '../../../platform/pdf/figures.ts'
import type { FigureColumn } from './lines-table.ts'

/** Returns the columns of an invoice's lines beside their names: quantity, price, discount, value, tax and total. */
export function columnsOf(invoice: InvoiceDocument): FigureColumn<InvoiceLine>[] {
  const { lines, totals } = invoice
  const discounted = lines.some((line) => line.discount > 0)
  const isBill = invoice.kind === 'bill_of_supply'
  return [
    {
      title: copy.quantity,
      width: 46,
      text: (line) => (line.quantity === 0 ? copy.none : `${line.quantity} ${line.unit}`),
    },
    {
      title: copy.unitPrice,
      ...(isBill ? {} : { note: copy.unitPriceNote }),
      width: 52,
      // a credit of the price alone has neither pieces nor a price
      text: (line) => (line.quantity === 0 ? copy.none : column(line.unitPrice)),
    },
    ...(discounted ? [discountColumn(totals.discount, isBill)] : []),
    ...(isBill || isFinancialNote(invoice) ? [] : taxColumns(invoice)),
    {
      title: isBill ? copy.exemptValue : copy.total,
      note: copy.totalNote,
      width: isBill ? 100 : 58,
      text: (line) => column(line.total),
      total: column(totals.total),
    },
  ]
}

/** Returns the columns of the taxable value and its tax; where some goods are exempt their value has a column of its own. */
function taxColumns({ kind, supply, rates, totals }: InvoiceDocument): FigureColumn<InvoiceLine>[] {
  const exempt = kind === 'invoice_cum_bill' ? exemptValue(rates) : null
  const isExempt = (line: InvoiceLine) => exempt !== null && line.gstRate === 0
  const taxed = (amount: (line: InvoiceLine) => number) => (line: InvoiceLine) =>
    isExempt(line) ? copy.none : column(amount(line))
  const heads = supply === 'in_state' ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  const exemptColumn: FigureColumn<InvoiceLine> = {
    title: copy.exempt,
    note: copy.exemptNote,
    width: 54,
    text: (line) => (isExempt(line) ? column(line.total) : copy.none),
    total: column(exempt ?? 0),
  }
  return [
    ...(exempt === null ? [] : [exemptColumn]),
    {
      title: copy.taxable,
      note: copy.taxableNote,
      width: 54,
      text: taxed((line) => line.taxable),
      total: column(totals.taxable - (exempt ?? 0)),
    },
    { title: copy.rate, width: 30, text: (line) => (isExempt(line) ? copy.none : copy.percent(line.gstRate)) },
    ...heads.map((head) => ({
      title: copy[head],
      width: supply === 'in_state' ? 46 : 54,
      text: taxed((line) => line[head]),
      total: column(totals[head]),
    })),
  ]
}

function discountColumn(total: number, isBill: boolean): FigureColumn<InvoiceLine> {
  return {
    title: copy.discount,
    ...(isBill ? {} : { note: copy.discountNote }),
    width: 50,
    text: (line) => column(line.discount),
    total: column(total),
  }
}
