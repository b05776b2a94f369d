import type { InvoiceDocument, InvoiceLine } from '../../../domain/invoices/invoice-document.ts'
import { invoices as copy } from '../../../shared/copy/invoices.ts'
import { column } from '../../platform/paper/figures.ts'
import { bottom, colours, page, right, type Sheet } from '../../platform/paper/sheet.ts'

const size = 8
const leading = 10.5
const padding = 6
const headHeight = 26
const inset = 5
/** Between two columns of figures, at least. */
const gap = 10

/** A column of figures, from the right edge inwards; `total` is what the row below the lines says. */
interface Column {
  title: string
  note?: string
  width: number
  text: (line: InvoiceLine) => string
  total?: string
}

/** The lines of the invoice and their sum, over as many pages as it takes. Gives the `y` below them. */
export function drawLines(sheet: Sheet, invoice: InvoiceDocument, top: number): number {
  const columns = columnsOf(invoice).map((each) => ({ ...each, width: widthOf(sheet, each, invoice.lines) }))
  const itemWidth = right - page.margin - columns.reduce((sum, { width }) => sum + width, 0) - 2 * inset
  let y = drawTitles(sheet, columns, top)
  for (const [index, line] of invoice.lines.entries()) {
    const item = sheet.wrap(`${index + 1}. ${line.description}`, itemWidth, { size })
    const height = item.length * leading + leading + padding
    if (y + height > bottom) y = drawTitles(sheet, columns, nextPage(sheet))
    drawLine(sheet, { line, item, columns, y: y + leading })
    y += height
    sheet.rule(page.margin, y, right)
  }
  if (y + 40 > bottom) y = drawTitles(sheet, columns, nextPage(sheet))
  return drawSum(sheet, columns, y)
}

/** Wide enough for what stands in it: a machine may cost crores. */
function widthOf(sheet: Sheet, { width, text, total = '' }: Column, lines: InvoiceLine[]): number {
  const widths = lines.map((line) => sheet.width(text(line), { size }))
  return Math.max(width, ...widths.map((each) => each + gap), sheet.width(total, { size, weight: 'bold' }) + gap)
}

/** A new page; gives the `y` at which it begins. */
export function nextPage(sheet: Sheet): number {
  sheet.doc.addPage()
  return page.margin
}

function columnsOf({ lines, supply, totals }: InvoiceDocument): Column[] {
  const discounted = lines.some((line) => line.discount > 0)
  const heads: Column[] =
    supply === 'in_state'
      ? [
          { title: copy.cgst, width: 46, text: (line) => column(line.cgst), total: column(totals.cgst) },
          { title: copy.sgst, width: 46, text: (line) => column(line.sgst), total: column(totals.sgst) },
        ]
      : [{ title: copy.igst, width: 54, text: (line) => column(line.igst), total: column(totals.igst) }]
  return [
    { title: copy.quantity, width: 46, text: (line) => `${line.quantity} ${line.unit}` },
    { title: copy.unitPrice, note: copy.unitPriceNote, width: 52, text: (line) => column(line.unitPrice) },
    ...(discounted ? [discountColumn(totals.discount)] : []),
    {
      title: copy.taxable,
      note: copy.taxableNote,
      width: 54,
      text: (line) => column(line.taxable),
      total: column(totals.taxable),
    },
    { title: copy.rate, width: 30, text: (line) => copy.percent(line.gstRate) },
    ...heads,
    {
      title: copy.total,
      note: copy.totalNote,
      width: 58,
      text: (line) => column(line.total),
      total: column(totals.total),
    },
  ]
}

function discountColumn(total: number): Column {
  return {
    title: copy.discount,
    note: copy.discountNote,
    width: 50,
    text: (line) => column(line.discount),
    total: column(total),
  }
}

function drawTitles(sheet: Sheet, columns: Column[], top: number): number {
  sheet.box(page.margin, top, right - page.margin, headHeight, colours.ink)
  const white = { size: 7.5, weight: 'bold', colour: '#ffffff' } as const
  sheet.text(copy.item, page.margin + inset, top + 11, white)
  eachColumn(columns, ({ title, note }, x) => {
    sheet.text(title, x, top + 11, { ...white, align: 'right' })
    if (note) sheet.text(note, x, top + 20, { size: 6.5, colour: colours.line, align: 'right' })
  })
  return top + headHeight
}

type Row = { line: InvoiceLine; item: string[]; columns: Column[]; y: number }

function drawLine(sheet: Sheet, { line, item, columns, y }: Row): void {
  const x = page.margin + inset
  for (const [index, piece] of item.entries()) sheet.text(piece, x, y + index * leading, { size })
  const below = y + item.length * leading
  sheet.text(`${copy.hsn} ${line.hsnCode}`, x, below, { size: 7, colour: colours.steel })
  eachColumn(columns, ({ text }, right) => sheet.text(text(line), right, y, { size, align: 'right' }))
}

function drawSum(sheet: Sheet, columns: Column[], top: number): number {
  const height = 18
  sheet.box(page.margin, top, right - page.margin, height, colours.sunk)
  const bold = { size, weight: 'bold' } as const
  sheet.text(copy.allLines, page.margin + inset, top + 12, bold)
  eachColumn(columns, ({ total }, x) => {
    if (total !== undefined) sheet.text(total, x, top + 12, { ...bold, align: 'right' })
  })
  return top + height
}

/** Calls back with the right edge of each column's text. */
function eachColumn(columns: Column[], draw: (column: Column, x: number) => void): void {
  let x = right - inset
  for (const each of columns.toReversed()) {
    draw(each, x)
    x -= each.width
  }
}
