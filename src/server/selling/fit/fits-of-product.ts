import { productTag, stockTag } from '../../../shared/cache-tags.ts'
import type { FittingGroup } from '../../../shared/contract/fit.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { fitLimits } from '../../../shared/fit-limits.ts'
import { dependingOn } from '../../platform/cache/tags.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectNamed } from './article-queries.ts'
import { findFitting, seekersOf } from './find-fitting.ts'
import { fitBook } from './fit-rules.ts'
import { presentArticle, soldArticle } from './sold-article.ts'

/** Returns the articles that go with a product or its variant, and those that replace it, by rule. Throws `not_found`. */
export async function fitsOfProduct(
  shop: Shop,
  productId: string,
  variantId: string | null,
): Promise<{ data: { groups: FittingGroup[] } }> {
  const [book, [row]] = await Promise.all([fitBook(shop), selectNamed(shop.db, [{ productId, variantId }])])
  if (!row) throw new Failure('not_found', failures.productNotFound)
  const seekers = seekersOf(book, soldArticle(row))
  const found = await findFitting(shop.db, book, seekers)
  const groups = seekers.flatMap(({ rule: { id, name, relation } }, at) => {
    const articles = (found[at]?.fitting ?? []).slice(0, fitLimits.shownOfRule)
    return articles.length === 0
      ? []
      : [{ rule: id, name, relation, articles: articles.map(({ article, why }) => presentArticle(article, why)) }]
  })
  // they may come into it or go out of it
  const asked = new Set([productId, ...found.flatMap(({ lookedAt }) => lookedAt)])
  return dependingOn(
    { data: { groups } },
    [...asked].flatMap((id) => [productTag(id), stockTag(id)]),
  )
}
