import type { Transaction } from 'kysely'
import { productTag } from '../../../shared/cache-tags.ts'
import type { Database } from '../../platform/db/schema.ts'
import { findReviewedProducts } from './review-queries.ts'

/** The tags of the products that this shopper has reviewed: reviews carry their writer's name. */
export async function tagsOfWriter(tx: Transaction<Database>, userId: string): Promise<string[]> {
  return (await findReviewedProducts(tx, userId)).map(productTag)
}
