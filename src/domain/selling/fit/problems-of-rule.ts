import { fitProblems as copy } from '../../../shared/copy/office/fit-problems.ts'
import type { FitCheck, FitRule, FitSide } from './fit-rule.ts'
import { plainName } from './is-about.ts'
import { type KnownAttributes, problemOfCheck } from './problem-of-check.ts'

/** Attributes and categories that rules may name. */
export interface KnownToRules {
  attributes: KnownAttributes
  categories: ReadonlySet<string>
}

/**
 * Returns the reasons why a rule cannot be stored, by its field: `part`, `host`, `checks`, and `checks.0` for the first line.
 * Nothing where it can. Every line has to compare what there is, number with number in one unit, or word with word; and there
 * must be products that a rule is about, products that it is not about, and products that it would let pass.
 */
export function problemsOfRule(
  { relation, part, host, checks }: Pick<FitRule, 'relation' | 'part' | 'host' | 'checks'>,
  known: KnownToRules,
): Record<string, string> {
  const found: [string, string | undefined][] = [
    ['part', problemOfSide(part, known)],
    ['host', problemOfSide(host, known)],
    ...checks.map((check, at): [string, string | undefined] => [
      `checks.${at}`,
      problemOfCheck(check, known.attributes) ?? (isContradicted(check, at, checks) ? copy.cannotBoth : undefined),
    ]),
    ['checks', problemOfChecks(checks, relation, [part, host])],
  ]
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== undefined))
}

function problemOfSide({ named, unnamed, has, lacks, categories = [] }: FitSide, known: KnownToRules) {
  const missing = [...has, ...lacks].find((key) => !known.attributes.has(key))
  if (missing !== undefined) return copy.unknownAttribute(missing)
  if (!categories.every((category) => known.categories.has(category))) return copy.unknownCategory
  if (!isNamed({ named, categories }) && has.length === 0) return copy.aboutAll
  const isRuledOut = (word: string) => unnamed.some((other) => ` ${plainName(word)} `.includes(` ${plainName(other)} `))
  const isNone = (named.length > 0 && named.every(isRuledOut)) || has.some((key) => lacks.includes(key))
  return isNone ? copy.aboutNone : undefined
}

function isNamed({ named, categories = [] }: Pick<FitSide, 'named' | 'categories'>): boolean {
  return named.some((word) => plainName(word) !== '') || categories.length > 0
}

function problemOfChecks(
  checks: readonly FitCheck[],
  relation: FitRule['relation'],
  sides: readonly FitSide[],
): string | undefined {
  if (checks.length === 0) return copy.noChecks
  if (checks.every(({ how }) => how === 'ask')) return copy.onlyAsks
  if (!checks.some(({ how }) => how === 'never')) return undefined
  if (relation === 'instead') return copy.neverInstead
  if (checks.length > 1) return copy.neverAlone
  return sides.every(isNamed) ? undefined : copy.neverOfAll
}

/** Two lists of words for one thing without a word in common: whatever it is, one of them says no. */
function isContradicted(check: FitCheck, at: number, checks: readonly FitCheck[]): boolean {
  if (check.how !== 'one-of') return false
  return checks.slice(0, at).some((other) => {
    if (other.how !== 'one-of' || other.of !== check.of) return false
    const isSameKey = other.keys.some((key) => check.keys.includes(key))
    return isSameKey && !other.words.some((word) => check.words.some((each) => plainName(each) === plainName(word)))
  })
}
