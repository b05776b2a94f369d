import { addressDoubt } from './address-doubt.ts'

/** A matter to check in a return, as the books find it. */
type ReturnWarning =
  | { kind: 'e_invoice' }
  | { kind: 'too_large_for_quarterly' }
  | { kind: 'state_doubted'; number: string; doubt: Parameters<typeof addressDoubt.text>[0] }
  | { kind: 'outside_lock'; number: string }
  | { kind: 'of_locked_month'; month: string; numbers: readonly string[] }

/** Sentences of what to check in a return that the portal takes as it is, at the terminal and in the office. */
export const returnWarnings = {
  head: (count: number) => `Check before you file (${count}):`,
  text: warningInWords,
}

function warningInWords(warning: ReturnWarning): string {
  switch (warning.kind) {
    case 'e_invoice':
      return (
        'Above ₹5 crore of turnover, invoices to a GSTIN must be e-invoices (Notification 10/2023-Central Tax). ' +
        'The shop makes none: register them on the e-invoice portal.'
      )
    case 'too_large_for_quarterly':
      return (
        'Above ₹5 crore of turnover, returns are filed monthly (Notification 84/2020-Central Tax). ' +
        'Choose monthly for this quarter.'
      )
    case 'state_doubted':
      return (
        `${warning.number}: ${addressDoubt.text(warning.doubt)} If the state is wrong, so is the tax ` +
        '(IGST, or CGST and SGST): credit the invoice and issue a new one.'
      )
    case 'outside_lock':
      return `${warning.number} is of this month, but not in the return that was kept: report it in the next open month.`
    case 'of_locked_month':
      return (
        `${warning.numbers.join(', ')}: against invoices of ${warning.month}, which is locked. ` +
        `Filed with this month; the return of ${warning.month} stays as it is.`
      )
  }
}
