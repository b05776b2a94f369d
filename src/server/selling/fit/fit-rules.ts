import { type Kysely, sql } from 'kysely'
import type { FitRule } from '../../../domain/selling/fit/fit-rule.ts'
import type { UnitOf } from '../../../domain/selling/fit/judge-fit.ts'
import { structureTag } from '../../../shared/cache-tags.ts'
import type { FitRuleFields } from '../../../shared/contract/office/fit.ts'
import { attributeNames } from '../../catalogue/attributes/attribute-names.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'

/** A rule as it is kept. */
export interface KeptRule extends FitRuleFields {
  id: string
  active: boolean
  position: number
  version: number
}

/** The rules that the shop judges by (those that are on), and the names of their attributes. */
export interface FitBook {
  rules: readonly FitRule[]
  unitOf: UnitOf
  nameOf: (key: string) => string
}

const columns = [
  ...(['id', 'name', 'position', 'relation', 'danger', 'words', 'part', 'host', 'checks', 'active'] as const),
  'version',
] as const

/** All rules in their order, or the one of an id. */
export function readFitRules(db: Kysely<Database>, id?: string): Promise<KeptRule[]> {
  const all = db.selectFrom('fit_rules').select(columns).orderBy('position').orderBy('id')
  return (id === undefined ? all : all.where('id', '=', id)).execute()
}

/** The rules as they are now: kept in this process until somebody changes one, anywhere. */
export async function fitBook(shop: Pick<Shop, 'cache' | 'db'>): Promise<FitBook> {
  const [rules, names] = await Promise.all([
    shop.cache.recall('fit rules', async () => {
      const kept: FitRule[] = (await readFitRules(shop.db)).filter(({ active }) => active)
      return { value: kept, bytes: kept.length * 1500, tags: [structureTag] }
    }),
    attributeWords(shop),
  ])
  return { rules, ...names }
}

/** Returns the names and units of the attributes in rules. */
export async function attributeWords(shop: Pick<Shop, 'cache' | 'db'>): Promise<Omit<FitBook, 'rules'>> {
  const { names } = await attributeNames(shop)
  return { unitOf: (key) => names.get(key)?.unit, nameOf: (key) => names.get(key)?.name ?? key }
}

const RULES = 72_311_271

/** Rules are written one after the other until the transaction ends: no two have one name. Gives all. */
export async function holdFitRules(tx: Kysely<Database>): Promise<KeptRule[]> {
  await sql`SELECT pg_advisory_xact_lock(${RULES})`.execute(tx)
  return readFitRules(tx)
}

/** A rule, held until the transaction ends. */
export async function lockFitRule(tx: Kysely<Database>, id: string): Promise<KeptRule | undefined> {
  await holdFitRules(tx)
  await sql`SELECT FROM fit_rules WHERE id = ${id} FOR UPDATE`.execute(tx)
  return (await readFitRules(tx, id))[0]
}

/** Adds a rule, or puts one back as it was. */
export async function insertFitRule(tx: Kysely<Database>, { version: _, ...rule }: KeptRule): Promise<void> {
  await tx.insertInto('fit_rules').values(asRow(rule)).execute()
}

/** Writes a rule over, under its next version. */
export async function updateFitRule(tx: Kysely<Database>, { id, ...rule }: KeptRule): Promise<void> {
  await tx.updateTable('fit_rules').set(asRow(rule)).where('id', '=', id).execute()
}

/** Takes a rule out. */
export async function deleteFitRule(tx: Kysely<Database>, id: string): Promise<void> {
  await tx.deleteFrom('fit_rules').where('id', '=', id).execute()
}

function asRow<Rule extends Pick<KeptRule, 'part' | 'host' | 'checks'>>(rule: Rule) {
  const [part, host, checks] = [rule.part, rule.host, rule.checks].map((each) => JSON.stringify(each))
  return { ...rule, part, host, checks }
}
