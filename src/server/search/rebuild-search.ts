import { listingTag, structureTag } from '../../shared/cache-tags.ts'
import type { Shop } from '../platform/shop.ts'
import { atTerminal } from '../staff/commands/at-terminal.ts'
import { emptySearch, holdSearch, renewNumbered, renewUnnumbered } from './rebuild-queries.ts'

/** So many are renewed by one statement: half a second, far from the fifteen that one may take where others work too. */
const AT_ONCE = 2048

/**
 * Rows, words and postings of every product on sale, made anew from the catalogue in one transaction. Shoppers go on with
 * the old ones until it commits; whoever changes goods or rates them waits, and is refused after fifteen seconds.
 * Gives how many products there are.
 */
export function rebuildSearch(shop: Shop): Promise<number> {
  return atTerminal(shop, 'search.rebuild', {}, async ({ tx, stale, about }) => {
    about({ kind: 'search', id: 'search' })
    const highest = await holdSearch(tx)
    await emptySearch(tx)
    for (let from = 1; from <= highest; from += AT_ONCE) await renewNumbered(tx, from, from + AT_ONCE - 1)
    stale(listingTag)
    stale(structureTag)
    return renewUnnumbered(tx)
  })
}
