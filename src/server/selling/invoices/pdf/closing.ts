import {
  type CreditNoteDocument,
  exemptValue,
  type InvoiceDocument,
  isFinancialNote,
} from '../../../../domain/selling/invoices/invoice-document.ts'
import { invoices as copy } from '../../../../shared/copy/invoices.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { fittingSize } from '../../../platform/pdf/fit-text.ts'
import { colours, page, right, type Setting, type Sheet } from '../../../platform/pdf/pdf-document.ts'
import { nextPage } from './lines-table.ts'

const leading = 14
const wordsLeading = 12
const sumsX = 370
const ratesRight = 340
const rateWidth = 66
/** Between a name and its amount, or two amounts, at least. */
const gap = 8
const sizes = [9, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4]

type Document = InvoiceDocument | CreditNoteDocument

/**
 * Draws the end of the document: the tax by rate where it says some, the sums, the total in words. Stays together on one page.
 * `total`: its name. Gives the `y` below it.
 */
export function drawClosing(sheet: Sheet, invoice: Document, below: number, total = totalName(invoice)): number {
  const isFinancial = isFinancialNote(invoice)
  const rates = isFinancial || invoice.kind === 'bill_of_supply' ? null : ratesOf(invoice)
  const sums = sumsOf(invoice)
  const words = sheet.wrap(invoice.totalInWords, right - page.margin, { weight: 'bold' })
  const high = Math.max(rates ? 5 + rates.rows.length * leading : 0, sums.length * leading + 20) + 16
  const note = isFinancial ? sheet.wrap(copy.creditNote.financialOnly, right - page.margin) : []
  const all = 24 + high + 27 + (words.length - 1) * wordsLeading + note.length * wordsLeading
  const top = (below + all > sheet.bottom ? nextPage(sheet) : below) + 24
  if (rates) drawRates(sheet, rates, top)
  drawSums(sheet, invoice, sums, top, total)
  drawWords(sheet, words, note, top + high)
  return top + all - 24
}

function totalName(invoice: Document): string {
  return 'against' in invoice ? copy.creditNote.total : copy.grandTotal
}

/** The tax by rate as a table: its titles, and a row of each rate. */
interface Rates {
  titles: string[]
  rows: { name: string; cells: string[] }[]
}

function ratesOf({ kind, rates, supply }: Document): Rates {
  const inState = supply === 'in_state'
  const taxed = rates.filter(({ gstRate }) => kind !== 'invoice_cum_bill' || gstRate > 0)
  return {
    titles: [copy.taxable, ...(inState ? [copy.cgst, copy.sgst] : [copy.igst]), copy.total],
    rows: taxed.map((rate) => {
      const heads = inState ? [rate.cgst, rate.sgst] : [rate.igst]
      return {
        name: inState ? copy.halves(rate.gstRate) : copy.percent(rate.gstRate),
        cells: [rate.taxable, ...heads, rate.total].map(column),
      }
    }),
  }
}

function drawRates(sheet: Sheet, { titles, rows }: Rates, top: number): void {
  const nameWidth = (size: number) =>
    Math.max(rateWidth, ...rows.map(({ name }) => sheet.width(name, { size }) + gap / 2))
  const stepAt = (size: number) => (ratesRight - page.margin - nameWidth(size)) / titles.length
  const size = fittingSize(sizes.slice(1), (each) =>
    rows.every(({ cells }) => cells.every((cell) => sheet.width(cell, { size: each }) + gap <= stepAt(each))),
  )
  const row = (y: number, name: string, cells: string[], setting: Setting) => {
    sheet.text(name, page.margin, y, setting)
    for (const [index, cell] of cells.entries()) {
      const x = page.margin + nameWidth(size) + stepAt(size) * (index + 1)
      sheet.text(cell, x, y, { ...setting, align: 'right' })
    }
  }
  row(top, copy.byRate, titles, { size: 7.5, weight: 'bold', colour: colours.steel })
  for (const [index, { name, cells }] of rows.entries()) {
    const y = top + 5 + index * leading
    sheet.rule(page.margin, y, ratesRight)
    row(y + 10, name, cells, { size })
  }
}

type Sum = readonly [name: string, amount: string]

function sumsOf(invoice: Document): Sum[] {
  const { discount } = invoice.totals
  return [...(discount > 0 ? [[discountName(invoice), column(discount)] as const] : []), ...taxSums(invoice)]
}

function drawSums(sheet: Sheet, invoice: Document, sums: readonly Sum[], top: number, title: string): void {
  const room = right - sumsX - gap
  const size = fittingSize(sizes, (each) =>
    sums.every(([name, amount]) => sheet.width(name, { size: each }) + sheet.width(amount, { size: each }) <= room),
  )
  let y = top
  for (const [name, amount] of sums) {
    sheet.text(name, sumsX, y, { size, colour: colours.steel })
    sheet.text(amount, right, y, { size, align: 'right' })
    y += leading
  }
  sheet.rule(sumsX, y - 6, right, colours.ink, 1)
  const named = { size: 10, weight: 'bold' } as const
  const total = formatRupees(rupeesFromPaise(invoice.totals.total))
  const left = room - sheet.text(title, sumsX, y + 11, named)
  const large = fittingSize([13, 12, 11, 10, ...sizes], (each) => sheet.width(total, { ...named, size: each }) <= left)
  sheet.text(total, right, y + 11, { ...named, size: large, align: 'right' })
}

function discountName({ kind }: Document): string {
  return kind === 'bill_of_supply' ? copy.discount : copy.discountGiven
}

/** Returns the exempt value, the taxable value, and its tax; nothing of a note that lowers no tax. */
function taxSums(invoice: Document): Sum[] {
  const { kind, rates, supply, totals } = invoice
  if (isFinancialNote(invoice)) return []
  if (kind === 'bill_of_supply') return [[copy.exemptValue, column(totals.total)]]
  const exempt = kind === 'invoice_cum_bill' ? exemptValue(rates) : 0
  const heads = supply === 'in_state' ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  return [
    ...(exempt > 0 ? [[copy.exemptValue, column(exempt)] as const] : []),
    [copy.taxableValue, column(totals.taxable - exempt)],
    ...heads.map((head) => [copy[head], column(totals[head])] as const),
    ...(totals.roundOff ? [[copy.roundOff, column(totals.roundOff)] as const] : []),
  ]
}

function drawWords(sheet: Sheet, words: readonly string[], note: readonly string[], top: number): void {
  sheet.rule(page.margin, top, right)
  sheet.text(copy.inWords.toUpperCase(), page.margin, top + 14, { size: 7, weight: 'bold', colour: colours.steel })
  for (const [index, line] of words.entries()) {
    sheet.text(line, page.margin, top + 27 + index * wordsLeading, { weight: 'bold' })
  }
  for (const [index, line] of note.entries())
    sheet.text(line, page.margin, top + 27 + (words.length + index) * wordsLeading)
}

/** Returns the words on every foot of an invoice or credit note. */
export function footOf(invoice: Document): string {
  const note = 'against' in invoice
  const signed = note ? copy.creditNote.computerGenerated : copy.computerGenerated
  const closing = invoice.test ? `${copy.methods.test}.` : signed
  return `${closing} ${invoice.kind === 'bill_of_supply' ? copy.amountsOfBill : copy.amounts}`
}

/** The foot of every page of a paper that begins on page `first` (from 0), once all of them are there. */
export function drawFeet(
  sheet: Sheet,
  { number, test }: Pick<Document, 'number' | 'test'>,
  closing: string,
  first: number,
): void {
  const count = sheet.doc.bufferedPageRange().count - first
  const small = { size: 7.5, colour: colours.steel } as const
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(first + index)
    const y = sheet.height - 34
    sheet.rule(page.margin, y - 12, right)
    sheet.text(closing, page.margin, y, small)
    const which = [...(test ? [copy.methods.test] : []), number, copy.page(index + 1, count)].join(' · ')
    sheet.text(which, right, y, { ...small, align: 'right' })
  }
}
