import {
  type CreditNoteDocument,
  exemptValue,
  type InvoiceDocument,
} from '../../../domain/invoices/invoice-document.ts'
import { invoices as copy } from '../../../shared/copy/invoices.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { column } from '../../platform/paper/figures.ts'
import { bottom, colours, page, right, type Sheet } from '../../platform/paper/sheet.ts'
import { nextPage } from './lines-table.ts'

const leading = 14
const sumsX = 370
const ratesRight = 340
const rateWidth = 66

/** What follows the lines: the tax by rate, the sums, the total in words. Stays together on one page. */
export function drawClosing(sheet: Sheet, invoice: InvoiceDocument | CreditNoteDocument, below: number): void {
  const height = 130 + invoice.rates.length * leading
  const top = (below + height > bottom ? nextPage(sheet) : below) + 24
  const endOfRates = invoice.kind === 'bill_of_supply' ? top : drawRates(sheet, invoice, top)
  const endOfSums = drawSums(sheet, invoice, top)
  drawWords(sheet, invoice.totalInWords, Math.max(endOfRates, endOfSums) + 16)
}

function drawRates(sheet: Sheet, { kind, rates, supply }: InvoiceDocument, top: number): number {
  const inState = supply === 'in_state'
  const titles = [copy.taxable, ...(inState ? [copy.cgst, copy.sgst] : [copy.igst]), copy.total]
  const step = (ratesRight - page.margin - rateWidth) / titles.length
  const row = (y: number, name: string, cells: string[], bold: boolean) => {
    const setting = bold ? ({ size: 7.5, weight: 'bold', colour: colours.steel } as const) : ({ size: 8 } as const)
    sheet.text(name, page.margin, y, setting)
    for (const [index, cell] of cells.entries()) {
      sheet.text(cell, page.margin + rateWidth + step * (index + 1), y, { ...setting, align: 'right' })
    }
  }
  row(top, copy.byRate, titles, true)
  let y = top + 5
  for (const rate of rates) {
    if (kind === 'invoice_cum_bill' && rate.gstRate === 0) continue
    sheet.rule(page.margin, y, ratesRight)
    const heads = inState ? [column(rate.cgst), column(rate.sgst)] : [column(rate.igst)]
    row(
      y + 10,
      inState ? copy.halves(rate.gstRate) : copy.percent(rate.gstRate),
      [column(rate.taxable), ...heads, column(rate.total)],
      false,
    )
    y += leading
  }
  return y
}

function drawSums(sheet: Sheet, invoice: InvoiceDocument | CreditNoteDocument, top: number): number {
  const { totals } = invoice
  const sums = [
    ...(totals.discount > 0 ? [[discountName(invoice), column(totals.discount)] as const] : []),
    ...taxSums(invoice),
  ]
  let y = top
  for (const [name, amount] of sums) {
    sheet.text(name, sumsX, y, { colour: colours.steel })
    sheet.text(amount, right, y, { align: 'right' })
    y += leading
  }
  sheet.rule(sumsX, y - 6, right, colours.ink, 1)
  const total = formatRupees(rupeesFromPaise(totals.total))
  sheet.text('against' in invoice ? copy.creditNote.total : copy.grandTotal, sumsX, y + 11, {
    size: 10,
    weight: 'bold',
  })
  sheet.text(total, right, y + 11, { size: 13, weight: 'bold', align: 'right' })
  return y + 20
}

function discountName({ kind }: InvoiceDocument): string {
  return kind === 'bill_of_supply' ? copy.discount : copy.discountGiven
}

/** What of it is exempt, what is taxable, and its tax. */
function taxSums({ kind, rates, supply, totals }: InvoiceDocument): (readonly [string, string])[] {
  if (kind === 'bill_of_supply') return [[copy.exemptValue, column(totals.total)]]
  const exempt = kind === 'invoice_cum_bill' ? exemptValue(rates) : 0
  const heads = supply === 'in_state' ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  return [
    ...(exempt > 0 ? [[copy.exemptValue, column(exempt)] as const] : []),
    [copy.taxableValue, column(totals.taxable - exempt)],
    ...heads.map((head) => [copy[head], column(totals[head])] as const),
  ]
}

function drawWords(sheet: Sheet, words: string, top: number): void {
  sheet.rule(page.margin, top, right)
  sheet.text(copy.inWords.toUpperCase(), page.margin, top + 14, { size: 7, weight: 'bold', colour: colours.steel })
  for (const [index, line] of sheet.wrap(words, right - page.margin, { weight: 'bold' }).entries()) {
    sheet.text(line, page.margin, top + 27 + index * 12, { weight: 'bold' })
  }
}

/** The foot of every page of an invoice that begins on page `first` (from 0), once all of them are there. */
export function drawFeet(sheet: Sheet, invoice: InvoiceDocument | CreditNoteDocument, first: number): void {
  const count = sheet.doc.bufferedPageRange().count - first
  const small = { size: 7.5, colour: colours.steel } as const
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(first + index)
    const y = page.height - 34
    sheet.rule(page.margin, y - 12, right)
    const closing = 'against' in invoice ? copy.creditNote.computerGenerated : copy.computerGenerated
    sheet.text(
      `${closing} ${invoice.kind === 'bill_of_supply' ? copy.amountsOfBill : copy.amounts}`,
      page.margin,
      y,
      small,
    )
    sheet.text(`${invoice.number} · ${copy.page(index + 1, count)}`, right, y, { ...small, align: 'right' })
  }
}
