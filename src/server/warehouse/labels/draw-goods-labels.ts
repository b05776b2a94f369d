import { fitCode } from '../../../domain/warehouse/labels/module-width.ts'
import { labelCopy as copy } from '../../../shared/copy/office/labels.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { type LabelKind, type LabelSize, type LabelSizeName, labelSizes } from '../../../shared/office/labels.ts'
import { type FittedText, fitText } from '../../platform/pdf/fit-text.ts'
import { type Setting, Sheet } from '../../platform/pdf/pdf-document.ts'
import { nameOf } from '../barcodes/change-barcodes.ts'
import { barsOf } from './code-bars.ts'
import type { LabelOf } from './print-labels.ts'

const points = 72 / 25.4
const a4 = { width: 210, height: 297 }
/** Printers do not print to the very edge, and cut a little beside it. */
const inset = 1.2
/** Of the digits below a code. */
const digits = { size: 6.5 } as const
const digitsHigh = 2.6
/** Type setting of the text beside a price. */
const small = { size: 5.5 } as const
const smallLeading = 2.1
/** Lower bars are missed by who aims in a hurry. */
const barsHigh = { shelf: 5, code: 7 }

interface About {
  kind: LabelKind
  size: LabelSizeName
  /** Places of the first sheet that are used up. */
  skip: number
  seller: string
  now: Date
}

/** A label's place on the page, and its size, in millimetres. */
interface Place {
  x: number
  y: number
  size: LabelSize
}

/**
 * Labels as a PDF: a page for each on a roll, or sheets of A4. All in exact millimetres, to be printed at 100 %. Throws
 * `bad_input` where a code cannot be printed that small.
 */
export function drawGoodsLabels(labels: readonly LabelOf[], about: About): Promise<Buffer> {
  const size: LabelSize = labelSizes[about.size]
  const paper = size.sheet ? a4 : size
  const page: [number, number] = [paper.width * points, paper.height * points]
  const sheet = new Sheet({ title: copy.title, author: about.seller, at: about.now, size: page })
  const each = labels.flatMap((label) => Array.from({ length: label.copies }, () => label))
  const perPage = size.sheet ? size.sheet.across * size.sheet.down : 1
  const first = size.sheet ? about.skip % perPage : 0
  for (const [index, label] of each.entries()) {
    const place = (first + index) % perPage
    if (index > 0 && place === 0) sheet.doc.addPage({ size: page, margin: 0 })
    drawLabel(sheet, label, about.kind, { ...cornerOf(size, place), size })
  }
  return sheet.bytes()
}

function cornerOf({ sheet }: LabelSize, place: number): { x: number; y: number } {
  if (!sheet) return { x: 0, y: 0 }
  const { across, left, top, stepX, stepY } = sheet
  return { x: left + (place % across) * stepX, y: top + Math.floor(place / across) * stepY }
}

function drawLabel(sheet: Sheet, label: LabelOf, kind: LabelKind, place: Place): void {
  const { y, size } = place
  const high = barsHeight(size, kind)
  const codeTop = y + size.height - inset - (label.code ? digitsHigh + high : 0)
  if (kind === 'shelf') drawShelf(sheet, label, place, codeTop)
  else drawName(sheet, label.item, place, codeTop)
  if (label.code) drawCode(sheet, label, place, codeTop, high)
}

/** Taller labels have taller bars. */
function barsHeight({ height }: LabelSize, kind: LabelKind): number {
  return Math.max(barsHigh[kind], height * (kind === 'code' ? 0.45 : 0.22))
}

/** The price in large figures, beside it in small ones what the law wants with it; above both the name. */
function drawShelf(sheet: Sheet, { item, unitPrice }: LabelOf, place: Place, bottom: number): void {
  const price = formatRupees(item.price)
  const beside = [
    unitPrice && copy.perUnit(formatRupees(rupeesFromPaise(unitPrice.paise)), unitPrice.per),
    item.mrp > item.price ? copy.mrp(formatRupees(item.mrp)) : copy.mrpOnly,
    copy.allTaxes,
  ].filter((line) => line !== undefined)
  const wide = Math.max(...beside.map((line) => sheet.width(line, small) / points)) + 2
  const room = place.size.width - 2 * inset - wide
  const sizes = place.size.height > 30 ? [20, 15, 12, 9] : [15, 12, 9]
  const fits = (size: number) => sheet.width(price, { size, weight: 'bold' }) / points <= room
  const large = { size: sizes.find(fits) ?? 7, weight: 'bold' } as const
  write(sheet, price, place, bottom - 0.9, large)
  const x = place.x + sheet.width(price, large) / points + 1.6
  for (const [index, line] of beside.toReversed().entries()) {
    write(sheet, line, { x }, bottom - 0.9 - index * smallLeading, small)
  }
  const high = Math.max(large.size / points, beside.length * smallLeading)
  drawName(sheet, item, place, bottom - high)
}

/** From one line of a name to the next, by the size: labels are low. */
const nameLeading = 1.15

/** The name above `bottom`. Where there is not enough room the variant's (its size) is kept whole, and the product's is cut. */
function drawName(sheet: Sheet, item: LabelOf['item'], place: Place, bottom: number): void {
  const largest = place.size.height > 30 ? 9 : 7
  const room = {
    width: (place.size.width - 2 * inset) * points,
    height: (bottom - place.y - inset) * points,
    weight: 'bold',
    leading: nameLeading,
  } as const
  const whole = fitText(sheet, [nameOf(item)], { ...room, sizes: [largest] })
  const parts = whole.cut && item.variantName !== null ? inTwo(sheet, [item.name, item.variantName], room) : [whole]
  let y = place.y * points + inset * points
  for (const { lines, size } of parts) {
    for (const line of lines) {
      write(sheet, line, place, (y + 0.8 * nameLeading * size) / points, { size, weight: 'bold' })
      y += size * nameLeading
    }
  }
}

type NameRoom = { width: number; height: number; weight: 'bold'; leading: number }

/** The product's name, and below it the variant's. */
function inTwo(sheet: Sheet, [name, variant]: [string, string], room: NameRoom): FittedText[] {
  const sizes = [7, 6, 5.5, 5, 4.5, 4]
  const size = sizes.find((each) => 2 * each * nameLeading <= room.height) ?? 4
  const least = size * nameLeading
  const smaller = sizes.filter((each) => each <= size)
  const kept = fitText(sheet, [variant], { ...room, height: room.height - least, sizes: smaller })
  const left = room.height - kept.lines.length * kept.size * nameLeading
  return [fitText(sheet, [name], { ...room, height: left, sizes: [size] }), kept]
}

/** A line with its baseline at `y`, at the label's left edge. */
function write(sheet: Sheet, line: string, { x }: { x: number }, y: number, setting: Setting): void {
  sheet.text(line, (x + inset) * points, y * points, setting)
}

function drawCode(sheet: Sheet, { item, code }: LabelOf, { x, size }: Place, top: number, high: number): void {
  if (!code) return
  const bars = barsOf(code)
  const modules = bars.reduce((sum, width) => sum + width, 0)
  const fitted = fitCode(code.kind, modules, size.width, size.dot)
  if (!fitted) throw new Failure('bad_input', copy.tooSmall(code.code, nameOf(item)))
  let at = x + fitted.before
  for (const [index, width] of bars.entries()) {
    const wide = width * fitted.module
    if (index % 2 === 0) sheet.doc.rect(at * points, top * points, wide * points, high * points)
    at += wide
  }
  sheet.doc.fill('#000000')
  const shown = code.kind === 'upca' ? code.code.slice(1) : code.code
  const middle = x + size.width / 2 - sheet.width(shown, digits) / points / 2
  sheet.text(shown, middle * points, (top + high + digitsHigh - 0.5) * points, digits)
}
