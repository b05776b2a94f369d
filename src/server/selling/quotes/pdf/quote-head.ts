import { invoices } from '../../../../shared/copy/invoices.ts'
import { quotes } from '../../../../shared/copy/quotes.ts'
import { formatDate } from '../../../../shared/format-moment.ts'
import { colours, page, right, type Sheet } from '../../../platform/pdf/pdf-document.ts'
import { drawName, drawParty, firmLines, sellerLines } from '../../invoices/pdf/head.ts'
import type { QuotePaper } from '../quote-paper.ts'

const copy = quotes.paper
const partiesY = 94
const factsX = 350
const factsValueX = 430
const lineHigh = 14
const columnGap = 24

/** The top of the first page: who sells, that it is a quotation and until when it holds, for whom. Gives the `y` below it. */
export function drawQuoteHead(sheet: Sheet, paper: QuotePaper): number {
  const { supplier } = paper.document
  sheet.box(0, 0, page.width, 6, supplier.accent ?? colours.signal)
  const title = { size: 13, weight: 'bold', align: 'right' } as const
  const titleWidth = sheet.text(copy.title.toUpperCase(), right, 50, title)
  drawName(sheet, supplier.name, right - page.margin - titleWidth - columnGap)
  sheet.text(copy.notInvoice, right, 63, { size: 8, colour: colours.steel, align: 'right' })
  sheet.rule(page.margin, 76, right, colours.ink, 1)
  return Math.max(drawParties(sheet, paper), drawFacts(sheet, paper)) + 14
}

function drawParties(sheet: Sheet, { document }: QuotePaper): number {
  const column = { x: page.margin, end: factsX - columnGap, size: 9 }
  const below = drawParty(sheet, { ...column, title: invoices.seller, lines: sellerLines(document), y: partiesY })
  const { recipient, buyer } = document
  const lines = [
    ...(buyer ? firmLines(buyer) : []),
    ...(buyer?.legalName === recipient.name ? [] : [recipient.name]),
    `${invoices.phone}: ${recipient.phone}`,
  ]
  return drawParty(sheet, { ...column, title: copy.for, lines, y: below + 14 })
}

function drawFacts(sheet: Sheet, { document, validUntil }: QuotePaper): number {
  const { number, issuedAt, placeOfSupply } = document
  const facts = [
    [copy.number, number],
    [copy.date, formatDate(issuedAt)],
    [copy.validUntil, formatDate(validUntil)],
    [copy.placeOfSupply, invoices.stateAndCode(placeOfSupply.state, placeOfSupply.stateCode)],
  ] as const
  let y = partiesY
  for (const [index, [name, value]] of facts.entries()) {
    sheet.text(name, factsX, y, { colour: colours.steel })
    for (const piece of sheet.wrap(value, right - factsValueX, { weight: 'bold' })) {
      sheet.text(piece, factsValueX, y, { weight: index < 3 ? 'bold' : 'regular' })
      y += lineHigh
    }
  }
  return y
}
