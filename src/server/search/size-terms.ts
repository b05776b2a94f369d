import { readSearchText } from '../../domain/search/read-search-text.ts'
import { isBetween, isWithin, type SizeBand, sameSizes, tradeSizes } from '../../domain/search/same-size.ts'
import type { Size } from '../../domain/search/search-meaning.ts'
import type { Measure } from '../../domain/search/search-units.ts'

/** The sizes that goods say of themselves, by what they measure, each with the term of the postings that says it. */
export type SizeTerms = ReadonlyMap<Measure, { size: Size; term: string }[]>

/** A way to say a size is read once: the vocabulary is made anew after every change of a list. */
const readings = new Map<string, Size[]>()
const READINGS_MAX = 50_000

/** Reads the sizes of all terms `z:` (db/migrations/0059), given without what they begin with. */
export function readSizeTerms(said: string[]): SizeTerms {
  const sizes = new Map<Measure, { size: Size; term: string }[]>()
  for (const text of said) {
    for (const size of sizesIn(text)) {
      const same = sizes.get(size.measure) ?? []
      sizes.set(size.measure, same)
      same.push({ size, term: `z:${text}` })
    }
  }
  return sizes
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

function within(sizes: SizeTerms, bands: SizeBand[], fits: (said: Size, band: SizeBand) => boolean): string[] {
  const terms = new Set<string>()
  for (const band of bands) {
    for (const { size, term } of sizes.get(band.measure) ?? []) if (fits(size, band)) terms.add(term)
  }
  return [...terms]
}
