import { tellingTerms } from '../../../domain/search/search-terms.ts'
import {
  type Choice,
  type ChoiceWords,
  type ReadText,
  wordsOfChoice,
} from '../../../domain/selling/quick-order/article-words.ts'
import {
  type Judged,
  judgeChoices,
  onlyChoice,
  type Wanted,
} from '../../../domain/selling/quick-order/choose-article.ts'
import { isSoldByMeasure } from '../../../domain/selling/quick-order/count-pieces.ts'
import { measures } from '../../../domain/selling/quick-order/counting-words.ts'
import type { ItemReading } from '../../../domain/selling/quick-order/read-item.ts'
import type { Product } from '../../../shared/contract/catalogue.ts'
import { limits } from '../../../shared/limits.ts'
import { listLimits } from '../../../shared/list-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { countFound, listProducts, readSearch } from '../../search/search.ts'

/** A reading with what the shop has of it, the best first; `only`: exactly one article says all that the reading does. */
export interface ReadingMatch {
  reading: ItemReading
  judged: Judged[]
  only: Judged | undefined
}

/** The shared state of one list's lines: texts and articles that were read, searches made, and the number of searches left. */
export interface AboutList {
  read: ReadText
  says: Map<string, ChoiceWords>
  found: Map<string, Promise<FoundProducts>>
  searchesLeft: number
}

/** Products that were found, and whether these are all. */
interface FoundProducts {
  products: readonly Product[]
  isAll: boolean
}

/** So much of a text the search reads (server/search/read-search): its search terms, and letters of one. */
const TERMS_READ = 8
const LETTERS_READ = 40

/**
 * Looks up one reading of a line. What its words alone find is looked at as well, unless that is too much: a search prefers what
 * has a text in its very letters, and of several sizes knows no better than who judges them here.
 */
export async function matchReading(shop: Shop, reading: ItemReading, about: AboutList): Promise<ReadingMatch> {
  const { read } = about
  const asWritten = await find(shop, reading.rest, about)
  const wanted = tellingTerms((await readSearch(shop, reading.rest.slice(0, limits.searchTextMax))).searchTerms)
  const isWhole = isReadWhole(reading.rest, read)
  const first = judge({ ...asWritten, isAll: asWritten.isAll && isWhole }, reading, wanted, about)
  const words = wordsOf(reading.rest, read)
  const isSettled = first.only === undefined && first.judged[0]?.missing === 0
  if (words === '' || words === reading.rest || isSettled) return first
  if (!mayFind(words, about)) return first
  // of too many none is looked at
  if ((await countFound(shop, asSearched(words))) > listLimits.productsLookedAt) return first
  const byWords = await find(shop, words, about)
  if (!byWords.isAll) return first
  const known = new Set(asWritten.products.map(({ _id }) => _id))
  const products = [...asWritten.products, ...byWords.products.filter(({ _id }) => !known.has(_id))]
  return judge({ products, isAll: asWritten.isAll && isWhole }, reading, wanted, about)
}

/** Returns whether a search for a text is left, or was made. */
function mayFind(text: string, { found, searchesLeft }: AboutList): boolean {
  return searchesLeft > 0 || found.has(asSearched(text))
}

function asSearched(text: string): string {
  return text.slice(0, limits.searchTextMax).trim()
}

async function find(shop: Shop, text: string, about: AboutList): Promise<FoundProducts> {
  const q = asSearched(text)
  if (q === '') return { products: [], isAll: true }
  const known = about.found.get(q)
  if (known) return known
  if (about.searchesLeft <= 0) return { products: [], isAll: false }
  about.searchesLeft -= 1
  const found = search(shop, q)
  about.found.set(q, found)
  return found
}

async function search(shop: Shop, q: string): Promise<FoundProducts> {
  const page = { page: 1, limit: listLimits.productsLookedAt, sort: '-createdAt' } as const
  const { products, totalProducts, similarProducts = 0 } = await listProducts(shop, { ...page, q })
  // what is only similar counts where nothing else is found
  const count = totalProducts - similarProducts || totalProducts
  return { products: products.slice(0, count), isAll: count <= products.length }
}

function judge(
  { products, isAll }: FoundProducts,
  reading: ItemReading,
  wanted: readonly Wanted[],
  about: AboutList,
): ReadingMatch {
  const choices = products
    .flatMap((product): Choice[] =>
      product.variants.length === 0
        ? [{ product, variant: null }]
        : product.variants.map((variant) => ({ product, variant })),
    )
    .filter((choice) => !isMeasure(reading) || isSoldByMeasure(reading.counting, choice))
  const judged = judgeChoices(
    choices.map((choice) => ({ ...choice, says: saidOf(choice, about) })),
    wanted,
  )
  // among products that were not looked at there may be another one
  return { reading, judged, only: isAll && wanted.length > 0 ? onlyChoice(judged) : undefined }
}

/** Returns the words of a choice, read once: many lines of a list find the same products. */
function saidOf(choice: Choice, { read, says }: AboutList): ChoiceWords {
  const key = `${choice.product._id} ${choice.variant?._id ?? ''}`
  const known = says.get(key) ?? wordsOfChoice(choice, read)
  says.set(key, known)
  return known
}

/** Returns whether the search reads all of a text: of one that it cuts nobody can be sure. */
function isReadWhole(rest: string, read: ReadText): boolean {
  const meanings = read(rest)
  return (
    rest.length <= limits.searchTextMax &&
    meanings.length <= TERMS_READ &&
    meanings.every(({ text }) => text.length <= LETTERS_READ)
  )
}

/** Returns the words that name the product, or where there are none, its codes. */
function wordsOf(rest: string, read: ReadText): string {
  const ofKind = (wanted: string) => read(rest).flatMap(({ kind, text }) => (kind === wanted ? [text] : []))
  const words = ofKind('word')
  return (words.length > 0 ? words : ofKind('code')).join(' ')
}

function isMeasure({ counting }: ItemReading): boolean {
  return counting !== null && measures.includes(counting)
}
