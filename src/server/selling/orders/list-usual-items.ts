import { buyAgain } from '../../../domain/selling/orders/buy-again.ts'
import type { Product } from '../../../shared/contract/catalogue.ts'
import type { UsualItem } from '../../../shared/contract/usual-items.ts'
import { limits } from '../../../shared/limits.ts'
import { listLimits } from '../../../shared/list-limits.ts'
import { getProducts } from '../../catalogue/get-products.ts'
import type { Shop } from '../../platform/shop.ts'
import { type BoughtAgain, selectBoughtAgain } from './usual-queries.ts'

/** Lists what an account orders again and again, as it would go into an empty cart now: in two reads, however long it is. */
export async function listUsualItems(shop: Shop, userId: string): Promise<UsualItem[]> {
  const bought = await selectBoughtAgain(shop.db, userId, listLimits.addedAtOnce)
  const products = await getProducts(
    shop,
    bought.map(({ productId }) => productId),
  )
  return bought.map((each) => present(each, products.get(each.productId)))
}

function present(bought: BoughtAgain, product: Product | undefined): UsualItem {
  const { productId, variantId, name, variantName, image, times, usual, lastAt } = bought
  const item = { productId, variantId, name, variantName, image, times, usual, lastOrderedAt: lastAt.toISOString() }
  const sold = product && soldAs(product, variantId)
  if (!sold) return { ...item, why: 'gone', now: null }
  const { stock, minimumQuantity: minimum, multiple, price } = sold
  const available = Math.min(stock, limits.quantityMax)
  const { pieces, why } = buyAgain({ ordered: usual, inCart: 0, available, soldIn: { minimum, multiple } })
  return { ...item, why, now: { price, offerPrice: priceEach(sold, Math.max(pieces, minimum)), pieces, stock } }
}

/** The article as it is sold: a product that comes in variants by now is none without one. */
function soldAs(product: Product, variantId: string | null): Product | Product['variants'][number] | undefined {
  if (variantId !== null) return product.variants.find(({ _id }) => _id === variantId)
  return product.variants.length > 0 ? undefined : product
}

/** Rupees of a piece in this quantity, by the steps that hold. */
function priceEach(
  { price, offerPrice, priceBreaks }: Pick<Product, 'price' | 'offerPrice' | 'priceBreaks'>,
  pieces: number,
): number {
  return priceBreaks.findLast(({ from }) => from <= pieces)?.price ?? offerPrice ?? price
}
