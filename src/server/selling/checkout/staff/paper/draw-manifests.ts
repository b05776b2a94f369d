import { manifestPaper as copy } from '../../../../../shared/copy/office/manifest-paper.ts'
import { formatDate } from '../../../../../shared/format-moment.ts'
import { formatRupees } from '../../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../../shared/money/money.ts'
import type { ShopIdentity } from '../../../../../shared/settings/shop-identity.ts'
import { fitText, leadingBySize } from '../../../../platform/pdf/fit-text.ts'
import { colours, page, right, type Setting, Sheet } from '../../../../platform/pdf/pdf-document.ts'
import type { CourierManifest, ManifestRow } from './manifests.ts'

/** Left edges of texts, right edges of numbers, in points. */
const edges = { count: page.margin + 4, order: page.margin + 28, place: page.margin + 130, tracking: page.margin + 262 }
const ends = { pieces: right - 150, weight: right - 78, collect: right - 4 }
const rowHeight = 24
const setting = { size: 9 } as const
const signatureHeight = 110

interface Printing {
  seller: ShopIdentity
  now: Date
}

/** Draws what is handed to each courier, on pages of its own, with a total and lines for both signatures. */
export function drawManifests(manifests: readonly CourierManifest[], { seller, now }: Printing): Promise<Buffer> {
  const sheet = new Sheet({ title: copy.title, author: seller.name, at: now })
  for (const [index, manifest] of manifests.entries()) {
    if (index > 0) sheet.doc.addPage()
    drawManifest(sheet, manifest, { seller, now })
  }
  return sheet.bytes()
}

function drawManifest(sheet: Sheet, { carrier, rows }: CourierManifest, printing: Printing): void {
  const first = sheet.doc.bufferedPageRange().count - 1
  const name = carrier ?? copy.noCarrier
  let y = drawTitles(sheet, drawHead(sheet, name, rows.length, printing))
  for (const [index, row] of rows.entries()) y = drawRow(sheet, row, index + 1, y)
  if (y + rowHeight + signatureHeight > sheet.bottom) y = nextPage(sheet)
  drawTotal(sheet, rows, y)
  drawSignatures(sheet, y + rowHeight + 70)
  drawFeet(sheet, first, name)
}

/** Gives the `y` below the head. */
function drawHead(sheet: Sheet, carrier: string, parcels: number, { seller, now }: Printing): number {
  sheet.box(0, 0, page.width, 6, seller.colours.accent)
  const name = fitText(sheet, [seller.name], { width: 330, height: 26, sizes: [12, 10, 8], weight: 'bold' })
  for (const [index, line] of name.lines.entries()) {
    sheet.text(line, page.margin, 40 + index * name.size * leadingBySize, { size: name.size, weight: 'bold' })
  }
  sheet.text(copy.title, page.margin, 86, { size: 22, weight: 'bold' })
  sheet.text(formatDate(now.toISOString()), right, 40, { align: 'right' })
  sheet.text(copy.parcels(parcels), right, 86, { size: 12, weight: 'bold', align: 'right' })
  const to = sheet.wrap(copy.handedTo(carrier), right - page.margin, { size: 12, weight: 'bold' })
  for (const [index, line] of to.entries()) {
    sheet.text(line, page.margin, 108 + index * 16, { size: 12, weight: 'bold' })
  }
  return 108 + to.length * 16
}

function drawTitles(sheet: Sheet, top: number): number {
  sheet.box(page.margin, top, right - page.margin, 20, colours.ink)
  const white = { size: 8, weight: 'bold', colour: '#ffffff' } as const
  for (const edge of ['order', 'place', 'tracking'] as const) sheet.text(copy[edge], edges[edge], top + 13, white)
  for (const end of ['pieces', 'weight', 'collect'] as const) {
    sheet.text(copy[end], ends[end], top + 13, { ...white, align: 'right' })
  }
  return top + 20
}

/** Gives the `y` below the row, on the next page where it does not fit on this one. */
function drawRow(sheet: Sheet, row: ManifestRow, count: number, top: number): number {
  const texts = [
    { x: edges.order, lines: sheet.wrap(copy.parcel(row.number, row.parcel), 96, setting) },
    { x: edges.place, lines: sheet.wrap(`${row.pincode} ${row.city}`.trim(), 126, setting) },
    {
      x: edges.tracking,
      lines: row.tracking ? sheet.wrap(row.tracking, ends.pieces - 34 - edges.tracking, setting) : [],
    },
  ]
  const height = Math.max(rowHeight, Math.max(...texts.map(({ lines }) => lines.length)) * 12 + 12)
  const y = top + height > sheet.bottom ? drawTitles(sheet, nextPage(sheet)) : top
  sheet.text(String(count), edges.count, y + 15, { size: 8, colour: colours.steel })
  for (const { x, lines } of texts) {
    for (const [index, line] of lines.entries()) sheet.text(line, x, y + 15 + index * 12, setting)
  }
  const end: Setting = { ...setting, align: 'right' }
  sheet.text(String(row.pieces), ends.pieces, y + 15, end)
  if (row.weight !== null) sheet.text(copy.grams(row.weight), ends.weight, y + 15, end)
  if (row.collect > 0) sheet.text(inRupees(row.collect), ends.collect, y + 15, { ...end, weight: 'bold' })
  sheet.rule(page.margin, y + height, right)
  return y + height
}

function drawTotal(sheet: Sheet, rows: readonly ManifestRow[], y: number): void {
  const sum = (of: (row: ManifestRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const bold = { size: 10, weight: 'bold', align: 'right' } as const
  sheet.text(copy.total(rows.length), edges.order, y + 18, { size: 10, weight: 'bold' })
  sheet.text(String(sum(({ pieces }) => pieces)), ends.pieces, y + 18, bold)
  const weight = sum((row) => row.weight ?? 0)
  if (weight > 0) sheet.text(copy.grams(weight), ends.weight, y + 18, bold)
  sheet.text(inRupees(sum(({ collect }) => collect)), ends.collect, y + 18, bold)
}

function drawSignatures(sheet: Sheet, y: number): void {
  const width = (right - page.margin - 30) / 2
  for (const [index, who] of [copy.givenBy, copy.takenBy].entries()) {
    const x = page.margin + index * (width + 30)
    sheet.rule(x, y, x + width)
    sheet.text(who, x, y + 13, { size: 8, weight: 'bold' })
    sheet.text(copy.sign, x, y + 25, { size: 8, colour: colours.steel })
  }
}

/** A new page; gives the `y` at which it begins. */
function nextPage(sheet: Sheet): number {
  sheet.doc.addPage()
  return page.margin
}

function drawFeet(sheet: Sheet, first: number, carrier: string): void {
  const count = sheet.doc.bufferedPageRange().count - first
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(first + index)
    const foot = { size: 7.5, colour: colours.steel, align: 'right' } as const
    const said = `${carrier.slice(0, 40)} · ${copy.page(index + 1, count)}`
    sheet.text(`${copy.title} · ${said}`, right, sheet.height - 34, foot)
  }
}

function inRupees(paise: number): string {
  return formatRupees(rupeesFromPaise(paise))
}
