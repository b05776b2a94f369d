import { quotes } from '../../../../shared/copy/quotes.ts'
import { formatDate } from '../../../../shared/format-moment.ts'
import { colours, page, right, Sheet } from '../../../platform/pdf/pdf-document.ts'
import { drawClosing } from '../../invoices/pdf/closing.ts'
import { columnsOf } from '../../invoices/pdf/invoice-columns.ts'
import { drawLines, nextPage } from '../../invoices/pdf/lines-table.ts'
import type { QuotePaper } from '../quote-paper.ts'
import { drawQuoteHead } from './quote-head.ts'

const copy = quotes.paper
const leading = 12

/** Draws a quotation on A4: the lines and sums of an invoice of the same goods, under a head that says that it is none. */
export function drawQuote(paper: QuotePaper): Promise<Buffer> {
  const { document } = paper
  const sheet = new Sheet({
    title: `${copy.title} ${document.number}`,
    author: document.supplier.legalName,
    at: new Date(document.issuedAt),
  })
  const lines = drawLines(sheet, document.lines, columnsOf(document), drawQuoteHead(sheet, paper))
  const below = drawClosing(sheet, document, lines, copy.total)
  drawTerms(sheet, paper, below)
  drawFoot(sheet, paper)
  return sheet.bytes()
}

function drawTerms(sheet: Sheet, { validUntil }: QuotePaper, below: number): void {
  const small = { size: 8 } as const
  const lines = copy.termsOf(formatDate(validUntil)).flatMap((term) => sheet.wrap(term, right - page.margin, small))
  const high = 24 + (lines.length + 1) * leading
  let y = (below + high > sheet.bottom ? nextPage(sheet) : below) + 24
  sheet.text(copy.terms.toUpperCase(), page.margin, y, { size: 7, weight: 'bold', colour: colours.steel })
  for (const line of lines) {
    y += leading
    sheet.text(line, page.margin, y, small)
  }
}

function drawFoot(sheet: Sheet, { document }: QuotePaper): void {
  const { count } = sheet.doc.bufferedPageRange()
  const small = { size: 7.5, colour: colours.steel } as const
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(index)
    const y = sheet.height - 34
    sheet.rule(page.margin, y - 12, right)
    sheet.text(copy.foot, page.margin, y, small)
    const which = `${document.number} · ${copy.page(index + 1, count)}`
    sheet.text(which, right, y, { ...small, align: 'right' })
  }
}
