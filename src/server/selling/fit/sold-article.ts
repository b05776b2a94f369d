import { sellingPrice } from '../../../domain/catalogue/selling-price.ts'
import type { Article } from '../../../domain/selling/fit/fit-rule.ts'
import type { FittingArticle } from '../../../shared/contract/fit.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { ArticleRow } from './article-queries.ts'

/** An article with the row that it came from. */
export interface FitArticle extends Article {
  row: ArticleRow
}

/** A row as rules read it: what a variant says itself stands in the place of its product's. */
export function soldArticle(row: ArticleRow): FitArticle {
  const own = new Set(row.own_attributes.map(({ key }) => key))
  return {
    productId: row.product_id,
    variantId: row.variant_id,
    name: row.name,
    categoryId: row.category_id,
    values: [...row.own_attributes, ...row.attributes.filter(({ key }) => !own.has(key))],
    row,
  }
}

/** It as it is answered, with why it fits. */
export function presentArticle({ row }: FitArticle, why: string[]): FittingArticle {
  return {
    _id: row.product_id,
    variantId: row.variant_id,
    name: row.name,
    variantName: row.variant_name,
    mainImage: row.image,
    price: rupeesFromPaise(sellingPrice({ price: row.price, offerPrice: row.offer_price })),
    stock: row.available,
    why,
  }
}

/** It as one line names it. */
export function fullName({ row }: FitArticle): string {
  return row.variant_name === null ? row.name : `${row.name}, ${row.variant_name}`
}
