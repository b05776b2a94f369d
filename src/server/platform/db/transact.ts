import type { Transaction } from 'kysely'
import type { News } from '../../../shared/office/topics.ts'
import { momentsTag, settingsTag } from '../cache/tags.ts'
import type { Shop } from '../shop.ts'
import { inTransaction } from './ask.ts'
import type { Database } from './schema.ts'

/** The open transaction of a use case, and the tags of public answers that it makes stale once it is committed. */
export interface Work {
  tx: Transaction<Database>
  /** Names what a shopper may no longer be shown from the cache: see shared/cache-tags.ts. */
  stale: (tag: string) => void
  /** Names a record that changed: open back offices hear of it once it is committed. */
  news: (news: News) => void
}

/**
 * Runs `work` in one transaction. Everything it throws rolls back. After the commit, and before this returns, the public
 * answers that it named are forgotten, so that whoever reads next sees the change.
 */
export async function transact<T>(shop: Shop, work: (unit: Work) => Promise<T>): Promise<T> {
  const tags = new Set<string>()
  const news: News[] = []
  const unit = { stale: (tag: string) => void tags.add(tag), news: (each: News) => void news.push(each) }
  const result = await inTransaction(shop.db, (tx) => work({ ...unit, tx }))
  // before anything is shown anew by them
  if (tags.has(settingsTag)) await shop.settings.refresh()
  if (tags.has(momentsTag)) await shop.moments.refresh()
  if (tags.size > 0) shop.cache.markStale([...tags])
  if (news.length > 0) shop.news.tell(news)
  return result
}
