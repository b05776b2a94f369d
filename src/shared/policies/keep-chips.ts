import { chipShape } from './chips.ts'

/** A text and where its cursor stands. */
export interface Typed {
  text: string
  cursor: number
}

/**
 * Returns what becomes of a text in which somebody has typed: a chip is taken out whole or stays whole, and braces that are typed are
 * left out, so that no chip can be misspelt. `typed`: the text as the field has it, with the cursor behind the change.
 */
export function keepChips(before: string, typed: Typed, names: readonly string[]): Typed {
  const { start, end, inserted } = changeOf(before, typed)
  const cut = chipRanges(before).filter(([from, to]) => from < end && to > start)
  const isInside = start === end && cut.length > 0
  const from = isInside ? (cut[0]?.[1] ?? start) : Math.min(start, ...cut.map(([first]) => first))
  const to = isInside ? from : Math.max(end, ...cut.map(([, last]) => last))
  const clean = cleanWords(inserted, names)
  return { text: before.slice(0, from) + clean + before.slice(to), cursor: from + clean.length }
}

/** The range of a text that was replaced, and by what. */
function changeOf(before: string, { text, cursor }: Typed): { start: number; end: number; inserted: string } {
  const tail = Math.min(text.length - cursor, before.length)
  const sameTail = before.slice(before.length - tail) === text.slice(text.length - tail) ? tail : 0
  const end = before.length - sameTail
  const most = Math.min(end, text.length - sameTail)
  let start = 0
  while (start < most && before[start] === text[start]) start += 1
  return { start, end, inserted: text.slice(start, text.length - sameTail) }
}

function chipRanges(text: string): [from: number, to: number][] {
  return [...text.matchAll(chipShape)].map(({ index, 0: whole }) => [index, index + whole.length])
}

/** Chips that there are stay in what is pasted; other braces go. */
function cleanWords(text: string, names: readonly string[]): string {
  const parts = text.split(chipShape)
  return parts.map((part, index) => (index % 2 === 1 && names.includes(part) ? `{${part}}` : bare(part))).join('')
}

function bare(text: string): string {
  return text.replace(/[{}]/g, '')
}
