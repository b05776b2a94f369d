import {
  exemptValue,
  type InvoiceDocument,
  type InvoiceLine,
} from '../../../../domain/selling/invoices/invoice-document.ts'
import { invoices as copy } from '../../../../shared/copy/invoices.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { fittingSize } from '../../../platform/pdf/fit-text.ts'
import { colours, page, right, type Sheet } from '../../../platform/pdf/pdf-document.ts'

const itemSize = 8
/** Type sizes of figures: a machine costs crores, and its name keeps its room. */
const figureSizes = [8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4]
const itemLeast = 66
const leading = 10.5
const padding = 6
const headHeight = 26
const inset = 5
/** Between two columns of figures at least, by their size. */
const gapBySize = 1.25

/** A column of figures, from the right edge inwards; `total` is what the row below the lines says. */
interface Column {
  title: string
  note?: string
  width: number
  text: (line: InvoiceLine) => string
  total?: string
}

/** The columns as wide as their figures are at `size`, and what they leave for the names of the goods. */
interface Table {
  columns: Column[]
  size: number
  itemWidth: number
}

/** The lines of the invoice and their sum, over as many pages as it takes. Gives the `y` below them. */
export function drawLines(sheet: Sheet, invoice: InvoiceDocument, top: number): number {
  const table = tableOf(sheet, invoice)
  const rows = invoice.lines.map((line, index) => {
    const item = sheet.wrap(`${line.position ?? index + 1}. ${line.description}`, table.itemWidth, { size: itemSize })
    return { line, item, height: item.length * leading + leading + padding }
  })
  const fits = top + headHeight + (rows[0]?.height ?? 0) <= sheet.bottom
  let y = drawTitles(sheet, table, fits ? top : nextPage(sheet))
  for (const row of rows) {
    if (y + row.height > sheet.bottom) y = drawTitles(sheet, table, nextPage(sheet))
    drawLine(sheet, table, { ...row, y: y + leading })
    y += row.height
    sheet.rule(page.margin, y, right)
  }
  if (y + 40 > sheet.bottom) y = drawTitles(sheet, table, nextPage(sheet))
  return drawSum(sheet, table, y)
}

/** Figures as large as they can be beside the names of the goods. */
function tableOf(sheet: Sheet, invoice: InvoiceDocument): Table {
  const columns = columnsOf(invoice)
  const atSize = (size: number): Table => {
    const wide = columns.map((each) => ({ ...each, width: widthOf(sheet, each, invoice.lines, size) }))
    const itemWidth = right - page.margin - wide.reduce((sum, { width }) => sum + width, 0) - 2 * inset
    return { columns: wide, size, itemWidth }
  }
  return atSize(fittingSize(figureSizes, (size) => atSize(size).itemWidth >= itemLeast))
}

/** Wide enough for what stands in it. */
function widthOf(sheet: Sheet, { width, text, total = '' }: Column, lines: InvoiceLine[], size: number): number {
  const widths = [
    ...lines.map((line) => sheet.width(text(line), { size })),
    sheet.width(total, { size, weight: 'bold' }),
  ]
  return Math.max(width, ...widths.map((each) => each + gapBySize * size))
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
    {
      title: copy.quantity,
      width: 46,
      text: (line) => (line.quantity === 0 ? copy.none : `${line.quantity} ${line.unit}`),
    },
    {
      title: copy.unitPrice,
      ...(isBill ? {} : { note: copy.unitPriceNote }),
      width: 52,
      // a credit of the price alone has neither pieces nor a price
      text: (line) => (line.quantity === 0 ? copy.none : column(line.unitPrice)),
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

/** Returns the columns of the taxable value and its tax; where some goods are exempt their value has a column of its own. */
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

function drawTitles(sheet: Sheet, { columns }: Table, top: number): number {
  sheet.box(page.margin, top, right - page.margin, headHeight, colours.ink)
  const white = { size: 7.5, weight: 'bold', colour: '#ffffff' } as const
  sheet.text(copy.item, page.margin + inset, top + 11, white)
  eachColumn(columns, ({ title, note }, x) => {
    sheet.text(title, x, top + 11, { ...white, align: 'right' })
    if (note) sheet.text(note, x, top + 20, { size: 6.5, colour: colours.line, align: 'right' })
  })
  return top + headHeight
}

type Row = { line: InvoiceLine; item: string[]; y: number }

function drawLine(sheet: Sheet, { columns, size }: Table, { line, item, y }: Row): void {
  const x = page.margin + inset
  for (const [index, piece] of item.entries()) sheet.text(piece, x, y + index * leading, { size: itemSize })
  const below = y + item.length * leading
  sheet.text(`${copy.hsn} ${line.hsnCode}`, x, below, { size: 7, colour: colours.steel })
  eachColumn(columns, ({ text }, right) => sheet.text(text(line), right, y, { size, align: 'right' }))
}

function drawSum(sheet: Sheet, { columns, size }: Table, top: number): number {
  const height = 18
  sheet.box(page.margin, top, right - page.margin, height, colours.sunk)
  sheet.text(copy.allLines, page.margin + inset, top + 12, { size: itemSize, weight: 'bold' })
  eachColumn(columns, ({ total }, x) => {
    if (total !== undefined) sheet.text(total, x, top + 12, { size, weight: 'bold', align: 'right' })
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
