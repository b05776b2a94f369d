import { type Buyer, exemptValue, type InvoiceLine } from '../../../../domain/selling/invoices/invoice-document.ts'
import { invoices as copy } from '../../../../shared/copy/invoices.ts'
import { receiptCopy } from '../../../../shared/copy/office/receipt-roll.ts'
import { formatDate } from '../../../../shared/format-moment.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { column } from '../../../platform/pdf/figures.ts'
import { leadingBySize } from '../../../platform/pdf/fit-text.ts'
import { colours, type Setting, Sheet } from '../../../platform/pdf/pdf-document.ts'
import type { PrintedPaper } from './draw-invoice.ts'
import { deliveredTo, firmLines } from './head.ts'

const points = 72 / 25.4
/** A roll of 80 mm prints 72 mm of it. */
const width = 80 * points
const edge = 4 * points
const right = width - edge
const room = right - edge
/** Letters of a thermal printer are at least so large. */
const size = 8
const gap = 6

/** A piece of the roll: a text that is wrapped, two texts at its edges, or a line across. */
type Part = { text: string; setting?: Setting } | { left: string; right: string; setting?: Setting } | 'rule'

/** Draws bills for a roll of 80 mm, each as long as it is: all that the law wants of it (CGST Rules 46 and 49). At least one. */
export function drawReceipts(papers: readonly PrintedPaper[]): Promise<Buffer> {
  const [first] = papers
  if (!first) throw new Error('there is nothing to draw')
  const at = new Date(first.issuedAt)
  const sheetOf = (height: number) =>
    new Sheet({ title: first.number, author: first.supplier.legalName, at, size: [width, height] })
  // how long a bill is, is known when it is set: with the letters of a sheet that nobody prints
  const trial = sheetOf(width)
  const heights = papers.map((paper) => place(trial, partsOf(paper)).height)
  const sheet = sheetOf(heights[0] ?? width)
  for (const [index, paper] of papers.entries()) {
    if (index > 0) sheet.doc.addPage({ size: [width, heights[index] ?? width], margin: 0 })
    for (const draw of place(sheet, partsOf(paper)).drawn) draw()
  }
  return sheet.bytes()
}

/** Sets the parts below each other: what draws them, and how high all of it is, in points. */
function place(sheet: Sheet, parts: readonly Part[]): { drawn: (() => void)[]; height: number } {
  const drawn: (() => void)[] = []
  let y = edge
  for (const part of parts) {
    if (part === 'rule') {
      const at = y + 3
      drawn.push(() => sheet.rule(edge, at, right, colours.ink))
      y += 6
      continue
    }
    const setting = { size, ...part.setting }
    const leading = setting.size * leadingBySize
    const end = 'right' in part ? sheet.width(part.right, setting) + gap : 0
    const lines = sheet.wrap('right' in part ? part.left : part.text, room - end, setting)
    const top = y
    for (const [index, line] of lines.entries()) {
      drawn.push(() => sheet.text(line, edge, top + (index + 1) * leading, setting))
    }
    // an amount stands beside the last line of what it is for
    const high = Math.max(1, lines.length) * leading
    if ('right' in part) drawn.push(() => sheet.text(part.right, right, top + high, { ...setting, align: 'right' }))
    y += high
  }
  return { drawn, height: y + edge }
}

function partsOf(paper: PrintedPaper): Part[] {
  return [
    ...headOf(paper),
    'rule',
    ...paper.lines.flatMap(partsOfLine),
    'rule',
    ...sumsOf(paper),
    'rule',
    ...endOf(paper),
  ]
}

function headOf(paper: PrintedPaper): Part[] {
  const { supplier, recipient, buyer, placeOfSupply, number, issuedAt, copy: count = 1 } = paper
  const isNote = 'against' in paper
  const kind = isNote ? 'credit_note' : (paper.kind ?? 'tax_invoice')
  const title = paper.test ? copy.test[kind] : kind === 'credit_note' ? copy.creditNote.title : copy.titles[kind]
  const named = buyer ? [...firmLines(buyer), ...otherPlace(buyer, recipient)] : [recipient.name]
  return [
    { text: supplier.name, setting: { size: 12, weight: 'bold' } },
    ...(supplier.legalName === supplier.name ? [] : [{ text: supplier.legalName }]),
    ...supplier.address.map((text) => ({ text })),
    { text: `${copy.gstin}: ${supplier.gstin}` },
    { text: `${copy.phone}: ${supplier.phone}` },
    'rule',
    { left: title, right: count > 1 ? receiptCopy.copy(count) : '', setting: { weight: 'bold' } },
    { left: isNote ? copy.creditNote.number : copy.number, right: number, setting: { weight: 'bold' } },
    { left: isNote ? copy.creditNote.date : copy.date, right: formatDate(issuedAt) },
    ...(isNote ? [{ left: copy.creditNote.against, right: paper.against.number }] : []),
    ...named.map((text) => ({ text })),
    ...recipient.address.filter((text) => text.trim() !== '').map((text) => ({ text })),
    ...(recipient.phone ? [{ text: `${copy.phone}: ${recipient.phone}` }] : []),
    { text: `${copy.placeOfSupply}: ${copy.stateAndCode(placeOfSupply.state, placeOfSupply.stateCode)}` },
  ]
}

/** Names who gets goods that a firm has delivered to somebody else: the place of supply is another state than theirs. */
function otherPlace(buyer: Buyer, { name, state, stateCode }: PrintedPaper['recipient']): string[] {
  if (buyer.shipTo !== 'third_party') return []
  return [deliveredTo(buyer, name), `${copy.state}: ${copy.stateAndCode(state, stateCode)}`]
}

function partsOfLine(line: InvoiceLine): Part[] {
  const { description, hsnCode, quantity, unit, unitPrice, discount, gstRate, total } = line
  const small: Setting = { colour: colours.steel, size: 7 }
  return [
    { text: description, setting: { weight: 'bold' } },
    { left: receiptCopy.pieces(quantity, unit, column(unitPrice)), right: column(unitPrice * quantity) },
    ...(discount > 0 ? [{ left: copy.discount, right: `−${column(discount)}` }] : []),
    ...(discount > 0 ? [{ left: copy.total, right: column(total) }] : []),
    { text: `${copy.hsn} ${hsnCode} · ${copy.rate} ${copy.percent(gstRate)}`, setting: small },
  ]
}

/** Returns the tax by rate and head, and what is paid. */
function sumsOf(paper: PrintedPaper): Part[] {
  const { kind, rates, supply, totals } = paper
  const isBill = kind === 'bill_of_supply'
  const exempt = kind === undefined || kind === 'tax_invoice' ? 0 : exemptValue(rates)
  const heads = supply === 'in_state' ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  const share = (rate: number) => copy.percent(supply === 'in_state' ? rate / 2 : rate)
  const taxed = rates.filter(({ gstRate }) => gstRate > 0 && !isBill)
  return [
    ...(exempt > 0 ? [{ left: copy.exemptValue, right: column(exempt) }] : []),
    ...taxed.flatMap((rate) => [
      { left: receiptCopy.taxableAt(copy.percent(rate.gstRate)), right: column(rate.taxable) },
      ...heads.map((head) => ({ left: `${copy[head]} ${share(rate.gstRate)}`, right: column(rate[head]) })),
    ]),
    ...(totals.roundOff ? [{ left: copy.roundOff, right: column(totals.roundOff) }] : []),
    'rule',
    {
      left: 'against' in paper ? copy.creditNote.total : copy.grandTotal,
      right: formatRupees(rupeesFromPaise(totals.total)),
      setting: { size: 11, weight: 'bold' },
    },
    { text: paper.totalInWords },
  ]
}

function endOf({ order, kind, reverseCharge, test }: PrintedPaper): Part[] {
  const small: Setting = { colour: colours.steel, size: 7 }
  return [
    { text: `${copy.order} ${order.number} · ${copy.methods[test ? 'test' : order.paymentMethod]}` },
    { text: `${copy.reverseCharge}: ${reverseCharge ? copy.yes : copy.no}`, setting: small },
    { text: kind === 'bill_of_supply' ? copy.amountsOfBill : copy.amounts, setting: small },
    { text: copy.computerGenerated, setting: small },
  ]
}
