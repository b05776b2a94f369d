import type { Product } from '../../shared/contract/catalogue.ts'
import type { Endpoint } from '../../shared/contract/endpoint.ts'
import { endpoints } from '../../shared/contract/endpoints.ts'
import type { Compared, RelatedGoods } from '../../shared/contract/related.ts'
import type { SharedWishList } from '../../shared/contract/wishes.ts'
import { limits } from '../../shared/limits.ts'

/** The body of a public answer. */
export interface PublicAnswer {
  success: boolean
  data?: unknown
}

/**
 * An answer of a public read as pages are drawn from it: of stock it says how many pieces there are where they are few,
 * else `limits.plentyOfStock`. So a page stays what it is while others order.
 */
export function withShownStock(endpoint: Endpoint, answer: PublicAnswer): PublicAnswer {
  if (endpoint === endpoints.product) return { ...answer, data: shownStock(answer.data as Product) }
  if (endpoint === endpoints.sharedWishes) return withShownWishes(answer)
  if (endpoint === endpoints.relatedGoods) return withShownRelated(answer)
  if (endpoint === endpoints.comparedGoods) return withShownCompared(answer)
  if (endpoint !== endpoints.products) return answer
  const { products, ...data } = answer.data as { products: Product[] }
  return { ...answer, data: { ...data, products: products.map(shownStock) } }
}

function withShownRelated(answer: PublicAnswer): PublicAnswer {
  const { goesWith, insteadOf, ...rest } = answer.data as RelatedGoods
  return { ...answer, data: { ...rest, goesWith: goesWith.map(shownStock), insteadOf: insteadOf.map(shownStock) } }
}

function withShownCompared(answer: PublicAnswer): PublicAnswer {
  const { products, missing } = answer.data as Compared
  return { ...answer, data: { products: products.map(shownStock), missing } }
}

function withShownWishes(answer: PublicAnswer): PublicAnswer {
  const { items, ...list } = answer.data as SharedWishList
  const shown = items.map((item) => ({ ...item, product: item.product && shownStock(item.product) }))
  return { ...answer, data: { ...list, items: shown } }
}

function shownStock(product: Product): Product {
  const variants = product.variants.map((variant) => ({ ...variant, stock: atMostPlenty(variant.stock) }))
  return { ...product, stock: atMostPlenty(product.stock), variants }
}

const atMostPlenty = (stock: number) => Math.min(stock, limits.plentyOfStock)
