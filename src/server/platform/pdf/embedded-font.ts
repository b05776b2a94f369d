import type { Cluster } from './shape-run.ts'
import { SubsetFont } from './subset-font.ts'
import type { Typeface } from './typefaces.ts'

/** Stands on the letter before it, and has no width of its own. */
const mark = /^\p{Mn}$/u
/** Thousandths of the size. */
const hair = 5

/** A typeface as a part of one PDF: each picture of a letter that was set has a code, and the code says the letter. */
export class EmbeddedFont {
  readonly ref: PDFKit.PDFKitReference
  readonly #doc: PDFKit.PDFDocument
  readonly #typeface: Typeface
  readonly #subset: SubsetFont
  readonly #codes = new Map<string, number>()
  readonly #texts: string[] = ['']
  readonly #taken = new Set([0])

  constructor(doc: PDFKit.PDFDocument, typeface: Typeface) {
    this.#doc = doc
    this.#typeface = typeface
    this.#subset = new SubsetFont(typeface)
    this.ref = doc.ref({})
  }

  /** Returns what sets clusters from left to right, as a part of a page; the place of the first is set before. */
  show(clusters: readonly Cluster[], rightToLeft: boolean): string {
    const parts: string[] = []
    let plain = ''
    for (const cluster of clusters) {
      const shown = this.#showCluster(cluster, rightToLeft)
      if (rightToLeft || [...cluster.text].length < 2) {
        plain += shown
        continue
      }
      if (plain) parts.push(`[${plain}] TJ`)
      plain = ''
      parts.push(`/Span <</ActualText <feff${utf16(cluster.text)}>>> BDC [${shown}] TJ EMC`)
    }
    if (plain) parts.push(`[${plain}] TJ`)
    return parts.join(' ')
  }

  /**
   * A code for each of a cluster's letters: one has the picture and the width, the others are empty and stand a hair before the
   * end, in their order. Some readers of a PDF take the letters from the codes, one by one, and are wrong about a code
   * that says several; others are wrong about letters without a width, and believe what is said beside them (ActualText).
   * From right to left the last letter comes first, as it stands.
   */
  #showCluster({ text, glyphs, advance }: Cluster, rightToLeft: boolean): string {
    const letters = rightToLeft ? [...text].reverse() : [...text]
    const picture = Math.max(
      0,
      letters.findIndex((letter) => !mark.test(letter)),
    )
    const pictured = this.#codeOf(letters[picture] ?? '', glyphs, advance)
    const codes = letters.map((letter, index) => {
      if (index === picture) return `<${hex(pictured)}>`
      const back = hair * (index < picture ? picture - index : letters.length - index)
      return `${back} <${hex(this.#codeOf(letter, [], 0))}> ${-back}`
    })
    const gap = this.#thousandths(this.#subset.advanceOf(pictured)) - (advance * 1_000) / this.#typeface.face.upem
    return Math.abs(gap) < 0.01 ? `${codes.join(' ')} ` : `${codes.join(' ')} ${gap.toFixed(2)} `
  }

  #codeOf(letter: string, glyphs: Cluster['glyphs'], advance: number): number {
    const key = JSON.stringify([letter, ...glyphs.map(({ id, dx, dy }) => [id, dx, dy])])
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.#add(glyphs, advance)
    this.#codes.set(key, code)
    this.#texts[code] = letter
    this.#taken.add(code)
    return code
  }

  #add(glyphs: Cluster['glyphs'], advance: number): number {
    const [only] = glyphs
    if (glyphs.length !== 1 || !only || only.dx !== 0 || only.dy !== 0) return this.#subset.compose(glyphs, advance)
    const copy = this.#subset.copy(only.id)
    // the same picture of another letter
    return this.#taken.has(copy) ? this.#subset.compose(glyphs, advance) : copy
  }

  /** Writes the font into the PDF, once all is set. */
  end(): void {
    const { face, font, name: typeface } = this.#typeface
    const name = `SHOPXX+${typeface}`
    const extents = font.hExtents()
    const head = Buffer.from(face.referenceTable('head') ?? [])
    const file = this.#doc.ref({})
    file.end(this.#subset.bytes())
    const descriptor = this.#doc.ref({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [36, 38, 40, 42].map((at) => this.#thousandths(head.readInt16BE(at))),
      ItalicAngle: 0,
      Ascent: this.#thousandths(extents.ascender),
      Descent: this.#thousandths(extents.descender),
      CapHeight: this.#thousandths(extents.ascender),
      StemV: 0,
      FontFile2: file,
    })
    finish(descriptor)
    const descendant = this.#doc.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      // pdfkit writes a String object as a string and a plain one as a name
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      W: [0, this.#subset.advances().map((advance) => this.#thousandths(advance))],
      CIDToGIDMap: 'Identity',
    })
    finish(descendant)
    const toUnicode = this.#doc.ref({})
    toUnicode.end(unicodeMap(this.#texts))
    Object.assign(this.ref.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: toUnicode,
    })
    finish(this.ref)
  }

  #thousandths(units: number): number {
    return Math.round((units * 1_000_000) / this.#typeface.face.upem) / 1_000
  }
}

/** Writes an object that has no bytes beside its entries. */
function finish(object: PDFKit.PDFKitReference): void {
  object.end(undefined)
}

const perBlock = 100

/** Returns the text of each code, as a reader of the PDF looks it up (ISO 32000-1, 9.10.3). */
function unicodeMap(texts: readonly string[]): string {
  const lines = Array.from(texts, (text, code) => (text ? `<${hex(code)}> <${utf16(text)}>` : '')).filter(Boolean)
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at += perBlock) {
    const block = lines.slice(at, at + perBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

/** A code as it stands in a PDF. */
function hex(code: number): string {
  return code.toString(16).padStart(4, '0')
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')
}
