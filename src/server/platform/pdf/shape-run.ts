import { Direction, Feature, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import type { Run } from './split-runs.ts'

/** A glyph of a font by its number there, and where it stands from its cluster's origin, in units of the font. */
export interface PlacedGlyph {
  id: number
  dx: number
  dy: number
}

/** The smallest piece of a text whose glyphs cannot be told apart by letter; `advance` in units of the font. */
export interface Cluster {
  text: string
  glyphs: PlacedGlyph[]
  advance: number
}

/** Figures of one width, so that columns line up. */
const features = [new Feature('tnum')]

/** Returns a run's clusters from left to right, as HarfBuzz (what browsers shape text with) sets them. */
export function shapeRun({ typeface, text, rightToLeft, box }: Run): Cluster[] {
  if (box) return [{ text, glyphs: [{ id: 0, dx: 0, dy: 0 }], advance: typeface.font.glyphHAdvance(0) }]
  const buffer = new ShapingBuffer()
  buffer.addText(text)
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR)
  // of the languages in Arabic letters the one that most in India read
  if (rightToLeft) buffer.setLanguage('ur')
  buffer.guessSegmentProperties()
  shape(typeface.font, buffer, features)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]))
  const clusters: (Cluster & { start: number })[] = []
  for (const [index, { codepoint: id, cluster: start }] of infos.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    let cluster = clusters.at(-1)
    if (cluster?.start !== start) {
      cluster = { start, text: text.slice(start, ends.get(start)), glyphs: [], advance: 0 }
      clusters.push(cluster)
    }
    cluster.glyphs.push({ id, dx: cluster.advance + xOffset, dy: yOffset })
    cluster.advance += xAdvance
  }
  return clusters
}
