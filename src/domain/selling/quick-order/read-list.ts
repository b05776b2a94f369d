import { plainSearchText } from '../../search/plain-search-text.ts'
import { readSearchText } from '../../search/read-search-text.ts'
import { listLines } from './list-lines.ts'
import { type ItemReading, readItem } from './read-item.ts'

/** One thing that a list asks for, as it was written, and how it may be read. */
export interface ListItem {
  text: string
  readings: ItemReading[]
}

/** Between two things in one line. A comma between digits is none. */
const BETWEEN = /\s*;\s*|,\s+|,(?=\p{L})|\s+[+&]\s+|\s+(?:and|pinne|aur|പിന്നെ|और)\s+(?=.*\d)/u
const THREAD = /(?<![\p{L}\p{N}])(m\d{1,2})(?: ?x|(?![\p{L}\p{N}]))/u
/** Things in one line that are read together. */
const PARTS_READ = 100
/** Letters of one thing that are read: nobody writes so many. */
const ITEM_READ = 400
const COLOURS = new Set(
  'white black red blue green yellow grey gray silver gold golden brown orange clear smoke'.split(' '),
)
/** Parts that go on the bolt before them. */
const OF_THE_BOLT = /^(?:hex |lock |spring |plain |flat )?(?:nut|nuts|washer|washers)$/

/**
 * Reads a pasted message, item by item, at most `most`; `rest`: the lines that were not read, of which a list of their own can be
 * made; `left`: how many there are. Pure, never fails.
 */
export function readList(
  text: string,
  { most, itemMax }: { most: number; itemMax: number },
): { items: ListItem[]; left: number; rest: string } {
  const items: ListItem[] = []
  const lines = listLines(text).flatMap(cutLong)
  let read = 0
  for (const line of lines) {
    const more = itemsOfLine(line)
    // a line is read whole: what is said once in it holds for all of it
    if (items.length > 0 && items.length + more.length > most) break
    items.push(...more)
    read += 1
    if (items.length >= most) break
  }
  const unread = [...items.slice(most).map((item) => item.text), ...lines.slice(read)]
  const kept = items.slice(0, most).map((item) => ({ ...item, text: item.text.slice(0, itemMax) }))
  return { items: kept, left: unread.length, rest: unread.join('\n') }
}

/** A line that asks for very much is read as several. */
function cutLong(line: string): string[] {
  const parts = line.split(BETWEEN)
  if (parts.length <= PARTS_READ) return [line]
  const starts = Array.from({ length: Math.ceil(parts.length / PARTS_READ) }, (_, at) => at * PARTS_READ)
  return starts.map((from) => parts.slice(from, from + PARTS_READ).join('; '))
}

function itemsOfLine(line: string): ListItem[] {
  const parts = joinParts(
    line
      .split(BETWEEN, PARTS_READ)
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part)),
  )
  const items = parts.map((text) => ({ text, readings: readItem(text.slice(0, ITEM_READ)) }))
  const said = items.map(({ readings }) => saidBy(readings))
  return items.map((item, at) => withLine(item, { items, said, at }))
}

/** `cutting disc 4 inch, 50 nos`: what only counts belongs to what stands before it. */
function joinParts(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const namesNothing = readItem(part.slice(0, ITEM_READ)).every(({ rest }) => rest === '' || /^\d{1,5}$/.test(rest))
    if (before !== undefined && namesNothing) joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
  }
  return joined
}

/** Words with which an item says what it is, and whether they name a product at all. */
interface SaidBy {
  isNamed: boolean
  words: string
}

interface Line {
  items: ListItem[]
  said: SaidBy[]
  at: number
}

function saidBy(readings: ItemReading[]): SaidBy {
  const words = readSearchText(readings[0]?.rest ?? '').filter(
    ({ kind, text }) => kind === 'word' && !COLOURS.has(text),
  )
  return { isNamed: readings.some(({ rest }) => namesGoods(rest)), words: words.map(({ text }) => text).join(' ') }
}

function namesGoods(rest: string): boolean {
  return readSearchText(rest).some(
    ({ kind, text }) => (kind === 'word' && !COLOURS.has(text)) || kind === 'code' || /^\d{3,}$/.test(text),
  )
}

/** Adds to an item what only its line says: `M8x50 bolt 100, nut 100` asks for M8 nuts, `M8x25, M8x50 bolt` for two bolts. */
function withLine(item: ListItem, line: Line): ListItem {
  const [first] = item.readings
  const last = line.items.at(-1)
  if (line.items.length === 1 || !first || !last) return item
  const each = / each$/.test(plainSearchText(last.text.slice(-40))) ? last.readings[0] : undefined
  const quantity = first.quantity === null && each ? { quantity: each.quantity, counting: each.counting } : {}
  const more = ofNeighbour(item, line)
  return { ...item, readings: item.readings.map((reading) => ({ ...reading, ...quantity, rest: more(reading.rest) })) }
}

function ofNeighbour(item: ListItem, { items, said, at }: Line): (rest: string) => string {
  const before = items[at - 1]?.readings[0]?.rest ?? ''
  const thread = THREAD.exec(before)?.[1]
  if (thread && item.readings.every(({ rest }) => OF_THE_BOLT.test(rest))) return (rest) => `${thread} ${rest}`
  if (said[at]?.isNamed) return (rest) => rest
  const words = said[at - 1]?.words || said.slice(at + 1).find((other) => other.words !== '')?.words
  return (rest) => (words ? `${rest} ${words}` : rest)
}
