import PDFDocument from 'pdfkit'
import { type Part, readFont, splitRuns, type Weight } from './typefaces.ts'

type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>

/** The shop's colours on paper (src/ui/tokens.css). */
export const colours = {
  ink: '#14181b',
  steel: '#4d565c',
  line: '#dcd5c7',
  sunk: '#f1ede4',
  signal: '#ff7a1a',
} as const

/** A4 in points, with the margin around what is printed. */
export const page = { width: 595.28, height: 841.89, margin: 40, foot: 60 } as const
export const right = page.width - page.margin
export const bottom = page.height - page.foot

/** How a text is set: `x` is its left edge, or its right one with `align: 'right'`. */
export interface Setting {
  size?: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right'
}

/** Figures of one width, so that columns line up. */
const figures = { tnum: true } as unknown as Features
/**
 * fontkit throws on some of the marks that Malayalam stacks above and below letters ("Cannot read properties of null,
 * reading 'xCoordinate'"). Without that positioning all the letters and ligatures are right.
 */
const unstacked = { abvm: false, blwm: false, mark: false, mkmk: false, dist: false } as unknown as Features

/** A PDF that text is set on line by line; letters that the first font lacks come from the next. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly #known = new Map<string, KnownFont>()

  /** `size`: width and height in points, where it is not A4. */
  constructor(info: { title: string; author: string; at: Date; size?: [number, number] }) {
    const { title, author, at, size } = info
    this.doc = new PDFDocument({
      size: size ?? 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    })
  }

  /** Sets one line with its baseline at `y`. Gives its width. */
  text(line: string, x: number, y: number, setting: Setting = {}): number {
    const { size = 9, weight = 'regular', colour = colours.ink, align = 'left' } = setting
    const width = this.width(line, setting)
    let at = align === 'right' ? x - width : x
    for (const run of this.#runs(line, weight)) {
      this.#use(run.part, weight).fontSize(size).fillColor(colour)
      const options = { lineBreak: false, baseline: 'alphabetic', features: featuresOf(run.part) } as const
      this.doc.text(run.text, at, y, options)
      at += this.doc.widthOfString(run.text, options)
    }
    return width
  }

  width(line: string, { size = 9, weight = 'regular' }: Setting = {}): number {
    let width = 0
    for (const run of this.#runs(line, weight)) {
      this.#use(run.part, weight).fontSize(size)
      width += this.doc.widthOfString(run.text, { features: featuresOf(run.part) })
    }
    return width
  }

  /** A text in lines of at most `width` points; a word that is longer than that is broken. */
  wrap(text: string, width: number, setting: Setting = {}): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (this.width(longer, setting) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = this.#breakWord(word, width, setting)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
    }
    return line === '' ? lines : [...lines, line]
  }

  rule(x: number, y: number, to: number, colour: string = colours.line, weight = 0.75): void {
    this.doc.moveTo(x, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke()
  }

  box(x: number, y: number, width: number, height: number, colour: string): void {
    this.doc.rect(x, y, width, height).fill(colour)
  }

  /** The finished PDF. */
  bytes(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
      this.doc.end()
    })
  }

  #breakWord(word: string, width: number, setting: Setting): string[] {
    const pieces: string[] = []
    let piece = ''
    for (const { segment } of graphemes.segment(word)) {
      if (piece !== '' && this.width(piece + segment, setting) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += segment
    }
    return [...pieces, piece]
  }

  #runs(line: string, weight: Weight) {
    return splitRuns(line, (part, codePoint) => this.#font(part, weight).hasGlyphForCodePoint(codePoint))
  }

  #font(part: Part, weight: Weight): KnownFont {
    const known = this.#known.get(part + weight)
    if (known) return known
    this.doc.registerFont(part + weight, readFont(part, weight))
    this.doc.font(part + weight)
    // pdfkit keeps the opened font to itself: its types do not have it
    const { font } = (this.doc as unknown as { _font: { font: KnownFont } })._font
    this.#known.set(part + weight, font)
    return font
  }

  /** Of a font that a run was found to be in: it is registered. */
  #use(part: Part, weight: Weight): PDFKit.PDFDocument {
    return this.doc.font(part + weight)
  }
}

type KnownFont = { hasGlyphForCodePoint: (codePoint: number) => boolean }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function featuresOf(part: Part): Features {
  return part === 'malayalam' ? unstacked : figures
}
