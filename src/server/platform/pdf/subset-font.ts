import type { PlacedGlyph } from './shape-run.ts'
import type { Typeface } from './typefaces.ts'

/** Flags of a component (OpenType 1.9, table glyf). */
const words = 0x0001
const offsets = 0x0002
const scale = 0x0008
const more = 0x0020
const scales = 0x0040
const matrix = 0x0080
const instructed = 0x0100

/** A glyph of the subset: its outline, and how far the next one stands. */
interface Glyph {
  outline: Buffer
  advance: number
}

/**
 * The part of a TrueType font that a document uses. A letter that is set of several glyphs becomes one, composed of them:
 * so each letter has a code of its own, and who copies or searches the text finds the letters in their order.
 */
export class SubsetFont {
  readonly #glyphs: Glyph[] = []
  readonly #copies = new Map<number, number>()
  readonly #typeface: Typeface
  readonly #outlines: Buffer
  readonly #ends: (id: number) => number

  constructor(typeface: Typeface) {
    this.#typeface = typeface
    this.#outlines = this.#table('glyf')
    const loca = this.#table('loca')
    const long = this.#table('head').readInt16BE(50) === 1
    this.#ends = (id) => (long ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2)
    this.copy(0)
  }

  /** Takes a glyph over; gives its number here. */
  copy(id: number): number {
    const known = this.#copies.get(id)
    if (known !== undefined) return known
    const at = this.#glyphs.push({ outline: Buffer.alloc(0), advance: this.#typeface.font.glyphHAdvance(id) }) - 1
    this.#copies.set(id, at)
    const glyph = this.#glyphs[at]
    if (glyph) glyph.outline = this.#plain(this.#outlines.subarray(this.#ends(id), this.#ends(id + 1)))
    return at
  }

  /** Composes glyphs to one; gives its number here. */
  compose(glyphs: readonly PlacedGlyph[], advance: number): number {
    const drawn = glyphs
      .map((glyph) => ({ ...glyph, number: this.copy(glyph.id) }))
      .map((glyph) => ({ ...glyph, outline: this.#glyphs[glyph.number]?.outline ?? Buffer.alloc(0) }))
      .filter(({ outline }) => outline.length > 0)
    if (drawn.length === 0) return this.#glyphs.push({ outline: Buffer.alloc(0), advance }) - 1
    const head = Buffer.alloc(10)
    head.writeInt16BE(-1, 0)
    for (const [offset, choose, by] of bounds) {
      head.writeInt16BE(choose(...drawn.map((each) => each.outline.readInt16BE(offset) + each[by])), offset)
    }
    const parts = drawn.map(({ number, dx, dy }, index) => {
      const part = Buffer.alloc(8)
      part.writeUInt16BE(words | offsets | (index < drawn.length - 1 ? more : 0), 0)
      part.writeUInt16BE(number, 2)
      part.writeInt16BE(dx, 4)
      part.writeInt16BE(dy, 6)
      return part
    })
    return this.#glyphs.push({ outline: Buffer.concat([head, ...parts]), advance }) - 1
  }

  /** Returns the distance from a glyph to the next one, in units of the font. */
  advanceOf(number: number): number {
    return this.#glyphs[number]?.advance ?? 0
  }

  /** Returns the distance from each glyph to the next one, in units of the font. */
  advances(): number[] {
    return this.#glyphs.map(({ advance }) => advance)
  }

  /** The font file: what a PDF needs of one, and no more (ISO 32000-1, 9.9). */
  bytes(): Buffer {
    const outlines = this.#glyphs.map(({ outline }) => padded(outline))
    const loca = Buffer.alloc((outlines.length + 1) * 4)
    let end = 0
    for (const [index, outline] of outlines.entries()) {
      end += outline.length
      loca.writeUInt32BE(end, (index + 1) * 4)
    }
    const tables = { glyf: Buffer.concat(outlines), loca, hmtx: this.#metrics(), ...this.#heads() }
    return writeFontFile(tables)
  }

  #metrics(): Buffer {
    const hmtx = Buffer.alloc(this.#glyphs.length * 4)
    for (const [index, { advance, outline }] of this.#glyphs.entries()) {
      hmtx.writeUInt16BE(Math.max(0, Math.round(advance)), index * 4)
      hmtx.writeInt16BE(outline.length > 0 ? outline.readInt16BE(2) : 0, index * 4 + 2)
    }
    return hmtx
  }

  #heads(): Record<'head' | 'hhea' | 'maxp', Buffer> {
    const [head, hhea, maxp] = [this.#table('head'), this.#table('hhea'), this.#table('maxp')]
    const count = this.#glyphs.length
    head.writeInt16BE(1, 50)
    hhea.writeUInt16BE(count, 34)
    maxp.writeUInt16BE(count, 4)
    // a composed glyph has as many points and parts as it has
    for (const offset of [10, 12, 28]) maxp.writeUInt16BE(0xffff, offset)
    maxp.writeUInt16BE(8, 30)
    return { head, hhea, maxp }
  }

  /** An outline without the instructions for old screens; its components have their numbers here. */
  #plain(outline: Buffer): Buffer {
    if (outline.length === 0) return outline
    const contours = outline.readInt16BE(0)
    if (contours < 0) return this.#renumber(Buffer.from(outline))
    const at = 10 + contours * 2
    const length = outline.readUInt16BE(at)
    return Buffer.concat([outline.subarray(0, at), Buffer.alloc(2), outline.subarray(at + 2 + length)])
  }

  #renumber(outline: Buffer): Buffer {
    let at = 10
    for (let flags = more; flags & more; ) {
      flags = outline.readUInt16BE(at)
      outline.writeUInt16BE(flags & ~instructed, at)
      outline.writeUInt16BE(this.copy(outline.readUInt16BE(at + 2)), at + 2)
      at += 4 + (flags & words ? 4 : 2) + (flags & scale ? 2 : flags & scales ? 4 : flags & matrix ? 8 : 0)
    }
    return outline.subarray(0, at)
  }

  #table(name: string): Buffer {
    const table = this.#typeface.face.referenceTable(name)
    if (!table) throw new Error(`${this.#typeface.name} has no table ${name}`)
    return Buffer.from(table)
  }
}

/** Sides of a glyph's box: the position of each, the choice among several, and the offset that moves it. */
const bounds = [
  [2, Math.min, 'dx'],
  [4, Math.min, 'dy'],
  [6, Math.max, 'dx'],
  [8, Math.max, 'dy'],
] as const

function padded(bytes: Buffer): Buffer {
  return bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))])
}

function writeFontFile(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort()
  const directory = Buffer.alloc(12 + names.length * 16)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(names.length, 4)
  const bodies: Buffer[] = []
  let offset = directory.length
  for (const [index, name] of names.entries()) {
    const table = tables[name] ?? Buffer.alloc(0)
    const body = padded(table)
    const entry = 12 + index * 16
    directory.write(name, entry, 'latin1')
    directory.writeUInt32BE(checksum(body), entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([directory, ...bodies])
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
