import type { Kysely } from 'kysely'
import { plainSearchText } from '../../../domain/search/plain-search-text.ts'
import { dictionaryLimits as bounds } from '../../../shared/dictionary-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { addMisses, forgetMissesWith } from './dictionary-queries.ts'
import { isPersonalText } from './personal-text.ts'

/** Counts that wait in this process to be written: lost with it, which costs a few counts. */
const waiting = new WeakMap<Shop['cache'], Map<string, number>>()

/**
 * Counts a text that found nothing, without who searched: nothing that looks like an address, a telephone number, a GSTIN or a number of
 * an order. An answer from memory is not counted again.
 */
export function countMiss(shop: Shop, text: string): void {
  const plain = plainSearchText(text)
  if (plain.length < bounds.missMin || plain.length > bounds.missMax || isPersonalText(plain, shop)) return
  const counts = waiting.get(shop.cache) ?? new Map<string, number>()
  waiting.set(shop.cache, counts)
  if (counts.size < bounds.missesWaiting || counts.has(plain)) counts.set(plain, (counts.get(plain) ?? 0) + 1)
}

/** Forgets what was searched for in vain with one of these texts in it: names of a person who is forgotten. Short ones are no names. */
export async function forgetMisses(
  shop: Pick<Shop, 'cache'>,
  tx: Kysely<Database>,
  texts: readonly string[],
): Promise<void> {
  const plain = [...new Set(texts.map(plainSearchText))].filter(({ length }) => length > bounds.missMin)
  const counts = waiting.get(shop.cache)
  for (const text of counts?.keys() ?? []) if (plain.some((each) => text.includes(each))) counts?.delete(text)
  await forgetMissesWith(tx, plain)
}

/** Writes what waits, in one statement; does nothing where nothing does. */
export async function writeMisses(shop: Shop): Promise<void> {
  const counts = waiting.get(shop.cache)
  if (!counts || counts.size === 0) return
  waiting.delete(shop.cache)
  await addMisses(shop.db, counts, shop.clock())
}
