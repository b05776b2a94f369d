import { entryInOtherOrder, entryOf, isCodeApart, keyOf } from './dictionary-entries.ts'
import { readSearchText } from './read-search-text.ts'
import type { Meaning } from './search-meaning.ts'
import { withSpelledWords } from './spelled-letters.ts'
import { wordForms } from './word-forms.ts'
import { apart } from './written-together.ts'

/** One thing that goods must have to be what a text asks for: one of the ways to say it, each with all of its meanings. */
export interface SearchTerm {
  /** Text as it was typed, in plain letters. */
  typed: string
  ways: Meaning[][]
  /** Source of the ways: the shop's own words and codes as typed, the dictionary, or typed parts put together. */
  by: 'letters' | 'dictionary' | 'joined'
  /** Set for a kind of products of the trade: what is like it, for a shop that has none. */
  kind?: Entry['kind']
  /** Words for a kind that products have in their names as well. */
  own?: Meaning[]
}

/** An entry of the dictionary: the ways to say what people say as the products do; none: it says nothing. */
export interface Entry {
  ways: readonly Meaning[][]
  /** Of a kind of goods of the trade, whether a shop has it or not. `near`: the ways to say what is like it; none: nothing is. */
  kind?: { near: readonly Meaning[][] }
}

/** Dictionary of what people say: its entries by `entryKey`. */
export type Dictionary = ReadonlyMap<string, Entry>

/** Words and codes (without what stands between their parts) that the products have. */
export interface KnownTerms {
  hasWord: (word: string) => boolean
  hasCode: (code: string) => boolean
  /** Returns whether they have codes of this letter with a number: a series, such as the lengths of A belts. */
  hasSeries: (letter: string) => boolean
}

/** Largest number of words in one entry of the dictionary. */
const PHRASE_WORDS = 5
/** Largest number of parts in which a code is typed: `08 b 1`. */
const CODE_PARTS = 3
const SERIES_NUMBER = /^\d{2,3}$/
/** Words that say nothing beside others, unless products are called by them as well. */
const LEFT_OUT = new Set(
  'a an of for the with in and to on x no n or per by from machine mashine mashin machin masin meshin tool set pc pcs piece number size type model item full'.split(
    ' ',
  ),
)

/**
 * Words that a number before them counts: `2 nos` and `3 pkt` say how many are wanted. `No` is left out: `80 no` is a grit as
 * well.
 */
const COUNTED = new Set('nos pc pcs pce piece pieces pkt pkts packet packets pack packs box boxes'.split(' '))

/** Returns the key by which an entry of the dictionary is found: `M-Seal` and `m seal` are one. */
export function entryKey(said: string): string {
  return readSearchText(said).map(keyOf).join(' ')
}

/** The same, and what a text becomes whose letters are called by their names: `എം സീൽ` is read as `m സീൽ`. */
export function entryKeys(said: string): string[] {
  const spelled = withSpelledWords(readSearchText(said), (word) => /^[a-z]/.test(word))
  return [...new Set([entryKey(said), spelled.map(keyOf).join(' ')])]
}

/** The ways that an entry names, with commas between: `ball pein hammer, hammer`; `@safety` is what lies on shelves that are called so. */
export function entryWays(meant: string): Meaning[][] {
  const ways = meant.split(',').map((way): Meaning[] => {
    const [, shelf] = /^\s*@(.*\S)\s*$/.exec(way) ?? []
    return shelf === undefined ? readSearchText(way) : [{ kind: 'shelf', text: shelf.toLowerCase() }]
  })
  return ways.filter((way) => way.length > 0)
}

/** Returns the search terms of a text, in the order in which it says them. */
export function searchTermsOf(typed: readonly Meaning[], dictionary: Dictionary, known: KnownTerms): SearchTerm[] {
  const isWord = (word: string) => known.hasWord(word) || dictionary.has(word)
  const meanings = withSpelledWords(
    typed.flatMap((each) => apart(each, isWord, known)),
    isWord,
  )
  const searchTerms: SearchTerm[] = []
  for (let at = 0; at < meanings.length; ) {
    const found =
      fromDictionary(meanings, at, dictionary, known) ?? fromCode(meanings, at, known) ?? fromWords(meanings, at, known)
    const { searchTerm, length } = found ?? { searchTerm: asTyped(meanings[at] as Meaning), length: 1 }
    if (searchTerm.ways.length > 0 || searchTerm.kind) searchTerms.push(searchTerm)
    at += length
  }
  return searchTerms
}

/** Those that say something: what goods need not have where none have all, such as how many are wanted. */
export function tellingTerms(searchTerms: readonly SearchTerm[]): SearchTerm[] {
  const isQuantity = (at: number) => isNumber(searchTerms[at]) && COUNTED.has(searchTerms[at + 1]?.typed ?? '')
  return searchTerms.filter(
    ({ typed, by }, at) => (by !== 'letters' || !LEFT_OUT.has(typed)) && !isQuantity(at) && !isQuantity(at - 1),
  )
}

function isNumber(searchTerm: SearchTerm | undefined): boolean {
  return searchTerm?.ways.every(([only, ...others]) => only?.kind === 'number' && others.length === 0) ?? false
}

interface Found {
  searchTerm: SearchTerm
  length: number
}

function asTyped(meaning: Meaning): SearchTerm {
  return { typed: meaning.text, ways: [[meaning]], by: 'letters' }
}

/** The longest entry that begins here. A single word that the goods have, too, keeps its own meaning beside the entry's. */
function fromDictionary(
  meanings: readonly Meaning[],
  at: number,
  dictionary: Dictionary,
  known: KnownTerms,
): Found | undefined {
  for (let length = Math.min(PHRASE_WORDS, meanings.length - at); length > 0; length -= 1) {
    const part = meanings.slice(at, at + length)
    const entry = entryOf(part, dictionary) ?? entryInOtherOrder(meanings, { at, length }, dictionary)
    if (!entry || isOfShop(entry, part, known) || (entry.kind && isOverlapped(meanings, { at, length }, dictionary)))
      continue
    const { ways: named, kind } = entry
    const ways = meanings[at + length]?.text === 'set' ? [...named.map(asSet), ...named] : named
    const isOwn = ways.length > 0 && part.every((each) => each.kind === 'word' && known.hasWord(each.text))
    const searchTerm: SearchTerm = { typed: textOf(part), ways: [...ways], by: 'dictionary' }
    if (kind) return { searchTerm: { ...searchTerm, kind, ...(isOwn && { own: part }) }, length }
    return { searchTerm: isOwn && length === 1 ? { ...searchTerm, ways: [...ways, part] } : searchTerm, length }
  }
  return undefined
}

/** Goods that come in a set: who asks for a spanner set wants that before a spanner. */
function asSet(way: Meaning[]): Meaning[] {
  return [...way, { kind: 'word', text: 'set' }]
}

/** A maker's name that goods of the shop have says what it says of these. */
function isOfShop({ ways, kind }: Entry, part: readonly Meaning[], known: KnownTerms): boolean {
  return ways.length === 0 && kind !== undefined && part.every(({ text }) => known.hasWord(text))
}

/** `wood saw blade`: what a text is about stands last, so that a kind yields to what begins within it. */
function isOverlapped(
  meanings: readonly Meaning[],
  { at, length }: { at: number; length: number },
  dictionary: Dictionary,
): boolean {
  for (let from = at + 1; from < at + length; from += 1) {
    const part = meanings.slice(from, from + length)
    if (part.length === length && dictionary.has(part.map(keyOf).join(' '))) return true
  }
  return false
}

/** `6204 2rs`, `a 48`, `ucp 204`: what together is a code of the goods, or would be the next of a series that they have. */
function fromCode(meanings: readonly Meaning[], at: number, known: KnownTerms): Found | undefined {
  for (let length = Math.min(CODE_PARTS, meanings.length - at); length > 1; length -= 1) {
    const part = meanings.slice(at, at + length)
    const code = part.map(keyOf).join('')
    if (!/\d/.test(code) || !/^[a-z0-9]+$/.test(code) || !(known.hasCode(code) || known.hasWord(code))) continue
    const joined: Meaning = { kind: 'code', text: code, code }
    return { searchTerm: { typed: textOf(part), ways: [[joined]], by: 'joined' }, length }
  }
  const part = meanings.slice(at, at + 2)
  if (!isCodeApart(part) || !SERIES_NUMBER.test(part[1]?.text ?? '') || !known.hasSeries(part[0]?.text ?? '')) {
    return undefined
  }
  const code = part.map(keyOf).join('')
  return {
    searchTerm: {
      ...asTyped({ kind: 'code', text: code, code }),
      ways: [[{ kind: 'code', text: code, code }], ...asSize(part)],
    },
    length: 2,
  }
}

/** `a 25` may be 25 A as well. */
function asSize([letter, number]: readonly Meaning[]): Meaning[][] {
  const [size] = readSearchText(`${number?.text} ${letter?.text}`)
  return size?.kind === 'size' ? [[size]] : []
}

/** `screw driver`: what together is a word of the goods, unless they are called by both. */
function fromWords(meanings: readonly Meaning[], at: number, known: KnownTerms): Found | undefined {
  const part = meanings.slice(at, at + 2)
  if (part.length < 2 || part.some(({ kind }) => kind !== 'word')) return undefined
  const word = wordForms(part.map(({ text }) => text).join('')).find((form) => form.length > 4 && known.hasWord(form))
  if (word === undefined) return undefined
  const joined: Meaning = { kind: 'word', text: word }
  return { searchTerm: { typed: textOf(part), ways: [[joined], part], by: 'joined' }, length: 2 }
}

function textOf(part: readonly Meaning[]): string {
  return part.map(({ text }) => text).join(' ')
}
