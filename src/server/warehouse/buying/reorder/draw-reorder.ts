import type { ReorderGroup } from '../../../../shared/contract/office/reorder-calls.ts'
import { reorderCopy as copy } from '../../../../shared/copy/office/reorder.ts'
import { formatDate } from '../../../../shared/format-moment.ts'
import type { ShopIdentity } from '../../../../shared/settings/shop-identity.ts'
import { colours, page, right, Sheet } from '../../../platform/pdf/pdf-document.ts'

const leading = 13
const rowHeight = 22
const fromX = 320
const codeX = right - 190
const inset = 8

/** Draws the order to one supplier on paper: their codes, pieces, and no amount. */
export function drawReorder(group: ReorderGroup, buyer: ShopIdentity, now: Date): Promise<Buffer> {
  const sheet = new Sheet({ title: copy.paperTitle, author: buyer.name, at: now })
  drawLines(sheet, group, drawHead(sheet, group, buyer, now))
  return sheet.bytes()
}

function drawHead(sheet: Sheet, { supplier }: ReorderGroup, buyer: ShopIdentity, now: Date): number {
  const small = { size: 7, weight: 'bold', colour: colours.steel } as const
  sheet.box(0, 0, page.width, 6, buyer.colours.accent)
  sheet.text(copy.paperTitle, page.margin, 56, { size: 22, weight: 'bold' })
  sheet.text(formatDate(now.toISOString()), right, 56, { size: 11, align: 'right' })
  sheet.rule(page.margin, 72, right, colours.ink, 1)
  sheet.text(copy.paperTo.toUpperCase(), page.margin, 92, small)
  const toEnd = drawParty(sheet, [supplier?.name ?? ''], page.margin, fromX - 24)
  sheet.text(copy.paperFrom.toUpperCase(), fromX, 92, small)
  const { legalName, address, gstin } = buyer.seller
  const from = [legalName || buyer.name, address, buyer.phone, gstin && `${copy.gstin} ${gstin}`].filter(Boolean)
  return Math.max(toEnd, drawParty(sheet, from, fromX, right), 162) + 14
}

/** A name and what follows it in a column from `x` to `end`; gives the `y` below. */
function drawParty(sheet: Sheet, lines: readonly string[], x: number, end: number): number {
  let y = 108
  for (const [index, line] of lines.entries()) {
    const setting = index === 0 ? ({ size: 12, weight: 'bold' } as const) : ({ size: 9.5 } as const)
    for (const piece of sheet.wrap(line, end - x, setting)) {
      sheet.text(piece, x, y, setting)
      y += leading
    }
  }
  return y
}

function drawTitles(sheet: Sheet, top: number): number {
  sheet.box(page.margin, top, right - page.margin, 20, colours.ink)
  const white = { size: 8, weight: 'bold', colour: '#ffffff' } as const
  sheet.text(copy.paperItem, page.margin + inset, top + 13, white)
  sheet.text(copy.paperCode, codeX, top + 13, white)
  sheet.text(copy.paperPieces, right - inset, top + 13, { ...white, align: 'right' })
  return top + 20
}

function drawLines(sheet: Sheet, { lines }: ReorderGroup, top: number): void {
  let y = drawTitles(sheet, top)
  for (const { name, code, suggestion, pack } of lines) {
    const pieces = sheet.wrap(name, codeX - page.margin - 2 * inset, { size: 10 })
    const codes = sheet.wrap(code ?? '', 110, { size: 9 })
    const inPacks = pack > 1 ? 2 : 1
    const height = Math.max(rowHeight, Math.max(pieces.length, codes.length, inPacks) * leading + 9)
    if (y + height > sheet.bottom) {
      sheet.doc.addPage()
      y = drawTitles(sheet, page.margin)
    }
    for (const [index, piece] of pieces.entries()) {
      sheet.text(piece, page.margin + inset, y + 15 + index * leading, { size: 10 })
    }
    for (const [index, piece] of codes.entries()) sheet.text(piece, codeX, y + 15 + index * leading, { size: 9 })
    sheet.text(String(suggestion), right - inset, y + 15, { size: 12, weight: 'bold', align: 'right' })
    if (pack > 1) {
      const packs = copy.packs(suggestion / pack, pack)
      sheet.text(packs, right - inset, y + 15 + leading, { size: 8, colour: colours.steel, align: 'right' })
    }
    y += height
    sheet.rule(page.margin, y, right)
  }
  if (y + 20 > sheet.bottom) {
    sheet.doc.addPage()
    y = drawTitles(sheet, page.margin)
  }
  const count = lines.reduce((sum, { suggestion }) => sum + suggestion, 0)
  sheet.text(copy.paperTotal(lines.length, count), right - inset, y + 20, { weight: 'bold', align: 'right' })
}
