import type { Meaning } from './search-meaning.ts'
import type { Measure } from './search-units.ts'

/** Kinds of products that are measured so, and hardly anything else in a store of this kind. */
const kinds: Readonly<Partial<Record<Measure, string>>> = {
  area: 'wire',
  capacitance: 'capacitor',
  'tooth-pitch': 'blade',
}

/**
 * Returns the kind of products of a size where nothing else says it: `4 sq mm` is a wire, `36 mfd` a capacitor. Undefined where
 * they may be many things.
 */
export function kindOfMeasure(meaning: Meaning): string | undefined {
  return meaning.kind === 'size' ? kinds[meaning.measure] : undefined
}
