import { alike } from '../../../domain/catalogue/attributes/alike.ts'
import type { Product } from '../../../shared/contract/catalogue.ts'
import type { RelatedGoods } from '../../../shared/contract/related.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import { getProducts } from '../../catalogue/get-products.ts'
import { type Neighbour, neighboursOf } from '../../catalogue/similar-priced-products.ts'
import type { Shop } from '../../platform/shop.ts'
import { findTogether } from './together-queries.ts'

/** Less alike is no way to make do. */
const leastAlike = 0.5

/**
 * Returns the products that go with a product by orders, and those that can replace it by its attributes: sold and in stock now,
 * at most so many of each. Four reads, whatever is found; nothing for an unknown product.
 */
export async function relatedOf(shop: Shop, productId: string): Promise<{ data: RelatedGoods }> {
  const [together, near] = await Promise.all([findTogether(shop.db, productId), neighboursOf(shop.db, productId)])
  const instead = mostAlike(productId, near)
  const products = await getProducts(shop, [...together, ...instead])
  const shown = (ids: readonly string[]) =>
    ids
      .flatMap((id): Product[] => {
        const product = products.get(id)
        return product && product.stock > 0 ? [product] : []
      })
      .slice(0, besideLimits.relatedShown)
  return {
    data: { productId, goesWith: shown(together), insteadOf: shown(instead), lookedAt: [...products.keys()] },
  }
}

/** The neighbours that are alike enough, the most alike first; of the same the one that costs the nearest. */
function mostAlike(productId: string, near: readonly Neighbour[]): string[] {
  const own = near.find(({ id }) => id === productId)
  if (!own) return []
  return near
    .filter(({ id }) => id !== productId)
    .map((other) => ({ ...other, degree: alike(own.attributes, other.attributes) }))
    .filter(({ degree }) => degree >= leastAlike)
    .sort((a, b) => b.degree - a.degree || Math.abs(a.price - own.price) - Math.abs(b.price - own.price))
    .slice(0, 2 * besideLimits.relatedShown)
    .map(({ id }) => id)
}
