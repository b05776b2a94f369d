import { fitProblems as copy } from '../../../shared/copy/office/fit-problems.ts'
import type { Definition } from '../../catalogue/attributes/read-attribute.ts'
import type { FitCheck } from './fit-rule.ts'

/** Attributes that there are, by their keys. */
export type KnownAttributes = ReadonlyMap<string, Pick<Definition, 'name' | 'kind' | 'unit'>>

type Keys = readonly string[]

/** Returns the reason why one line of a rule cannot be stored; undefined where it can. */
export function problemOfCheck(check: FitCheck, known: KnownAttributes): string | undefined {
  if (check.how === 'never' || check.how === 'ask') return check.why.trim() === '' ? copy.noWhy : undefined
  if (check.how === 'one-of') return problemOfWords(check.keys, check.words, known)
  const ends: Keys[] = check.how === 'between' ? [check.part, check.min, check.max] : [check.part, check.host]
  if (ends.some((keys) => keys.length === 0)) return copy.noAttribute
  const wrong = unknownOrUnlike(ends.flat(), known)
  if (wrong) return wrong
  const [first = ''] = check.part
  const isNumber = known.get(first)?.kind === 'number'
  if (check.how === 'same') return problemOfSame(check, isNumber)
  if (!isNumber) return copy.notANumber(known.get(first)?.name ?? first)
  return check.how === 'between' && check.min.some((key) => check.max.includes(key)) ? copy.sameEnds : undefined
}

function problemOfSame({ within, share, alike }: Extract<FitCheck, { how: 'same' }>, isNumber: boolean) {
  if (isNumber) return alike?.length ? copy.noAlike : undefined
  return within || share ? copy.noTolerance : undefined
}

function problemOfWords(keys: Keys, words: Keys, known: KnownAttributes): string | undefined {
  if (keys.length === 0) return copy.noAttribute
  const missing = keys.find((key) => !known.has(key))
  if (missing !== undefined) return copy.unknownAttribute(missing)
  const number = keys.map((key) => known.get(key)).find((each) => each?.kind === 'number')
  if (number) return copy.notAWord(number.name)
  return words.length === 0 ? copy.noWords : undefined
}

/** All are there, and of one kind and unit. */
function unknownOrUnlike(keys: Keys, known: KnownAttributes): string | undefined {
  const missing = keys.find((key) => !known.has(key))
  if (missing !== undefined) return copy.unknownAttribute(missing)
  const [first, ...others] = keys.flatMap((key) => known.get(key) ?? [])
  const other = others.find(({ kind, unit }) => kind !== first?.kind || unit !== first.unit)
  return first && other ? copy.unitsDiffer(inWords(first), inWords(other)) : undefined
}

function inWords({ name, unit }: { name: string; unit: string | null }): string {
  return unit === null ? name : `${name} (${unit})`
}
