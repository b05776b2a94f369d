import type { ReceiptVoucher, RefundVoucher } from '../../../domain/selling/invoices/voucher-document.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'

/** A voucher as a copy of a person's data has it: amounts in rupees. */
export function presentVoucher(document: ReceiptVoucher | RefundVoucher) {
  return {
    kind: 'against' in document ? ('refund_voucher' as const) : ('receipt_voucher' as const),
    ...document,
    lines: document.lines.map((line) => ({ ...line, total: rupeesFromPaise(line.total) })),
    totals: { total: rupeesFromPaise(document.totals.total) },
  }
}
