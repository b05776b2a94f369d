import { readFileSync } from 'node:fs'
import type { ProductQuery } from '../../src/shared/contract/product-query.ts'

/** The names and categories to ask for in a shop of one size. */
export interface Catalogue {
  products: number
  /** In no order that means anything. */
  names: string[]
  categoryIds: string[]
}

/** A kind of question, asked once each. */
export interface Job {
  name: string
  what: string
  queries: (catalogue: Catalogue, count: number) => ProductQuery[]
  /** Milliseconds of the 95th percentile. */
  bar: (products: number) => number
}

const sorts = ['newest', 'price-low', 'price-high'] as const
const labels = ['best-sellers', 'trending', 'clearance-sale']
/** Issue 16: at 50 000 and 200 000 products. */
const searchBar = (products: number) => (products > 50_000 ? 60 : 30)
/** 16 callers and 300 lists a second (results.md, list-cold): 53 ms each. */
const listBar = () => 53

const ask = (query: Partial<ProductQuery>): ProductQuery => ({ page: 1, limit: 10, sort: 'newest', ...query })
const texts = (all: string[], count: number) => [...new Set(all)].slice(0, count).map((q) => ask({ q }))
const sortAt = (index: number) => sorts[index % sorts.length]
const of = <T>(list: T[], index: number): T => list[index % list.length] as T

/** So many first words of each name in turn. */
const beginnings = (names: string[]) =>
  names.map((name, index) =>
    name
      .toLowerCase()
      .split(' ')
      .slice(0, 2 + (index % 4))
      .join(' '),
  )

/** All jobs, in the order of the table. */
export const jobs: Job[] = [
  {
    name: 'exact',
    what: 'letters that names have: 2 to 5 first words',
    queries: ({ names }, count) => texts(beginnings(names), count),
    bar: searchBar,
  },
  {
    name: 'words',
    what: 'the same words in another order',
    queries: ({ names }, count) =>
      texts(
        beginnings(names).map((text) => text.split(' ').reverse().join(' ')),
        count,
      ),
    bar: searchBar,
  },
  {
    name: 'typos',
    what: 'the same with a letter missing',
    queries: ({ names }, count) =>
      texts(
        beginnings(names).map((text) => text.slice(0, 2) + text.slice(3)),
        count,
      ),
    bar: searchBar,
  },
  {
    name: 'joined',
    what: 'the first two words written as one',
    queries: ({ names }, count) =>
      texts(
        names.map((name) => name.toLowerCase().split(' ').slice(0, 2).join('')),
        count,
      ),
    bar: searchBar,
  },
  {
    name: 'golden',
    what: 'what people of the trade type (test/golden/searches.txt), the best first',
    queries: (_, count) => texts(goldenTexts(), count).map((query) => ({ ...query, sort: 'relevance' })),
    bar: searchBar,
  },
  { name: 'wide', what: '1 to 5 letters within a word, as one types', queries: wide, bar: searchBar },
  {
    name: 'lists',
    what: 'categories, labels, sorts: page 1 to 3',
    queries: ({ categoryIds }, count) =>
      range(count).map((index) =>
        ask({
          categoryId: of(['all', ...categoryIds], index),
          labelId: index % 2 === 0 ? 'all' : of(labels, index >> 1),
          sort: sortAt(index >> 2) ?? 'newest',
          page: 1 + (index % 3),
          limit: 8 + (index % 30),
        }),
      ),
    bar: listBar,
  },
  {
    name: 'totals',
    what: 'a category between two prices, each once',
    queries: ({ categoryIds }, count) =>
      range(count).map((index) =>
        ask({
          categoryId: of(['all', ...categoryIds], index),
          minPrice: 20 + index,
          maxPrice: 2000 + 3 * index,
          sort: sortAt(index) ?? 'newest',
        }),
      ),
    bar: listBar,
  },
  {
    name: 'facets',
    what: 'a category below a price, with all its facets counted (PostgreSQL: its list only)',
    queries: ({ categoryIds }, count) =>
      range(count).map((index) =>
        ask({
          categoryId: of(categoryIds, index),
          maxPrice: 500 + index,
          sort: sortAt(index) ?? 'newest',
          facets: true,
        }),
      ),
    bar: listBar,
  },
  {
    name: 'deep',
    what: 'all products, 10 a page, from the half on',
    queries: ({ products }, count) =>
      range(count).map((index) =>
        ask({ page: Math.floor((products / 10) * (0.5 + (0.5 * index) / count)), sort: sortAt(index) ?? 'newest' }),
      ),
    bar: listBar,
  },
]

/** In another order than they stand, so that neighbours are no variations of each other. */
function goldenTexts(): string[] {
  const lines = readFileSync(new URL('../../test/golden/searches.txt', import.meta.url), 'utf8').split('\n')
  const all = lines
    .filter((line) => / [>~!] /.test(line) && !line.startsWith('#'))
    .flatMap((line) => (line.split(/ [>~!] /)[0] ?? '').split(';'))
  return all.map((_, index) => (all[(index * 389) % all.length] ?? '').trim())
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function wide({ names }: Catalogue, count: number): ProductQuery[] {
  const words = names.flatMap((name) => name.toLowerCase().match(/[a-z]{3,}/g) ?? [])
  const parts = words.map((word, index) => word.slice(index % 3).slice(0, 1 + (index % 5)))
  return texts(parts, count)
}
