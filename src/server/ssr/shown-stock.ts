import type { Product } from '../../shared/contract/catalogue.ts'
import type { Endpoint } from '../../shared/contract/endpoint.ts'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { limits } from '../../shared/limits.ts'
import type { PublicAnswer } from '../platform/cache/tags.ts'

/**
 * An answer of a public read as pages are drawn from it: of stock it says how many pieces there are where they are few,
 * else `limits.plentyOfStock`. So a page stays what it is while others order.
 */
export function withShownStock(endpoint: Endpoint, answer: PublicAnswer): PublicAnswer {
  if (endpoint === endpoints.product) return { ...answer, data: shownStock(answer.data as Product) }
  if (endpoint !== endpoints.products) return answer
  const { products, ...data } = answer.data as { products: Product[] }
  return { ...answer, data: { ...data, products: products.map(shownStock) } }
}

function shownStock(product: Product): Product {
  const variants = product.variants.map((variant) => ({ ...variant, stock: atMostPlenty(variant.stock) }))
  return { ...product, stock: atMostPlenty(product.stock), variants }
}

const atMostPlenty = (stock: number) => Math.min(stock, limits.plentyOfStock)
