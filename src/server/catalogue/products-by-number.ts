import type { Product } from '../../shared/contract/catalogue.ts'
import { roomOf } from '../cache/memory.ts'
import { listingTag, productTag, stockTag, structureTag } from '../cache/tags.ts'
import type { Shop } from '../shop.ts'
import { type NumberedRow, selectProducts } from './catalogue-queries.ts'
import { presentProduct } from './present-product.ts'

type Load = (number: number) => Promise<NumberedRow | undefined>

/**
 * The products with these numbers, in their order, as lists answer them. Each is kept until it changes: after an order
 * only what was ordered is read again, not the lists that it stands in. Those that are not kept are read in one query.
 */
export async function productsByNumber(shop: Shop, numbers: readonly number[]): Promise<Product[]> {
  const load = loadTogether((wanted) => selectProducts(shop.pool, wanted))
  const products = await Promise.all(numbers.map((number) => recallProduct(shop, number, load)))
  return products.filter((product) => product !== undefined)
}

function recallProduct(shop: Shop, number: number, load: Load): Promise<Product | undefined> {
  return shop.cache.recall(`product ${number}`, async () => {
    const row = await load(number)
    if (!row) return { value: undefined, bytes: 0, tags: [listingTag] }
    const value = presentProduct(row)
    const tags = [structureTag, productTag(row.id), stockTag(row.id)]
    return { value, bytes: roomOf(value), tags }
  })
}

/** Reads what is asked for in one turn of the event loop with one query. */
function loadTogether(select: (numbers: number[]) => Promise<NumberedRow[]>): Load {
  let batch: { numbers: number[]; rows: Promise<NumberedRow[]> } | undefined
  const begin = () => {
    const numbers: number[] = []
    const read = () => {
      batch = undefined
      return select(numbers)
    }
    return { numbers, rows: Promise.resolve().then(read) }
  }
  return async (number) => {
    batch ??= begin()
    batch.numbers.push(number)
    return (await batch.rows).find((row) => row.no === number)
  }
}
