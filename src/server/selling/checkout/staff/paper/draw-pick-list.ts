import { orderPapers as copy } from '../../../../../shared/copy/office/order-papers.ts'
import { formatDate } from '../../../../../shared/format-moment.ts'
import type { ShopIdentity } from '../../../../../shared/settings/shop-identity.ts'
import { fitText, leadingBySize } from '../../../../platform/pdf/fit-text.ts'
import { colours, page, right, type Setting, Sheet } from '../../../../platform/pdf/pdf-document.ts'
import type { PickLine } from './pick-lines.ts'

const shelfX = page.margin + 30
const itemX = shelfX + 85
const quantityX = right - 8
const rowHeight = 24
const shelfSetting = { size: 10, weight: 'bold' } as const
const nameSetting = { size: 10 } as const
const orderSetting = { size: 8, colour: colours.steel } as const

/** Seller, number of orders, and moment of a pick list. */
interface PickListHead {
  seller: ShopIdentity
  orders: number
  now: Date
}

/** One list of what many orders need, with a box to tick at each item: who walks the shelves takes all its pieces at once. */
export function drawPickList(lines: readonly PickLine[], head: PickListHead): Promise<Buffer> {
  const sheet = new Sheet({ title: copy.pickList, author: head.seller.name, at: head.now })
  addPickList(sheet, lines, head)
  return sheet.bytes()
}

/** Draws a pick list from a sheet's last page on. */
export function addPickList(sheet: Sheet, lines: readonly PickLine[], head: PickListHead): void {
  const first = sheet.doc.bufferedPageRange().count - 1
  let y = drawTitles(sheet, drawHead(sheet, head))
  for (const line of lines) y = drawLine(sheet, line, y)
  if (y + rowHeight > sheet.bottom) y = nextPage(sheet)
  const pieces = lines.reduce((sum, each) => sum + each.pieces, 0)
  sheet.text(copy.total(pieces), quantityX, y + 20, { weight: 'bold', align: 'right' })
  drawFeet(sheet, first)
}

/** Gives the `y` below the head. */
function drawHead(sheet: Sheet, { seller, orders, now }: PickListHead): number {
  sheet.box(0, 0, page.width, 6, seller.colours.accent)
  const name = fitText(sheet, [seller.name], { width: 330, height: 26, sizes: [12, 10, 8], weight: 'bold' })
  for (const [index, line] of name.lines.entries()) {
    sheet.text(line, page.margin, 40 + index * name.size * leadingBySize, { size: name.size, weight: 'bold' })
  }
  sheet.text(copy.pickList, page.margin, 86, { size: 22, weight: 'bold' })
  sheet.text(formatDate(now.toISOString()), right, 40, { align: 'right' })
  sheet.text(copy.ofOrders(orders), right, 86, { size: 12, weight: 'bold', align: 'right' })
  return 102
}

function drawTitles(sheet: Sheet, top: number): number {
  sheet.box(page.margin, top, right - page.margin, 20, colours.ink)
  const white = { size: 8, weight: 'bold', colour: '#ffffff' } as const
  sheet.text(copy.shelf, shelfX, top + 13, white)
  sheet.text(copy.item, itemX, top + 13, white)
  sheet.text(copy.quantity, quantityX, top + 13, { ...white, align: 'right' })
  return top + 20
}

/** Gives the `y` below the line, on the next page where it does not fit on this one. */
function drawLine(sheet: Sheet, line: PickLine, top: number): number {
  const width = quantityX - itemX - 70
  const numbers = line.orders.map(({ number, pieces }) => copy.pickedFor(number, pieces)).join(', ')
  const shelf = line.shelf ? sheet.wrap(line.shelf, itemX - shelfX - 8, shelfSetting) : []
  const name = sheet.wrap(line.name, width, nameSetting)
  const orders = sheet.wrap(numbers, width, orderSetting)
  const below = Math.max(shelf.length * 13, name.length * 13 + orders.length * 11)
  const height = Math.max(rowHeight, below + 10)
  const y = top + height > sheet.bottom ? drawTitles(sheet, nextPage(sheet)) : top
  sheet.doc
    .rect(page.margin + 4, y + 6, 12, 12)
    .lineWidth(0.75)
    .strokeColor(colours.steel)
    .stroke()
  drawPieces(sheet, shelf, { x: shelfX, y: y + 16, leading: 13, setting: shelfSetting })
  drawPieces(sheet, name, { x: itemX, y: y + 16, leading: 13, setting: nameSetting })
  drawPieces(sheet, orders, { x: itemX, y: y + 15 + name.length * 13, leading: 11, setting: orderSetting })
  sheet.text(String(line.pieces), quantityX, y + 17, { size: 14, weight: 'bold', align: 'right' })
  sheet.rule(page.margin, y + height, right)
  return y + height
}

interface Placed {
  x: number
  y: number
  leading: number
  setting: Setting
}

function drawPieces(sheet: Sheet, pieces: readonly string[], { x, y, leading, setting }: Placed): void {
  for (const [index, piece] of pieces.entries()) sheet.text(piece, x, y + index * leading, setting)
}

/** A new page; gives the `y` at which it begins. */
function nextPage(sheet: Sheet): number {
  sheet.doc.addPage()
  return page.margin
}

function drawFeet(sheet: Sheet, first: number): void {
  const count = sheet.doc.bufferedPageRange().count - first
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(first + index)
    const foot = { size: 7.5, colour: colours.steel, align: 'right' } as const
    sheet.text(`${copy.pickList} · ${copy.page(index + 1, count)}`, right, sheet.height - 34, foot)
  }
}
