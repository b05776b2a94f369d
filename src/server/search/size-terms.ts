import { readSearchText } from '../../domain/search/read-search-text.ts'
import { isBetween, isWithin, type SizeBand, sameSizes, tradeSizes } from '../../domain/search/same-size.ts'
import type { Size } from '../../domain/search/search-meaning.ts'
import type { Measure } from '../../domain/search/search-units.ts'

/** A size with the term of the postings that says it. */
interface SaidSize {
  size: Size
  term: string
}

/** The sizes that goods say of themselves, by what they measure: single ones, the smallest first, and those from one to another. */
export type SizeTerms = ReadonlyMap<Measure, { single: readonly SaidSize[]; ranges: readonly SaidSize[] }>

/** A way to say a size is read once: the vocabulary is made anew after every change of what goods are. */
const readings = new Map<string, Size[]>()
const READINGS_MAX = 50_000
const TERMS_OF_MEASURE_MAX = 400

/** Reads the sizes of all terms `z:` (db/migrations/0059), given without what they begin with. */
export function readSizeTerms(said: string[]): SizeTerms {
  const all = said.flatMap((text) => sizesIn(text).map((size) => ({ size, term: `z:${text}` })))
  const sorted = all.sort((one, other) => one.size.value - other.size.value)
  const measures = Map.groupBy(sorted, ({ size }) => size.measure)
  return new Map(
    [...measures].map(([measure, sizes]) => {
      const { single = [], ranges = [] } = Object.groupBy(sizes, ({ size }) => (size.upTo ? 'ranges' : 'single'))
      return [measure, { single, ranges }]
    }),
  )
}

function sizesIn(text: string): Size[] {
  const known = readings.get(text)
  if (known) return known
  const read = readSearchText(text).filter((meaning) => meaning.kind === 'size')
  if (readings.size >= READINGS_MAX) readings.clear()
  readings.set(text, read)
  return read
}

/**
 * The terms that say a size, however they say it. `loosely`: also those that the trade calls so, and ranges that hold it.
 */
export function termsOfSize(sizes: SizeTerms, asked: Size, loosely: boolean): string[] {
  const same = sameSizes(asked)
  if (!loosely) return within(sizes, same, isWithin)
  return within(sizes, [...same, ...tradeSizes(asked)], isBetween)
}

/** The terms of all sizes of one measure; none where there are so many that they are no small question. */
export function termsOfMeasure(sizes: SizeTerms, measure: Measure): string[] {
  const { single = [], ranges = [] } = sizes.get(measure) ?? {}
  const terms = [...new Set([...single, ...ranges].map(({ term }) => term))]
  return terms.length > TERMS_OF_MEASURE_MAX ? [] : terms
}

function within(sizes: SizeTerms, bands: SizeBand[], fits: (said: Size, band: SizeBand) => boolean): string[] {
  const terms = new Set<string>()
  for (const band of bands) {
    const { single = [], ranges = [] } = sizes.get(band.measure) ?? {}
    for (const { size, term } of ranges) if (fits(size, band)) terms.add(term)
    for (let at = firstFrom(single, band.from); at < single.length; at += 1) {
      const { size, term } = single[at] as SaidSize
      if (size.value > band.to) break
      terms.add(term)
    }
  }
  return [...terms]
}

/** The place of the first that is no smaller. */
function firstFrom(sizes: readonly SaidSize[], least: number): number {
  let [low, high] = [0, sizes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sizes[middle] as SaidSize).size.value < least) low = middle + 1
    else high = middle
  }
  return low
}
