import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { type Separator, SheetFault } from './sheet-shapes.ts'

const quote = '"'
/** What safeCsv puts a `'` in front of. */
const guarded = /^'[=+\-@\t\r'＝＋－＠]/

interface ReadCsv {
  rows: string[][]
  separator: Separator
  ends: boolean
}

/**
 * The rows of a CSV text (RFC 4180), with any line breaks; the separator is the commonest one of the head. A quote inside a
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

/** Whichever stands most often in the head, outside of quotes. */
function guessSeparator(text: string): Separator {
  const counts = new Map<string, number>()
  let quoted = false
  for (const letter of text) {
    if (letter === quote) quoted = !quoted
    else if (quoted) continue
    else if (letter === '\n' || letter === '\r') {
      if (counts.size > 0) break
    } else if (',;\t|'.includes(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  return (first?.[0] ?? ',') as Separator
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
      if (rows.length > most) throw new SheetFault(sheetFaults.tooManyRows(most))
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
