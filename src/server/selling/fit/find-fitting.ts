import type { Kysely } from 'kysely'
import type { Article, FitRule } from '../../../domain/selling/fit/fit-rule.ts'
import { isAbout } from '../../../domain/selling/fit/is-about.ts'
import { judgeFit } from '../../../domain/selling/fit/judge-fit.ts'
import { whatToLookFor } from '../../../domain/selling/fit/what-to-look-for.ts'
import type { Database } from '../../platform/db/schema.ts'
import { selectSaying } from './article-queries.ts'
import type { FitBook } from './fit-rules.ts'
import { sayWhy } from './say-why.ts'
import { type FitArticle, soldArticle } from './sold-article.ts'

/** An article on one side of a rule, for which the other side is wanted. */
export interface Seeker {
  rule: FitRule
  side: 'part' | 'host'
  article: Article
}

/** The result for a seeker: what fits it and why, what is in stock first, then the cheapest. */
export interface Found {
  fitting: { article: FitArticle; why: string[] }[]
  /** Every product that was looked at. */
  lookedAt: string[]
}

/** Each rule with each side on which it is about an article; of what takes another one's place one side is enough. */
export function seekersOf(book: FitBook, article: Article): Seeker[] {
  return book.rules.flatMap((rule) => {
    const sides = (['part', 'host'] as const).filter((side) => isAbout(rule[side], article))
    return (rule.relation === 'instead' ? sides.slice(0, 1) : sides).map((side) => ({ rule, side, article }))
  })
}

/** Finds what fits each seeker, in one read for all. */
export async function findFitting(db: Kysely<Database>, book: FitBook, seekers: readonly Seeker[]): Promise<Found[]> {
  const questions = seekers.flatMap(({ rule, side, article }, at) =>
    whatToLookFor(rule, side, article).map((says) => ({ at, says, about: rule[side === 'part' ? 'host' : 'part'] })),
  )
  const rows = questions.length === 0 ? [] : await selectSaying(db, questions)
  return seekers.map(({ rule, side, article }, at) => {
    const looked = rows.filter((row) => row.at === at).map(soldArticle)
    const fitting = looked.flatMap((other) => {
      const [part, host] = side === 'part' ? [article, other] : [other, article]
      const verdict = judgeFit(rule, part, host, book.unitOf)
      return verdict?.answer === 'fits' && !isRefused(book, rule, part, host)
        ? [{ article: other, why: sayWhy(verdict, book) }]
        : []
    })
    return { fitting: fitting.sort(inStockThenCheap), lookedAt: looked.map(({ productId }) => productId) }
  })
}

/** Returns whether another rule about what goes together says that the two do not: then nobody is told that they fit. */
function isRefused({ rules, unitOf }: FitBook, rule: FitRule, part: Article, host: Article): boolean {
  const others = rule.relation === 'with' ? rules.filter((each) => each.relation === 'with' && each !== rule) : []
  return others.some((each) => judgeFit(each, part, host, unitOf)?.answer === 'does-not-fit')
}

function inStockThenCheap(
  { article: { row: one } }: Found['fitting'][number],
  { article: { row: other } }: Found['fitting'][number],
): number {
  const gone = ({ available }: { available: number }) => (available > 0 ? 0 : 1)
  return gone(one) - gone(other) || (one.offer_price ?? one.price) - (other.offer_price ?? other.price)
}
