import type { Meaning } from './search-meaning.ts'
import type { Dictionary, Entry } from './search-terms.ts'
import { inSingular, wordForms } from './word-forms.ts'

/** The entry that meanings make together, in either number, in English letters or their own. */
export function entryOf(part: readonly Meaning[], dictionary: Dictionary): Entry | undefined {
  const keys = part.map(keyOf)
  const asCode = isCodeApart(part) ? [keys.join('')] : []
  const inEnglish = part.length > 1 ? inLastForms(part.map((each) => englishOf(each, dictionary))) : []
  return [...inLastForms(keys), ...asCode, ...inEnglish]
    .map((key) => dictionary.get(key))
    .find((entry) => entry !== undefined)
}

function inLastForms(keys: readonly string[]): string[] {
  const before = keys.slice(0, -1)
  return wordForms(keys.at(-1) ?? '').map((last) => [...before, last].join(' '))
}

/** A word in Malayalam or Hindi letters as the one that its entry names: `സേഫ്റ്റി ബെൽറ്റ്` is a safety belt. */
function englishOf(meaning: Meaning, dictionary: Dictionary): string {
  const key = keyOf(meaning)
  const [only, ...others] = (key < '\u0080' ? undefined : dictionary.get(key)?.ways[0]) ?? []
  return only?.kind === 'word' && others.length === 0 ? only.text : key
}

/** `belt safety`: two words of an entry in the other order, unless the second begins an entry of its own. */
function entryTurned(meanings: readonly Meaning[], at: number, dictionary: Dictionary): Entry | undefined {
  const [first, second, third] = meanings.slice(at, at + 3)
  if (first?.kind !== 'word' || second?.kind !== 'word') return undefined
  const goesOn = third !== undefined && entryOf([second, third], dictionary) !== undefined
  return goesOn ? undefined : entryOf([second, first], dictionary)
}

/** `bolt high tensile`: the first of three words said last. */
function entryBefore(part: readonly Meaning[], dictionary: Dictionary): Entry | undefined {
  const [first, ...rest] = part
  return first && part.every(({ kind }) => kind === 'word') ? entryOf([...rest, first], dictionary) : undefined
}

/** `glue for pvc pipes` is a PVC pipe glue, a `blade for cutting tiles` a tile cutting blade, and so is a `blade to cut tiles`. */
function entryForUse(part: readonly Meaning[], dictionary: Dictionary): Entry | undefined {
  const at = part.findIndex(({ text }) => text === 'for' || text === 'to')
  if (at < 1 || at === part.length - 1) return undefined
  const [thing, use] = [part.slice(0, at).map(keyOf), part.slice(at + 1).map(keyOf)]
  const [first = '', ...rest] = use
  const action = first === 'cut' ? 'cutting' : first
  const uses = rest.length > 0 && /ing$/.test(action) ? [use, [...rest, action], rest] : [use]
  const keys = uses.flatMap((words) => inSingular(words).map((each) => [...each, ...thing].join(' ')))
  return keys.map((key) => dictionary.get(key)).find((entry) => entry !== undefined)
}

/** An entry whose words stand in another order, or with a use behind them. */
export function entryInOtherOrder(
  meanings: readonly Meaning[],
  { at, length }: { at: number; length: number },
  dictionary: Dictionary,
): Entry | undefined {
  const part = meanings.slice(at, at + length)
  if (length < 3) return length === 2 ? entryTurned(meanings, at, dictionary) : undefined
  return (length === 3 ? entryBefore(part, dictionary) : undefined) ?? entryForUse(part, dictionary)
}

/** `n 95`, `a 38`, `w d 40`: letters and what may be their number. */
export function isCodeApart(part: readonly Meaning[]): boolean {
  const letters = part.slice(0, -1)
  return (
    letters.length > 0 &&
    letters.every(({ kind, text }) => kind === 'word' && text.length === 1) &&
    part.at(-1)?.kind === 'number'
  )
}

/** Key that a meaning is looked up by. */
export function keyOf(meaning: Meaning): string {
  return meaning.kind === 'code' ? meaning.code : meaning.text
}
