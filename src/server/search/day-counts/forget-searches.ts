import type { Kysely } from 'kysely'
import { plainSearchText } from '../../../domain/search/plain-search-text.ts'
import { dayCountLimits as limits } from '../../../shared/day-count-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { forgetMissesWith } from '../dictionary/dictionary-queries.ts'
import { dropWaiting } from './count-of-day.ts'
import { forgetSearchesWith } from './day-count-queries.ts'

/** Forgets the searches, with or without results, that hold one of these texts: names of a person who is forgotten. Short ones are no names. */
export async function forgetSearches(
  shop: Pick<Shop, 'cache'>,
  tx: Kysely<Database>,
  texts: readonly string[],
): Promise<void> {
  const plain = [...new Set(texts.map(plainSearchText))].filter(({ length }) => length >= limits.nameMin)
  dropWaiting(shop, plain)
  await forgetSearchesWith(tx, plain)
  await forgetMissesWith(tx, plain)
}
