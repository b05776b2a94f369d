import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { type Separator, SheetFault } from './sheet-shapes.ts'

const quote = '"'
/** Pattern of a cell that safeCsv has put a `'` in front of. */
const guarded = /^'[=+\-@\t\r'＝＋－＠]/

interface ReadCsv {
  rows: string[][]
  separator: Separator
  ends: boolean
}

/**
 * The rows of a CSV text (RFC 4180), with any line breaks; the separator is the one that most lines have. A quote inside a
 * cell that does not begin with one is an inch. The `'` that our own export puts before what looks like a formula is taken
 * off again. `ends`: the last row has an end, so that nothing of it is cut off. Throws SheetFault with the line where a quote is
 * not closed.
 */
export function readCsv(text: string, most: number): ReadCsv {
  const told = /^sep=([,;\t|])\r?\n/.exec(text)
  const body = told ? text.slice(told[0].length) : text
  const separator = (told?.[1] as Separator | undefined) ?? guessSeparator(body)
  return { rows: new CsvReader(body, separator, told ? 2 : 1).rows(most), separator, ends: /[\r\n]$/.test(text) }
}

const separators: readonly Separator[] = [',', ';', '\t', '|']
/** So many lines are looked at, and so many letters: a file may be one line. */
const guessedLines = 50
const guessedLetters = 100_000

/**
 * The separator that stands equally often in most of the first lines, outside of quotes: titles above the head have none, and a
 * decimal comma is not in the head.
 */
function guessSeparator(text: string): Separator {
  const lines = countSeparators(text.slice(0, guessedLetters))
  const ranked = separators.map((separator) => {
    const times = new Map<number, number>()
    for (const line of lines) {
      const count = line.get(separator) ?? 0
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
    }
    const [usual = [0, 0]] = [...times].sort(([a, often], [b, less]) => less - often || b - a)
    return { separator, count: usual[0], often: usual[1] }
  })
  ranked.sort((a, b) => b.often - a.often || b.count - a.count)
  return ranked[0]?.separator ?? ','
}

/** Counts what may separate cells in each of the first lines. A quote opens a cell where that begins; elsewhere it is an inch. */
function countSeparators(text: string): Map<string, number>[] {
  const lines: Map<string, number>[] = [new Map()]
  let begins = true
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === quote && begins) at = endOfQuoted(text, at)
    const isBreak = letter === '\n' || letter === '\r'
    const separates = separators.includes(letter as Separator)
    if (isBreak && lines.length === guessedLines) break
    if (isBreak) lines.push(new Map())
    const line = lines.at(-1)
    if (separates) line?.set(letter, (line.get(letter) ?? 0) + 1)
    begins = isBreak || separates
  }
  return lines
}

/** The place of the quote that closes a cell; two of them are one of its text. */
function endOfQuoted(text: string, opened: number): number {
  let at = text.indexOf(quote, opened + 1)
  while (at !== -1 && text[at + 1] === quote) at = text.indexOf(quote, at + 2)
  return at === -1 ? text.length : at
}

class CsvReader {
  readonly #text: string
  readonly #separator: string
  #at = 0
  #line: number

  constructor(text: string, separator: string, line: number) {
    this.#text = text
    this.#separator = separator
    this.#line = line
  }

  rows(most: number): string[][] {
    const rows: string[][] = []
    while (this.#at < this.#text.length) {
      if (rows.length > most) throw new SheetFault(sheetFaults.tooManyRows(sheetLimits.sheetRows))
      rows.push(this.#row())
    }
    return rows
  }

  #row(): string[] {
    const row: string[] = []
    for (;;) {
      const cell = this.#text[this.#at] === quote ? this.#quoted() : this.#plain()
      row.push(guarded.test(cell) ? cell.slice(1) : cell)
      if (this.#text[this.#at] !== this.#separator) break
      this.#at += 1
    }
    if (this.#text[this.#at] === '\r') this.#at += 1
    if (this.#text[this.#at] === '\n') this.#at += 1
    this.#line += 1
    return row
  }

  #plain(): string {
    const begin = this.#at
    while (this.#at < this.#text.length && !this.#endsCell()) this.#at += 1
    return this.#text.slice(begin, this.#at)
  }

  #endsCell(): boolean {
    const letter = this.#text[this.#at]
    return letter === this.#separator || letter === '\n' || letter === '\r'
  }

  #quoted(): string {
    const opened = this.#line
    const parts: string[] = []
    for (;;) {
      const begin = this.#at + 1
      const end = this.#text.indexOf(quote, begin)
      if (end === -1) throw new SheetFault(sheetFaults.openQuote(opened))
      const part = this.#text.slice(begin, end)
      parts.push(part)
      this.#line += part.split('\n').length - 1
      this.#at = end + 1
      // two of them are one
      if (this.#text[this.#at] !== quote) break
    }
    if (this.#at < this.#text.length && !this.#endsCell()) {
      throw new SheetFault(sheetFaults.afterQuote(opened, this.#line))
    }
    return parts.join(quote)
  }
}
