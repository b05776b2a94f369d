import type { Meaning } from '../../domain/search/search-meaning.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'
import { wordForms } from '../../domain/search/word-forms.ts'
import { termsOfSize } from './size-terms.ts'
import { allOf, anyOf, isNothing, type TermQuery } from './term-query.ts'
import { beginningWith, type Vocabulary, wordsTogether } from './vocabulary.ts'

/**
 * Places where words are looked up: what names begin with, names, or all that is said of products; whole, or by their beginnings
 * as well.
 */
export interface Reach {
  kind: 't' | 'n' | 'w'
  begins: boolean
  /** Sizes that are only called so, and ranges, are good enough. */
  loosely?: boolean
  /** So is what only the name of a shelf for several kinds says. */
  widely?: boolean
  /** A word that no goods have may be two neighbours in their names: `toolbox` in `Tool Box, 19 inch`. */
  apart?: boolean
}

/** So many words that begin with the same letters are looked up: with more, the letters say nothing. */
const BEGINNINGS_MAX = 400
const SHORTEST_BEGINNING = 2

/** Returns the query for products that have all search terms. */
export function queryOfTerms(vocabulary: Vocabulary, searchTerms: readonly SearchTerm[], reach: Reach): TermQuery {
  return allOf(searchTerms.map((searchTerm) => queryOfTerm(vocabulary, searchTerm, reach)))
}

/** Returns whether any product has, or had, what a search term says. */
export function isKnown(vocabulary: Vocabulary, searchTerm: SearchTerm): boolean {
  return !isNothing(queryOfTerm(vocabulary, searchTerm, { kind: 'w', begins: true, loosely: true, widely: true }))
}

/**
 * Returns the query of a search term. What is typed may be a beginning; what the dictionary means by it is whole words, and a
 * kind of product is called so.
 */
export function queryOfTerm(vocabulary: Vocabulary, { ways, by, kind, own }: SearchTerm, given: Reach): TermQuery {
  const whole = { ...given, begins: false, apart: given.begins }
  const reach = by === 'dictionary' ? { ...whole, kind: kind && whole.kind === 'w' ? 'n' : whole.kind } : given
  const queryOf = (way: readonly Meaning[]) =>
    allOf(way.map((meaning) => meaningQuery(vocabulary, meaning, meaning.kind === 'shelf' ? given : reach)))
  const isNoun = (way: readonly Meaning[]) => kind !== undefined && !given.loosely && isOneWord(way)
  const meant = ways.map((way) => (isNoun(way) ? { terms: nounsOf(vocabulary, way) } : queryOf(way)))
  return anyOf(own ? [...meant, queryOf(own)] : meant)
}

function isOneWord([only, ...others]: readonly Meaning[]): boolean {
  return only?.kind === 'word' && others.length === 0
}

/** A kind of one word is what goods are: a lock for tapers is a bush. */
function nounsOf({ nouns }: Vocabulary, [only]: readonly Meaning[]): string[] {
  return wordForms(only?.text ?? '').flatMap((form) => (nouns.has(form) ? [`h:${form}`] : []))
}

function meaningQuery(vocabulary: Vocabulary, meaning: Meaning, reach: Reach): TermQuery {
  switch (meaning.kind) {
    case 'size': {
      const terms = termsOfSize(vocabulary.sizes, meaning, reach.loosely ?? false)
      return { terms: terms.length > 0 ? terms : exactly(vocabulary, meaning.text.replace(/ /g, ''), reach) }
    }
    case 'number':
      return anyOf([{ terms: known(vocabulary, meaning.text, reach) }, { terms: asInches(vocabulary, meaning) }])
    case 'code':
      return codeQuery(vocabulary, meaning, reach)
    case 'word':
      return wordQuery(vocabulary, meaning.text, reach)
    case 'shelf':
      return { terms: reach.kind === 'w' ? shelvesCalled(vocabulary, meaning.text) : [] }
  }
}

/** The terms of what lies on categories and subcategories with all these words in their names; where none has, in either number. */
function shelvesCalled({ shelves }: Vocabulary, text: string): string[] {
  const words = text.split(' ')
  const called = (forms: (word: string) => string[]) =>
    shelves.filter(({ words: names }) => words.every((word) => forms(word).some((form) => names.includes(form))))
  const exactly = called((word) => [word])
  return (exactly.length > 0 ? exactly : called(wordForms)).map(({ term }) => term)
}

/** The terms of categories and subcategories that are called by a text as a whole, however their parts are joined: `belts and pulleys`. */
export function shelvesNamed({ shelves }: Vocabulary, words: readonly string[]): string[] {
  const nameOf = (parts: readonly string[]) => parts.filter((word) => word !== 'and').join(' ')
  const asked = nameOf(words)
  return asked === '' ? [] : shelves.filter((shelf) => nameOf(shelf.words) === asked).map(({ term }) => term)
}

/** `1/2 elbow`: a fraction is one of inches. */
function asInches(vocabulary: Vocabulary, { text, value }: Meaning & { kind: 'number' }): string[] {
  if (!text.includes('/')) return []
  const length = Number((value * 25.4).toPrecision(9))
  return termsOfSize(vocabulary.sizes, { kind: 'size', text, measure: 'length', value: length, inches: true }, false)
}

function codeQuery(vocabulary: Vocabulary, { text, code }: Meaning & { kind: 'code' }, reach: Reach): TermQuery {
  const whole = vocabulary.codes.has(code) ? [`k:${code}`] : []
  const exact = [whole, exactly(vocabulary, code, reach), exactly(vocabulary, text, reach)]
  if (exact.some((terms) => terms.length > 0)) return anyOf(exact.map((terms) => ({ terms })))
  const parts = text.split(/[^\p{L}\p{M}\p{N}.]+/u)
  const apart = parts.length > 1 ? parts : partsOf(vocabulary, code)
  const alternatives = [allOf(apart.map((part) => ({ terms: exactly(vocabulary, part, reach) })))]
  if (reach.begins && code.length > SHORTEST_BEGINNING) {
    alternatives.push({ terms: beginningWith(vocabulary.sortedCodes, code).map((each) => `k:${each}`) })
    alternatives.push({ terms: known(vocabulary, code, reach) })
  }
  return anyOf(alternatives)
}

/** A number in a code is one part: `9999zz` is no 9, 9, 9, 9, zz. */
function partsOf(vocabulary: Vocabulary, code: string): string[] {
  const parts = wordsTogether(vocabulary, code) ?? []
  const isCut = parts.some((part, at) => /\d$/.test(part) && /^\d/.test(parts[at + 1] ?? ''))
  return isCut ? [] : parts
}

function wordQuery(vocabulary: Vocabulary, word: string, reach: Reach): TermQuery {
  const terms = known(vocabulary, word, reach)
  if (terms.length === 0 && reach.apart) return { terms: asNeighbours(vocabulary, word) }
  if (terms.length > 0 || !reach.begins) return { terms }
  const parts = wordsTogether(vocabulary, word) ?? []
  return allOf(parts.map((part) => ({ terms: exactly(vocabulary, part, reach) })))
}

/** Returns the terms of neighbours in names, with a space or a dash between, that a word writes as one. */
function asNeighbours({ next }: Vocabulary, word: string): string[] {
  const cuts = Array.from({ length: word.length }, (_, at) => at).slice(1)
  return cuts.flatMap((at) =>
    [' ', '-'].flatMap((between) => {
      const first = `${word.slice(0, at)}${between}`
      const seconds = next.get(first) ?? []
      return wordForms(word.slice(at)).flatMap((form) => (seconds.includes(form) ? [`p:${first}${form}`] : []))
    }),
  )
}

/** A size is meant as it is written; of other words, and of a size that nothing has, the beginning is enough. */
function known(vocabulary: Vocabulary, word: string, reach: Reach): string[] {
  const exact = exactly(vocabulary, word, reach)
  const isWhole = /[0-9]/.test(word) && exact.length > 0
  if (!reach.begins || isWhole || word.length < SHORTEST_BEGINNING) return exact
  const longer = beginningWith(vocabulary.sortedWords, word).slice(0, BEGINNINGS_MAX)
  return [...new Set([...exact, ...longer.map((each) => termOf(vocabulary, each, reach))])]
}

function exactly(vocabulary: Vocabulary, word: string, reach: Reach): string[] {
  return wordForms(word)
    .filter((form) => vocabulary.words.has(form))
    .map((form) => termOf(vocabulary, form, reach))
}

/** A word of the shop where it says something of goods: in their names alone where a shelf for several kinds is called so, too. */
function termOf({ shared }: Vocabulary, word: string, { kind, widely }: Reach): string {
  return `${kind === 'w' && !widely && shared.has(word) ? 'n' : kind}:${word}`
}
