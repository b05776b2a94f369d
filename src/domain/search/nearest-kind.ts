import type { Entry } from './search-terms.ts'

/** Sayings of one kind of goods, each by the keys of its words: `KindsByWords.keysOf`. */
export interface SaidOfKind {
  entry: Entry
  sayings: readonly Saying[]
}

/** One way to call a kind, or to say what it is for. */
export interface Saying {
  words: readonly (readonly string[])[]
  isUse: boolean
}

/** Place of a key among the kinds, and whether it ends a name of theirs. */
interface Place {
  kind: number
  saying: number
  word: number
  isLast: boolean
  isUse: boolean
}

/** All kinds by the keys of their words, and where in each a key stands. */
export interface KindsByWords {
  kinds: readonly SaidOfKind[]
  places: ReadonlyMap<string, PlacesByKind>
}

type PlacesByKind = ReadonlyMap<number, readonly Place[]>

/** Puts in order what is said of kinds. */
export function kindsByWords(kinds: readonly SaidOfKind[]): KindsByWords {
  const places = new Map<string, Place[]>()
  for (const [kind, { sayings }] of kinds.entries()) {
    for (const [saying, { words, isUse }] of sayings.entries()) {
      for (const [word, keys] of words.entries()) {
        const place = { kind, saying, word, isLast: !isUse && word === words.length - 1, isUse }
        for (const key of keys) {
          const known = places.get(key)
          if (known) known.push(place)
          else places.set(key, [place])
        }
      }
    }
  }
  const byKind = [...places].map(([key, each]) => [key, Map.groupBy(each, (place) => place.kind)] as const)
  return { kinds, places: new Map(byKind) }
}

/** A word that a kind has only in what it is for says less of what it is. */
const USE_ONLY = 0.7
/** Factor of kinds that are not called by the end of a text: a text ends with the thing that it asks for. */
const OTHER_THING = 0.5
const WHOLE_SAYING = 0.6

/** Weight of one word of a text, and its places in each kind. */
interface Told {
  weight: number
  kinds: PlacesByKind
}

/** A kind that a text is said of. */
export interface Nearest {
  entry: Entry
  /** Share of the text that is said of it, from 0 to 1. */
  share: number
  /** It is called by what the text ends with. */
  isCalled: boolean
  /** The text has all words of one way to say it, two at least. */
  isWhole: boolean
  /** Number of words of the text that say something. */
  words: number
}

/**
 * The kind of which most of a text's words are said: `washing machine ka bearing`. Rare words count more than common ones. Undefined where
 * no kind has two of the words.
 */
export function nearestKind(
  { kinds, places }: KindsByWords,
  words: readonly (readonly string[])[],
): Nearest | undefined {
  const told = words.map((keys) => tell(kinds.length, places, keys))
  const all = told.reduce((sum, { weight }) => sum + weight, 0)
  const end = told.at(-1)
  const lasts = new Set(
    [...(end?.kinds ?? [])].filter(([, each]) => each.some(({ isLast }) => isLast)).map(([kind]) => kind),
  )
  let best: { kind: number; rate: number; share: number; isWhole: boolean } | undefined
  for (const kind of new Set(told.flatMap((each) => [...each.kinds.keys()]))) {
    const those = told.filter((each) => each.kinds.has(kind))
    if (those.length < 2) continue
    const said = those.reduce((sum, { weight }) => sum + weight, 0)
    const named = those.reduce((sum, { weight, kinds: at }) => sum + weight * (isNamed(at.get(kind)) ? 1 : USE_ONLY), 0)
    const whole = wholeSaying(kinds[kind], kind, those)
    const rate = (named + whole * WHOLE_SAYING) * (lasts.size === 0 || lasts.has(kind) ? 1 : OTHER_THING)
    if (!best || rate > best.rate) best = { kind, rate, share: said / all, isWhole: whole > 0 }
  }
  const entry = best && kinds[best.kind]?.entry
  if (!best || !entry) return undefined
  return { entry, share: best.share, isCalled: lasts.has(best.kind), isWhole: best.isWhole, words: words.length }
}

function isNamed(places: readonly Place[] | undefined): boolean {
  return places?.some(({ isUse }) => !isUse) ?? false
}

function tell(count: number, places: KindsByWords['places'], keys: readonly string[]): Told {
  const found = keys.flatMap((key) => places.get(key) ?? [])
  const kinds = found.length === 1 && found[0] ? found[0] : joined(found)
  return { weight: Math.log(1 + count / Math.max(1, kinds.size)), kinds }
}

function joined(maps: readonly PlacesByKind[]): PlacesByKind {
  const all = new Map<number, readonly Place[]>()
  for (const map of maps) {
    for (const [kind, places] of map) all.set(kind, [...(all.get(kind) ?? []), ...places])
  }
  return all
}

/** The weight of the heaviest saying of at least two words of which a text has all. */
function wholeSaying(of: SaidOfKind | undefined, kind: number, told: readonly Told[]): number {
  const bySaying = new Map<number, Map<number, number>>()
  for (const { weight, kinds } of told) {
    for (const { saying, word } of kinds.get(kind) ?? []) {
      const words = bySaying.get(saying) ?? new Map<number, number>()
      bySaying.set(saying, words)
      words.set(word, Math.max(weight, words.get(word) ?? 0))
    }
  }
  const wholes = [...bySaying].filter(
    ([saying, words]) => words.size > 1 && words.size === of?.sayings[saying]?.words.length,
  )
  return Math.max(0, ...wholes.map(([, words]) => [...words.values()].reduce((sum, each) => sum + each, 0)))
}
