import { readSearchText } from './read-search-text.ts'
import type { Meaning } from './search-meaning.ts'
import type { KnownTerms } from './search-terms.ts'

/** Goods and their size written together, where nothing has such a code: `mcb16amp` is a 16 A MCB, `6204bearing` a 6204 bearing. */
export function apart(meaning: Meaning, isWord: (word: string) => boolean, known: KnownTerms): readonly Meaning[] {
  if (meaning.kind !== 'code' || known.hasCode(meaning.code) || known.hasWord(meaning.text)) return [meaning]
  const [, before = '', size = ''] = /^([a-z]{3,})(\d[a-z0-9./"]*)$/.exec(meaning.text) ?? []
  if (isWord(before)) return readSearchText(`${before} ${size}`)
  const [, number = '', behind = ''] = /^(\d[\d.]*)([a-z]{4,})$/.exec(meaning.text) ?? []
  return isWord(behind) ? readSearchText(`${number} ${behind}`) : [meaning]
}
