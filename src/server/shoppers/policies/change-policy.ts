import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { same } from '../../../domain/operations/history/same-value.ts'
import { policyProblems } from '../../../domain/shoppers/policies/check-policy.ts'
import { policiesTag } from '../../../shared/cache-tags.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { chipValues } from '../../../shared/policies/chips.ts'
import { firstText } from '../../../shared/policies/first-text.ts'
import { fixedParts, type PolicyName, type PolicySection, type PolicyText } from '../../../shared/policies/policies.ts'
import { templateOf } from '../../../shared/policies/template-of.ts'
import { withFixed } from '../../../shared/policies/with-fixed.ts'
import { shopFacts } from '../../../shared/shop-facts.ts'
import type { Shop } from '../../platform/shop.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { addVersion, lockPolicy, readVersion, type StoredPolicy, writeStored } from './policy-queries.ts'

const kind = 'policy'
type Told = Pick<Shop, 'settings' | 'clock'>

/** A page as the history has it: its draft (null: there is none), and the number of the published version; 0: the template. */
export interface PolicyFields {
  intro: string | null
  sections: PolicySection[] | null
  published: number
}

/** Returns a page as the history has it. */
export function inHistory({ draft, number }: Pick<StoredPolicy, 'draft' | 'number'>): PolicyFields {
  return { intro: draft?.intro ?? null, sections: draft?.sections ?? null, published: number }
}

/** Saves a draft beside what others change. Throws `edit_conflict`, and `bad_input` with what is wrong, by field. */
export async function savePolicy(
  shop: Told,
  work: CommandWork,
  name: PolicyName,
  edit: { version: number; changes: FieldEdits },
): Promise<void> {
  const stored = await heldPolicy(shop, work, name)
  const text = stored.draft ?? (await publishedText(shop, work, name, stored.number))
  const fields = { ...complete(shop, name, text) }
  const record = { entity: kind, id: name, version: stored.version, fields }
  const draft = withoutFixed(shop, name, { ...fields, ...(await mergeEdit(work, record, edit)) } as PolicyText)
  refuseWrong(shop, name, draft, 'changes.')
  await write(work, name, stored, { draft, number: stored.number })
}

/**
 * Shows the draft to shoppers: a new version. Throws `edit_conflict` where it is not the draft that was seen, `bad_input` where there is none
 * or the program wants more of it by now.
 */
export async function publishPolicy(
  shop: Told,
  work: CommandWork,
  name: PolicyName,
  { version }: { version: number },
): Promise<void> {
  const stored = await heldPolicy(shop, work, name)
  if (stored.version !== version) throw new Failure('edit_conflict', copy.changedSince)
  if (!stored.draft) throw new Failure('bad_input', copy.noDraft)
  const draft = complete(shop, name, stored.draft)
  refuseWrong(shop, name, draft)
  const text = same(draft, firstText(name, shop.settings.identity())) ? null : draft
  const number = await addVersion(work.tx, name, { text, at: shop.clock(), by: work.by.name })
  await write(work, name, stored, { draft: null, number })
}

/** Puts an earlier version into the draft; 0: the template. Throws `not_found`, `edit_conflict` where the page has changed since. */
export async function restorePolicy(
  shop: Told,
  work: CommandWork,
  name: PolicyName,
  { number, version }: { number: number; version: number },
): Promise<void> {
  const stored = await heldPolicy(shop, work, name)
  if (stored.version !== version) throw new Failure('edit_conflict', copy.changedSince)
  const draft = await publishedText(shop, work, name, number)
  await write(work, name, stored, { draft: number === stored.number ? null : draft, number: stored.number })
}

/** Puts back a draft, or the version that was published. */
export async function putPolicyBack(
  shop: Told,
  work: CommandWork,
  name: PolicyName,
  fields: Partial<PolicyFields>,
): Promise<void> {
  const stored = await heldPolicy(shop, work, name)
  const { intro, sections, published } = { ...inHistory(stored), ...fields }
  const isDraft = intro !== null || sections !== null
  // where only one of the two is put back, the other is that of the present text
  const base = isDraft ? (stored.draft ?? (await publishedText(shop, work, name, published))) : null
  const draft = base && { intro: intro ?? base.intro, sections: sections ?? base.sections }
  await write(work, name, stored, { draft, number: published })
}

/** A page, locked until the command ends. */
export async function heldPolicy(
  shop: Told,
  work: Pick<CommandWork, 'tx' | 'about'>,
  name: PolicyName,
): Promise<StoredPolicy> {
  work.about({ kind, id: name, name: templateOf[name](shopFacts(shop.settings.identity())).title })
  return lockPolicy(work.tx, name)
}

/** The text of a version as one goes on writing it. Throws `not_found`. */
async function publishedText(shop: Told, { tx }: CommandWork, name: PolicyName, number: number): Promise<PolicyText> {
  const version = number === 0 ? { text: null } : await readVersion(tx, name, number)
  if (!version) throw new Failure('not_found', copy.unknown)
  return version.text ?? firstText(name, shop.settings.identity())
}

async function write(
  work: CommandWork,
  name: PolicyName,
  stored: StoredPolicy,
  after: Pick<StoredPolicy, 'draft' | 'number'>,
): Promise<void> {
  await writeStored(work.tx, name, { ...after, version: stored.version + 1 })
  work.changed(kind, name, { ...inHistory(stored) }, { ...inHistory(after) })
  if (after.number !== stored.number) work.stale(policiesTag)
}

/** A text with the fixed sections that the page has by now, as the settings are. */
function complete(shop: Told, name: PolicyName, text: PolicyText): PolicyText {
  return withFixed(name, text, templateOf[name](shopFacts(shop.settings.identity())))
}

/** A text without words in the place of what is fixed: the program's own stand there. */
function withoutFixed(shop: Told, name: PolicyName, { intro, sections }: PolicyText): PolicyText {
  const { sections: inTemplate } = templateOf[name](shopFacts(shop.settings.identity()))
  const titles = new Map(inTemplate.map(({ id, title }) => [id, title]))
  const isFixed = (id: string) => fixedParts[name].sections.includes(id)
  return {
    intro: fixedParts[name].intro ? '' : intro,
    sections: sections.map(({ id, title, text }) => ({ id, title: (isFixed(id) && titles.get(id)) || title, text })),
  }
}

function refuseWrong(shop: Told, name: PolicyName, text: PolicyText, at = ''): void {
  const facts = shopFacts(shop.settings.identity())
  const given = { chips: Object.keys(chipValues(facts)), inTemplate: templateOf[name](facts).sections }
  const problems = Object.entries(policyProblems(name, text, given))
  const [first] = problems
  if (!first) return
  const errors = problems.map(([path, sentence]) => [at + path.replace(/^(intro|sections)/, '$1.now'), sentence])
  throw new Failure('bad_input', first[1], at === '' ? {} : { errors: Object.fromEntries(errors) })
}
