import type { Kysely, Transaction } from 'kysely'
import type { PolicyName, PolicyText } from '../../../shared/policies/policies.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A page as it is stored: its draft, its version, and the number of what is published; 0: the template. */
export interface StoredPolicy {
  draft: PolicyText | null
  version: number
  number: number
}

/** A published version; `text` null: the template. */
export interface PolicyVersion {
  number: number
  text: PolicyText | null
  at: Date
  by: string
}

const untouched: StoredPolicy = { draft: null, version: 1, number: 0 }

/** Returns how a page stands. */
export async function readStored(db: Db, name: PolicyName): Promise<StoredPolicy> {
  const query = db.selectFrom('policies').select(['draft', 'version', 'number'])
  return (await query.where('name', '=', name).executeTakeFirst()) ?? untouched
}

/** Locks a page until the transaction ends. */
export async function lockPolicy(tx: Transaction<Database>, name: PolicyName): Promise<StoredPolicy> {
  await tx
    .insertInto('policies')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const query = tx.selectFrom('policies').select(['draft', 'version', 'number']).where('name', '=', name)
  return query.forUpdate().executeTakeFirstOrThrow()
}

/** Writes a page that this transaction has locked. */
export async function writeStored(
  tx: Transaction<Database>,
  name: PolicyName,
  { draft, version, number }: StoredPolicy,
): Promise<void> {
  const set = { draft: draft && JSON.stringify(draft), version, number }
  await tx.updateTable('policies').set(set).where('name', '=', name).execute()
}

/** Adds a published version behind the others, and gives its number; the page is locked. */
export async function addVersion(
  tx: Transaction<Database>,
  name: PolicyName,
  { text, at, by }: Omit<PolicyVersion, 'number'>,
): Promise<number> {
  const last = await tx
    .selectFrom('policy_versions')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('name', '=', name)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  const row = { name, number, text: text && JSON.stringify(text), published_at: at, by_name: by }
  await tx.insertInto('policy_versions').values(row).execute()
  return number
}

/** Returns one published version. */
export async function readVersion(db: Db, name: PolicyName, number: number): Promise<PolicyVersion | undefined> {
  const query = db.selectFrom('policy_versions').select(['number', 'text', 'published_at as at', 'by_name as by'])
  return query.where('name', '=', name).where('number', '=', number).executeTakeFirst()
}

/** Returns the newest published versions of a page, without their texts. */
export async function listVersions(
  db: Db,
  name: PolicyName,
  limit: number,
): Promise<(Omit<PolicyVersion, 'text'> & { isTemplate: boolean })[]> {
  return db
    .selectFrom('policy_versions')
    .select((eb) => ['number', 'published_at as at', 'by_name as by', eb('text', 'is', null).as('isTemplate')])
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .limit(limit)
    .$castTo<Omit<PolicyVersion, 'text'> & { isTemplate: boolean }>()
    .execute()
}

/** Returns how each page stands that was ever written, with who published it last and when. */
export async function listStored(
  db: Db,
): Promise<
  { name: PolicyName; hasDraft: boolean; number: number; at: Date | null; by: string | null; isTemplate: boolean }[]
> {
  return db
    .selectFrom('policies as p')
    .leftJoin('policy_versions as v', (join) => join.onRef('v.name', '=', 'p.name').onRef('v.number', '=', 'p.number'))
    .select((eb) => [
      'p.name',
      'p.number',
      eb('p.draft', 'is not', null).as('hasDraft'),
      'v.published_at as at',
      'v.by_name as by',
      eb('v.text', 'is', null).as('isTemplate'),
    ])
    .$castTo<{
      name: PolicyName
      hasDraft: boolean
      number: number
      at: Date | null
      by: string | null
      isTemplate: boolean
    }>()
    .execute()
}
