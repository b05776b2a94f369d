import {
  type JudgedPair,
  judgePairs,
  pairsNotRefused,
  pairsToWarnOf,
} from '../../../domain/selling/fit/warn-of-pairs.ts'
import type { FitWarning } from '../../../shared/contract/fit.ts'
import { fitLimits } from '../../../shared/fit-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { readCart } from '../cart/cart-rows.ts'
import { selectNamed } from './article-queries.ts'
import { findFitting } from './find-fitting.ts'
import { type FitBook, fitBook } from './fit-rules.ts'
import { sayWhy } from './say-why.ts'
import { type FitArticle, fullName, presentArticle, soldArticle } from './sold-article.ts'

interface Key {
  productId: string
  variantId: string | null
}

type Pair = JudgedPair<FitArticle>

/** The warnings found, and for an article that is asked about, what it fits. */
export interface CartCheck {
  warnings: FitWarning[]
  fits: { name: string; why: string[] }[]
}

/**
 * Checks whether the articles in a shopper's cart fit each other. `beside`: an article that is not in it yet; then the answer is
 * about that one alone. Three reads, however long the cart is. It never throws for what does not fit: the buyer knows what it is
 * for.
 */
export async function checkCart(shop: Shop, userId: string, beside: Key | null): Promise<CartCheck> {
  const [book, rows] = await Promise.all([fitBook(shop), readCart(shop.db, userId)])
  const keys = rows.flatMap(({ product_id, variant_id, sold }) =>
    product_id !== null && sold ? [{ productId: product_id, variantId: variant_id }] : [],
  )
  const isBeside = ({ productId, variantId }: Key) =>
    beside !== null && productId === beside.productId && variantId === beside.variantId
  const wanted = beside && !keys.some(isBeside) ? [...keys, beside] : keys
  if (wanted.length < 2) return { warnings: [], fits: [] }
  const articles = (await selectNamed(shop.db, wanted)).map(soldArticle)
  const pairs = judgePairs(articles, book.rules, book.unitOf)
  const concerns = ({ part, host }: Pair) => beside === null || isBeside(part) || isBeside(host)
  const warned = pairsToWarnOf(pairs).filter(concerns).slice(0, fitLimits.warnings)
  return { warnings: await presentWarnings(shop, book, warned), fits: beside ? fitsIn(pairs, book, isBeside) : [] }
}

function fitsIn(pairs: readonly Pair[], book: FitBook, isBeside: (key: Key) => boolean): CartCheck['fits'] {
  return pairsNotRefused(pairs).flatMap(({ part, host, verdict }) => {
    const other = isBeside(part) ? host : isBeside(host) ? part : undefined
    return other && verdict.answer === 'fits' ? [{ name: fullName(other), why: sayWhy(verdict, book) }] : []
  })
}

async function presentWarnings(shop: Shop, book: FitBook, pairs: readonly Pair[]): Promise<FitWarning[]> {
  const seekers = pairs.map(({ verdict, host }) => ({ rule: verdict.rule, side: 'host' as const, article: host }))
  const found = await findFitting(shop.db, book, seekers)
  return pairs.map(({ part, host, verdict }, at) => ({
    rule: verdict.rule.id,
    danger: verdict.rule.danger,
    part: named(part),
    host: named(host),
    why: sayWhy(verdict, book),
    instead: ownFirst(found[at]?.fitting ?? [], part)
      .slice(0, fitLimits.insteadOfOne)
      .map(({ article, why }) => presentArticle(article, why)),
  }))
}

/** Returns the articles in stock, another size of the same product first. */
function ownFirst(fitting: { article: FitArticle; why: string[] }[], { productId }: FitArticle) {
  const own = (each: { article: FitArticle }) => (each.article.productId === productId ? 0 : 1)
  return fitting.filter(({ article }) => article.row.available > 0).sort((one, other) => own(one) - own(other))
}

function named(article: FitArticle): FitWarning['part'] {
  return { _id: article.productId, variantId: article.variantId, name: fullName(article) }
}
