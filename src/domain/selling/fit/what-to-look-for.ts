import type { Article, FitCheck, FitRule, SaidOf } from './fit-rule.ts'

/** A part of a value that what fits has to say: `{key, value}`, or only `{key}`. */
export type Says = Partial<Pick<SaidOf, 'key' | 'value'>>

/**
 * Returns values of which a product needs any one to fit an article on one side of a rule: by the check that leaves the fewest.
 * Nothing else needs to be looked at; what is found has to be judged.
 */
export function whatToLookFor(rule: FitRule, side: 'part' | 'host', article: Article): Says[] {
  if (rule.checks.some(({ how }) => how === 'never')) return []
  for (const narrow of [byNumber, byWord, byList]) {
    for (const check of rule.checks) {
      const says = narrow(check, side, article)
      if (says.length > 0) return says
    }
  }
  const [key] = rule[side === 'part' ? 'host' : 'part'].has
  return key === undefined ? comparedWith(rule, side) : [{ key }]
}

/** Returns the keys that the first check compares it with: nothing fits that has none of them. */
function comparedWith({ checks }: FitRule, side: 'part' | 'host'): Says[] {
  for (const check of checks) {
    if (check.how === 'never' || check.how === 'ask' || check.how === 'one-of') continue
    const host = check.how === 'between' ? check.max : check.host
    return (side === 'part' ? host : check.part).map((key) => ({ key }))
  }
  return []
}

type Narrow = (check: FitCheck, side: 'part' | 'host', article: Article) => Says[]

const byNumber: Narrow = (check, side, article) =>
  equals(check, side, article).filter(({ value }) => typeof value === 'number')

const byWord: Narrow = (check, side, article) =>
  equals(check, side, article).filter(({ value }) => typeof value === 'string')

/** Returns the values of which the other side must have one. */
function equals(check: FitCheck, side: 'part' | 'host', article: Article): { key: string; value: number | string }[] {
  if (check.how !== 'same' || check.share !== undefined) return []
  const [own, others] = side === 'part' ? [check.part, check.host] : [check.host, check.part]
  const values = article.values.filter(({ key }) => own.includes(key)).map(({ value }) => value)
  const alike = values.flatMap((value) => [
    value,
    ...(check.alike ?? []).filter((words) => words.includes(String(value))).flat(),
  ])
  return [...new Set(alike)].flatMap((value) => others.map((key) => ({ key, value })))
}

const byList: Narrow = (check, side) =>
  check.how === 'one-of' && check.of !== side
    ? check.keys.flatMap((key) => check.words.map((value) => ({ key, value })))
    : []
