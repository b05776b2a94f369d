import type { PriceBreak, Product } from '../../shared/contract/catalogue.ts'

/** The part of a product that a card in a list shows. The rest would make up a fifth of a page that shows thirty of them. */
export interface CardProduct
  extends Pick<
    Product,
    '_id' | 'name' | 'mainImage' | 'price' | 'offerPrice' | 'discount' | 'averageRating' | 'totalRatings' | 'stock'
  > {
  brandName: string
  /** In how many ways it is sold; 0 for one alone. */
  options: number
  /** The lowest price each, and from how many pieces on; left out where more pieces cost the same. */
  best?: PriceBreak
  /** The running sale that the price is of, in words; left out where none runs. */
  sale?: string
}

/** Keeps what a card shows. */
export function toCardProduct(product: Product): CardProduct {
  const { _id, name, mainImage, price, offerPrice, discount, averageRating, totalRatings, stock } = product
  const shown = { _id, name, mainImage, price, offerPrice, discount, averageRating, totalRatings, stock }
  const best = bestBreak(product)
  return {
    ...shown,
    brandName: product.brand.name,
    options: product.variants.length,
    ...(best && { best }),
    ...(product.sale && { sale: product.sale.text }),
  }
}

/** Returns the lowest bulk price; null where it is not below the price that the card shows for one piece. */
function bestBreak({ variants, priceBreaks, price, offerPrice }: Product): PriceBreak | null {
  const deepest = variants.length > 0 ? variants.map((each) => each.priceBreaks.at(-1)) : [priceBreaks.at(-1)]
  return deepest.reduce<PriceBreak | null>(
    (best, each) => (each && each.price < (best?.price ?? offerPrice ?? price) ? each : best),
    null,
  )
}
