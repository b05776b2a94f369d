import { statements } from '../../../../shared/copy/statements.ts'
import { formatDate } from '../../../../shared/format-moment.ts'
import type { Paise } from '../../../../shared/money/money.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { page, right, Sheet } from '../../../platform/pdf/pdf-document.ts'
import { drawFeet } from '../../invoices/pdf/closing.ts'
import { drawHead } from '../../invoices/pdf/head.ts'
import { drawLines, type FigureColumn, nextPage } from '../../invoices/pdf/lines-table.ts'
import type { StatementPaper } from '../statement-paper.ts'

const copy = statements.paper

/** A line of the table: what it is, and its amounts as they are printed. */
interface Line {
  description: string
  hsnCode: string
  debit: string
  credit: string
  balance: string
}

/** Draws a statement of account on A4, in the look of invoices, under a head that says that it is none. */
export function drawStatement(paper: StatementPaper): Promise<Buffer> {
  const { statement, supplier, drawnAt } = paper
  const days = `${formatDate(statement.from)} – ${formatDate(statement.to)}`
  const title = `${copy.title} ${days}`
  const sheet = new Sheet({ title, author: supplier.legalName, at: new Date(drawnAt) })
  const top = drawHead(sheet, paper, {
    title: copy.title,
    mark: copy.mark,
    buyer: copy.for,
    facts: [
      [copy.from, formatDate(statement.from)],
      [copy.to, formatDate(statement.to)],
      [statements.opening, balanceOf(statement.opening)],
      [statements.closing, balanceOf(statement.closing)],
      [copy.drawnOn, formatDate(drawnAt)],
    ],
  })
  const below = drawLines(sheet, linesOf(paper), columnsOf(paper), top, copy.item)
  drawClosing(sheet, statement.closing, below)
  drawFeet(sheet, { number: days }, copy.foot, 0)
  return sheet.bytes()
}

function linesOf({ statement: { from, opening, rows } }: StatementPaper): Line[] {
  const first = { debit: '', credit: '', balance: balanceOf(opening), hsnCode: '' }
  return [
    { ...first, description: copy.entry([formatDate(from), statements.opening]) },
    ...rows.map((row) => ({
      description: copy.entry([
        formatDate(row.day),
        `${statements.kinds[row.kind]} ${row.number}`.trim(),
        ...(row.orderNumber === null ? [] : [copy.order(row.orderNumber)]),
        ...(row.poNumber === null ? [] : [copy.poNumber(row.poNumber)]),
      ]),
      hsnCode: '',
      debit: filled(row.debit),
      credit: filled(row.credit),
      balance: balanceOf(row.balance),
    })),
  ]
}

function columnsOf({ statement: { debit, credit, closing } }: StatementPaper): FigureColumn<Line>[] {
  return [
    { title: statements.debit, width: 70, text: (line) => line.debit, total: column(debit) },
    { title: statements.credit, width: 70, text: (line) => line.credit, total: column(credit) },
    { title: statements.balance, width: 84, text: (line) => line.balance, total: balanceOf(closing) },
  ]
}

/** Draws the closing balance in large figures, whole on one page. */
function drawClosing(sheet: Sheet, closing: Paise, below: number): void {
  const y = (below + 40 > sheet.bottom ? nextPage(sheet) : below) + 24
  const large = { size: 12, weight: 'bold' } as const
  sheet.text(statements.closing, page.margin, y, large)
  sheet.text(balanceOf(closing), right, y, { ...large, align: 'right' })
}

function balanceOf(amount: Paise): string {
  if (amount === 0) return column(0)
  return amount > 0 ? statements.debitSide(column(amount)) : statements.creditSide(column(-amount))
}

function filled(amount: Paise): string {
  return amount === 0 ? '' : column(amount)
}
