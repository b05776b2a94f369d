import { errorsForgiven } from '../../domain/catalogue/typing-errors.ts'
import type { Meaning } from '../../domain/search/search-meaning.ts'
import type { Dictionary, Wish } from '../../domain/search/search-wishes.ts'
import { isKnown } from './find-wishes.ts'
import { type NearWords, nearestTo, nearWords } from './near-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Letters that sound alike at the beginning of a word, or that Indian languages write as one. */
const ALIKE = ['ckq', 'sxz', 'jgz', 'vwb', 'fp', 'iey', 'ou', 'ao', 'td', 'rl']

/** What misspelt wishes may be; each is looked at once, however often it is asked for. */
export interface Corrections {
  /** Words that the shop does not know, as those that may be meant; others stay. Without such words it is undefined. */
  corrected: (wishes: readonly Wish[]) => Wish[] | undefined
  /** The shop knows the words, but no goods have them together: each may be another one, misspelt. */
  mistaken: (wishes: readonly Wish[]) => Wish[]
}

/** Corrections by the words of the shop and its dictionary. */
export function correctionsBy(vocabulary: Vocabulary, dictionary: Dictionary): Corrections {
  const known = rememberingByWish((wish) => isKnown(vocabulary, wish))
  const meant = rememberingByWish((wish) => waysMeant(vocabulary, dictionary, wish))
  return {
    corrected(wishes) {
      const isOther = (wish: Wish) => !known(wish) && meant(wish).length > 0
      if (!wishes.some(isOther)) return undefined
      return wishes.map((wish) => (isOther(wish) ? { ...wish, ways: meant(wish) } : wish))
    },
    mistaken: (wishes) =>
      wishes.map((wish) => ({ ...wish, ways: [...(known(wish) ? wish.ways : []), ...meant(wish)] })),
  }
}

function rememberingByWish<T>(read: (wish: Wish) => T): (wish: Wish) => T {
  const kept = new Map<Wish, T>()
  return (wish) => {
    const value = kept.has(wish) ? (kept.get(wish) as T) : read(wish)
    kept.set(wish, value)
    return value
  }
}

function waysMeant(vocabulary: Vocabulary, dictionary: Dictionary, { ways, by }: Wish): Meaning[][] {
  const [only] = ways[0] ?? []
  if (by !== 'letters' || ways.length !== 1 || ways[0]?.length !== 1 || only === undefined) return []
  if (only.kind === 'code') return withoutEnd(vocabulary, only)
  if (only.kind !== 'word') return []
  const typed = only.text
  const near = nearestTo(typed, { words: vocabulary.correct, atMost: errorsForgiven(typed) })
  const words = near.words.filter((word) => mayBeMeant(typed, word))
  const entries = entriesMeant(dictionary, typed)
  const ofWord = words.length > 0 ? near.errors : Number.POSITIVE_INFINITY
  return [
    ...(entries.errors <= ofWord ? entries.words.flatMap((said) => [...(dictionary.get(said) ?? [])]) : []),
    ...(ofWord <= entries.errors ? words.map((text): Meaning[] => [{ kind: 'word', text }]) : []),
  ]
}

/** `6204zz` where there is a 6204 of another kind only. */
function withoutEnd({ words }: Vocabulary, { code }: Meaning & { kind: 'code' }): Meaning[][] {
  const digits = /^\d{4,}/.exec(code)?.[0]
  return digits !== undefined && words.has(digits) ? [[{ kind: 'number', text: digits, value: Number(digits) }]] : []
}

function entriesMeant(dictionary: Dictionary, typed: string): ReturnType<typeof nearestTo> {
  // words of other languages are short, and near to everything
  const atMost = typed.length < 5 ? 0 : typed.length < 8 ? 1 : errorsForgiven(typed)
  return nearestTo(typed, { words: sayingsOf(dictionary), atMost, mayBe: (said) => mayBeMeant(typed, said) })
}

/** What stands in a dictionary as one word and says something; put in order once for each dictionary. */
const sayings = new WeakMap<Dictionary, NearWords>()
function sayingsOf(dictionary: Dictionary): NearWords {
  const known = sayings.get(dictionary)
  if (known) return known
  const single = [...dictionary].filter(([said, ways]) => !said.includes(' ') && ways.length > 0)
  const words = nearWords(single.map(([said]) => said))
  sayings.set(dictionary, words)
  return words
}

/** Few mistake the first letter of a word: `camera` is no hammer, `skrew` a screw. */
function mayBeMeant(typed: string, meant: string): boolean {
  if (typed.length < 4) return false
  const [first = '', second = ''] = typed
  if (first === meant[0] || (first === meant[1] && second === meant[0])) return true
  return ALIKE.some((letters) => letters.includes(first) && letters.includes(meant[0] ?? ''))
}
