import type { SharedWishList } from '../../shared/contract/wishes.ts'
import { type CardProduct, toCardProduct } from '../api/card-product.ts'

/** A line of a list as it is shown. */
export interface WishRow {
  productId: string
  variantId: string | null
  name: string
  /** Null where it is not sold any more. */
  offer: WishOffer | null
}

/** Present price of a line, and how it is bought. */
export interface WishOffer extends Pick<CardProduct, 'mainImage' | 'price' | 'offerPrice' | 'discount' | 'stock'> {
  brandName: string
  variantName: string | null
  /** One of its variants has to be chosen first. */
  toChoose: boolean
  /** The fewest pieces that are sold. */
  least: number
}

type Line = SharedWishList['items'][number] & { name?: string }

/** Returns the row of a line; a variant's own picture, price and stock where one was chosen. */
export function toWishRow({ productId, variantId, product, name }: Line): WishRow {
  const bare = { productId, variantId, name: product?.name ?? name ?? '' }
  const variant = product?.variants.find((each) => each._id === variantId)
  if (!product || (variantId !== null && !variant)) return { ...bare, offer: null }
  const { mainImage, price, offerPrice, discount, stock, brandName } = toCardProduct(product)
  const chosen = variant && {
    mainImage: variant.images[0] ?? mainImage,
    price: variant.price,
    offerPrice: variant.offerPrice,
    discount: variant.discount,
    stock: variant.stock,
  }
  return {
    ...bare,
    offer: {
      ...{ mainImage, price, offerPrice, discount, stock },
      ...chosen,
      brandName,
      variantName: variant?.name ?? null,
      toChoose: variantId === null && product.variants.length > 0,
      least: (variant ?? product).minimumQuantity,
    },
  }
}
