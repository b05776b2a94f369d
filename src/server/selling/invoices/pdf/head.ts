import type { Buyer, InvoiceDocument } from '../../../../domain/selling/invoices/invoice-document.ts'
import { billingLines } from '../../../../shared/billing-lines.ts'
import { invoices as copy } from '../../../../shared/copy/invoices.ts'
import { findState } from '../../../../shared/indian-states.ts'
import { fitText, fittingSize, leadingBySize } from '../../../platform/pdf/fit-text.ts'
import { colours, page, right, type Setting, type Sheet } from '../../../platform/pdf/pdf-document.ts'

/** Between two lines of the largest size. */
const lineHigh = 12.5
/** Type sizes of seller and buyer, from the largest on. */
const sizes = [9, 8, 7, 6, 5] as const
const partiesY = 94
const columnGap = 24
const factsX = 350
const factsValueX = 430

/** Names and values of the facts beside the parties, the first two in bold. */
export type Facts = readonly (readonly [string, string])[]

/** The top of a paper, beside its parties. */
export interface Head {
  title: string
  /** Mark of the copy. */
  mark: string
  /** Title above who gets it. */
  buyer: string
  facts: Facts
}

/** The two sides of a paper. */
type Parties = Pick<InvoiceDocument, 'supplier' | 'recipient' | 'buyer'>

/** The top of the first page: who sells, what it is, who buys. Gives the `y` below it. */
export function drawHead(sheet: Sheet, parties: Parties, { title, mark, buyer, facts }: Head): number {
  sheet.box(0, 0, page.width, 6, parties.supplier.accent ?? colours.signal)
  const titleWidth = sheet.text(title.toUpperCase(), right, 50, { size: 14, weight: 'bold', align: 'right' })
  drawName(sheet, parties.supplier.name, right - page.margin - titleWidth - columnGap)
  sheet.text(mark, right, 63, { size: 8, colour: colours.steel, align: 'right' })
  sheet.rule(page.margin, 76, right, colours.ink, 1)
  return Math.max(drawParties(sheet, parties, buyer), drawFacts(sheet, facts, partiesY)) + 14
}

/** Draws seller and buyer below each other, or beside each other on a low sheet, as large as there is room. Gives the `y` below. */
function drawParties(sheet: Sheet, parties: Parties, title: string): number {
  const all = { x: page.margin, end: factsX - columnGap }
  const middle = (all.x + all.end) / 2
  const [seller, buyer] = [
    { title: copy.seller, lines: sellerLines(parties) },
    { title, lines: buyerLines(parties) },
  ]
  if (sheet.height > page.width) {
    const below = drawParty(sheet, { ...seller, ...all, y: partiesY, size: sizes[0] })
    return drawParty(sheet, { ...buyer, ...all, y: below + 14, size: sizes[0] })
  }
  const beside = [
    { ...seller, x: all.x, end: middle - columnGap / 2 },
    { ...buyer, x: middle + columnGap / 2, end: all.end },
  ]
  const size = fittingSize(sizes, (each) =>
    beside.every((party) => partiesY + linesHigh(each, piecesOf(sheet, party, each).length + 1) <= sheet.bottom),
  )
  return Math.max(...beside.map((party) => drawParty(sheet, { ...party, y: partiesY, size })))
}

/** Draws the shop's name in one large line, or in smaller ones that end above the rule. */
export function drawName(sheet: Sheet, name: string, width: number): void {
  const { lines, size } = fitText(sheet, [name], { width, height: 46, sizes: [18, 15, 12, 10, 8.5], weight: 'bold' })
  const leading = size * leadingBySize
  const first = lines.length === 1 ? 52 : 66 - (lines.length - 1) * leading
  for (const [index, line] of lines.entries()) {
    sheet.text(line, page.margin, first + index * leading, { size, weight: 'bold' })
  }
}

/** Lines in a column from `x` to `end`. */
type Party = { title: string; lines: string[]; x: number; end: number }

function linesHigh(size: number, lines: number): number {
  return ((lineHigh * size) / sizes[0]) * lines
}

function piecesOf(sheet: Sheet, { lines, x, end }: Party, size: number) {
  return lines.flatMap((line, index) => {
    const setting: Setting = index === 0 ? { size: size + 1, weight: 'bold' } : { size }
    return sheet.wrap(line, end - x, setting).map((piece) => ({ piece, setting }))
  })
}

/** Draws who sells or buys, as title and lines in a column. Gives the `y` below. */
export function drawParty(sheet: Sheet, { y, size, ...party }: Party & { y: number; size: number }): number {
  sheet.text(party.title.toUpperCase(), party.x, y, { size: 7, weight: 'bold', colour: colours.steel })
  const pieces = piecesOf(sheet, party, size)
  for (const [index, { piece, setting }] of pieces.entries()) {
    sheet.text(piece, party.x, y + linesHigh(size, index + 1), setting)
  }
  return y + linesHigh(size, pieces.length + 1)
}

/** The seller in lines: name, address, state, GSTIN, ways to reach it. */
export function sellerLines({ supplier }: Pick<Parties, 'supplier'>): string[] {
  const { legalName, address, state, stateCode, gstin, phone, email } = supplier
  return [
    legalName,
    ...address,
    `${copy.state}: ${copy.stateAndCode(state, stateCode)}`,
    `${copy.gstin}: ${gstin}`,
    `${phone} · ${email}`,
  ]
}

function buyerLines({ recipient, buyer }: Parties): string[] {
  const { name, address, state, stateCode, phone } = recipient
  return [
    ...(buyer ? [...firmLines(buyer), deliveredTo(buyer, name)] : [name]),
    address.slice(0, -1).join(', '),
    ...address.slice(-1),
    ...(stateCode ? [`${copy.state}: ${copy.stateAndCode(state, stateCode)}`] : []),
    ...(phone ? [`${copy.phone}: ${phone}`] : []),
  ]
}

/** A firm in lines: name, GSTIN, purchase order, billing address. */
export function firmLines({ legalName, gstin, poNumber, billing }: Buyer): string[] {
  return [
    legalName,
    `${copy.gstin}: ${gstin}`,
    ...(poNumber ? [`${copy.poNumber}: ${poNumber}`] : []),
    ...(billing ? [...billingLines(billing), stateLine(billing.state)] : []),
  ]
}

function stateLine(state: string): string {
  return `${copy.state}: ${copy.stateAndCode(state, findState(state)?.gstCode ?? '')}`
}

/** Says to whom the goods of a firm go: to itself, or on its word to somebody else (IGST Act s.10(1)(b)). */
export function deliveredTo({ shipTo }: Buyer, name: string): string {
  return shipTo === 'third_party' ? copy.deliveredForFirm(name) : copy.deliveredTo(name)
}

function drawFacts(sheet: Sheet, facts: Facts, top: number): number {
  let y = top
  for (const [index, [name, value]] of facts.entries()) {
    sheet.text(name, factsX, y, { colour: colours.steel })
    for (const piece of sheet.wrap(value, right - factsValueX, { weight: 'bold' })) {
      sheet.text(piece, factsValueX, y, { weight: index < 2 ? 'bold' : 'regular' })
      y += lineHigh + 1.5
    }
  }
  return y
}
