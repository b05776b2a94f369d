import { plainSearchText } from './plain-search-text.ts'
import type { Entry } from './search-wishes.ts'
import { wordForms } from './word-forms.ts'

/** What a kind of goods is for: an action, and what it is done to, as words of `UseWords`. */
export interface Use {
  words: readonly string[]
  /** The words of the names of the kind and its goods: a `blade to cut tiles` is a kind of blade. */
  named: ReadonlySet<string>
  entry: Entry
}

/** What people say for actions and things, in any language. */
export interface UseWords {
  /** By what is said, in one to three words, the words of uses. */
  said: ReadonlyMap<string, readonly string[]>
  /** What words begin with that say an action in Malayalam or Hindi, by their first two letters. */
  stems: ReadonlyMap<string, readonly { stem: string; means: string }[]>
  actions: ReadonlySet<string>
  /** English actions in their first form: a text that begins with one asks for what does it. */
  commands: ReadonlySet<string>
}

/** What a text says, where it is read as a use. */
interface Part {
  from: number
  length: number
  means: readonly string[]
  isAction: boolean
  /** Said as only somebody says it who wants to do it: `murikkunna`, no noun. */
  isVerb: boolean
}

/** How verbs of Hindi end in Latin letters: `kaatne`. */
const HINDI_VERB = /^[a-z]{2,}n[ae](wal[aei])?$/
const PHRASE_WORDS = 3
/** Kinds for one use: more are no answer. */
const KINDS_MOST = 4
const wordsIn = (text: string) => new Set(plainSearchText(text).split(/\s+/))
const MARKS = wordsIn('to for')
/** What makes an action of the word before it, or says that something is wanted for it. */
const VERBS =
  wordsIn(`cheyyan cheyyaan cheyyunna cheyan cheyunna cheyyanulla cheyyuvan cheyunnathu cheyyunnathu akkan aakkan aakan
  akkunna aakkunna adikkan adikkunna idan idunna edukkan edukkunna kalayan maattan maatan mattan karne karna karni kare karo karnewala karnewali hone
  ചെയ്യാൻ ചെയ്യുന്ന ചെയ്യാനുള്ള ആക്കാൻ ആക്കുന്ന അടിക്കാൻ ഇടാൻ കളയാൻ മാറ്റാൻ करने करना करनेवाला करने वाला`)
/** What says nothing of what is wanted: fillers, ways and places. */
const SAYS_NOTHING =
  wordsIn(`a an the my our your of in on at by from with without into onto over under up down off out and or it is are be
  i me we you need want wanted please pls some something anything thing things what which how use used using useful where can do does that will
  tool tools machine machines machinery if whether straight not so that equipment instrument device item items product material stuff kit set power electric manual best good cheap
  hand home house homes site farm shop garage workshop office kitchen bathroom toilet garden roof upstairs terrace outside inside
  quickly easily fast safely properly better big small new old heavy thick thin hard
  sadhanam saadhanam sadanam sadhanangal upakaranam meter metre मीटर മീറ്റർ upakaran yantram yanthram mashin oru ulla vendi venda venam vendiyulla nalla pattiya pattunna
  cheyyan ka ki ke ko se me mein liye wala wali vala vali wale saman samaan cheez chiz auzar yantra kaam
  സാധനം ഉപകരണം യന്ത്രം മെഷീൻ ഒരു ഉള്ള വേണ്ടി ടൂൾ വീട്ടിൽ का की के को से में लिए वाला वाली वाले मशीन सामान चीज औजार यंत्र उपकरण टूल`)

/** What goods a text asks for that says what is to be done with them; undefined where it says no use that is known. */
export function readUse(words: readonly string[], uses: readonly Use[], known: UseWords): Entry | undefined {
  const parts = partsOf(words, known)
  const action = parts.find(({ isAction }) => isAction)
  if (!action) return undefined
  const mark = words.findIndex((word) => MARKS.has(word))
  const isMarked = mark >= 0 && parts.some(({ from }) => from > mark)
  const verb = Math.max(
    words.findLastIndex((word) => VERBS.has(word)),
    parts.findLast((part) => part.isVerb)?.from ?? -1,
  )
  const isCommand = action.from === 0 && known.commands.has(words[0] ?? '')
  if (!isMarked && verb < 0 && !isCommand) return undefined
  const heads = isMarked ? words.slice(0, mark) : words.slice(verb < 0 ? endOf(parts) : verb + 1)
  const isOfKind = ({ named }: Use) => heads.every((head) => saysNothing(head) || isIn(named, head))
  return together(bestOf(uses.filter(isOfKind), parts, isMarked || verb >= 0 ? 1 : 2))
}

/** Where the last of the parts ends. */
function endOf(parts: readonly Part[]): number {
  return Math.max(...parts.map(({ from, length }) => from + length))
}

function saysNothing(word: string): boolean {
  return SAYS_NOTHING.has(word) || VERBS.has(word) || MARKS.has(word)
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
    const means = said.get(words.slice(from, from + length).join(' '))
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
