import type { GoodsFacts } from '../../catalogue/goods-facts.ts'
import { handleOf } from '../../catalogue/handle-of.ts'
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
  for (const place of namedPlaces(rows)) {
    const key = `${place.kind} ${place.id}`
    if (missing.has(key) || missing.size >= most || 'value' in readChoice(place.kind, place.name, facts)) continue
    missing.set(key, place)
  }
  return [...missing.values()]
}

function* namedPlaces(rows: Iterable<SheetRow>): Generator<MissingPlace> {
  for (const { cells, variant } of rows) {
    if (variant !== null) continue
    for (const [{ name: column }, cell] of cells) {
      if (column !== 'brandId' && column !== 'categoryId') continue
      const given = cellText(cell)
      const name = 'text' in given ? given.text.trim().replace(/\s+/g, ' ') : ''
      const id = handleOf(name)
      const isName = name !== '' && name !== '-' && name.length <= longest && id.length <= longest
      if (isName) yield { kind: kinds[column], id, name }
    }
  }
}

/** The facts as they are once these are made. */
export function withPlaces(facts: GoodsFacts, places: readonly MissingPlace[]): GoodsFacts {
  const of = (kind: MissingPlace['kind']) => places.filter((place) => place.kind === kind)
  const brands = of('brand').map(({ id }) => [id, { manufacturer: null }] as const)
  const categories = of('category').map(({ id }) => [id, { filters: [] }] as const)
  return {
    ...facts,
    brands: new Map([...facts.brands, ...brands]),
    categories: new Map([...facts.categories, ...categories]),
  }
}
