import type { Setting, Sheet } from './pdf-document.ts'

/** Text that stays, in lines of one size; `cut`: not all of it had room, and the last line ends in an ellipsis. */
export interface FittedText {
  lines: string[]
  size: number
  cut: boolean
}

/** Space from one baseline to the next, by the size: letters with marks above and below need this much. */
export const leadingBySize = 1.3

interface Room {
  width: number
  height: number
  /** From the largest on; the first one that fits is taken. */
  sizes: readonly number[]
  weight?: Setting['weight']
  leading?: number
}

/** Sets paragraphs in a room (points): in the largest size in which all of it fits, else in the smallest, cut visibly. */
export function fitText(sheet: Sheet, paragraphs: readonly string[], room: Room): FittedText {
  const { width, height, sizes, weight = 'regular', leading = leadingBySize } = room
  let smallest: FittedText = { lines: [], size: sizes.at(-1) ?? 1, cut: false }
  for (const size of sizes) {
    const lines = paragraphs.flatMap((paragraph) => sheet.wrap(paragraph, width, { size, weight }))
    smallest = { lines, size, cut: false }
    if (lines.length * size * leading <= height + 0.01) return smallest
  }
  const { lines, size } = smallest
  const most = Math.max(1, Math.floor((height + 0.01) / (size * leading)))
  const last = cutLine(sheet, lines[most - 1] ?? '', width, { size, weight })
  return { lines: [...lines.slice(0, most - 1), last], size, cut: true }
}

/** The first of these sizes (the largest first) at which all of it fits; the last one where none does. */
export function fittingSize(sizes: readonly number[], fits: (size: number) => boolean): number {
  return sizes.find(fits) ?? sizes.at(-1) ?? 1
}

/** A line with an ellipsis at its end, within a width; whole letters with their marks go. */
function cutLine(sheet: Sheet, line: string, width: number, setting: Setting): string {
  const kept = Array.from(graphemes.segment(line), ({ segment }) => segment)
  while (kept.length > 0 && sheet.width(`${kept.join('').trimEnd()}…`, setting) > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** A line as it is where it fits, else with an ellipsis. */
export function fitLine(sheet: Sheet, line: string, width: number, setting: Setting): string {
  return sheet.width(line, setting) <= width ? line : cutLine(sheet, line, width, setting)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
