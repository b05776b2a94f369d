import { listingTag, structureTag } from '../../shared/cache-tags.ts'
import type { Shop } from '../platform/shop.ts'
import { selectHighestNumber, selectIdsBetween } from './sort-orders.ts'

/** In how many parts the ids of all products on sale come, `perPart` numbers in each; at least one. */
export function countParts(shop: Shop, perPart: number): Promise<number> {
  return shop.cache.recall(`parts ${perPart}`, async () => {
    const highest = await selectHighestNumber(shop.db)
    return { value: Math.max(1, Math.ceil(highest / perPart)), bytes: 300, tags: [listingTag, structureTag] }
  })
}

/** The ids of the products on sale in a part, the first of which is 1: at most `perPart`. */
export function idsOfPart(shop: Shop, part: number, perPart: number): Promise<string[]> {
  return selectIdsBetween(shop.db, (part - 1) * perPart + 1, part * perPart)
}
