import PDFDocument from 'pdfkit'
import type { PaperSize } from '../../../shared/office/paper-sizes.ts'
import { EmbeddedFont } from './embedded-font.ts'
import { type Shaped, ShapedLines } from './shaped-lines.ts'
import type { Typeface, Weight } from './typefaces.ts'

/** The shop's colours on paper (src/ui/tokens.css). */
export const colours = {
  ink: '#14181b',
  steel: '#4d565c',
  line: '#dcd5c7',
  sunk: '#f1ede4',
  signal: '#ff7a1a',
} as const

/** Sheets of paper in points, with the margin around what is printed: A5 lies across and is as wide as A4. */
export const page = { width: 595.28, margin: 40, foot: 60 } as const
export const right = page.width - page.margin
const heights = { A4: 841.89, A5: 419.53 } as const satisfies Record<PaperSize, number>

/** Style of a text: `x` is its left edge, or its right one with `align: 'right'`. */
export interface Setting {
  size?: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right'
}

/** A PDF that text is set on line by line, in any script of India; the fonts that were used become part of it. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly height: number
  /** Lower end of what is printed, above the foot. */
  readonly bottom: number
  readonly #fonts = new Map<string, EmbeddedFont>()
  readonly #lines = new ShapedLines()

  /** `size`: a sheet of paper, or width and height in points; left out: A4. */
  constructor(info: { title: string; author: string; at: Date; size?: PaperSize | [number, number] }) {
    const { title, author, at, size = 'A4' } = info
    const points: [number, number] = typeof size === 'string' ? [page.width, heights[size]] : size
    this.height = points[1]
    this.bottom = this.height - page.foot
    this.doc = new PDFDocument({
      size: points,
      margin: 0,
      // text is set by HarfBuzz: none of the library's own fonts is read
      font: '',
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
    const left = align === 'right' ? x - width : x
    this.doc.fillColor(colour)
    for (const shaped of this.#lines.shape(line, weight)) this.#set(shaped, left + (shaped.x * size) / 1_000, y, size)
    return width
  }

  width(line: string, { size = 9, weight = 'regular' }: Setting = {}): number {
    return (this.#lines.shape(line, weight).reduce((sum, run) => sum + run.width, 0) * size) / 1_000
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
      for (const font of this.#fonts.values()) font.end()
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

  /** Writes a run into the page. */
  #set({ run: { typeface, rightToLeft }, clusters }: Shaped, x: number, y: number, size: number): void {
    const font = this.#font(typeface)
    this.doc.page.fonts[typeface.name] = font.ref
    // a page of the library begins at the top: letters are turned back
    const place = `1 0 0 -1 ${x.toFixed(3)} ${y.toFixed(3)} Tm`
    this.doc.addContent(`BT /${typeface.name} ${size} Tf ${place} ${font.show(clusters, rightToLeft)} ET`)
  }

  #font(typeface: Typeface): EmbeddedFont {
    const known = this.#fonts.get(typeface.name)
    if (known) return known
    const font = new EmbeddedFont(this.doc, typeface)
    this.#fonts.set(typeface.name, font)
    return font
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
