import type { Measure } from './search-units.ts'

/** A size, in the first unit of its measure: 1/2", half inch and 4 soot are a length of 12.7. */
export interface Size {
  kind: 'size'
  /** Text as it was written, in plain letters. Sizes of one chain (`20 x 47 x 14`) share it. */
  text: string
  measure: Measure
  value: number
  /** The other end of a range: `13-19 mm`. */
  upTo?: number
  /** Said in inches, feet or soot. */
  inches?: true
}

/** Meaning of one part of a search text. A number is one without a unit: a quantity to some, a size to others. */
export type Meaning =
  | Size
  | { kind: 'number'; text: string; value: number }
  /** Letters with digits: `6204-2rs` and `6204 2RS` have the code `62042rs`, `A-48` and `a48` have `a48`. */
  | { kind: 'code'; text: string; code: string }
  | { kind: 'word'; text: string }
  /** A shelf of the shop, by words of its name: only the thesaurus says so. */
  | { kind: 'shelf'; text: string }
