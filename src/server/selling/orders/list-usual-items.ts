import { type ArticleInPlace, articleInPlace } from '../../../domain/catalogue/article-in-place.ts'
import { buyAgain } from '../../../domain/selling/orders/buy-again.ts'
import type { Product } from '../../../shared/contract/catalogue.ts'
import type { UsualItem } from '../../../shared/contract/usual-items.ts'
import { limits } from '../../../shared/limits.ts'
import { listLimits } from '../../../shared/list-limits.ts'
import { findSuccessors } from '../../catalogue/find-successors.ts'
import { getProducts } from '../../catalogue/get-products.ts'
import type { Shop } from '../../platform/shop.ts'
import { type BoughtAgain, selectBoughtAgain } from './usual-queries.ts'

/**
 * Lists what an account orders again and again, as it would go into an empty cart now: in two reads, however long it is, and two more
 * where something is no longer sold.
 */
export async function listUsualItems(shop: Shop, userId: string): Promise<UsualItem[]> {
  const bought = await selectBoughtAgain(shop.db, userId, listLimits.addedAtOnce)
  const products = await getProducts(
    shop,
    bought.map(({ productId }) => productId),
  )
  const isSold = ({ productId, variantId }: BoughtAgain) => soldAs(products.get(productId), variantId) !== undefined
  const inPlace = await articlesInPlace(
    shop,
    bought.filter((each) => !isSold(each)),
  )
  return bought.map((each) => inPlace.get(each) ?? present(each, products.get(each.productId)))
}

/** Presents what is sold in place of items that are gone. */
async function articlesInPlace(shop: Shop, gone: readonly BoughtAgain[]): Promise<Map<BoughtAgain, UsualItem>> {
  const successors = await findSuccessors(
    shop.db,
    gone.map(({ productId }) => productId),
  )
  const products = await getProducts(
    shop,
    [...successors.values()].map(({ productId }) => productId),
  )
  const items = gone.flatMap((each): [BoughtAgain, UsualItem][] => {
    const by = articleInPlace(successors.get(each.productId), each.variantName)
    return by ? [[each, presentInPlace(each, by, products.get(by.productId))]] : []
  })
  return new Map(items)
}

function presentInPlace(bought: BoughtAgain, by: ArticleInPlace, product: Product | undefined): UsualItem {
  const { productId, variantId } = by
  const { why, now } = present({ ...bought, productId, variantId }, product)
  const item = present(bought, undefined)
  return why === 'gone' ? item : { ...item, why: 'replaced', replacedBy: by, now }
}

function present(bought: BoughtAgain, product: Product | undefined): UsualItem {
  const { productId, variantId, name, variantName, image, times, usual, lastAt } = bought
  const item = { productId, variantId, name, variantName, image, times, usual, lastOrderedAt: lastAt.toISOString() }
  const sold = soldAs(product, variantId)
  if (!sold) return { ...item, why: 'gone', now: null }
  const { stock, minimumQuantity: minimum, multiple, price } = sold
  const available = Math.min(stock, limits.quantityMax)
  const { pieces, why } = buyAgain({ ordered: usual, inCart: 0, available, soldIn: { minimum, multiple } })
  return { ...item, why, now: { price, offerPrice: priceEach(sold, Math.max(pieces, minimum)), pieces, stock } }
}

/** The article as it is sold: a product that comes in variants by now is none without one. */
function soldAs(
  product: Product | undefined,
  variantId: string | null,
): Product | Product['variants'][number] | undefined {
  if (!product) return undefined
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
