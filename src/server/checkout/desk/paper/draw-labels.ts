import { orderPapers as copy } from '../../../../shared/copy/office/order-papers.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { colours, page, Sheet } from '../../../platform/paper/sheet.ts'
import { addressLines } from './address-lines.ts'
import type { Printing } from './draw-slips.ts'

const acrossPage = 2
const downPage = 4
const width = page.width / acrossPage
const height = page.height / downPage
const inset = 20

interface Place {
  x: number
  y: number
}

/** Address labels, eight on a sheet of A4, in the order given: to be cut along the lines. */
export function drawLabels(orders: readonly StoredOrder[], { seller, copies, now }: Printing): Promise<Buffer> {
  const sheet = new Sheet({ title: copy.to, author: seller.name, at: now })
  const { city, pincode } = seller.address
  const from = [copy.from, seller.name, city, pincode].filter(Boolean).join(' ')
  for (const [index, order] of orders.entries()) {
    const place = index % (acrossPage * downPage)
    if (index > 0 && place === 0) sheet.doc.addPage()
    const words = { from, copy: copies.get(order.id) ?? 1 }
    drawLabel(sheet, order, words, { x: (place % acrossPage) * width, y: Math.floor(place / acrossPage) * height })
  }
  return sheet.bytes()
}

interface Words {
  from: string
  copy: number
}

function drawLabel(sheet: Sheet, order: StoredOrder, { from, copy: count }: Words, { x, y }: Place): void {
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
  sheet.text(from, left, y + height - inset + 4, { size: 7.5, colour: colours.steel })
  if (count > 1) {
    const small = { size: 7.5, weight: 'bold', align: 'right' } as const
    sheet.text(copy.copy(count), x + width - inset, y + height - inset + 4, small)
  }
  if (!order.shipment) return
  const { carrier, tracking_number } = order.shipment
  sheet.text(copy.carrier(carrier, tracking_number), left, y + height - inset - 8, { size: 8, weight: 'bold' })
}
