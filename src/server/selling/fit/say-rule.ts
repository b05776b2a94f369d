import type { FitCheck } from '../../../domain/selling/fit/fit-rule.ts'
import type { OfficeFitRule, WrittenFitRule } from '../../../shared/contract/office/fit.ts'
import { fitOfficeCopy as copy } from '../../../shared/copy/office/fit.ts'
import type { FitBook, KeptRule } from './fit-rules.ts'

type Words = Pick<FitBook, 'nameOf' | 'unitOf'>

/** A rule as the shop's people read it. */
export function sayRule({ id, name, relation, danger, checks, active, version }: KeptRule, book: Words): OfficeFitRule {
  return { _id: id, name, relation, danger, checks: checks.map((check) => sayCheck(check, book)), active, version }
}

/** A rule as they write it. */
export function presentRule({ id, position: _, ...rule }: KeptRule): WrittenFitRule {
  return { _id: id, ...rule }
}

function sayCheck(check: FitCheck, { nameOf, unitOf }: Words): string {
  const names = (keys: readonly string[]) => [...new Set(keys.map(nameOf))].join(copy.or)
  const amount = (key: string | undefined, value: number) => `${value} ${(key && unitOf(key)) ?? ''}`.trim()
  if (check.how === 'never' || check.how === 'ask') return check.why
  if (check.how === 'one-of') return copy.oneOf(names(check.keys), check.words.join(copy.or))
  const part = names(check.part)
  if (check.how === 'between') return copy.between(part, names(check.min), names(check.max))
  const host = names(check.host)
  if (check.how === 'at-least') return copy.atLeast(part, host)
  if (check.how === 'at-most') {
    return check.over ? copy.atMostWith(part, host, amount(check.part[0], check.over)) : copy.atMost(part, host)
  }
  if (check.share) return copy.about(part, host, `${check.share * 100}%`)
  return check.within ? copy.about(part, host, amount(check.part[0], check.within)) : copy.same(part, host)
}
