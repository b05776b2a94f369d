import type { Kysely } from 'kysely'
import { plainName } from '../../../domain/selling/fit/is-about.ts'
import { problemsOfRule } from '../../../domain/selling/fit/problems-of-rule.ts'
import type { FitRuleFields, FitSideFields } from '../../../shared/contract/office/fit.ts'
import { fitProblems } from '../../../shared/copy/office/fit-problems.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { readBindings, readDefinitions } from '../../catalogue/attributes/attribute-records.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Throws `bad_input` with what is wrong with a rule, at which field; `others`: no two have one name. */
export async function refuseBadRule(
  db: Kysely<Database>,
  rule: FitRuleFields,
  others: readonly { name: string }[] = [],
): Promise<void> {
  const [definitions, categories] = await Promise.all([readDefinitions(db), readBindings(db)])
  const isTaken = others.some(({ name }) => name.toLowerCase() === rule.name.toLowerCase())
  const errors = {
    ...(isTaken && { name: fitProblems.nameTaken }),
    ...problemsOfRule(rule, {
      attributes: new Map(definitions.map((each) => [each.key, each])),
      categories: new Set(categories.map(({ _id }) => _id)),
    }),
  }
  const [first] = Object.values(errors)
  if (first !== undefined) throw new Failure('bad_input', first, { errors })
}

/** A rule with its words as names are compared, each once. */
export function tidyRule({ name, relation, danger, words, part, host, checks }: FitRuleFields): FitRuleFields {
  return { name, relation, danger, words, part: tidySide(part), host: tidySide(host), checks }
}

function tidySide({ named, unnamed, has, lacks, categories = [] }: FitSideFields): FitSideFields {
  const plain = (words: readonly string[]) => [...new Set(words.map(plainName))].filter((word) => word !== '')
  const side = { named: plain(named), unnamed: plain(unnamed), has, lacks }
  return categories.length > 0 ? { ...side, categories } : side
}
