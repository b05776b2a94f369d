import type { Product } from '../../shared/contract/catalogue.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { reviewsOf } from '../reviews/reviews-of.ts'
import type { Shop } from '../shop.ts'
import { selectProduct } from './catalogue-queries.ts'
import { presentProduct } from './present-product.ts'

/** One product with its reviews, newest first. Throws `not_found`. */
export async function getProduct(shop: Shop, id: string): Promise<Product> {
  const [row, ratings] = await Promise.all([selectProduct(shop.pool, id), reviewsOf(shop.db, id)])
  if (!row) throw new Failure('not_found', failures.productNotFound)
  return { ...presentProduct(row), ratings }
}
