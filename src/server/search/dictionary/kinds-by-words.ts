import { type KindsByWords, kindsByWords, type Nearest, nearestKind } from '../../../domain/search/nearest-kind.ts'
import { isLittleWord } from '../../../domain/search/read-use.ts'
import { type Dictionary, entryKey } from '../../../domain/search/search-terms.ts'
import { soundOf } from '../../../domain/search/sound-of-word.ts'
import { withoutCase } from '../../../domain/search/word-cases.ts'
import { wordForms } from '../../../domain/search/word-forms.ts'
import { entryOfKind, kindEntries, readKinds } from './kinds-of-goods.ts'
import { usesOfGoods } from './uses-of-goods.ts'

/** With fewer consonants words sound like too many others. */
const CONSONANTS_LEAST = 3

let read: KindsByWords | undefined
let keys: ReadonlySet<string> | undefined

function entryKeys(): ReadonlySet<string> {
  keys ??= new Set(kindEntries().map(([key]) => key))
  return keys
}

/**
 * The kind of goods that most of some words are said of, in any language and spelling. None where the dictionary says what these words are,
 * or the shop has taken them out of it.
 */
export function kindNearestTo(words: readonly string[], dictionary: Dictionary): Nearest | undefined {
  const text = words.join(' ')
  if (dictionary.has(text) || entryKeys().has(text)) return undefined
  read ??= readByWords()
  const telling = words.filter((word) => !isLittleWord(word))
  return nearestKind(
    read,
    telling.map((word) => [...new Set([word, ...withoutCase(word)].flatMap(keysOf))]),
  )
}

function readByWords(): KindsByWords {
  const kinds = readKinds().flatMap((each) => Object.entries(each))
  return kindsByWords(
    kinds.map(([name, kind]) => ({
      entry: entryOfKind(name, kind),
      sayings: [
        ...[name, ...(kind.said ?? [])].map((each) => ({ words: wordsOf(entryKey(each)), isUse: false })),
        ...(kind.uses ?? []).map((each) => ({ words: wordsOf(each), isUse: true })),
      ],
    })),
  )
}

function wordsOf(text: string): string[][] {
  return text
    .split(' ')
    .filter((word) => !isLittleWord(word))
    .map(keysOf)
}

/** Keys of a word: itself in either number, its meaning in another language, its sound. */
function keysOf(word: string): string[] {
  const { said } = usesOfGoods().words
  const sound = soundOf(word)
  const means = said.get(word) ?? []
  return [
    ...wordForms(word).map((form) => `=${form}`),
    ...means.map((each) => `=${each}`),
    ...(sound.length >= CONSONANTS_LEAST ? [`~${sound}`] : []),
  ]
}
