import { inchesOfNominal, nominalOfInches } from './pipe-sizes.ts'
import type { Size } from './search-meaning.ts'
import type { Measure } from './search-units.ts'

/** Sizes of one measure within bounds, both included, in the measure's first unit. */
export interface SizeBand {
  measure: Measure
  from: number
  to: number
}

/** Largest difference between two ways to say one size: 5 HP are 3,730 W and are written on the plate as 3.7 kW. */
const APART: Partial<Record<Measure, number>> = { length: 0.004, power: 0.025, mass: 0.01, volume: 0.01 }
const SLIGHTLY = 0.001
/** Whole inches are made in round millimetres: 4" as 100, 10" as 250, 7" as 180; from three inches on. */
const ROUNDED = 0.0175
const LEAST_ROUNDED = 76
/** Sizes that are called by inches and made larger than they are: discs for 4" machines are 105 and 110 mm. */
const CALLED: Readonly<Record<string, number>> = { '101.6': 110 }

/** The sizes that are the same one, however they are said. */
export function sameSizes(size: Size): SizeBand[] {
  const bands = [around(size.measure, size.value, APART[size.measure] ?? SLIGHTLY)]
  if (size.measure === 'length') {
    const nominal = size.inches ? nominalOfInches(size.value) : size.value
    if (nominal !== undefined) bands.push(around('nominal', nominal, SLIGHTLY))
    // an 8 mm bolt is an M8
    if (!size.inches) bands.push(around('thread', size.value, SLIGHTLY))
    // a 2.5 mm wire is one of 2.5 sq mm: nobody says square across the counter
    if (!size.inches) bands.push(around('area', size.value, SLIGHTLY))
  }
  if (size.measure === 'nominal') {
    const inches = inchesOfNominal(size.value)
    if (inches !== undefined) bands.push(around('length', inches, SLIGHTLY))
    bands.push(around('length', size.value, SLIGHTLY))
  }
  // `5 t` is a weight to a jack and teeth to a saw blade
  if (size.measure === 'teeth') bands.push(around('mass', size.value * 1e6, SLIGHTLY))
  if (size.measure === 'mass') bands.push(around('teeth', size.value / 1e6, SLIGHTLY))
  return bands
}

/** The sizes that the trade calls so, though they are a little different: 4" is 100 and 110 mm; 24 teeth on a hacksaw are those of an inch. */
export function tradeSizes(size: Size): SizeBand[] {
  if (size.measure === 'teeth') return [around('tooth-pitch', size.value, SLIGHTLY)]
  if (size.measure !== 'length' || size.value < LEAST_ROUNDED) return []
  const rounded = around('length', size.value, ROUNDED)
  const called = CALLED[String(size.value)]
  return called === undefined ? [rounded] : [rounded, { measure: 'length', from: size.value, to: called }]
}

/** Returns whether a product's size is within a band; of a range, one of its ends. */
export function isWithin(said: Size, { measure, from, to }: SizeBand): boolean {
  if (said.measure !== measure) return false
  return [said.value, said.upTo ?? said.value].some((end) => end >= from && end <= to)
}

/** Returns whether a size is within a product's range from one end to another: 16 mm in a clip for 13 to 19 mm. */
export function isBetween(said: Size, { measure, from, to }: SizeBand): boolean {
  return said.measure === measure && said.value <= to && (said.upTo ?? said.value) >= from
}

function around(measure: Measure, value: number, apart: number): SizeBand {
  return { measure, from: value * (1 - apart), to: value * (1 + apart) }
}
