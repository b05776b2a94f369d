import { errorsForgiven, typingErrors } from '../../domain/catalogue/typing-errors.ts'
import type { Meaning } from '../../domain/search/search-meaning.ts'
import type { Dictionary, Wish } from '../../domain/search/search-wishes.ts'
import { isKnown } from './find-wishes.ts'
import { type Vocabulary, wordsMeant } from './vocabulary.ts'

/** Letters that sound alike at the beginning of a word, or that Indian languages write as one. */
const ALIKE = ['ckq', 'sxz', 'jgz', 'vwb', 'fp', 'iey', 'ou', 'ao', 'td', 'rl']

/** Words that the shop does not know, as those that may be meant; others stay. A text without such words is undefined. */
export function corrected(vocabulary: Vocabulary, dictionary: Dictionary, wishes: readonly Wish[]): Wish[] | undefined {
  let isOther = false
  const changed = wishes.map((wish) => {
    const ways = isKnown(vocabulary, wish) ? [] : waysMeant(vocabulary, dictionary, wish)
    isOther ||= ways.length > 0
    return ways.length > 0 ? { ...wish, ways } : wish
  })
  return isOther ? changed : undefined
}

/** The shop knows the words, but no goods have them together: each may be another one, misspelt. */
export function mistaken(vocabulary: Vocabulary, dictionary: Dictionary, wishes: readonly Wish[]): Wish[] {
  return wishes.map((wish) => {
    const own = isKnown(vocabulary, wish) ? wish.ways : []
    return { ...wish, ways: [...own, ...waysMeant(vocabulary, dictionary, wish)] }
  })
}

function waysMeant(vocabulary: Vocabulary, dictionary: Dictionary, { ways, by }: Wish): Meaning[][] {
  const [only] = ways[0] ?? []
  if (by !== 'letters' || ways.length !== 1 || ways[0]?.length !== 1 || only === undefined) return []
  if (only.kind === 'code') return withoutEnd(vocabulary, only)
  if (only.kind !== 'word') return []
  const typed = only.text
  const words = wordsMeant(vocabulary, typed).filter((word) => mayBeMeant(typed, word))
  const entries = entriesMeant(dictionary, typed)
  const errorsOf = (word: string | undefined) =>
    word === undefined ? Number.POSITIVE_INFINITY : typingErrors(typed, word)
  const [ofWord, ofEntry] = [errorsOf(words[0]), errorsOf(entries[0]?.said)]
  return [
    ...(ofEntry <= ofWord ? entries.flatMap((entry) => [...entry.ways]) : []),
    ...(ofWord <= ofEntry ? words.map((text): Meaning[] => [{ kind: 'word', text }]) : []),
  ]
}

/** `6204zz` where there is a 6204 of another kind only. */
function withoutEnd({ words }: Vocabulary, { code }: Meaning & { kind: 'code' }): Meaning[][] {
  const digits = /^\d{4,}/.exec(code)?.[0]
  return digits !== undefined && words.has(digits) ? [[{ kind: 'number', text: digits, value: Number(digits) }]] : []
}

function entriesMeant(dictionary: Dictionary, typed: string): { said: string; ways: readonly Meaning[][] }[] {
  // words of other languages are short, and near to everything
  const forgiven = typed.length < 8 ? 1 : errorsForgiven(typed)
  if (typed.length < 5) return []
  const near: { said: string; ways: readonly Meaning[][]; errors: number }[] = []
  for (const [said, ways] of dictionary) {
    if (Math.abs(said.length - typed.length) > forgiven || said.includes(' ') || ways.length === 0) continue
    const errors = mayBeMeant(typed, said) ? typingErrors(typed, said) : Number.POSITIVE_INFINITY
    if (errors <= forgiven) near.push({ said, ways, errors })
  }
  const fewest = Math.min(...near.map(({ errors }) => errors))
  return near.filter(({ errors }) => errors === fewest)
}

/** Few mistake the first letter of a word: `camera` is no hammer, `skrew` a screw. */
function mayBeMeant(typed: string, meant: string): boolean {
  if (typed.length < 4) return false
  const [first = '', second = ''] = typed
  if (first === meant[0] || (first === meant[1] && second === meant[0])) return true
  return ALIKE.some((letters) => letters.includes(first) && letters.includes(meant[0] ?? ''))
}
