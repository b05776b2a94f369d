import type { MonthGstr3bShown } from '../../../shared/contract/office/books.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { MonthFees } from './fees-of-month.ts'
import type { MonthGstr3b } from './gstr3b-of-month.ts'

/** Presents a month of a GSTIN for GSTR-3B; amounts in rupees. */
export function presentGstr3b(month: string, gstin: string, made: MonthGstr3b): MonthGstr3bShown {
  const rupees = (amount: number | null) => (amount === null ? null : rupeesFromPaise(amount))
  return {
    ...{ month, gstin, notes: made.notes },
    rows: made.rows.map(({ taxable, igst, cgst, sgst, ...row }) => ({
      ...{ ...row, taxable: rupeesFromPaise(taxable) },
      ...{ igst: rupees(igst), cgst: rupees(cgst), sgst: rupees(sgst) },
    })),
    taxInDocuments: rupeesFromPaise(made.taxInDocuments),
    difference: rupeesFromPaise(made.difference),
  }
}

/** Presents the fees of a month, the first of them one by one; amounts in rupees. */
export function presentFees(month: string, { rows, fee, gst, notes }: MonthFees) {
  const shown = rows.slice(0, officeLimits.officeRows)
  return {
    ...{ month, notes, more: rows.length - shown.length },
    rows: shown.map((row) => ({ ...row, fee: rupeesFromPaise(row.fee), gst: rupeesFromPaise(row.gst) })),
    ...{ fee: rupeesFromPaise(fee), gst: rupeesFromPaise(gst) },
  }
}
