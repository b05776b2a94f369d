import {
  exemptValue,
  type InvoiceDocument,
  type TaxedAmount,
} from '../../../domain/selling/invoices/invoice-document.ts'
import type { Invoice } from '../../../shared/contract/invoices.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'

/** An invoice as the contract has it: amounts in rupees. */
export function presentInvoice(document: InvoiceDocument): Invoice {
  const { lines, rates, totals } = document
  const exempt = document.kind === undefined ? 0 : exemptValue(rates)
  return {
    ...document,
    kind: document.kind ?? 'tax_invoice',
    lines: lines.map((line) => ({
      ...line,
      ...inRupees(line),
      unitPrice: rupeesFromPaise(line.unitPrice),
      discount: rupeesFromPaise(line.discount),
    })),
    rates: rates.map((rate) => ({ ...rate, ...inRupees(rate) })),
    totals: {
      ...inRupees({ ...totals, taxable: totals.taxable - exempt }),
      discount: rupeesFromPaise(totals.discount),
      exempt: rupeesFromPaise(exempt),
    },
  }
}

function inRupees({ taxable, cgst, sgst, igst, roundOff, total }: TaxedAmount): TaxedAmount {
  return {
    ...(roundOff && { roundOff: rupeesFromPaise(roundOff) }),
    taxable: rupeesFromPaise(taxable),
    cgst: rupeesFromPaise(cgst),
    sgst: rupeesFromPaise(sgst),
    igst: rupeesFromPaise(igst),
    total: rupeesFromPaise(total),
  }
}
