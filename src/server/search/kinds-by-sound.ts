import { typingErrors } from '../../domain/catalogue/typing-errors.ts'
import type { Dictionary, SearchTerm } from '../../domain/search/search-terms.ts'
import { soundOf } from '../../domain/search/sound-of-word.ts'
import { wordForms } from '../../domain/search/word-forms.ts'
import { kindEntries } from './dictionary/kinds-of-goods.ts'

/** With fewer consonants words sound like too many others. */
const CONSONANTS_LEAST = 3
const ERRORS_MOST = 3
const WORDS_TOGETHER = 3

/** Words that are said for a kind, written together, by their sound. */
interface Saying {
  key: string
  letters: string
}
let sayings: ReadonlyMap<string, Saying[]> | undefined

/**
 * Neighbours, at least so many, that together sound as what is said for a kind: `gum boat` as gumboots, `mesuring tap` as a measuring
 * tape. Undefined where none do.
 */
export function heardAsKind(
  dictionary: Dictionary,
  searchTerms: readonly SearchTerm[],
  least: number,
): SearchTerm[] | undefined {
  for (let length = Math.min(WORDS_TOGETHER, searchTerms.length); length >= least; length -= 1) {
    for (let at = 0; at + length <= searchTerms.length; at += 1) {
      const kind = heard(dictionary, searchTerms.slice(at, at + length))
      if (kind) return [...searchTerms.slice(0, at), kind, ...searchTerms.slice(at + length)]
    }
  }
  return undefined
}

function heard(dictionary: Dictionary, part: readonly SearchTerm[]): SearchTerm | undefined {
  const typed = part.map((searchTerm) => searchTerm.typed).join(' ')
  const letters = typed.replaceAll(' ', '')
  if (!/^[a-z]{5,30}$/.test(letters) || dictionary.has(typed)) return undefined
  const sound = soundOf(letters)
  if (sound.length < CONSONANTS_LEAST) return undefined
  const most = sound.length > CONSONANTS_LEAST ? ERRORS_MOST : ERRORS_MOST - 1
  const near = (bySound().get(sound) ?? [])
    .map(({ key, letters: said }) => ({ key, errors: typingErrors(letters, said, most) }))
    .filter(({ key, errors }) => errors > 0 && errors <= most && dictionary.has(key))
  const nearest = near.reduce((best, each) => (best && best.errors <= each.errors ? best : each), near[0])
  const entry = nearest && dictionary.get(nearest.key)
  return entry && { typed, ways: [...entry.ways], by: 'dictionary', ...(entry.kind && { kind: entry.kind }) }
}

/** Put in order at the first misspelt text; what the trade says stays the same while the shop runs. */
function bySound(): ReadonlyMap<string, Saying[]> {
  sayings ??= Map.groupBy(
    kindEntries().flatMap(([key, { ways }]) =>
      ways.length > 0 && /^[a-z ]+$/.test(key)
        ? wordForms(key.replaceAll(' ', '')).map((letters): Saying => ({ key, letters }))
        : [],
    ),
    ({ letters }) => soundOf(letters),
  )
  return sayings
}
