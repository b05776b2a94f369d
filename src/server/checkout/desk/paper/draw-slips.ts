import { orderPapers as copy } from '../../../../shared/copy/office/order-papers.ts'
import type { ShopIdentity } from '../../../../shared/settings/shop-identity.ts'
import { day } from '../../../invoices/paper/figures.ts'
import { bottom, colours, page, right, Sheet } from '../../../invoices/paper/sheet.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { addressLines } from './address-lines.ts'

const leading = 13
const quantityX = right - 70
const rowHeight = 24

/** A packing slip of each order on a sheet of its own: what goes into the parcel and to whom, and no amount. */
export function drawSlips(shop: ShopIdentity, orders: readonly StoredOrder[], now: Date): Promise<Buffer> {
  const sheet = new Sheet({ title: copy.slip, author: shop.name, at: now })
  for (const [index, order] of orders.entries()) {
    if (index > 0) sheet.doc.addPage()
    drawLines(sheet, order, drawHead(sheet, shop, order))
  }
  return sheet.bytes()
}

function drawHead(sheet: Sheet, shop: ShopIdentity, order: StoredOrder): number {
  sheet.box(0, 0, page.width, 6, colours.signal)
  sheet.text(shop.name, page.margin, 44, { size: 12, weight: 'bold' })
  sheet.text(copy.slip.toUpperCase(), right, 44, { size: 9, weight: 'bold', align: 'right', colour: colours.steel })
  sheet.text(order.number, page.margin, 86, { size: 28, weight: 'bold' })
  sheet.text(`${copy.placed} ${day(order.created_at.toISOString())}`, right, 86, { align: 'right' })
  sheet.rule(page.margin, 102, right, colours.ink, 1)
  sheet.text(copy.to.toUpperCase(), page.margin, 122, { size: 7, weight: 'bold', colour: colours.steel })
  let y = 122
  for (const [index, line] of addressLines(order).entries()) {
    const setting = index === 0 ? ({ size: 11, weight: 'bold' } as const) : ({ size: 10 } as const)
    for (const piece of sheet.wrap(line, 320, setting)) {
      y += leading + 1
      sheet.text(piece, page.margin, y, setting)
    }
  }
  return y + 24
}

function drawTitles(sheet: Sheet, top: number): number {
  sheet.box(page.margin, top, right - page.margin, 20, colours.ink)
  const white = { size: 8, weight: 'bold', colour: '#ffffff' } as const
  sheet.text(copy.item, page.margin + 30, top + 13, white)
  sheet.text(copy.quantity, quantityX + 62, top + 13, { ...white, align: 'right' })
  return top + 20
}

function drawLines(sheet: Sheet, order: StoredOrder, top: number): void {
  let y = drawTitles(sheet, top)
  for (const line of order.lines) {
    const name = line.variant_name ? `${line.name}, ${line.variant_name}` : line.name
    const pieces = sheet.wrap(name, quantityX - page.margin - 50, { size: 10 })
    const height = Math.max(rowHeight, pieces.length * leading + 11)
    if (y + height > bottom) {
      sheet.doc.addPage()
      y = drawTitles(sheet, page.margin)
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
    sheet.text(String(line.quantity), quantityX + 62, y + 17, { size: 14, weight: 'bold', align: 'right' })
    y += height
    sheet.rule(page.margin, y, right)
  }
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  sheet.text(copy.total(count), quantityX + 62, y + 20, { weight: 'bold', align: 'right' })
  sheet.text(`${copy.checkedBy} ______________________`, page.margin, y + 44, { colour: colours.steel })
}
