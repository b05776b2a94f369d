import { orderPapers as copy } from '../../../../../shared/copy/office/order-papers.ts'
import { formatRupees } from '../../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../../shared/money/money.ts'
import {
  type ParcelLabelSize,
  type ParcelLabelSizeName,
  parcelLabelSizes,
} from '../../../../../shared/office/parcel-labels.ts'
import { fitLine, fitText, leadingBySize } from '../../../../platform/pdf/fit-text.ts'
import { colours, type Setting, Sheet } from '../../../../platform/pdf/pdf-document.ts'
import { type AddressParts, addressParts } from './address-lines.ts'
import type { Printing } from './draw-slips.ts'
import type { ParcelPaper } from './in-parcels.ts'
import { reaches } from './reaches.ts'

const points = 72 / 25.4
/** The label that all sizes of letters below are for, in points; on others they are as much larger or smaller. */
const usual = { width: 297.64, height: 210.47 }

/** A label's corner and size, in points, and how large its letters are compared with the usual label. */
interface Place {
  x: number
  y: number
  width: number
  height: number
  scale: number
}

/** Address labels in the order given: a page for each, or several on a sheet of A4, to be cut along the lines. */
export function drawLabels(
  orders: readonly ParcelPaper[],
  printing: Printing & { labelSize: ParcelLabelSizeName },
): Promise<Buffer> {
  const { seller, now, labelSize } = printing
  const { page } = pageOf(labelSize)
  const sheet = new Sheet({ title: copy.to, author: seller.name, at: now, size: page })
  addLabels(sheet, orders, printing, { isFirst: true })
  return sheet.bytes()
}

/** Size of a label in points, and of the page with as many of them as lie on it. */
function pageOf(labelSize: ParcelLabelSizeName) {
  const size: ParcelLabelSize = parcelLabelSizes[labelSize]
  const { width, height } = { width: size.width * points, height: size.height * points }
  const [across, down] = [size.across ?? 1, size.down ?? 1]
  const page: [number, number] = [width * across, height * down]
  return { width, height, across, down, page }
}

/** Draws labels onto pages of their own; `isFirst`: the sheet's one page is theirs, and empty. */
export function addLabels(
  sheet: Sheet,
  orders: readonly ParcelPaper[],
  { seller, copies, labelSize }: Printing & { labelSize: ParcelLabelSizeName },
  { isFirst }: { isFirst: boolean },
): void {
  const { width, height, across, down, page } = pageOf(labelSize)
  const { city, pincode } = seller.address
  const from = [copy.from, seller.name, city, pincode].filter(Boolean).join(' ')
  const scale = Math.min(width / usual.width, height / usual.height)
  for (const [index, order] of orders.entries()) {
    const place = index % (across * down)
    if (place === 0 && (index > 0 || !isFirst)) sheet.doc.addPage({ size: page, margin: 0 })
    const [x, y] = [(place % across) * width, Math.floor(place / across) * height]
    drawLabel(sheet, order, { from, copy: copies.get(order.id) ?? 1 }, { x, y, width, height, scale })
  }
}

interface Words {
  from: string
  copy: number
}

/** The number above, the sender and the carrier below, and between them whom it goes to. */
function drawLabel(sheet: Sheet, order: ParcelPaper, words: Words, place: Place): void {
  const { x, y, width, height, scale } = place
  sheet.doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(colours.line).stroke()
  const inset = 18 * scale
  const [left, right] = [x + inset, x + width - inset]
  const top = y + inset + 14 * scale
  const numbered = sheet.text(order.number, left, top - 2 * scale, { size: 13 * scale, weight: 'bold' })
  const parcel = { size: 8.5 * scale, weight: 'bold' } as const
  if (order.parcel) sheet.text(copy.parcel(order.parcel), left + numbered + 6 * scale, top - 2 * scale, parcel)
  const ended = order.payment_status === 'void' || order.status === 'cancelled'
  const toCollect = order.parcel ? order.parcel.collect : order.payable
  const due = order.payment_status === 'due' && !ended && toCollect !== null
  const paid = { size: 8 * scale, weight: 'bold', align: 'right' } as const
  const whenPaid = order.payment?.is_test ? copy.test : copy.paid
  const whenDue = order.delivery_way === 'pickup' ? copy.payAtCounter : copy.payOnDelivery
  if (!ended) sheet.text(due ? whenDue : whenPaid, right, top - 2 * scale, paid)
  sheet.rule(left, top + 6 * scale, right, colours.ink, scale)
  const lines = { left, right, bottom: y + height - inset + 4 * scale, scale }
  let below = drawSender(sheet, order, words, lines)
  if (due) {
    sheet.text(copy.collect(formatRupees(rupeesFromPaise(toCollect))), left, below, {
      size: 13 * scale,
      weight: 'bold',
    })
    below -= 17 * scale
  }
  drawAddress(sheet, addressParts(order), { left, width: right - left, top: top + 8 * scale, bottom: below, scale })
}

type Lines = { left: number; right: number; bottom: number; scale: number }

/** Returns with whom a parcel travels, or that it is picked up; null: nothing is known. */
function wayOnLabel({ shipment, ...order }: ParcelPaper): string | null {
  const carrier = shipment ? [copy.carrier(shipment.carrier, shipment.tracking_number)] : []
  const way = order.delivery_way === 'bus' || order.delivery_way === 'pickup' ? [reaches(order)] : []
  return [...way, ...carrier].join(' · ') || null
}

/** Draws the sender and the courier; returns the baseline of what is drawn above. */
function drawSender(sheet: Sheet, order: ParcelPaper, { from, copy: count }: Words, at: Lines): number {
  const { left, right, bottom, scale } = at
  const small = { size: 7.5 * scale, weight: 'bold', align: 'right' } as const
  const copyWidth = count > 1 ? sheet.text(copy.copy(count), right, bottom, small) + 8 * scale : 0
  const sender = { size: 7.5 * scale, colour: colours.steel }
  sheet.text(fitLine(sheet, from, right - left - copyWidth, sender), left, bottom, sender)
  const way = wayOnLabel(order)
  if (way === null) return bottom - 12 * scale
  const bold = { size: 8 * scale, weight: 'bold' } as const
  const lines = sheet.wrap(way, right - left, bold)
  const leading = bold.size * leadingBySize
  for (const [index, line] of lines.entries()) {
    sheet.text(line, left, bottom - 11 * scale - (lines.length - 1 - index) * leading, bold)
  }
  return bottom - 11 * scale - lines.length * leading - 2 * scale
}

type Room = { left: number; width: number; top: number; bottom: number; scale: number }

/** City, PIN code, state and phone keep their room, then the name; the street has what is left, and is cut visibly. */
function drawAddress(sheet: Sheet, { name, street, town, phone }: AddressParts, room: Room): void {
  const { left, width, top, bottom, scale } = room
  const height = bottom - top
  const sizes = (...each: number[]) => each.map((size) => size * scale)
  const kept = fitText(sheet, [...town, phone].filter(Boolean), {
    width,
    height: height * 0.6,
    sizes: sizes(11, 10, 9, 8, 7, 6),
    weight: 'bold',
  })
  const heightOf = ({ lines, size }: typeof kept) => lines.length * size * leadingBySize
  const least = street.length > 0 ? 8 * scale * leadingBySize : 0
  const named = fitText(sheet, [name].filter(Boolean), {
    width,
    height: height - heightOf(kept) - least,
    sizes: sizes(14, 12, 10, 8.5, 7),
    weight: 'bold',
  })
  const rest = fitText(sheet, street, {
    width,
    height: height - heightOf(kept) - heightOf(named),
    sizes: sizes(10.5, 9.5, 8.5, 7.5, 7),
  })
  let y = top
  const parts: [typeof kept, Setting][] = [
    [named, { weight: 'bold' }],
    [rest, {}],
    [kept, { weight: 'bold' }],
  ]
  for (const [{ lines, size }, setting] of parts) {
    for (const line of lines) {
      y += size * leadingBySize
      sheet.text(line, left, y - size * 0.3, { ...setting, size })
    }
  }
}
