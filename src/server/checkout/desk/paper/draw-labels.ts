import { orderPapers as copy } from '../../../../shared/copy/office/order-papers.ts'
import type { ShopIdentity } from '../../../../shared/settings/shop-identity.ts'
import { colours, page, Sheet } from '../../../invoices/paper/sheet.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { addressLines } from './address-lines.ts'

const acrossPage = 2
const downPage = 4
const width = page.width / acrossPage
const height = page.height / downPage
const inset = 20

/** Address labels, eight on a sheet of A4, in the order given: to be cut along the lines. */
export function drawLabels(shop: ShopIdentity, orders: readonly StoredOrder[], now: Date): Promise<Buffer> {
  const sheet = new Sheet({ title: copy.to, author: shop.name, at: now })
  for (const [index, order] of orders.entries()) {
    const place = index % (acrossPage * downPage)
    if (index > 0 && place === 0) sheet.doc.addPage()
    drawLabel(sheet, shop, order, { x: (place % acrossPage) * width, y: Math.floor(place / acrossPage) * height })
  }
  return sheet.bytes()
}

function drawLabel(sheet: Sheet, shop: ShopIdentity, order: StoredOrder, { x, y }: { x: number; y: number }): void {
  sheet.doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(colours.line).stroke()
  const [left, room] = [x + inset, width - 2 * inset]
  sheet.text(order.number, left, y + inset + 12, { size: 13, weight: 'bold' })
  const paid = order.payment_status === 'due' ? copy.payOnDelivery : copy.paid
  sheet.text(paid, x + width - inset, y + inset + 12, { size: 8, weight: 'bold', align: 'right' })
  let at = y + inset + 22
  sheet.rule(left, at, x + width - inset, colours.ink, 1)
  for (const [index, line] of addressLines(order).entries()) {
    const setting = index === 0 ? ({ size: 13, weight: 'bold' } as const) : ({ size: 10.5 } as const)
    for (const piece of sheet.wrap(line, room, setting)) {
      // a label has room for so much: what is longer would stand on the next one
      if (at + 15 > y + height - inset - 18) break
      at += 15
      sheet.text(piece, left, at + 4, setting)
    }
  }
  const sender = [copy.from, shop.name, shop.address.cityInFull, shop.address.pincode].filter(Boolean).join(' ')
  sheet.text(sender, left, y + height - inset + 4, { size: 7.5, colour: colours.steel })
  if (!order.shipment) return
  const { carrier, tracking_number } = order.shipment
  sheet.text(copy.carrier(carrier, tracking_number), left, y + height - inset - 8, { size: 8, weight: 'bold' })
}
