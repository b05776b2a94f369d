import type { GoodsFacts } from '../../catalogue/goods-facts.ts'
import { handleOf, isToldByHandle } from '../../catalogue/handle-of.ts'
import { cellText } from './read-cell.ts'
import { readChoice } from './read-choice.ts'
import type { SheetRow } from './read-row.ts'

/** A brand or category that a list names and the shop does not have. */
export interface MissingPlace {
  kind: 'brand' | 'category'
  id: string
  name: string
}

/** The longest handle and the longest name of these, as the shop makes them. */
const longest = 60
const kinds = { brandId: 'brand', categoryId: 'category' } as const

/** Lists the brands and categories that rows name and that the shop does not have, each once, in the order of the rows; at most `most`. */
export function missingPlaces(rows: Iterable<SheetRow>, facts: GoodsFacts, most: number): MissingPlace[] {
  const missing = new Map<string, MissingPlace>()
  const taken = { brand: new Set(facts.brands.keys()), category: new Set(facts.categories.keys()) }
  for (const { kind, name } of namedPlaces(rows)) {
    const handle = handleOf(name)
    const key = `${kind} ${isToldByHandle(name) ? handle : name.toLowerCase()}`
    if (missing.has(key) || missing.size >= most || 'value' in readChoice(kind, name, facts)) continue
    const id = freeOf(handle, taken[kind])
    taken[kind].add(id)
    missing.set(key, { kind, id, name })
  }
  return [...missing.values()]
}

function freeOf(handle: string, taken: ReadonlySet<string>): string {
  if (!taken.has(handle)) return handle
  for (let number = 2; ; number += 1) {
    const tried = `${handle}-${number}`
    if (!taken.has(tried)) return tried
  }
}

function* namedPlaces(rows: Iterable<SheetRow>): Generator<Omit<MissingPlace, 'id'>> {
  for (const { cells, variant } of rows) {
    if (variant !== null) continue
    for (const [{ name: column }, cell] of cells) {
      if (column !== 'brandId' && column !== 'categoryId') continue
      const given = cellText(cell)
      const name = 'text' in given ? given.text.trim().replace(/\s+/g, ' ') : ''
      const isName = name !== '' && name !== '-' && name.length <= longest && handleOf(name).length <= longest
      if (isName) yield { kind: kinds[column], name }
    }
  }
}

/** The facts as they are once these are made. */
export function withPlaces(facts: GoodsFacts, places: readonly MissingPlace[]): GoodsFacts {
  const of = (kind: MissingPlace['kind']) => places.filter((place) => place.kind === kind)
  const called = (kind: MissingPlace['kind']) =>
    new Map([
      ...(facts.called?.[kind] ?? []),
      ...of(kind).map(({ id, name }): [string, string] => [name.toLowerCase(), id]),
    ])
  const brands = of('brand').map(({ id }) => [id, { manufacturer: null }] as const)
  const categories = of('category').map(({ id }) => [id, { filters: [] }] as const)
  return {
    ...facts,
    brands: new Map([...facts.brands, ...brands]),
    categories: new Map([...facts.categories, ...categories]),
    called: { brand: called('brand'), category: called('category') },
  }
}
