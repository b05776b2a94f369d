import { exemptValue, type InvoiceDocument, type InvoiceLine } from '../../../domain/invoices/invoice-document.ts'
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

function columnsOf(invoice: InvoiceDocument): Column[] {
  const { lines, totals } = invoice
  const discounted = lines.some((line) => line.discount > 0)
  const isBill = invoice.kind === 'bill_of_supply'
  return [
    { title: copy.quantity, width: 46, text: (line) => `${line.quantity} ${line.unit}` },
    {
      title: copy.unitPrice,
      ...(isBill ? {} : { note: copy.unitPriceNote }),
      width: 52,
      text: (line) => column(line.unitPrice),
    },
    ...(discounted ? [discountColumn(totals.discount, isBill)] : []),
    ...(isBill ? [] : taxColumns(invoice)),
    {
      title: isBill ? copy.exemptValue : copy.total,
      note: copy.totalNote,
      width: isBill ? 100 : 58,
      text: (line) => column(line.total),
      total: column(totals.total),
    },
  ]
}

/** What is taxed and its tax; where some goods are exempt their value stands in a column of its own. */
function taxColumns({ kind, supply, rates, totals }: InvoiceDocument): Column[] {
  const exempt = kind === 'invoice_cum_bill' ? exemptValue(rates) : null
  const isExempt = (line: InvoiceLine) => exempt !== null && line.gstRate === 0
  const taxed = (amount: (line: InvoiceLine) => number) => (line: InvoiceLine) =>
    isExempt(line) ? copy.none : column(amount(line))
  const heads = supply === 'in_state' ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  const exemptColumn: Column = {
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

function discountColumn(total: number, isBill: boolean): Column {
  return {
    title: copy.discount,
    ...(isBill ? {} : { note: copy.discountNote }),
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
