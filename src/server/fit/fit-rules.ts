import { type Kysely, sql } from 'kysely'
import type { FitCheck, FitRule, FitSide } from '../../domain/fit/fit-rule.ts'
import type { UnitOf } from '../../domain/fit/judge-fit.ts'
import { attributeNames } from '../catalogue/attributes/attribute-names.ts'
import { structureTag } from '../platform/cache/tags.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Shop } from '../platform/shop.ts'

/** A rule as it is kept. */
export interface KeptRule extends FitRule {
  active: boolean
  version: number
}

/** What the shop judges by: the rules that are on, and what their attributes are called. */
export interface FitBook {
  rules: readonly FitRule[]
  unitOf: UnitOf
  nameOf: (key: string) => string
}

/** All rules in their order, or the one of an id. */
export async function readFitRules(db: Kysely<Database>, id?: string): Promise<KeptRule[]> {
  const all = db
    .selectFrom('fit_rules')
    .select(['id', 'name', 'relation', 'danger', 'part', 'host', 'checks', 'active', 'version'])
    .orderBy('position')
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute()
  return rows.map(({ part, host, checks, ...row }) => {
    return { ...row, part: part as FitSide, host: host as FitSide, checks: checks as FitCheck[] }
  })
}

/** The rules as they are now: kept in this process until somebody switches one, anywhere. */
export async function fitBook(shop: Pick<Shop, 'cache' | 'pool' | 'db'>): Promise<FitBook> {
  const [rules, { names }] = await Promise.all([
    shop.cache.recall('fit rules', async () => {
      const kept = (await readFitRules(shop.db)).filter(({ active }) => active)
      return { value: kept as FitRule[], bytes: kept.length * 1500, tags: [structureTag] }
    }),
    attributeNames(shop),
  ])
  return {
    rules,
    unitOf: (key) => names.get(key)?.unit,
    nameOf: (key) => names.get(key)?.name ?? key,
  }
}

/** A rule, held until the transaction ends. */
export async function lockFitRule(tx: Kysely<Database>, id: string): Promise<KeptRule | undefined> {
  await sql`SELECT FROM fit_rules WHERE id = ${id} FOR UPDATE`.execute(tx)
  return (await readFitRules(tx, id))[0]
}
