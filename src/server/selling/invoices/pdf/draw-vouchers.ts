import type {
  ReceiptVoucher,
  RefundVoucher,
  VoucherLine,
} from '../../../../domain/selling/invoices/voucher-document.ts'
import { invoices } from '../../../../shared/copy/invoices.ts'
import { vouchers as copy } from '../../../../shared/copy/vouchers.ts'
import { formatDate } from '../../../../shared/format-moment.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { PaperSize } from '../../../../shared/office/paper-sizes.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { colours, page, right, Sheet } from '../../../platform/pdf/pdf-document.ts'
import { drawFeet } from './closing.ts'
import { drawHead, type Facts } from './head.ts'
import { markOf } from './invoice-head.ts'
import { drawLines, type FigureColumn, nextPage } from './lines-table.ts'

/** A voucher, and the number of the copy that is drawn; left out: the first. */
export type VoucherToDraw = (ReceiptVoucher | RefundVoucher) & { copy?: number }

const leading = 12

/** Draws several vouchers one after the other, each beginning on a sheet of its own. At least one. */
export function drawVouchers(vouchers: readonly VoucherToDraw[], size: PaperSize = 'A4'): Promise<Buffer> {
  const [first] = vouchers
  if (!first) throw new Error('there is nothing to draw')
  const { supplier, number, issuedAt } = first
  const title = `${copy.titles[kindOf(first)]} ${number}`
  const sheet = new Sheet({ title, author: supplier.legalName, at: new Date(issuedAt), size })
  for (const voucher of vouchers) {
    if (voucher !== first) sheet.doc.addPage()
    const firstPage = sheet.doc.bufferedPageRange().count - 1
    const kind = kindOf(voucher)
    const top = drawHead(sheet, voucher, {
      title: voucher.test ? invoices.test[kind] : copy.titles[kind],
      mark: markOf('original', voucher.copy ?? 1),
      buyer: kind === 'receipt_voucher' ? copy.payer : copy.payee,
      facts: factsOf(voucher),
    })
    const { lines } = voucher
    drawEnd(sheet, voucher, lines.length > 0 ? drawLines(sheet, lines, columnsOf(voucher), top) : top)
    const closing = voucher.test ? `${invoices.methods.test}.` : copy.computerGenerated
    drawFeet(sheet, voucher, `${closing} ${copy.amounts}`, firstPage)
  }
  return sheet.bytes()
}

function kindOf(voucher: ReceiptVoucher | RefundVoucher): 'receipt_voucher' | 'refund_voucher' {
  return 'against' in voucher ? 'refund_voucher' : 'receipt_voucher'
}

function factsOf(voucher: ReceiptVoucher | RefundVoucher): Facts {
  const { number, issuedAt, order, payment, placeOfSupply, test } = voucher
  const refund = 'against' in voucher ? voucher : null
  return [
    [copy.number, number],
    [copy.date, formatDate(issuedAt)],
    ...(refund
      ? ([
          [copy.against, refund.against.number],
          [copy.againstDate, formatDate(refund.against.issuedAt)],
          [copy.reason, copy.reasons[refund.reason]],
        ] as const)
      : []),
    ...(order
      ? ([
          [invoices.order, order.number],
          [invoices.orderDate, formatDate(order.placedAt)],
        ] as const)
      : []),
    [copy.payment, payment.id],
    [copy.paidBy, invoices.methods[test ? 'test' : 'online']],
    [copy.receivedOn, formatDate(payment.paidAt)],
    [
      invoices.placeOfSupply,
      placeOfSupply ? invoices.stateAndCode(placeOfSupply.state, placeOfSupply.stateCode) : copy.notKnown,
    ],
    [invoices.reverseCharge, invoices.no],
  ]
}

function columnsOf({ totals }: ReceiptVoucher): FigureColumn<VoucherLine>[] {
  return [
    { title: invoices.quantity, width: 60, text: ({ quantity, unit }) => `${quantity} ${unit}` },
    { title: invoices.rate, width: 50, text: ({ gstRate }) => invoices.percent(gstRate) },
    {
      title: copy.advance,
      note: invoices.totalNote,
      width: 80,
      text: ({ total }) => column(total),
      total: column(totals.total),
    },
  ]
}

/** Draws the amount, in figures and words, and what is said about its tax; on one page. */
function drawEnd(sheet: Sheet, voucher: ReceiptVoucher | RefundVoucher, below: number): void {
  const bold = { weight: 'bold' } as const
  const words = sheet.wrap(voucher.totalInWords, right - page.margin, bold)
  const aboutTax = voucher.lines.length > 0 ? `${copy.noTax} ${copy.rates}` : copy.noTax
  const note = sheet.wrap(aboutTax, right - page.margin)
  const high = 24 + 30 + 27 + words.length * leading + 10 + note.length * leading
  let y = (below + high > sheet.bottom ? nextPage(sheet) : below) + 24
  const large = { ...bold, size: 12 }
  sheet.text(copy.total[kindOf(voucher)], page.margin, y, large)
  sheet.text(formatRupees(rupeesFromPaise(voucher.totals.total)), right, y, { ...large, align: 'right' })
  y += 14
  sheet.rule(page.margin, y, right)
  sheet.text(invoices.inWords.toUpperCase(), page.margin, y + 14, { ...bold, size: 7, colour: colours.steel })
  y += 27
  for (const line of words) {
    sheet.text(line, page.margin, y, bold)
    y += leading
  }
  y += 10
  for (const line of note) {
    sheet.text(line, page.margin, y)
    y += leading
  }
}
