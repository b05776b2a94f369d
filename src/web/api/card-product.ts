import type { Product } from '../../shared/contract/catalogue.ts'

/** What a card in a list shows of a product. The rest would make up a fifth of a page that shows thirty of them. */
export interface CardProduct
  extends Pick<
    Product,
    '_id' | 'name' | 'mainImage' | 'price' | 'offerPrice' | 'discount' | 'averageRating' | 'totalRatings' | 'stock'
  > {
  brandName: string
  /** In how many ways it is sold; 0 for one alone. */
  options: number
}

/** Keeps what a card shows. */
export function toCardProduct(product: Product): CardProduct {
  const { _id, name, mainImage, price, offerPrice, discount, averageRating, totalRatings, stock } = product
  const shown = { _id, name, mainImage, price, offerPrice, discount, averageRating, totalRatings, stock }
  return { ...shown, brandName: product.brand.name, options: product.variants.length }
}
