import type { FitRule } from '../../../domain/selling/fit/fit-rule.ts'
import { isAbout } from '../../../domain/selling/fit/is-about.ts'
import { type FitVerdict, judgeTwo } from '../../../domain/selling/fit/judge-fit.ts'
import type { FitPreview, FitRuleFields } from '../../../shared/contract/office/fit.ts'
import { fitLimits } from '../../../shared/fit-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectAbout } from './article-queries.ts'
import { refuseBadRule, tidyRule } from './check-rule.ts'
import { attributeWords, type FitBook } from './fit-rules.ts'
import { sayWhy } from './say-why.ts'
import { type FitArticle, fullName, soldArticle } from './sold-article.ts'

const { goods: most, shown } = fitLimits.preview
type Words = Pick<FitBook, 'nameOf' | 'unitOf'>
type Pair = { part: FitArticle; host: FitArticle; verdict: FitVerdict }

/**
 * Returns the verdicts of a rule on the products on sale, without storing it: of so many products on each side at most, however
 * many there are. Throws `bad_input` where it could not be stored.
 */
export async function previewRule(shop: Shop, wanted: FitRuleFields): Promise<FitPreview> {
  const rule = { ...tidyRule(wanted), id: 'preview' }
  await refuseBadRule(shop.db, rule)
  const [words, parts, hosts] = await Promise.all([
    attributeWords(shop),
    goodsOf(shop, rule.part),
    goodsOf(shop, rule.host),
  ])
  const pairs = parts.shown.flatMap((part) => judgeWith(rule, part, hosts.shown, words))
  const fitting = firstOfEach(pairs, 'fits')
  const warned = rule.relation === 'instead' ? [] : firstOfEach(pairs, 'does-not-fit')
  const said = new Set([...fitting, ...warned].map(({ part }) => part))
  return {
    parts: parts.shown.length,
    hosts: hosts.shown.length,
    more: parts.more || hosts.more,
    warned: present(warned, words),
    fitting: present(fitting, words),
    unknown: rule.relation === 'instead' ? 0 : parts.shown.filter((part) => !said.has(part)).length,
  }
}

async function goodsOf({ db }: Shop, side: FitRule['part']): Promise<{ shown: FitArticle[]; more: boolean }> {
  const { rows, more } = await selectAbout(db, side)
  const goods = rows.map(soldArticle).filter((article) => isAbout(side, article))
  return { shown: goods.slice(0, most), more: more || goods.length > most }
}

function judgeWith(rule: FitRule, part: FitArticle, hosts: readonly FitArticle[], { unitOf }: Words): Pair[] {
  return hosts.flatMap((host) => {
    const verdict = judgeTwo(rule, part, host, unitOf)
    return verdict ? [{ part, host, verdict }] : []
  })
}

/** Of each part the first pair of which it is said. */
function firstOfEach(pairs: readonly Pair[], answer: FitVerdict['answer']): Pair[] {
  const first = new Map<FitArticle, Pair>()
  for (const pair of pairs) if (pair.verdict.answer === answer && !first.has(pair.part)) first.set(pair.part, pair)
  return [...first.values()]
}

function present(pairs: readonly Pair[], words: Words): FitPreview['warned'] {
  const lines = pairs.slice(0, shown).map(({ part, host, verdict }) => {
    return { part: fullName(part), host: fullName(host), why: sayWhy(verdict, words) }
  })
  return { count: pairs.length, shown: lines }
}
