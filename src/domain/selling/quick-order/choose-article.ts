import { isWithin, type SizeBand, sameSizes, tradeSizes } from '../../search/same-size.ts'
import type { Meaning, Size } from '../../search/search-meaning.ts'
import { wordForms } from '../../search/word-forms.ts'
import type { Choice, ChoiceWords, Said } from './article-words.ts'

/** One thing that the goods must say: in one of these ways, each with all of its meanings. */
export interface Wanted {
  ways: readonly (readonly Meaning[])[]
}

/** A choice with how much of what is wanted it says. */
export interface Judged extends Choice {
  /** Wants that it does not say. */
  missing: number
  /** Wants that only a size of the trade's way of speaking says, or an attribute: the fewer, the likelier. */
  roughly: number
  /** Wants that a variant's own name says. */
  own: number
}

/** Closeness of a meaning: by its name, by what is known of it, as the trade speaks; undefined: not at all. */
const CLOSE = 0
const KNOWN = 1
const SPOKEN = 2

/** Judges choices by what is wanted, the best first. */
export function judgeChoices(
  choices: readonly (Choice & { says: ChoiceWords })[],
  wanted: readonly Wanted[],
): Judged[] {
  const judged = choices.map(({ product, variant, says }) => {
    const said = wanted.map(({ ways }) =>
      closest(ways.map((way) => furthest(way.map((meaning) => howSaid(meaning, says))))),
    )
    return {
      product,
      variant,
      missing: said.filter((each) => each === undefined).length,
      roughly: said.reduce<number>((sum, each) => sum + (each ?? 0), 0),
      own: wanted.filter(({ ways }) => ways.some((way) => way.every((meaning) => isSaid(meaning, says.own)))).length,
    }
  })
  return judged.sort((one, other) => one.missing - other.missing || one.roughly - other.roughly || other.own - one.own)
}

/**
 * The only one that says all that is wanted. Of several that say it, the one that is called so where the others only have it
 * somewhere: `4 inch disc` is the 4 inch one, not the one with a bore of 4 inch. Undefined where that is not one.
 */
export function onlyChoice(judged: readonly Judged[]): Judged | undefined {
  const [first, second] = judged
  if (!first || first.missing > 0) return undefined
  const isAlone = second === undefined || second.missing > 0 || second.roughly > first.roughly
  return isAlone || isClearest(judged, first) ? first : undefined
}

/** Among variants of one product, the one whose own name says most: `goggles clear` of Goggles, Clear: Clear or Smoke. */
function isClearest(judged: readonly Judged[], first: Judged): boolean {
  const tied = judged.filter(({ missing, roughly }) => missing === 0 && roughly === first.roughly)
  return tied.every((each) => each === first || (each.product === first.product && each.own < first.own))
}

function closest(said: (number | undefined)[]): number | undefined {
  const known = said.filter((each) => each !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

function furthest(said: (number | undefined)[]): number | undefined {
  return said.includes(undefined) ? undefined : Math.max(0, ...said.filter((each) => each !== undefined))
}

function howSaid(meaning: Meaning, { called, known }: ChoiceWords): number | undefined {
  if (isSaid(meaning, called)) return CLOSE
  if (isSaid(meaning, known)) return KNOWN
  return isSpoken(meaning, called) || isSpoken(meaning, known) ? SPOKEN : undefined
}

function isSaid(meaning: Meaning, { words, codes, sizes }: Said): boolean {
  switch (meaning.kind) {
    case 'word':
      return wordForms(meaning.text).some((form) => words.has(form)) || codes.has(meaning.text)
    case 'code':
      return codes.has(meaning.code) || words.has(meaning.text)
    case 'number':
      return words.has(meaning.text) || codes.has(meaning.text) || sizes.some((size) => isNumber(meaning, size))
    case 'size':
      return isIn(sizes, sameSizes(meaning))
    // a line of a list names goods, and no shelf says which ones
    case 'shelf':
      return false
  }
}

/** A number without a unit is any size of this number, also in horsepower; a fraction is one of inches. */
function isNumber({ text, value }: Meaning & { kind: 'number' }, size: Size): boolean {
  if (text.includes('/')) return isIn([size], sameSizes(inches(text, value)))
  return size.value === value || (size.measure === 'power' && Math.abs(size.value / 746 - value) < 0.02)
}

function isSpoken(meaning: Meaning, { sizes }: Said): boolean {
  if (meaning.kind === 'size') return isIn(sizes, tradeSizes(meaning))
  return (
    meaning.kind === 'number' &&
    meaning.text.includes('/') &&
    isIn(sizes, tradeSizes(inches(meaning.text, meaning.value)))
  )
}

function inches(text: string, value: number): Size {
  return { kind: 'size', text, measure: 'length', value: value * 25.4, inches: true }
}

function isIn(sizes: readonly Size[], bands: readonly SizeBand[]): boolean {
  return sizes.some((size) => bands.some((band) => isWithin(size, band)))
}
