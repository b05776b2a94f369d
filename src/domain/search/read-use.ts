import { plainSearchText } from './plain-search-text.ts'
import type { Entry } from './search-terms.ts'
import { wordForms } from './word-forms.ts'

/** Use of a kind of products: an action, and what it is done to, as words of `UseWords`. */
export interface Use {
  words: readonly string[]
  /** The words of the names of the kind and its goods: a `blade to cut tiles` is a kind of blade. */
  named: ReadonlySet<string>
  entry: Entry
}

/** Words that people say for actions and things, in any language. */
export interface UseWords {
  /** Words of uses, by what is said, in one to three words. */
  said: ReadonlyMap<string, readonly string[]>
  /** Beginnings of words that say an action in Malayalam or Hindi, by their first two letters. */
  stems: ReadonlyMap<string, readonly { stem: string; means: string }[]>
  actions: ReadonlySet<string>
  /** English actions in their first form: a text that begins with one asks for what does it. */
  commands: ReadonlySet<string>
  /** The same ending in -ing, which may be the name of goods as well: `cutting tiles`, `cutting disc`. */
  gerunds: ReadonlySet<string>
  /** Actions that are trouble: who says that something slips or hums asks for what helps. */
  troubles: ReadonlySet<string>
}

/** Part of a text that is read as a use. */
interface Part {
  from: number
  length: number
  means: readonly string[]
  isAction: boolean
  /** Said as only somebody says it who wants to do it: `murikkunna`, no noun. */
  isVerb: boolean
}

/** Endings of Hindi verbs in Latin letters: `kaatne`. */
const HINDI_VERB = /^[a-z]{2,}n[ae](wal[aei])?$/
const PHRASE_WORDS = 3
/** Kinds for one use: more are no answer. */
const KINDS_MOST = 4
const wordsIn = (text: string) => new Set(plainSearchText(text).split(/\s+/))
const MARKS = wordsIn('to for')
/** Words that make an action of the word before them, or say that something is wanted for it. */
const VERBS =
  wordsIn(`cheyyan cheyyaan cheyyunna cheyan cheyunna cheyyanulla cheyyuvan cheyunnathu cheyyunnathu akkan aakkan aakan
  akkunna aakkunna adikkan adikkunna idan idunna edukkan edukkunna kalayan maattan maatan mattan karne karna karni kare karo karnewala karnewali hone
  ചെയ്യാൻ ചെയ്യുന്ന ചെയ്യാനുള്ള ആക്കാൻ ആക്കുന്ന അടിക്കാൻ ഇടാൻ കളയാൻ മാറ്റാൻ करने करना करनेवाला करने वाला`)
/** Words that begin when, where or how, not what is wanted: `to check a shaft on the lathe`. */
const BESIDES = wordsIn('on in at of from before after while when during near inside under over by with without using')
const WITHOUT = 'without'
/** Words that join a thing to what it is of. */
const PARTICLES =
  wordsIn(`inte nte nde ude yude ile ilae ulla ullath venam vendathu waala waale waali vaala keliye kaa kee kay mein par pe
  for to with no ന്റെ ഉടെ യുടെ ഉള്ള की का के वाला वाली वाले पर में लिए`)
/** Words that say nothing of what is wanted: fillers, ways and places. */
const SAYS_NOTHING =
  wordsIn(`a an the my our your of in on at by from with without into onto over under up down off out and or it is are be
  i me we you need want wanted please pls some something anything thing things what which how use used using useful where can do does that will
  tool tools machine machines machinery if whether straight not so that equipment instrument device item items product material stuff kit set power electric manual best good cheap
  hand home house homes site farm shop garage workshop office kitchen bathroom toilet garden roof upstairs terrace outside inside
  quickly easily fast safely properly better big small new old heavy thick thin hard
  sadhanam saadhanam sadanam sadhanangal upakaranam meter metre मीटर മീറ്റർ upakaran yantram yanthram mashin oru ulla vendi venda venam vendiyulla nalla pattiya pattunna
  cheyyan ka ki ke ko se me mein liye wala wali vala vali wale saman samaan cheez chiz auzar yantra kaam
  സാധനം ഉപകരണം യന്ത്രം മെഷീൻ ഒരു ഉള്ള വേണ്ടി ടൂൾ വീട്ടിൽ का की के को से में लिए वाला वाली वाले मशीन सामान चीज औजार यंत्र उपकरण टूल`)

/**
 * Finds the products for a text that says what is to be done with them, or what trouble somebody has; undefined where it says no
 * use that is known. `isNoun`: it begins with the name of a product, whatever its letters say.
 */
export function readUse(
  said: readonly string[],
  uses: readonly Use[],
  known: UseWords,
  isNoun = false,
): Entry | undefined {
  const words = withoutWhatIsNotWanted(said, known)
  const parts = partsOf(words, known)
  const action = parts.find(({ isAction }) => isAction)
  if (!action) return undefined
  const mark = words.findIndex((word) => MARKS.has(word))
  const verb = Math.max(
    words.findLastIndex((word) => VERBS.has(word)),
    parts.findLast((part) => part.isVerb)?.from ?? -1,
  )
  const first = action.from === 0 ? (words[0] ?? '') : ''
  const isCommand = known.commands.has(first)
  const isDoing = !isNoun && known.gerunds.has(first)
  const isTrouble = parts.some(({ means }) => isActionIn(known.troubles, means))
  const isMarked = !isCommand && mark >= 0 && partsBehind(parts, mark).length > 0
  if (![isMarked, verb >= 0, isCommand, isDoing, isTrouble].includes(true)) return undefined
  const isToldTrouble = isTrouble && verb < 0
  if (isMarked && !isToldTrouble) {
    const those = usesOfKinds(uses, words.slice(0, mark), known)
    return together(bestOf(those, partsBehind(parts, mark), 1)) ?? together(bestOf(those, parts, 1))
  }
  const behind = beforeBesides(words.slice(verb < 0 ? endOf(parts) : verb + 1))
  const those = usesOfKinds(uses, isCommand || isToldTrouble ? [] : behind, known)
  return together(bestOf(those, parts, verb >= 0 ? 1 : 2))
}

function partsBehind(parts: readonly Part[], mark: number): Part[] {
  return parts.filter(({ from }) => from > mark)
}

/** The uses of goods that are called by all of these words, but for what says nothing. */
function usesOfKinds(uses: readonly Use[], heads: readonly string[], known: UseWords): Use[] {
  return uses.filter((use) => heads.every((head) => saysNothing(head) || isHead(use, head, known)))
}

/** Tells whether the goods of a use are called so, in any language. */
function isHead({ named }: Use, head: string, { said }: UseWords): boolean {
  return isIn(named, head) || (said.get(head) ?? []).some((each) => isIn(named, each))
}

/** Tells whether a text says the name of goods and, beside it, only that they are wanted or put where they belong: `red oxide adikkan`. */
export function saysOnlyWant(words: readonly string[]): boolean {
  return words.every(saysNothing)
}

/** A text with what it asks for last: `paint for a cycle without a brush` is `cycle paint`, `line on a wall` a `wall line`. */
export function thingLast(words: readonly string[]): readonly string[] {
  const without = words.indexOf(WITHOUT)
  const wanted = without < 1 ? words : words.slice(0, without)
  const at = wanted.findIndex((word, place) => place > 0 && (MARKS.has(word) || BESIDES.has(word)))
  return at < 0 ? wanted : [...thingLast(wanted.slice(at + 1)), ...wanted.slice(0, at)]
}

/** `without a brush` says what is not wanted, unless a use says so as well. */
function withoutWhatIsNotWanted(words: readonly string[], { said }: UseWords): readonly string[] {
  const at = words.indexOf(WITHOUT)
  return at < 1 || said.has(words.slice(at, at + 2).join(' ')) ? words : words.slice(0, at)
}

function beforeBesides(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => BESIDES.has(word))
  return at < 0 ? words : words.slice(0, at)
}

/** Returns the end of the last of the parts. */
function endOf(parts: readonly Part[]): number {
  return Math.max(...parts.map(({ from, length }) => from + length))
}

function saysNothing(word: string): boolean {
  return SAYS_NOTHING.has(word) || VERBS.has(word) || MARKS.has(word)
}

/** Tells whether a word says nothing by itself: a particle, a filler, a verb that only says that something is wanted. */
export function isLittleWord(word: string): boolean {
  return saysNothing(word) || PARTICLES.has(word)
}

function isIn(named: ReadonlySet<string>, word: string): boolean {
  return wordForms(word).some((form) => named.has(form))
}

/** The longest things that are said, one after the other. */
function partsOf(words: readonly string[], known: UseWords): Part[] {
  const parts: Part[] = []
  for (let from = 0; from < words.length; ) {
    const part = partAt(words, from, known)
    if (part) parts.push(part)
    from += part?.length ?? 1
  }
  return parts
}

function partAt(words: readonly string[], from: number, { said, stems, actions }: UseWords): Part | undefined {
  for (let length = Math.min(PHRASE_WORDS, words.length - from); length > 0; length -= 1) {
    const whole = said.get(words.slice(from, from + length).join(' '))
    const last = length > 1 ? (said.get(words[from + length - 1] ?? '') ?? []) : []
    // a gi pipe is a pipe
    const means = whole && !isActionIn(actions, [...whole, ...last]) ? [...whole, ...last] : whole
    if (means)
      return {
        from,
        length,
        means,
        isAction: isActionIn(actions, means),
        isVerb: isActionIn(actions, means) && HINDI_VERB.test(words[from + length - 1] ?? ''),
      }
  }
  const word = words[from] ?? ''
  const begun = (stems.get(word.slice(0, 2)) ?? []).filter(({ stem }) => word.startsWith(stem))
  if (begun.length === 0) return undefined
  const longest = Math.max(...begun.map(({ stem }) => stem.length))
  const means = begun.filter(({ stem }) => stem.length === longest).map((each) => each.means)
  const isAction = isActionIn(actions, means)
  return { from, length: 1, means, isAction, isVerb: isAction }
}

/** Words of uses, one of which is an action. */
function isActionIn(actions: ReadonlySet<string>, means: readonly string[]): boolean {
  return means.some((each) => actions.has(each))
}

/** The uses of which most is said, and of these the ones whose last thing is said last: a steel pipe is a pipe. */
function bestOf(uses: readonly Use[], parts: readonly Part[], least: number): Use[] {
  const rated = uses.flatMap((use) => {
    const places = use.words.map((word) => parts.findLast(({ means }) => means.includes(word)))
    if (places.some((place) => place === undefined) || new Set(places).size < least) return []
    const things = places.slice(1).map((place) => (place?.length ?? 0) * 10 + (place?.from ?? 0))
    return [{ use, rate: new Set(places).size * 1000 + use.words.length * 200 + Math.max(0, ...things) }]
  })
  const best = Math.max(...rated.map(({ rate }) => rate))
  return rated.filter(({ rate }) => rate === best).map(({ use }) => use)
}

function together(uses: readonly Use[]): Entry | undefined {
  if (uses.length === 0) return undefined
  const entries = uses.slice(0, KINDS_MOST).map(({ entry }) => entry)
  return {
    ways: entries.flatMap(({ ways }) => ways),
    kind: { near: entries.flatMap(({ kind }) => kind?.near ?? []) },
  }
}
