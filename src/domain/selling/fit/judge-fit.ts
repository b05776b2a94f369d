import { compare } from './compare.ts'
import type { Article, FitCheck, FitRule, SaidOf } from './fit-rule.ts'
import { isAbout } from './is-about.ts'

/** Three answers: a thing that is not said is never taken for one that fits. */
export type FitAnswer = 'fits' | 'does-not-fit' | 'not-known'

/** A comparison of values in the makers' words; null where one side does not say it. */
export interface Compared {
  answer: FitAnswer
  how: FitCheck['how']
  part: SaidOf | null
  host: SaidOf | null
  /** The other end of the host's range. */
  hostTo: SaidOf | null
  /** The rule's own sentence, where it compares nothing. */
  why: string | null
}

/** Verdict of a rule on a part and what it would go into. */
export interface FitVerdict {
  rule: FitRule
  answer: FitAnswer
  compared: Compared[]
}

/** The units of attributes by their keys; null: a bare number, or a word. */
export type UnitOf = (key: string) => string | null | undefined

/**
 * Judges by one rule: it fits where every check says so, it does not where one check says so, and nothing is known where
 * something is not said or stands in another unit. Undefined: the rule is not about the two.
 */
export function judgeFit(rule: FitRule, part: Article, host: Article, unitOf: UnitOf): FitVerdict | undefined {
  if (!isAbout(rule.part, part) || !isAbout(rule.host, host)) return undefined
  return judgeTwo(rule, part, host, unitOf)
}

/** The same for a part and a host that the rule is known to be about. */
export function judgeTwo(rule: FitRule, part: Article, host: Article, unitOf: UnitOf): FitVerdict | undefined {
  if (part === host || (part.productId === host.productId && part.variantId === host.variantId)) return undefined
  const compared = rule.checks.map((check) => compare(check, part.values, host.values, unitOf))
  const isOther = compared.some(({ how, answer }) => how === 'one-of' && answer === 'does-not-fit')
  if (isOther && areSidesAlike(rule)) return undefined
  const said = (answer: FitAnswer) => compared.some((each) => each.answer === answer)
  const open = compared.length === 0 || said('not-known')
  return { rule, compared, answer: said('does-not-fit') ? 'does-not-fit' : open ? 'not-known' : 'fits' }
}

/**
 * Returns whether each of two products may be the part, so that the rule's words say which one is: of male and female threads it
 * says nothing where two are female, or where the female one would go into the male.
 */
function areSidesAlike({ part, host }: FitRule): boolean {
  const isSame = (some: readonly string[], others: readonly string[]) =>
    some.length === others.length && some.every((each) => others.includes(each))
  return isSame(part.named, host.named) && isSame(part.has, host.has)
}
