import { invoices as copy } from '../../../../shared/copy/invoices.ts'
import { fittingSize } from '../../../platform/pdf/fit-text.ts'
import { colours, page, right, type Sheet } from '../../../platform/pdf/pdf-document.ts'

const itemSize = 8
/** Type sizes of figures: a machine costs crores, and its name keeps its room. */
const figureSizes = [8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4]
const itemLeast = 66
const leading = 10.5
const padding = 6
const headHeight = 26
const inset = 5
/** Between two columns of figures at least, by their size. */
const gapBySize = 1.25

/** Names in the first column; a line without a code says none, one without a position (from 1) is numbered by its place. */
interface NamedLine {
  position?: number
  description: string
  hsnCode: string
}

/** A column of figures, from the right edge inwards; `total` is what the row below the lines says. */
export interface FigureColumn<Line> {
  title: string
  note?: string
  width: number
  text: (line: Line) => string
  total?: string
}

/** The columns as wide as their figures are at `size`, and what they leave for the names of the goods, under their title. */
interface Table<Line> {
  title: string
  columns: FigureColumn<Line>[]
  size: number
  itemWidth: number
}

/** The lines of a paper and their sum, over as many pages as it takes; `title`: of the names. Gives the `y` below them. */
export function drawLines<Line extends NamedLine>(
  sheet: Sheet,
  lines: readonly Line[],
  columns: readonly FigureColumn<Line>[],
  top: number,
  title: string = copy.item,
): number {
  const table = tableOf(sheet, lines, columns, title)
  const rows = lines.map((line, index) => {
    const item = sheet.wrap(`${line.position ?? index + 1}. ${line.description}`, table.itemWidth, { size: itemSize })
    return { line, item, height: item.length * leading + leading + padding }
  })
  const fits = top + headHeight + (rows[0]?.height ?? 0) <= sheet.bottom
  let y = drawTitles(sheet, table, fits ? top : nextPage(sheet))
  for (const row of rows) {
    if (y + row.height > sheet.bottom) y = drawTitles(sheet, table, nextPage(sheet))
    drawLine(sheet, table, { ...row, y: y + leading })
    y += row.height
    sheet.rule(page.margin, y, right)
  }
  if (y + 40 > sheet.bottom) y = drawTitles(sheet, table, nextPage(sheet))
  return drawSum(sheet, table, y)
}

/** Figures as large as they can be beside the names of the goods. */
function tableOf<Line>(
  sheet: Sheet,
  lines: readonly Line[],
  columns: readonly FigureColumn<Line>[],
  title: string,
): Table<Line> {
  const atSize = (size: number): Table<Line> => {
    const wide = columns.map((each) => ({ ...each, width: widthOf(sheet, each, lines, size) }))
    const itemWidth = right - page.margin - wide.reduce((sum, { width }) => sum + width, 0) - 2 * inset
    return { title, columns: wide, size, itemWidth }
  }
  return atSize(fittingSize(figureSizes, (size) => atSize(size).itemWidth >= itemLeast))
}

/** Wide enough for what stands in it. */
function widthOf<Line>(
  sheet: Sheet,
  { width, text, total = '' }: FigureColumn<Line>,
  lines: readonly Line[],
  size: number,
): number {
  const widths = [
    ...lines.map((line) => sheet.width(text(line), { size })),
    sheet.width(total, { size, weight: 'bold' }),
  ]
  return Math.max(width, ...widths.map((each) => each + gapBySize * size))
}

/** A new page; gives the `y` at which it begins. */
export function nextPage(sheet: Sheet): number {
  sheet.doc.addPage()
  return page.margin
}

function drawTitles<Line>(sheet: Sheet, { title: names, columns }: Table<Line>, top: number): number {
  sheet.box(page.margin, top, right - page.margin, headHeight, colours.ink)
  const white = { size: 7.5, weight: 'bold', colour: '#ffffff' } as const
  sheet.text(names, page.margin + inset, top + 11, white)
  eachColumn(columns, ({ title, note }, x) => {
    sheet.text(title, x, top + 11, { ...white, align: 'right' })
    if (note) sheet.text(note, x, top + 20, { size: 6.5, colour: colours.line, align: 'right' })
  })
  return top + headHeight
}

type Row<Line> = { line: Line; item: string[]; y: number }

function drawLine<Line extends NamedLine>(
  sheet: Sheet,
  { columns, size }: Table<Line>,
  { line, item, y }: Row<Line>,
): void {
  const x = page.margin + inset
  for (const [index, piece] of item.entries()) sheet.text(piece, x, y + index * leading, { size: itemSize })
  const below = y + item.length * leading
  if (line.hsnCode) sheet.text(`${copy.hsn} ${line.hsnCode}`, x, below, { size: 7, colour: colours.steel })
  eachColumn(columns, ({ text }, right) => sheet.text(text(line), right, y, { size, align: 'right' }))
}

function drawSum<Line>(sheet: Sheet, { columns, size }: Table<Line>, top: number): number {
  const height = 18
  sheet.box(page.margin, top, right - page.margin, height, colours.sunk)
  sheet.text(copy.allLines, page.margin + inset, top + 12, { size: itemSize, weight: 'bold' })
  eachColumn(columns, ({ total }, x) => {
    if (total !== undefined) sheet.text(total, x, top + 12, { size, weight: 'bold', align: 'right' })
  })
  return top + height
}

/** Calls back with the right edge of each column's text. */
function eachColumn<Line>(
  columns: readonly FigureColumn<Line>[],
  draw: (column: FigureColumn<Line>, x: number) => void,
): void {
  let x = right - inset
  for (const each of columns.toReversed()) {
    draw(each, x)
    x -= each.width
  }
}
