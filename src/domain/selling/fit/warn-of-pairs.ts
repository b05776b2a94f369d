import type { Article, FitRule, FitSide } from './fit-rule.ts'
import { isAbout } from './is-about.ts'
import { type FitVerdict, judgeTwo, type UnitOf } from './judge-fit.ts'

/** A part and what it goes into, with what a rule says of them. */
export interface JudgedPair<A extends Article> {
  part: A
  host: A
  verdict: FitVerdict
}

/** Judges every two articles by every rule that is about what goes together; what is asked for beside a thing is asked of it alone. */
export function judgePairs<A extends Article>(
  articles: readonly A[],
  rules: readonly FitRule[],
  unitOf: UnitOf,
): JudgedPair<A>[] {
  const together = rules.filter(({ relation }) => relation === 'with')
  const about = (side: FitSide) => articles.filter((article) => isAbout(side, article))
  return together.flatMap((rule) => {
    // a long cart has ten thousand pairs, of which a rule is about a few
    const [parts, hosts] = [about(rule.part), about(rule.host)]
    return parts.flatMap((part) =>
      hosts.flatMap((host) => {
        const verdict = judgeTwo(rule, part, host, unitOf)
        return verdict ? [{ part, host, verdict }] : []
      }),
    )
  })
}

/** The pairs of which no rule says that they do not fit: one that says so outweighs all that say they do. */
export function pairsNotRefused<A extends Article>(pairs: readonly JudgedPair<A>[]): JudgedPair<A>[] {
  const refused = new Map<A, Set<A>>()
  for (const { part, host, verdict } of pairs) {
    if (verdict.answer === 'does-not-fit') refused.set(part, (refused.get(part) ?? new Set()).add(host))
  }
  return pairs.filter(({ part, host }) => !refused.get(part)?.has(host))
}

/**
 * The pairs to warn of. Who buys two machines and a part for each does nothing wrong: a part that fits one of them, or may, is
 * not warned of. Where nobody can be hurt, neither is one whose machine has a part that fits. One warning for each part, those
 * of danger first.
 */
export function pairsToWarnOf<A extends Article>(pairs: readonly JudgedPair<A>[]): JudgedPair<A>[] {
  const accepted = pairsNotRefused(pairs)
  const partnered = new Set(accepted.map(({ part }) => part))
  const served = accepted.filter(({ verdict }) => verdict.answer === 'fits')
  const warned = new Map<A, JudgedPair<A>>()
  for (const pair of pairs) {
    const { part, host, verdict } = pair
    if (verdict.answer !== 'does-not-fit' || partnered.has(part)) continue
    const isServed = served.some((each) => each.host === host && each.verdict.rule === verdict.rule)
    if (isServed && !verdict.rule.danger) continue
    const earlier = warned.get(part)
    if (!earlier || (verdict.rule.danger && !earlier.verdict.rule.danger)) warned.set(part, pair)
  }
  const danger = ({ verdict }: JudgedPair<A>) => (verdict.rule.danger ? 0 : 1)
  return [...warned.values()].sort((one, other) => danger(one) - danger(other))
}
