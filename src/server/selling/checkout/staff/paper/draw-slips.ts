import { orderPapers as copy } from '../../../../../shared/copy/office/order-papers.ts'
import { formatDate } from '../../../../../shared/format-moment.ts'
import type { PaperSize } from '../../../../../shared/office/paper-sizes.ts'
import type { ShopIdentity } from '../../../../../shared/settings/shop-identity.ts'
import { fitText, fittingSize, leadingBySize } from '../../../../platform/pdf/fit-text.ts'
import { colours, page, right, type Setting, Sheet } from '../../../../platform/pdf/pdf-document.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { addressLines } from './address-lines.ts'
import type { ParcelPaper } from './in-parcels.ts'
import { reaches } from './reaches.ts'

const leading = 13
const quantityX = right - 70
const shelfX = quantityX - 90
const rowHeight = 24
/** Height of the count of pieces and the line to sign on. */
const closingHeight = 44

/** An order with where each of its lines lies. */
export type SlipOrder = Omit<ParcelPaper, 'lines'> & {
  lines: (StoredOrder['lines'][number] & { shelf: string | null })[]
}

/** Seller of the parcels, and the copy number of each order's paper (1: the first), by the order's id. */
export interface Printing {
  seller: ShopIdentity
  copies: ReadonlyMap<string, number>
  now: Date
}

/** From the largest on: the first at which an address fits on its page. */
const addressSizes = [10, 9, 8, 7, 6]

/** A packing slip of each order on a sheet of its own: what goes into the parcel and to whom, and no amount. */
export function drawSlips(
  orders: readonly SlipOrder[],
  { seller, copies, now, paperSize = 'A4' }: Printing & { paperSize?: PaperSize },
): Promise<Buffer> {
  const sheet = new Sheet({ title: copy.slip, author: seller.name, at: now, size: paperSize })
  addSlips(sheet, orders, { seller, copies, now })
  return sheet.bytes()
}

/** Draws slips from a sheet's last page on. */
export function addSlips(sheet: Sheet, orders: readonly SlipOrder[], { seller, copies }: Printing): void {
  for (const [index, order] of orders.entries()) {
    if (index > 0) sheet.doc.addPage()
    const first = sheet.doc.bufferedPageRange().count - 1
    drawLines(sheet, order, drawHead(sheet, order, { seller, copy: copies.get(order.id) ?? 1 }))
    drawFeet(sheet, order, first)
  }
}

function drawHead(
  sheet: Sheet,
  order: SlipOrder,
  { seller, copy: count }: { seller: ShopIdentity; copy: number },
): number {
  sheet.box(0, 0, page.width, 6, seller.colours.accent)
  const title = [copy.slip, ...(count > 1 ? [copy.copy(count)] : [])].join(' · ')
  const small = { size: 9, weight: 'bold', align: 'right', colour: colours.steel } as const
  const left = right - page.margin - sheet.text(title.toUpperCase(), right, 44, small) - 24
  const name = fitText(sheet, [seller.name], { width: left, height: 26, sizes: [12, 10, 8], weight: 'bold' })
  for (const [index, line] of name.lines.entries()) {
    sheet.text(line, page.margin, 44 + index * name.size * leadingBySize, { size: name.size, weight: 'bold' })
  }
  const numbered = sheet.text(order.number, page.margin, 86, { size: 28, weight: 'bold' })
  if (order.parcel) sheet.text(copy.parcel(order.parcel), page.margin + numbered + 14, 86, { size: 14, weight: 'bold' })
  sheet.text(`${copy.placed} ${formatDate(order.created_at.toISOString())}`, right, 84, { align: 'right' })
  if (order.payment?.is_test) sheet.text(copy.test, right, 98, { size: 10, weight: 'bold', align: 'right' })
  sheet.rule(page.margin, 102, right, colours.ink, 1)
  sheet.text(reaches(order).toUpperCase(), page.margin, 122, { size: 7, weight: 'bold', colour: colours.steel })
  const pieces = addressPieces(sheet, order)
  const spaced = leadingBySize * 1.08
  const size = fittingSize(addressSizes, (each) => 126 + pieces(each).length * each * spaced <= sheet.bottom)
  let y = 122
  for (const { piece, setting } of pieces(size)) {
    y += size * spaced
    sheet.text(piece, page.margin, y, setting)
  }
  return y + 24
}

/** The lines of an address as they are set at a size, the name bold. */
function addressPieces(sheet: Sheet, order: SlipOrder) {
  const lines = addressLines(order)
  return (size: number) =>
    lines.flatMap((line, index) => {
      const setting: Setting = index === 0 ? { size: size + 1, weight: 'bold' } : { size }
      return sheet.wrap(line, 320, setting).map((piece) => ({ piece, setting }))
    })
}

function drawTitles(sheet: Sheet, top: number): number {
  sheet.box(page.margin, top, right - page.margin, 20, colours.ink)
  const white = { size: 8, weight: 'bold', colour: '#ffffff' } as const
  sheet.text(copy.item, page.margin + 30, top + 13, white)
  sheet.text(copy.shelf, shelfX, top + 13, white)
  sheet.text(copy.quantity, quantityX + 62, top + 13, { ...white, align: 'right' })
  return top + 20
}

function drawLines(sheet: Sheet, order: SlipOrder, top: number): void {
  let y = drawTitles(sheet, top + 20 + rowHeight > sheet.bottom ? nextPage(sheet) : top)
  for (const line of order.lines) {
    const name = line.variant_name ? `${line.name}, ${line.variant_name}` : line.name
    const pieces = sheet.wrap(name, shelfX - page.margin - 40, { size: 10 })
    const shelf = line.shelf ? sheet.wrap(line.shelf, quantityX - shelfX - 5, { size: 10, weight: 'bold' }) : []
    const height = Math.max(rowHeight, Math.max(pieces.length, shelf.length) * leading + 11)
    if (y + height > sheet.bottom) {
      y = drawTitles(sheet, nextPage(sheet))
    }
    // a box to tick with a pencil
    sheet.doc
      .rect(page.margin + 4, y + 6, 12, 12)
      .lineWidth(0.75)
      .strokeColor(colours.steel)
      .stroke()
    for (const [index, piece] of pieces.entries()) {
      sheet.text(piece, page.margin + 30, y + 16 + index * leading, { size: 10 })
    }
    for (const [index, piece] of shelf.entries()) {
      sheet.text(piece, shelfX, y + 16 + index * leading, { size: 10, weight: 'bold' })
    }
    sheet.text(String(line.quantity), quantityX + 62, y + 17, { size: 14, weight: 'bold', align: 'right' })
    y += height
    sheet.rule(page.margin, y, right)
  }
  if (y + closingHeight > sheet.bottom) y = nextPage(sheet)
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  sheet.text(copy.total(count), quantityX + 62, y + 20, { weight: 'bold', align: 'right' })
  sheet.text(`${copy.checkedBy} ______________________`, page.margin, y + 44, { colour: colours.steel })
}

/** A new page; gives the `y` at which it begins. */
function nextPage(sheet: Sheet): number {
  sheet.doc.addPage()
  return page.margin
}

/** The foot of every page of a slip that begins on page `first` (from 0): sheets of several parcels lie on one table. */
function drawFeet(sheet: Sheet, { number }: SlipOrder, first: number): void {
  const count = sheet.doc.bufferedPageRange().count - first
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(first + index)
    const foot = { size: 7.5, colour: colours.steel, align: 'right' } as const
    sheet.text(`${number} · ${copy.page(index + 1, count)}`, right, sheet.height - 34, foot)
  }
}
