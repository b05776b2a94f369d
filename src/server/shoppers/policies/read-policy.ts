import type { Kysely } from 'kysely'
import type { Policy, PolicyRow } from '../../../shared/contract/office/policies.ts'
import { indianFormat } from '../../../shared/india-time.ts'
import type { PolicyState } from '../../../shared/office/policy-states.ts'
import { chipValues } from '../../../shared/policies/chips.ts'
import { firstText } from '../../../shared/policies/first-text.ts'
import { fixedParts, type PolicyName, type PublishedPolicy, policyNames } from '../../../shared/policies/policies.ts'
import { writeWords } from '../../../shared/policies/policy-words.ts'
import { templateOf } from '../../../shared/policies/template-of.ts'
import { withFixed } from '../../../shared/policies/with-fixed.ts'
import { policyLimits } from '../../../shared/policy-limits.ts'
import { shopFacts } from '../../../shared/shop-facts.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { listStored, listVersions, readStored, readVersion } from './policy-queries.ts'

type Db = Kysely<Database>
const dayInWords = indianFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** Returns what shoppers read of a page: the published version, or null for the template. */
export async function readPublished(db: Db, name: PolicyName): Promise<PublishedPolicy> {
  const { number } = await readStored(db, name)
  const version = number === 0 ? undefined : await readVersion(db, name, number)
  return { text: version?.text ?? null, since: version ? dayInWords(version.at) : null }
}

/** Returns a page as shoppers would read its draft from today on; without a draft, as they read it. */
export async function readForPreview(shop: Shop, name: PolicyName): Promise<PublishedPolicy> {
  const { draft } = await readStored(shop.db, name)
  return draft ? { text: draft, since: dayInWords(shop.clock()) } : readPublished(shop.db, name)
}

/** Lists the pages, and how each stands. */
export async function listPolicies(shop: Shop): Promise<PolicyRow[]> {
  const stored = new Map((await listStored(shop.db)).map((row) => [row.name, row]))
  const facts = shopFacts(shop.settings.identity())
  return policyNames.map((name) => {
    const row = stored.get(name)
    return {
      name,
      title: templateOf[name](facts).title,
      state: stateOf(row?.hasDraft ?? false, row?.isTemplate ?? true),
      published: row?.at && row.by !== null ? { at: row.at.toISOString(), by: row.by } : null,
    }
  })
}

/** One page as its owner goes on writing it. */
export async function readPolicy(shop: Pick<Shop, 'settings'>, db: Db, name: PolicyName): Promise<Policy> {
  const identity = shop.settings.identity()
  const facts = shopFacts(identity)
  const { draft, version, number } = await readStored(db, name)
  const [published, versions] = await Promise.all([
    readVersion(db, name, number),
    listVersions(db, name, policyLimits.versionsShown),
  ])
  const template = templateOf[name](facts)
  const fixed = template.sections.filter(({ id }) => fixedParts[name].sections.includes(id))
  const text = withFixed(name, draft ?? published?.text ?? firstText(name, identity), template)
  // fixed, and not on the page as the settings are now
  const hidden = Object.fromEntries(
    text.sections.flatMap(({ id }) => (fixedParts[name].sections.includes(id) ? [[id, '']] : [])),
  )
  return {
    name,
    title: template.title,
    state: stateOf(draft !== null, !published?.text),
    published: published ? { at: published.at.toISOString(), by: published.by } : null,
    ...text,
    version,
    fixed: {
      intro: fixedParts[name].intro ? template.intro : null,
      sections: { ...hidden, ...Object.fromEntries(fixed.map(({ id, content }) => [id, writeWords(content)])) },
    },
    chips: Object.entries(chipValues(facts)).map(([chip, value]) => ({ name: chip, value })),
    number,
    versions: versions.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
  }
}

function stateOf(hasDraft: boolean, isTemplate: boolean): PolicyState {
  if (hasDraft) return 'draft'
  return isTemplate ? 'template' : 'published'
}
